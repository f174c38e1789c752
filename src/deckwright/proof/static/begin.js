// The beginning: which games there are, and what a new one is made of. Nothing is written before its button is pressed.

import { $, $$, button, clock, counted, el, icon, key, sentence, tell } from "./dom.js";
import { ask, post } from "./data.js";
import { command, labelled, picker } from "./controls.js";
import { coded, face } from "./parts.js";
import { applyTheme, isDark, onTheme, toggleTheme } from "./theme.js";
import { isFrench, locale, other, t, worded } from "./words.js";

const FORMS = { xlsx: t`A workbook (Excel, LibreOffice, Numbers)`, csv: t`A table as plain text (CSV)`, yaml: t`Plain text (YAML)` };
const OTHER = "other";

const known = { games: [], templates: [], sizes: [], forms: [], folder: "" };
const samples = new Map();  // by id, once they are drawn
const asked = { template: "", name: "", size: "", form: "xlsx" };
let plan = null;
let busy = false;
let draft = null;  // what was brought along, as it was read

function drawBar() {
  $("#bar").replaceChildren(
    el("span", { class: "brand" }, icon("cards"), el("b", {}, "Deckwright")),
    el("span", { class: "game-name" }, t`Begin`),
    el("span", { class: "bar-end" },
      button("?", { class: "quiet icon-only", "aria-label": t`Keys`, popovertarget: "keys" }),
      button(icon(isDark() ? "sun" : "moon"), { class: "quiet icon-only", "aria-label": isDark() ? t`Light theme` : t`Dark theme`, onclick: toggleTheme })));
}

function drawStatus() {
  $("#status").replaceChildren(
    el("span", { class: "left" }, el("span", { class: "dot ok" }), t`Only this computer can see this page`),
    el("span", { class: "middle plain" }, draft ? t`Nothing has been written yet` : ""),
    el("span", { class: "right" }, known.project ? t`New games join ${known.project}` : t`New games go to ${known.folder}`));
}

// The games of before

function gameRow(game) {
  const picture = el("span", { class: game.gone ? "cover none" : "cover" }, game.cover && !game.gone ? el("img", { src: game.cover, alt: "" }) : null);
  const said = [game.cards ? counted(game.cards, "card") : null, game.at ? when(game.at) : null].filter(Boolean).join(" · ");
  const words = el("span", { class: "game-words" }, el("b", {}, game.title), el("span", { class: "under" }, game.gone ? t`not there any more` : said), game.path ? el("code", { class: "path" }, game.path) : null);
  return el("li", {}, game.gone
    ? el("span", { class: "game-row gone" }, picture, words, button(t`Forget`, { class: "link", "aria-label": t`Forget ${game.title}`, onclick: () => forget(game.key) }))
    : button(picture, { class: "game-row", data: { key: game.key }, onclick: () => open(game.key) }, words));
}

const when = (at) => {
  const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(at * 1000).setHours(0, 0, 0, 0)) / 864e5);
  if (days === 0) return t`today ${clock(at)}`;
  return days === 1 ? t`yesterday` : new Date(at * 1000).toLocaleDateString(locale, { day: "numeric", month: "long" });
};

async function open(gameKey) {
  try { location.href = (await post("/api/open", { key: gameKey })).open; } catch (error) { say(error.message); }
}

async function forget(gameKey) {
  try { Object.assign(known, await post("/api/forget", { key: gameKey })); } catch (error) { say(error.message); }
  drawGames();
}

// A folder that is named: the page looks into it then, and never before

const folder = { shown: false, typed: "", found: null, fault: null };

