// The cards: found, filtered, grouped, compared. A save changes pixels and captions here, never the place of anything.

import { $, $$, button, choice, counted, el, folded, icon, key, remember, segments } from "./dom.js";
import { ask, cards, carriers, changed, deckTitle, file, game, loadCarriers, on, status, since } from "./data.js";
import { address, amend, go, list, parse } from "./route.js";
import { empty, face, openPlace, severity, sign, spoken, swap } from "./parts.js";
import { loadSources, refreshPanel, sources, title as webTitle } from "./refresh.js";
import { detailOf, forget, inspector, inspectorShell } from "./inspector.js";
import { t } from "./words.js";

const STATES = [
  ["problems", t`Has problems`, (card) => card.errors + card.warnings > 0, () => icon("error")],
  ["changed", t`Changed since opened`, (card) => changed.has(card.key), () => el("span", { class: "dot changed" })],
  ["stale", t`Last good picture`, (card) => card.since !== null, () => el("span", { class: "dot bad" })],
];
const SORTS = {
  number: [t`number`, () => 0],
  name: [t`name`, (a, b) => a.name.localeCompare(b.name)],
  copies: [t`copies`, (a, b) => b.copies - a.copies],
  problems: [t`problems`, (a, b) => b.errors * 1000 + b.warnings - a.errors * 1000 - a.warnings],
};

let held = [];  // keys, in the order that they are shown in; kept until the filter is touched

export function filters(query = parse().query) {
  const chosen = { state: list(query, "state"), deck: list(query, "deck"), type: list(query, "type"), shows: list(query, "shows") };
  for (const facet of game.facets) chosen[facet.field] = list(query, facet.field);
  return { chosen, text: query.get("q") || "", group: query.get("group") || "deck", sort: query.get("sort") || "number", side: query.get("face") || "front" };
}

function tests({ chosen, text }) {
  const words = folded(text).split(/\s+/).filter(Boolean);
  const all = [];
  if (words.length) all.push(["q", (card) => { const hay = (card.hay ||= folded(`${card.name} ${card.id} ${card.search}`)); return words.every((word) => hay.includes(word)); }]);
  for (const [name, values] of Object.entries(chosen)) {
    if (!values.length) continue;
    if (name === "state") all.push([name, (card) => values.some((value) => STATES.find(([id]) => id === value)?.[2](card))]);
    else if (name === "shows") all.push([name, (card) => values.some((value) => carriers.get(value)?.keys.has(card.key))]);
    else all.push([name, (card) => values.includes(value(card, name))]);
  }
  return all;
}
const value = (card, name) => (name === "deck" || name === "type" ? card[name] : String(card.fields[name] ?? ""));

export function matching(filter = filters()) {
  const all = tests(filter);
  return sorted([...cards.values()].filter((card) => all.every(([, test]) => test(card))), filter.sort);
}
function sorted(found, by) {
  const compare = (SORTS[by] || SORTS.number)[1];
  return by === "number" ? found : found.map((card, i) => [card, i]).sort((a, b) => compare(a[0], b[0]) || a[1] - b[1]).map(([card]) => card);
}
// One scale for all: a column is as wide as the widest card, but for what is more than twice as wide as most: a board, say.
function columnOf(found) {
  const often = new Map();
  for (const { w } of found) often.set(w, (often.get(w) || 0) + 1);
  const [usual] = [...often].sort((a, b) => b[1] - a[1])[0] || [1];
  return Math.max(1, ...found.map((card) => card.w).filter((w) => w <= 2 * usual));
}
export const heldKeys = () => (held.length ? held : matching().map((card) => card.key));

