// What the page knows of the game: asked from the server, or found in the page itself where it is one file.

import { parse } from "./route.js";
import { clock } from "./dom.js";
import { t } from "./words.js";

const embedded = document.getElementById("data");
export const file = embedded ? JSON.parse(embedded.textContent) : null;

export const game = { title: "", decks: [], types: [], facets: [], languages: [], editor: false };
export const canWrite = () => !(file || game.guest);
export const cards = new Map();  // by key, in the order of the decks
export const status = { rev: 0, summary: {}, progress: { done: 0, total: 0, looked: 0 }, gone: null, fresh: true };
export const changed = new Set();  // keys whose picture is another than when the page was opened

const listeners = {};
export function on(name, listener) {
  (listeners[name] ||= new Set()).add(listener);
  return () => listeners[name].delete(listener);
}
export function emit(name, value) {
  for (const listener of [...(listeners[name] || [])]) listener(value);
}

export const lang = () => parse().query.get("lang") || "";

function full(path, query = {}) {
  const params = new URLSearchParams(query);
  if (!params.has("lang") && lang()) params.set("lang", lang());
  const text = params.toString();
  const below = path.replace(/^\//, "");  // the page may lie below the address of its server
  return text ? `${below}?${text}` : below;
}

export async function ask(path, query = {}) {
  if (file) {
    if (path in file.answers) return file.answers[path];
    throw new Error(t`not in this file`);
  }
  const response = await fetch(full(path, query));
  if (!response.ok) throw new Error((await response.text()).trim());
  return response.json();
}

export async function post(path, body) {
  const response = await fetch(full(path), { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(answer.message || response.statusText);
  return answer;
}

const WIDTHS = [320, 640, 1280];
export function faceUrl(digest, cssWidth, inLang = null) {
  if (file) return file.images[digest] || "";
  const wanted = cssWidth * Math.min(devicePixelRatio || 1, 2);
  const w = WIDTHS.find((width) => width >= wanted * 0.95) || 1280;
  return full(`/face/${digest}.png`, { w, ...(inLang !== null ? { lang: inLang } : {}) });
}

export function symbolUrl(name, version = "") {
  return file ? file.symbols[name] || "" : full(`/symbol/${encodeURIComponent(name)}.svg`, version ? { v: version } : {});
}

// The cards that show each symbol, by its name: asked for where a filter wants to know.
export const carriers = new Map();
export async function loadCarriers() {
  const { symbols } = await ask("/api/symbols");
  carriers.clear();
  for (const one of symbols) carriers.set(one.name, { title: one.title, keys: new Set(one.cards) });
}

const first = new Map();
function take(entry) {
  const before = first.get(entry.key);
  if (before === undefined) first.set(entry.key, entry.front);
  else if (before !== entry.front) changed.add(entry.key);
  else changed.delete(entry.key);
  cards.set(entry.key, entry);
}

export async function load() {
  const [known, all] = await Promise.all([ask("/api/game"), ask("/api/cards")]);
  Object.assign(game, known);
  status.progress = known.progress;
  apply({ ...all.summary, rev: all.rev, cards: all.cards, order: all.cards.map((card) => card.key),
    removed: [...cards.keys()].filter((key) => !all.cards.some((card) => card.key === key)) }, true);
}

// One change of the game: only what differs is told on.
function apply(update, whole = false) {
  const { cards: entries, removed, order, ...summary } = update;
  const news = { changed: [], added: [], removed: [], pictures: 0 };
  for (const entry of entries) {
    const before = cards.get(entry.key);
    if (before && whole && JSON.stringify(before) === JSON.stringify(entry)) continue;
    if (!before) news.added.push(entry.key);
    else {
      news.changed.push(entry.key);
      if (before.front !== entry.front || before.back !== entry.back) news.pictures += 1;
    }
    take(entry);
  }
  for (const key of removed) if (cards.delete(key)) news.removed.push(key);
  if (order) {
    const sorted = order.filter((key) => cards.has(key)).map((key) => [key, cards.get(key)]);
    cards.clear();
    for (const [key, entry] of sorted) cards.set(key, entry);
  }
  status.summary = summary;
  status.rev = update.rev;
  emit("update", news);
  emit("status");
}

let source = null;
let retry = null;
export function connect() {
  if (file) return;
  source?.close();
  clearTimeout(retry);
  source = new EventSource(full("/events"));
  source.addEventListener("hello", async (event) => {
    const { rev } = JSON.parse(event.data);
    const was = status.gone;
    status.gone = null;
    if (was !== null || rev !== status.rev) await reload();
    emit("status");
  });
  source.addEventListener("update", async (event) => {
    const update = JSON.parse(event.data);
    apply(update);
    if (update.files.some((name) => /\.yaml$|symbols\//.test(name))) refreshSoon();
  });
  source.addEventListener("progress", (event) => { 
    const before = status.progress;
    status.progress = JSON.parse(event.data);
    emit("status");
    const { done, looked, total } = status.progress;
    if (done >= total && (looked >= total || before.done < before.total)) emit("drawn");
  });
  source.addEventListener("behind", reload);
  source.addEventListener("error", () => {
    if (status.gone === null) { status.gone = Date.now() / 1000; emit("status"); }
    if (source.readyState === EventSource.CLOSED) retry = setTimeout(connect, 2000);
  });
}

let refreshing = null;
function refreshSoon() {  // pictures come first
  clearTimeout(refreshing);
  refreshing = setTimeout(refreshGame, 400);
}

async function refreshGame() {
  try {
    const known = await ask("/api/game");
    const before = JSON.stringify([game.decks, game.types, game.facets, game.title, game.languages]);
    Object.assign(game, known);
    if (before !== JSON.stringify([game.decks, game.types, game.facets, game.title, game.languages])) emit("game");
  } catch { /* the next event brings it */ }
}

async function reload() {
  try { await load(); emit("game"); } catch { /* asked again when the server is back */ }
}

export const since = () => clock(status.summary.since || status.summary.at || 0);
export const deckTitle = (id) => game.decks.find((deck) => deck.id === id)?.title || id;
export const typeTitle = (id) => game.types.find((type) => type.id === id)?.title || id;
export const valueTitle = (field, value) =>
  game.facets.find((facet) => facet.field === field)?.values.find((one) => one.value === value)?.title || value;