function folderPanel() {
  if (!folder.shown) return el("section", { class: "folder" }, button([t`Open a folder…`, " ", key("O")], { class: "quiet", id: "open-folder", onclick: showFolder }));
  const { found, fault } = folder;
  return el("section", { class: "folder", "aria-label": t`Open a folder` },
    labelled(t`Where the game lies`, el("input", { type: "text", id: "folder", value: folder.typed, autocomplete: "off", spellcheck: "false", placeholder: "~/", oninput: (event) => { folder.typed = event.target.value; }, onkeydown: (event) => { if (event.key === "Enter" && !event.ctrlKey) { event.preventDefault(); lookInto(folder.typed); } } })),
    el("p", { class: "row" }, button(t`Look`, { onclick: () => lookInto(folder.typed) }), button(t`Cancel`, { class: "link", onclick: () => { Object.assign(folder, { shown: false, found: null, fault: null }); drawGames(); $("#open-folder").focus(); } })),
    fault ? el("p", { class: "fault-line", role: "alert" }, icon("error"), el("span", {}, sentence(fault.message), fault.hint ? el("span", { class: "under" }, ` ${sentence(fault.hint)}`) : null)) : null,
    found ? folderFound(found) : null);
}

function folderFound(found) {
  if (found.games.length) return el("ul", { id: "in-folder", "aria-label": t`Games in ${found.path}` }, found.games.map((one) => el("li", {}, button(el("span", { class: "game-words" }, el("b", {}, one.title), el("code", { class: "path" }, `cards/${one.game}`)), { class: "game-row", onclick: () => openIn(found.path, one.game) }))));
  return el("div", { id: "in-folder" },
    el("p", {}, t`No game lies here: there is no folder ${"cards"} in it.`, found.pictures ? t` It holds ${counted(found.pictures, "picture")}.` : ""),
    found.pictures ? el("p", {}, button(t`Take them as finished pictures`, { onclick: () => readFolder(found.path) })) : null,
    found.folders.length ? el("ul", { "aria-label": t`Folders in ${found.path}` }, found.folders.map((one) => el("li", {}, button(one.name, { class: "link", onclick: () => { folder.typed = one.path; lookInto(one.path); } })))) : null);
}

function showFolder() {
  Object.assign(folder, { shown: true, found: null });
  drawGames();
  $("#folder").focus();
}

async function lookInto(typed) {
  if (!typed.trim()) { $("#folder").focus(); return; }
  try { Object.assign(folder, { found: await sentJson("api/look", { folder: typed }), fault: null }); } catch (error) { Object.assign(folder, { found: null, fault: error }); }
  drawGames();
  ($("#in-folder button") || $("#folder")).focus();
  if (folder.found) tell(folder.found.games.length ? counted(folder.found.games.length, "game") : t`No game lies here: there is no folder ${"cards"} in it.`);
}

async function openIn(path, game) {
  try { location.href = (await sentJson("api/open", { folder: path, game })).open; } catch (error) { folder.fault = error; drawGames(); }
}

function readFolder(path) {
  Object.assign(folder, { shown: false, found: null });
  drawGames();
  reading(path, () => sentJson("api/read", { folder: path }));
}

function drawGames() {
  $("#games").replaceChildren(
    el("h2", {}, t`Your games`),
    known.games.length ? el("ul", {}, known.games.map(gameRow)) : el("p", { class: "under" }, t`The games that you open are listed here.`), folderPanel());
}

// Samples

function sampleOption(id) {
  const sample = samples.get(id);
  const many = sample && sample.faces.length > 3;
  const pictures = el("span", { class: many ? "sample-faces many" : "sample-faces" },
    sample ? sample.faces.map((one) => face(one, "front", 120, { eager: true, src: `sample/${id}/${one.front}.png` })) : el("span", { class: "face blank", style: { "--w": 63, "--h": 88 } }));
  return el("label", { class: "sample", data: { id } },
    el("input", { type: "radio", name: "template", value: id, checked: asked.template === id, onchange: () => choose(id) }),
    pictures,
    el("b", {}, worded(sample?.title || id)),
    el("span", { class: "under" }, sample ? worded(sample.about) : ""));
}

async function drawSamples() {
  const list = $("#samples");
  for (const id of known.templates) {
    if (samples.has(id)) continue;
    try { samples.set(id, await ask(`/api/sample/${id}`)); } catch { continue; }
    const before = $(`[data-id="${id}"]`, list);
    if (!before.isConnected) continue;
    const held = before.contains(document.activeElement);
    const next = sampleOption(id);
    before.replaceWith(next);
    if (held) $("input", next).focus();
    if (id === asked.template) drawForm();
  }
}

function choose(id) {
  asked.template = id;
  asked.size = "";
  drawForm();
}