export function gridView(root) {
  let filter = filters();
  let width = Number(remember.get("size", innerWidth < 640 ? 104 : 152));
  let selected = parse().query.get("sel");
  let second = null;
  let open = remember.get("inspector", "no") === "yes" && innerWidth >= 1200;
  let web = false;  // whether the panel of what lies on the web takes the inspector's place
  let waiting = [];
  const frames = new Map();
  const search = el("input", { type: "search", placeholder: t`Find in cards`, "aria-label": t`Find in names and text`, value: filter.text,
    oninput: () => touch({ q: search.value }) });
  const clearButton = button(t`Clear`, { class: "link", onclick: clear });
  const facets = el("div", {});
  const rail = el("nav", { class: "rail", id: "filter", "aria-label": t`Filter` },
    el("div", { class: "sheet-head" }, el("h2", {}, t`Filter`), clearButton), el("div", { class: "field" }, icon("search"), search, key("/")), facets);
  const tools = el("div", { class: "tools" });
  const stage = el("div", { class: "stage", tabindex: "-1" });
  const side = inspectorShell(t`Inspector`, () => (web ? toggleWeb(false) : toggleInspector(false)));
  const phone = el("div", { class: "phone-find" });
  root.className = "cards-view";
  root.append(el("h1", { class: "unseen" }, t`Cards of ${game.title}`), rail, el("section", { class: "work", "aria-label": t`Cards` }, phone, tools, stage), side);

  function touch(changes) {
    amend(changes);
    filter = filters();
    drawAll();
  }
  function drawAll() { waiting = []; drawRail(); drawGrid(); drawTools(); }

  function drawRail() {
    const all = tests(filter);
    const within = (name) => [...cards.values()].filter((card) => all.every(([other, test]) => other === name || test(card)));
    const row = (name, id, title, signNode, n) => {
      const on_ = filter.chosen[name].includes(id);
      const flip = () => touch({ [name]: on_ ? filter.chosen[name].filter((one) => one !== id) : [...filter.chosen[name], id] });
      return el("label", { class: `facet${n ? "" : " none"}${on_ ? " on" : ""}` }, el("input", { type: "checkbox", checked: on_, onchange: flip, data: { facet: `${name}=${id}` } }), signNode, el("span", { class: "grow" }, title), el("span", { class: "n" }, String(n)));
    };
    const facet = (title, rows) => (rows.length ? el("fieldset", {}, el("legend", {}, title), rows) : null);
    const states = STATES.map(([id, title, test, mark]) => [id, title, within("state").filter(test).length, mark]).filter(([id, , n]) => n || filter.chosen.state.includes(id));
    const tally = (name) => { const n = new Map(); for (const card of within(name)) n.set(value(card, name), (n.get(value(card, name)) || 0) + 1); return n; };
    const focus = document.activeElement?.dataset?.facet;
    const top = rail.scrollTop;
    const [byDeck, byType] = [tally("deck"), tally("type")];
    const backs = new Map([...cards.values()].map((card) => [card.deck, card]).reverse());
    const any = Object.values(filter.chosen).some((values) => values.length) || filter.text;
    clearButton.hidden = !any;
    facets.replaceChildren(
      facet(t`State`, states.map(([id, title, n, mark]) => row("state", id, title, mark(), n))) || "",
      facet(t`Deck`, game.decks.map((deck) => row("deck", deck.id, deck.title, backs.get(deck.id)?.back ? face(backs.get(deck.id), "back", 20) : el("span", { class: "sign" }), byDeck.get(deck.id) || 0))) || "",
      facet(t`Type`, game.types.filter((type) => [...cards.values()].some((card) => card.type === type.id)).map((type) => row("type", type.id, type.title, sign(type.symbol) || el("span", { class: "sign" }), byType.get(type.id) || 0))) || "",
      ...game.facets.map((one) => { const n = tally(one.field); const used = one.values.filter((v) => [...cards.values()].some((card) => value(card, one.field) === v.value)); return used.length > 1 ? facet(capital(one.title), used.map((v) => row(one.field, v.value, v.title, sign(v.symbol) || el("span", { class: "sign" }), n.get(v.value) || 0))) : ""; }),
      button(t`Show ${counted(matching(filter).length, "card")}`, { class: "primary sheet-done", onclick: () => document.body.classList.remove("filtering") }));
    rail.scrollTop = top;
    if (focus) rail.querySelector(`[data-facet="${CSS.escape(focus)}"]`)?.focus();
  }
  const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

  function clear() {
    search.value = "";
    touch(Object.fromEntries([["q", ""], ...Object.keys(filter.chosen).map((name) => [name, ""])]));
  }

  function drawTools() {
    const n = held.length;
    const chips = Object.entries(filter.chosen).flatMap(([name, values]) => values.map((v) =>
      button(label(name, v), { class: "chip", "aria-label": t`Drop ${label(name, v)}`, onclick: () => touch({ [name]: filter.chosen[name].filter((one) => one !== v) }) }, icon("close"))));
    const range = el("input", { type: "range", min: 64, max: 360, step: 4, value: width, "aria-label": t`Card size`, oninput: (event) => resize(Number(event.target.value)) });
    tools.replaceChildren(
      el("b", { class: "count" }, n === cards.size ? counted(n, "card") : t`${n} of ${counted(cards.size, "card")}`),
      el("span", { class: "chips" }, chips, chips.length ? button(t`Clear`, { class: "link", onclick: clear }) : null),
      waiting.length ? button(t`${counted(waiting.length, "new card")} · Show`, { class: "chip", onclick: drawAll }) : "",
      second ? button(t`Compare ${cards.get(selected)?.name || ""} with ${cards.get(second)?.name || ""}`, { class: "chip", onclick: compare }) : "",
      el("span", { class: "grow" }),
      sources.length ? button([webTitle(), " ", key("R")], { class: "quiet", "aria-pressed": String(web), onclick: () => toggleWeb(!web) }) : "",
      choice(t`Group`, [["deck", t`deck`], ["type", t`type`], ["none", t`none`]], filter.group, (group) => touch({ group: group === "deck" ? "" : group })),
      choice(t`Sort`, Object.entries(SORTS).map(([id, [title]]) => [id, title]), filter.sort, (sort) => touch({ sort: sort === "number" ? "" : sort })),
      segments(t`Side`, [["front", t`Front`], ["back", t`Back`], ["both", t`Both`]], filter.side, (face_) => touch({ face: face_ === "front" ? "" : face_ })),
      el("span", { class: "size" }, icon("small"), range, icon("large")),
      button(icon("panel"), { class: "quiet icon-only", "aria-label": t`Inspector`, "aria-pressed": String(open), onclick: () => toggleInspector(!open) }));
    phone.replaceChildren(button([icon("filter"), t` Filter${chips.length || filter.text ? ` · ${n}` : ""}`], { onclick: () => document.body.classList.add("filtering") }), el("b", { class: "grow" }, n === cards.size ? counted(n, "card") : t`${n} of ${cards.size}`),
      segments(t`Side`, [["front", t`Front`], ["back", t`Back`]], filter.side, (face_) => touch({ face: face_ === "front" ? "" : face_ })),
      sources.length ? button(webTitle(), { class: "quiet", "aria-pressed": String(web), onclick: () => toggleWeb(!web) }) : "");
  }
  const label = (name, v) => (name === "deck" ? deckTitle(v) : name === "type" ? game.types.find((type) => type.id === v)?.title || v : name === "state" ? STATES.find(([id]) => id === v)?.[1] || v : name === "shows" ? carriers.get(v)?.title || v : game.facets.find((one) => one.field === name)?.values.find((one) => one.value === v)?.title || v);

  function drawGrid() {
    const anchor = topmost();
    const found = matching(filter);
    held = found.map((card) => card.key);
    frames.clear();
    const widest = columnOf(found);
    stage.style.setProperty("--size", `${width}px`);
    stage.classList.toggle("tiny", width < 110 && innerWidth >= 640);
    const groups = new Map();
    for (const card of found) {
      const name = filter.group === "none" ? "" : filter.group === "type" ? card.type : card.deck;
      if (!groups.has(name)) groups.set(name, []);
      groups.get(name).push(card);
    }
    stage.replaceChildren(...(found.length ? [...groups].map(([name, members]) => group(name, members, widest)) : [nothing()]));
    mark();
    if (anchor) stage.scrollTop += (anchorTop(anchor.key) ?? anchor.top) - anchor.top;
  }

  function group(name, members, widest) {
    const title = filter.group === "type" ? label("type", name) : deckTitle(name);
    const copies = members.reduce((sum, card) => sum + card.copies, 0);
    const stale = members.some((card) => card.since);
    const heading = name === "" ? null : el("h2", {}, title, el("span", { class: "n" }, `${counted(members.length, "card")}, ${counted(copies, "copy", "copies")}`), stale ? el("span", { class: "code error" }, t`last good picture, ${since()}`) : null);
    return el("section", { class: "group", data: { group: name } }, heading, el("div", { class: "grid" }, members.map((card) => tile(card, widest))));
  }

  function tile(card, widest) {
    const link = el("a", { class: "card", href: address("card", [card.key]), draggable: "false", data: { key: card.key }, tabindex: "-1", onclick: (event) => click(event, card.key), ondblclick: () => go("card", [card.key]) });
    fill(link, card, widest);
    frames.set(card.key, link);
    return link;
  }
  function fill(link, card, widest) {
    const share = `${Math.min(1, card.w / widest) * 100}%`;
    const sides = filter.side === "both" ? ["front", "back"] : [filter.side === "back" && card.back ? "back" : "front"];
    link.classList.toggle("both", sides.length > 1);
    link.replaceChildren(el("span", { class: "pictures" }, sides.map((one) => el("span", { class: "slot", style: { width: share }, data: { side: one } }, face(card, one, width)))), caption(card));
    dress(link, card);
  }
  function caption(card) {
    return el("span", { class: "caption", "aria-hidden": "true" }, severity(card), changed.has(card.key) ? el("span", { class: "dot changed" }) : null, el("span", { class: "name", lang: game.lang }, card.name), el("span", { class: "n" }, card.copies > 1 ? `×${card.copies}` : ""));
  }
  function dress(link, card) {
    link.setAttribute("aria-label", spoken(card));
    link.classList.toggle("stale", card.since !== null);
    link.classList.toggle("has-problem", card.errors + card.warnings > 0);
  }

  function nothing() {
    if (!cards.size) return empty(t`No cards yet`, el("p", {}, t`Put a first card into `, el("code", {}, `cards/${game.game || "…"}/`), t` and save. It appears here by itself.`));
    const values = Object.entries(filter.chosen).flatMap(([name, chosen]) => chosen.map((v) => [name, v]));
    return empty(t`No card matches`, el("p", { class: "row" }, values.slice(-2).map(([name, v]) => button(t`Drop “${label(name, v)}”`, { onclick: () => touch({ [name]: filter.chosen[name].filter((one) => one !== v) }) })), button(t`Clear all`, { class: "link", onclick: clear })));
  }

  // Selection
  function click(event, name) {
    if (event.metaKey || event.ctrlKey) { event.preventDefault(); pick(name); return; }
    if (innerWidth < 640 || event.detail > 1) return;
    event.preventDefault();
    select(name);
    if (innerWidth >= 900 && !open) toggleInspector(true);
  }
  function select(name, focus = true) {
    selected = name;
    if (name && web) { web = false; drawTools(); }
    amend({ sel: name || "" });
    mark();
    if (focus) frames.get(name)?.focus({ preventScroll: false });
    drawInspector();
  }
  function pick(name) {
    if (!selected || selected === name) { selected = name; second = null; } else second = second === name ? null : name;
    mark();
    drawTools();
  }
  function compare() {
    if (selected && second) go("compare", [selected, second]);
    else if (selected && game.languages.length > 1 && !file) go("compare", [selected], { langs: game.languages.slice(0, 2).join(",") });
  }
  function mark() {
    const focusable = frames.get(selected) || frames.get(held[0]);
    for (const [name, link] of frames) {
      link.tabIndex = link === focusable ? 0 : -1;
      if (name === selected) link.setAttribute("aria-current", "true"); else link.removeAttribute("aria-current");
      link.classList.toggle("second", name === second);
    }
  }
  function toggleWeb(on_) {
    web = on_;
    drawTools();
    drawInspector();
    if (web) $("#refresh", side)?.focus();
  }
  function toggleInspector(on_) {
    open = on_;
    remember.set("inspector", open ? "yes" : "no");
    drawTools();
    drawInspector();
  }
  async function drawInspector() {
    root.classList.toggle("with-inspector", open || web);
    const closer = $(".close", side);
    if (web) {
      const had = document.activeElement?.id === "refresh";
      const panel = refreshPanel(() => { drawTools(); if (web) drawInspector(); });
      side.replaceChildren(closer, ...panel.nodes);
      if (had || document.activeElement === document.body) $("#refresh", side)?.focus();
      return;
    }
    if (!open) return;
    const entry = cards.get(selected);
    if (!entry) { side.replaceChildren(closer, el("p", { class: "hint" }, t`Click a card to see where it is written, how its texts fit, and what it shows.`)); return; }
    try {
      const detail = await detailOf(entry);
      if (selected !== entry.key) return;
      const top = side.scrollTop;
      side.replaceChildren(closer, ...inspector(entry, detail));
      side.scrollTop = top;
    } catch { /* the next update brings it */ }
  }

  // Scroll
  function topmost() {
    const edge = stage.getBoundingClientRect().top;
    for (const [name, link] of frames) {
      const box = link.getBoundingClientRect();
      if (box.bottom > edge) return { key: name, top: box.top };
    }
    return null;
  }
  const anchorTop = (name) => frames.get(name)?.getBoundingClientRect().top;
  function resize(next) {
    const anchor = topmost();
    width = Math.min(360, Math.max(64, next));
    remember.set("size", width);
    stage.style.setProperty("--size", `${width}px`);
    stage.classList.toggle("tiny", width < 110);
    $(".size input", tools).value = width;
    if (anchor) stage.scrollTop += anchorTop(anchor.key) - anchor.top;
  }

  // What a save does: first the pictures that are in view, then the others, one after another.
  async function update(news) {
    const { top, bottom } = stage.getBoundingClientRect();
    const later = [];
    const seen = [];
    const boxes = new Map(news.changed.map((name) => [name, frames.get(name)?.getBoundingClientRect()]));  // before anything moves
    for (const [name, box] of boxes) {
      const link = frames.get(name);
      const card = cards.get(name);
      forget(name);
      if (!link) continue;
      link.classList.remove("gone");
      const isSeen = box.bottom > top && box.top < bottom;
      for (const slot of $$(".slot", link)) {
        const exchange = () => swap($(".face", slot), cards.get(name) || card, slot.dataset.side, width);
        if (isSeen) seen.push(exchange()); else later.push(exchange);
      }
    }
    dressAnew(news.changed);
    await Promise.race([Promise.allSettled(seen), new Promise((done) => setTimeout(done, 150))]);
    follow(news);
    await Promise.allSettled(seen);
    for (const exchange of later) await exchange();
  }
  function dressAnew(names) {
    for (const name of names) {
      const link = frames.get(name);
      const card = cards.get(name);
      if (!link || !card) continue;
      $(".caption", link).replaceWith(caption(card));
      dress(link, card);
      const fits = tests(filter).every(([, test]) => test(card));
      link.classList.toggle("no-longer", !fits);
    }
  }
  function follow(news) {
    for (const name of news.removed) frames.get(name)?.classList.add("gone");
    const added = news.added.filter((name) => tests(filter).every(([, test]) => test(cards.get(name))));
    const back = added.filter((name) => frames.get(name)?.classList.contains("gone"));
    for (const name of back) { frames.get(name).classList.remove("gone"); fill(frames.get(name), cards.get(name), columnOf(matching(filter))); }
    const fresh = added.filter((name) => !frames.has(name));
    if (fresh.length) {
      if (!frames.size || belowFold(fresh)) drawGrid();
      else waiting.push(...fresh);
    }
    drawRail();
    drawTools();
    for (const heading of $$(".group h2 .code", stage)) if (!status.summary.stale) heading.remove();
    if (news.changed.includes(selected)) drawInspector();
  }
  function belowFold(fresh) {
    const order = matching(filter).map((card) => card.key);
    const bottom = stage.getBoundingClientRect().bottom;
    return fresh.every((name) => {
      const next = order.slice(order.indexOf(name) + 1).map((one) => frames.get(one)).find(Boolean);
      return !next || next.getBoundingClientRect().top > bottom;
    });
  }

  // Keys
  function move(event) {
    const links = held.map((name) => frames.get(name)).filter(Boolean);
    const at = links.indexOf(document.activeElement);
    const now = at >= 0 ? at : links.indexOf(frames.get(selected));
    let to = null;
    if (event.key === "ArrowRight") to = now + 1;
    else if (event.key === "ArrowLeft") to = now - 1;
    else if (event.key === "Home") to = 0;
    else if (event.key === "End") to = links.length - 1;
    else if (now >= 0) to = vertical(links, now, event.key === "ArrowUp" || event.key === "PageUp" ? -1 : 1, event.key.startsWith("Page") ? 3 : 1);
    else to = 0;
    if (links[to]) { event.preventDefault(); select(links[to].dataset.key); }
  }
  function vertical(links, now, step, rows) {
    const here = links[now].getBoundingClientRect();
    const centre = here.left + here.width / 2;
    let best = now;
    let line = here.top;
    for (let i = now + step; links[i]; i += step) {
      const box = links[i].getBoundingClientRect();
      if (Math.abs(box.top - line) > 4) { if (rows === 0) break; rows -= 1; line = box.top; best = i; }
      else if (best === now) continue;
      const other = links[best].getBoundingClientRect();
      if (Math.abs(box.left + box.width / 2 - centre) < Math.abs(other.left + other.width / 2 - centre)) best = i;
    }
    return best;
  }
  function nextProblem(step) {
    const names = held.filter((name) => { const card = cards.get(name); return card && card.errors + card.warnings; });
    if (!names.length) return;
    const at = names.indexOf(selected);
    select(names[at < 0 ? (step > 0 ? 0 : names.length - 1) : (at + step + names.length) % names.length]);
  }
  const keys = {
    "/": (event) => { event.preventDefault(); if (innerWidth < 900) document.body.classList.add("filtering"); search.focus(); search.select(); },
    ArrowRight: move, ArrowLeft: move, ArrowUp: move, ArrowDown: move, Home: move, End: move, PageUp: move, PageDown: move,
    j: () => move({ key: "ArrowRight", preventDefault() {} }), k: () => move({ key: "ArrowLeft", preventDefault() {} }),
    Enter: (event) => { if (selected && (document.activeElement === frames.get(selected) || document.activeElement === document.body)) { event.preventDefault(); go("card", [selected]); } },
    " ": (event) => { const name = document.activeElement?.dataset?.key; if (name) { event.preventDefault(); pick(name); } },
    c: compare, f: () => touch({ face: filter.side === "back" ? "" : "back" }), i: () => toggleInspector(!open),
    e: async () => { const entry = cards.get(selected); if (entry) { const detail = await detailOf(entry); if (detail.excerpt) openPlace(detail.excerpt.file, detail.excerpt.first, 1); } },
    r: () => { if (!sources.length) return; if (web) $("#refresh", side)?.click(); else toggleWeb(true); },
    p: () => nextProblem(1), P: () => nextProblem(-1), "+": () => resize(width + 24), "=": () => resize(width + 24), "-": () => resize(width - 24), 0: () => resize(152),
    Escape: () => { if (web) toggleWeb(false); else if (document.body.classList.contains("filtering")) document.body.classList.remove("filtering"); else if (second) { second = null; mark(); drawTools(); } else if (selected) select(null, false); else clear(); },
  };

  drawAll();
  drawInspector();
  const look = () => {
    const known = JSON.stringify(sources);
    return loadSources().then(() => { if (JSON.stringify(sources) !== known) drawTools(); });
  };
  look();
  if (filter.chosen.shows.length) loadCarriers().then(drawAll).catch(() => {});
  const scroll = Number(sessionStorage.getItem("deckwright.scroll") || 0);
  requestAnimationFrame(() => { if (selected && frames.has(selected)) frames.get(selected).scrollIntoView({ block: "nearest" }); else stage.scrollTop = scroll; });
  stage.addEventListener("scroll", () => sessionStorage.setItem("deckwright.scroll", stage.scrollTop), { passive: true });
  const off = [on("update", update), on("game", () => { if (!frames.size) drawGrid(); drawRail(); drawTools(); }),
    on("update", () => { if ((status.summary.files || []).some((name) => name.endsWith("game.yaml"))) look(); })];
  return { keys, leave() { for (const stop of off) stop(); document.body.classList.remove("filtering"); } };
}