// The form

const sized = ({ size, id }) => `${isFrench ? size.replaceAll(".", ",") : size}, ${id}`;

const sizesFor = (sample) => known.sizes.filter((one) => sample && one.least >= sample.least && (sample.round || !one.round));

function drawForm() {
  const sample = samples.get(asked.template);
  const usual = known.sizes.find((one) => one.id === sample?.size);
  const sizes = draft ? [["", t`as the pictures`], ...known.sizes.filter((one) => one.kind === "cards").map((one) => [one.id, sized(one)]), [OTHER, t`Another size…`]] : [["", usual ? sized(usual) : t`as the sample is`],
    ...sizesFor(sample).filter((one) => one.id !== usual?.id).map((one) => [one.id, sized(one)]), [OTHER, t`Another size…`]];
  const own = asked.size && !sizes.some(([id]) => id === asked.size);
  const focused = document.activeElement?.id;
  $("#form").replaceChildren(...[
    el("section", { class: "panel" }, ...[el("h2", { class: "form-head" }, t`New game`),
      labelled(t`Name`, el("input", { type: "text", id: "name", value: asked.name, autocomplete: "off", maxlength: 80, oninput: (event) => { asked.name = event.target.value; replan(); } })),
      el("div", { id: "about-name" }),
      draft?.kind === "table" || draft?.kind === "address" ? el("p", { class: "under" }, t`Each row becomes a card of 63.5 × 88.9 mm, which `, el("code", {}, "game.yaml"), t` can change.`) : labelled(t`Size`, picker(sizes, own ? OTHER : asked.size, (value) => { asked.size = value === OTHER ? "63 x 88 mm" : value; drawForm(); if (value === OTHER) $("#measures").select(); }, { id: "size" })),
      own ? labelled(t`Width × height`, el("input", { type: "text", id: "measures", value: asked.size, oninput: (event) => { asked.size = event.target.value; replan(); } })) : null,
      draft && draft.kind !== "pictures" ? null : labelled(t`The cards are kept in`, picker(known.forms.map((form) => [form, FORMS[form] || form]), asked.form, (value) => { asked.form = value; replan(); }, { id: "kept" }))].filter(Boolean)),
    el("section", { class: "panel", id: "written" }),
    el("section", { class: "panel last", id: "press" })]);
  if (focused && $(`#${focused}`)) $(`#${focused}`).focus();
  replan(0);
}

const what = () => (draft ? { ...asked, template: "", draft: draft.draft, kind: draft.kind } : asked);

let waiting = null;
function replan(soon = 200) {
  clearTimeout(waiting);
  waiting = setTimeout(async () => {
    const name = asked.name.trim() || t`My game`;
    try { plan = await post("/api/plan", { ...what(), name }); } catch (error) { plan = { fault: error.message }; }
    drawPlan();
  }, soon);
}

function drawPlan() {
  const named = asked.name.trim() !== "";
  const about = plan.taken
    ? el("p", { class: "fault-line", role: "alert" }, icon("error"), el("span", {}, plan.open ? [t`You have a game of this name. `, button(t`Open it`, { class: "link inline", onclick: () => open(plan.open.key) }), plan.free ? t`, or call this one ` : ""] : `${plan.taken}. `, plan.free ? [button(plan.free, { class: "link inline", onclick: () => { asked.name = plan.free; drawForm(); $("#name").focus(); } }), "."] : "."))
    : plan.fault ? el("p", { class: "fault-line", role: "alert" }, icon("error"), el("span", {}, plan.fault))
      : el("p", { class: "under" }, t`Folder: `, el("code", {}, named ? plan.folder : known.folder));
  $("#about-name").replaceChildren(about);
  $("#name").toggleAttribute("aria-invalid", Boolean(plan.taken));
  $("#written").replaceChildren(el("h3", {}, t`This will be written`),
    plan.files ? el("ul", { class: "files" }, grouped(plan.files).map(([file, what]) => el("li", {}, el("code", {}, file), " ", el("span", { class: "under" }, what)))) : el("p", { class: "under" }, t`Nothing yet.`));
  const why = !named ? t`Give it a name first.` : plan.taken ? t`Choose another name first.` : plan.fault ? "" : null;
  $("#press").replaceChildren(
    why ? el("p", { class: "under", id: "why" }, why) : "",
    button(draft ? t`Create with ${counted(draft.cards.length, "card")}` : t`Create the game`, { class: "primary wide", id: "create", disabled: !named || Boolean(plan.taken || plan.fault) || busy, "aria-describedby": why ? "why" : null, onclick: create }, key("Ctrl"), key(t`Enter`)),
    el("p", { class: "fault-line", id: "outcome", role: "alert" }),
    draft?.problems.length ? el("p", { class: "under" }, t`What is to be looked at can be mended afterwards. The page reads again each time you save.`) : "",
    plan.command && named ? command(plan.command, { folded: true }) : "");
}

// The files by what they are for: what is opened often first.
function grouped(files) {
  const names = (test) => files.filter(test).map((file) => file.split("/").pop());
  const cards = names((file) => /^cards\/.*cards\.\w+$/.test(file));
  const rules = names((file) => file.startsWith("cards/") && /\.yaml$/.test(file) && !/cards\.yaml$/.test(file));
  const layouts = names((file) => file.startsWith("layouts/"));
  const pictures = files.filter((file) => file.startsWith("assets/"));
  return [[cards.join(" "), t`the cards; edit them here`], [rules.join(" "), t`size, kinds, rules`], [layouts.join(" "), t`how they look`],
    pictures.length ? ["assets/", counted(pictures.length, "picture")] : null].filter((row) => row && row[0]);
}

async function create() {
  if (busy || !plan || plan.taken || plan.fault || !asked.name.trim()) return;
  busy = true;
  $("#create").disabled = true;
  try {
    location.href = (await post("/api/create", what())).open;
  } catch (error) {
    busy = false;
    drawPlan();
    say(t`Not created: ${error.message}`);
  }
}

function say(text) {
  $("#outcome")?.replaceChildren(icon("error"), el("span", {}, text));
}

// What is brought along: read and drawn, and nothing of it written

function drawStage() {
  $("#stage").replaceChildren(...(draft ? readStage() : [waysStage(), samplesStage()]));
  if (!draft) drawSamples();
}

function waysStage() {
  const files = el("input", { type: "file", id: "choose-file", class: "unseen", tabindex: "-1", "aria-hidden": "true", accept: ".xlsx,.ods,.csv,.tsv,.numbers", onchange: (event) => bring([...event.target.files].map((one) => [one.name, one])) });
  const folder = el("input", { type: "file", id: "choose-folder", class: "unseen", tabindex: "-1", "aria-hidden": "true", multiple: true, webkitdirectory: true, onchange: (event) => bring([...event.target.files].map((one) => [one.webkitRelativePath || one.name, one])) });
  const url = el("input", { type: "text", id: "url", inputmode: "url", "aria-label": t`Address of the Google Sheet`, placeholder: t`Paste it here`, autocomplete: "off", onkeydown: (event) => { if (event.key === "Enter" && !event.ctrlKey) { event.preventDefault(); readAddress(url.value); } } });
  const way = (title, text, ...controls) => el("section", { class: "way" }, el("h2", {}, title), el("p", {}, text), el("div", { class: "row" }, ...controls));
  return el("section", { class: "ways", "aria-label": t`What you have` }, el("h1", { id: "ask" }, t`What do you have?`),
    el("div", { class: "way-row" },
      way(t`A spreadsheet`, t`From Excel, LibreOffice or Numbers, or a CSV. Each row becomes a card.`, button(t`Choose a file…`, { onclick: () => files.click() }), files),
      way(t`Finished pictures`, t`A folder of PNG, JPEG or SVG. Each picture becomes a card, ready to print.`, button(t`Choose a folder…`, { onclick: () => folder.click() }), folder),
      way(t`A Google Sheet`, t`Its address, from the browser’s address bar.`, url, button(t`Read`, { onclick: () => readAddress(url.value) }))),
    el("p", { class: "fault-line", id: "not-read", role: "alert" }),
    el("p", { class: "under" }, t`You can also drop a file or a folder anywhere on this page. It is copied; yours stays as it is.`));
}

function samplesStage() {
  return el("section", { class: "samples-stage", "aria-label": t`Samples` },
    el("fieldset", {}, el("legend", {}, t`Begin with samples, and change them into your own`), el("div", { class: "samples", id: "samples" }, known.templates.map(sampleOption))));
}

function readStage() {
  const errors = draft.problems.filter((one) => one.severity === "error").length;
  const row = (one) => el("li", { class: "read-row" }, icon(one.severity === "error" ? "error" : one.severity === "warning" ? "warning" : "note", one.severity), el("code", { class: "path" }, one.place), el("div", {}, el("p", {}, one.card ? el("b", {}, `${one.card}: `) : null, coded(sentence(one.message))), one.hint ? el("p", { class: "under" }, coded(sentence(one.hint))) : null, one.cell ? el("p", {}, button(t`Show in the table`, { class: "link", onclick: () => ring(one.cell) })) : null));
  const card = (one) => el("li", { class: "card" }, el("span", { class: "pictures" }, face(one, "front", 152, { eager: false, src: `draft/${draft.draft}/${one.front}.png` }), draft.kind === "pictures" && one.back ? face(one, "back", 152, { src: `draft/${draft.draft}/${one.back}.png` }) : null),
    el("span", { class: "caption" }, one.errors ? icon("error", "errors") : one.warnings ? icon("warning", "warnings") : null, el("span", { class: "name" }, one.name), one.copies > 1 ? el("span", { class: "n" }, `×${one.copies}`) : null));
  return [
    el("section", { class: "ways read" }, el("div", { class: "row" }, el("h1", {}, draft.title), el("span", { class: "under grow" }, `${counted(draft.cards.length, "card")}, ${counted(draft.copies, "copy", "copies")}`), button(t`Take another`, { id: "another", onclick: () => { draft = null; asked.size = ""; drawStage(); drawForm(); drawStatus(); $("#ask").scrollIntoView({ block: "start" }); } })),
      draft.problems.length ? [el("h2", {}, errors ? [counted(errors, "fault"), t` to mend`] : t`${draft.problems.length} to look at`), el("ul", { class: "read-list" }, draft.problems.slice(0, 30).map(row)), draft.problems.length > 30 ? el("p", { class: "under" }, t`and ${draft.problems.length - 30} more`) : null] : el("p", { class: "row" }, icon("ok"), t`Nothing to mend.`)),
    el("section", { class: "samples-stage", "aria-label": t`Cards` }, el("ul", { class: draft.kind === "pictures" ? "grid pairs" : "grid" }, draft.cards.map(card))),
    ...draft.tables.map(seenTable),
  ];
}

const TAKEN = {
  text: t`a text`, rich: t`a text`, integer: t`a number`, number: t`a number`, choice: t`one of several`, boolean: t`yes or no`,
  image: t`a picture`, list: t`several`, map: t`several`, power: t`a power`, reference: t`another card`, symbol: t`a symbol`,
  id: t`the id`, type: t`the type`, copies: t`copies`, back: t`the back`, deck: t`the deck`, note: t`your own note`,
};

// The table that was brought, with what its columns are taken for; cells with a problem bear its sign.
function seenTable(table) {
  const worst = new Map();
  for (const one of [...draft.problems].reverse()) if (one.cell && worst.get(one.cell) !== "error") worst.set(one.cell, one.severity);
  const cell = ({ text, cell: name }) => el("td", { class: worst.get(name) || null, data: { cell: name }, tabindex: worst.has(name) ? "-1" : null }, worst.has(name) ? icon(worst.get(name) === "error" ? "error" : worst.get(name) === "warning" ? "warning" : "note", worded(worst.get(name))) : null, text);
  const title = table.name || t`The table`;
  return el("section", { class: "samples-stage seen-table" }, el("h2", {}, title),
    el("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": title }, el("table", {},
      el("thead", {}, el("tr", {}, el("td", {}), table.columns.map((one) => el("th", { scope: "col", class: worst.get(`${table.name ? `${table.name}!` : ""}${one.letter}1`) || null }, el("small", {}, one.letter), " ", one.name, el("span", { class: "under" }, [...new Set(one.taken.map((kind) => TAKEN[kind]))].join(", ") || t`not taken`))))),
      el("tbody", {}, table.rows.map((row) => el("tr", {}, el("th", { scope: "row" }, String(row.number)), row.cells.map(cell)))))),
    table.more ? el("p", { class: "under" }, t`and ${table.more} more`) : null);
}

function ring(name) {
  const cell = $(`.seen-table [data-cell="${CSS.escape(name)}"]`);
  if (!cell) return;
  cell.scrollIntoView({ block: "center", inline: "center" });
  cell.focus({ preventScroll: true });
}

async function reading(title, work) {
  if (busy) return;
  busy = true;
  const slow = setTimeout(() => { $("#stage").replaceChildren(el("section", { class: "ways read" }, el("h1", {}, title), el("p", { class: "row", id: "progress", role: "status" }, el("span", { class: "ring" }), el("span", {}, t`Reading…`)))); }, 400);
  try {
    draft = await work((text) => { const line = $("#progress span:last-child"); if (line) line.textContent = text; });
    asked.name = draft.title;
    asked.size = "";
  } catch (error) {
    draft = null;
    clearTimeout(slow);
    drawStage();
    $("#not-read").replaceChildren(icon("error"), el("span", {}, sentence(error.message), error.hint ? el("span", { class: "under" }, ` ${sentence(error.hint)}`) : null));
    busy = false;
    return;
  }
  clearTimeout(slow);
  busy = false;
  drawStage(); drawForm(); drawStatus();
  tell(t`${counted(draft.cards.length, "card")} read`);
  $("#name").focus();
  $("#name").select();
}

async function sent(path, options) {
  const response = await fetch(path, { method: "POST", ...options });
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw Object.assign(new Error(answer.message || response.statusText), { hint: answer.hint });
  return answer;
}
const sentJson = (path, body) => sent(path, { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

function bring(files) {
  const wanted = files.filter(([name]) => !name.split("/").some((part) => part.startsWith(".")));
  if (!wanted.length) return;
  if (wanted.some(([name]) => /(^|\/)cards\/[^/]+\/game\.yaml$/.test(name))) {  // a page never learns where it lies
    folder.typed = wanted[0][0].split("/")[0];
    folder.fault = { message: t`this is a folder of a game, and the browser does not say where it lies: type the whole of its place` };
    showFolder();
    return;
  }
  const top = wanted[0][0].includes("/") ? wanted[0][0].split("/")[0] : "";
  const inside = (name) => (top && name.startsWith(`${top}/`) ? name.slice(top.length + 1) : name);
  const title = top || (wanted.length === 1 ? wanted[0][0].replace(/\.\w+$/, "") : t`Pictures`);
  reading(title, async (say) => {
    const batch = [...crypto.getRandomValues(new Uint8Array(8))].map((one) => one.toString(16).padStart(2, "0")).join("");
    for (const [at, [name, file]] of wanted.entries()) {
      say(t`Copying ${at + 1} of ${wanted.length}`);
      await sent(`api/drop?${new URLSearchParams({ batch, name: inside(name) })}`, { headers: { "Content-Type": "application/octet-stream" }, body: file });
    }
    say(t`Reading…`);
    return sentJson("api/read", { batch, name: title });
  });
}

function readAddress(url) {
  if (!url.trim()) { $("#url").focus(); return; }
  reading(t`A Google Sheet`, (say) => { say(t`Asking the web for it`); return sentJson("api/read", { url }); });
}

// Files and folders that are dropped: browsers hand folders over piece by piece.
async function dropped(transfer) {
  const entries = [...transfer.items].filter((one) => one.kind === "file").map((one) => one.webkitGetAsEntry?.() || one.getAsFile());
  const files = [];
  const walk = async (entry, path) => {
    if (entry instanceof File) { files.push([entry.name, entry]); return; }
    if (entry.isFile) { files.push([path + entry.name, await new Promise((done, fail) => entry.file(done, fail))]); return; }
    const reader = entry.createReader();
    for (;;) {
      const some = await new Promise((done, fail) => reader.readEntries(done, fail));
      if (!some.length) break;
      for (const one of some) await walk(one, `${path}${entry.name}/`);
    }
  };
  for (const entry of entries) if (entry) await walk(entry, "");
  return files;
}

function watchDrops() {
  let depth = 0;
  const say = (items) => {
    const kinds = [...items].filter((one) => one.kind === "file");
    const table = kinds.length === 1 && /sheet|csv|excel|opendocument/.test(kinds[0].type);
    const pictures = kinds.length > 1 && kinds.every((one) => one.type.startsWith("image/"));
    return table ? t`Let go to read this spreadsheet` : pictures ? t`Let go to read these ${kinds.length} pictures` : t`Let go, and Deckwright looks what it is`;
  };
  addEventListener("dragenter", (event) => { depth += 1; event.preventDefault(); document.body.classList.add("over"); const head = $("#ask"); if (head && event.dataTransfer) head.textContent = say(event.dataTransfer.items); });
  const over = () => { depth = 0; document.body.classList.remove("over"); if ($("#ask")) $("#ask").textContent = t`What do you have?`; };
  addEventListener("dragleave", () => { depth -= 1; if (depth <= 0) over(); });
  addEventListener("dragover", (event) => event.preventDefault());
  addEventListener("drop", async (event) => { event.preventDefault(); const files = dropped(event.dataTransfer); over(); bring(await files); });
  addEventListener("paste", (event) => {
    if (event.target.closest?.("input, textarea") || draft) return;
    const text = event.clipboardData.getData("text").trim();
    if (/^https?:\/\//.test(text)) { $("#url").value = text; readAddress(text); }
    else if (text.includes("\t")) bring([["pasted.tsv", new File([text], "pasted.tsv")]]);
  });
}

// The frame

function frame() {
  $("#view").replaceChildren(el("div", { class: "begin-view" },
    el("nav", { class: "begin-games", id: "games", "aria-label": t`Your games` }),
    el("div", { class: "begin-stage", id: "stage" }),
    el("aside", { class: "inspector begin-form", id: "form", "aria-label": t`New game` })));
  document.body.append(el("div", { id: "keys", popover: "auto", class: "menu keys" }, el("h2", {}, t`Keys`),
    el("dl", {}, [[t`↑ ↓ Enter`, t`open a game`], ["Ctrl V", t`read a copied address, or copied cells`], ["O", t`open a folder`], ["N", t`name of a new game`], ["1 … 9", t`choose a sample`], [t`Ctrl Enter`, t`create the game`], ["D", "theme"]]
      .flatMap(([keys, what]) => [el("dt", {}, keys.split(" ").map(key)), el("dd", {}, what)])), el("p", {}, el("a", { href: `?lang=${other[0]}${location.hash}`, lang: other[0], hreflang: other[0] }, other[1]))));
}

function onKey(event) {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) { event.preventDefault(); create(); return; }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest?.("input[type=text], select, textarea, [popover]")) { if (event.key === "Escape") event.target.blur(); return; }
  const rows = $$("button.game-row");
  const at = rows.indexOf(document.activeElement);
  if (at >= 0 && (event.key === "ArrowDown" || event.key === "ArrowUp")) { event.preventDefault(); rows[Math.min(rows.length - 1, Math.max(0, at + (event.key === "ArrowDown" ? 1 : -1)))].focus(); }
  else if (event.key === "o") { event.preventDefault(); showFolder(); }
  else if (event.key === "n") { event.preventDefault(); $("#name").focus(); }
  else if (event.key === "d") toggleTheme();
  else if (event.key === "?") { event.preventDefault(); $("#keys").togglePopover(); }
  else if (/^[1-9]$/.test(event.key)) $$("#samples input")[Number(event.key) - 1]?.click();
}

async function begin() {
  onTheme(drawBar);
  applyTheme();
  frame();
  Object.assign(known, await ask("/api/begin"));
  asked.template = known.templates[0];
  drawStatus();
  drawGames();
  drawForm();
  drawStage();
  addEventListener("keydown", onKey);
  watchDrops();
  ($("button.game-row") || $("#name")).focus();
}
begin();
