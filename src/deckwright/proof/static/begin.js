// The beginning: which games there are, and what a new one is made of. Nothing is written before its button is pressed.

import { $, $$, button, clock, counted, el, icon, key, size, tell } from "./dom.js";
import { ask, post } from "./data.js";
import { command, labelled, picker } from "./controls.js";
import { face } from "./parts.js";
import { applyTheme, isDark, onTheme, toggleTheme } from "./theme.js";

const FORMS = { xlsx: "A workbook (Excel, LibreOffice, Numbers)", csv: "A table as plain text (CSV)", yaml: "Plain text (YAML)" };
const OTHER = "other";

const known = { games: [], templates: [], sizes: [], forms: [], folder: "" };
const samples = new Map();  // by id, once they are drawn
const asked = { template: "", name: "", size: "", form: "xlsx" };
let plan = null;
let busy = false;

function drawBar() {
  $("#bar").replaceChildren(
    el("span", { class: "brand" }, icon("cards"), el("b", {}, "Deckwright")),
    el("span", { class: "game-name" }, "Begin"),
    el("span", { class: "bar-end" },
      button("?", { class: "quiet icon-only", "aria-label": "Keys", popovertarget: "keys" }),
      button(icon(isDark() ? "sun" : "moon"), { class: "quiet icon-only", "aria-label": isDark() ? "Light theme" : "Dark theme", onclick: toggleTheme })));
}

function drawStatus() {
  $("#status").replaceChildren(
    el("span", { class: "left" }, el("span", { class: "dot ok" }), "Only this computer can see this page"),
    el("span", { class: "middle" }),
    el("span", { class: "right" }, known.project ? `New games join ${known.project}` : `New games go to ${known.folder}`));
}

// The games of before

function gameRow(game) {
  const picture = el("span", { class: game.gone ? "cover none" : "cover" }, game.cover && !game.gone ? el("img", { src: game.cover, alt: "" }) : null);
  const said = [game.cards ? counted(game.cards, "card") : null, game.at ? when(game.at) : null].filter(Boolean).join(" · ");
  const words = el("span", { class: "game-words" }, el("b", {}, game.title), el("span", { class: "under" }, game.gone ? "not there any more" : said), game.path ? el("code", { class: "path" }, game.path) : null);
  return el("li", {}, game.gone
    ? el("span", { class: "game-row gone" }, picture, words)
    : button(picture, { class: "game-row", data: { key: game.key }, onclick: () => open(game.key) }, words));
}

const when = (at) => {
  const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(at * 1000).setHours(0, 0, 0, 0)) / 864e5);
  if (days === 0) return `today ${clock(at)}`;
  return days === 1 ? "yesterday" : new Date(at * 1000).toLocaleDateString("en-GB", { day: "numeric", month: "long" });
};

async function open(gameKey) {
  try { location.href = (await post("/api/open", { key: gameKey })).open; } catch (error) { say(error.message); }
}

function drawGames() {
  $("#games").replaceChildren(
    el("h2", {}, "Your games"),
    known.games.length ? el("ul", {}, known.games.map(gameRow)) : el("p", { class: "under" }, "The games that you open are listed here."));
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
    el("b", {}, sample?.title || id),
    el("span", { class: "under" }, sample ? `${sample.about}` : ""));
}

async function drawSamples() {
  const list = $("#samples");
  list.replaceChildren(...known.templates.map(sampleOption));
  for (const id of known.templates) {
    try { samples.set(id, await ask(`/api/sample/${id}`)); } catch { continue; }
    const before = $(`[data-id="${id}"]`, list);
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

const sizesFor = (sample) => known.sizes.filter((one) => sample && one.least >= sample.least && (sample.round || !one.round));

function drawForm() {
  const sample = samples.get(asked.template);
  const usual = known.sizes.find((one) => one.id === sample?.size);
  const sizes = [["", usual ? `${usual.size}, ${usual.id}` : "as the sample is"],
    ...sizesFor(sample).filter((one) => one.id !== usual?.id).map((one) => [one.id, `${one.size}, ${one.id}`]), [OTHER, "Another size…"]];
  const own = asked.size && !sizes.some(([id]) => id === asked.size);
  const focused = document.activeElement?.id;
  $("#form").replaceChildren(
    el("section", { class: "panel" }, el("h2", { class: "form-head" }, "New game"),
      labelled("Name", el("input", { type: "text", id: "name", value: asked.name, autocomplete: "off", maxlength: 80, oninput: (event) => { asked.name = event.target.value; replan(); } })),
      el("div", { id: "about-name" }),
      labelled("Size", picker(sizes, own ? OTHER : asked.size, (value) => { asked.size = value === OTHER ? "63 x 88 mm" : value; drawForm(); if (value === OTHER) $("#measures").select(); }, { id: "size" })),
      own ? labelled("Width × height", el("input", { type: "text", id: "measures", value: asked.size, oninput: (event) => { asked.size = event.target.value; replan(); } })) : null,
      labelled("The cards are kept in", picker(known.forms.map((form) => [form, FORMS[form] || form]), asked.form, (value) => { asked.form = value; replan(); }, { id: "kept" }))),
    el("section", { class: "panel", id: "written" }),
    el("section", { class: "panel last", id: "press" }));
  if (focused && $(`#${focused}`)) $(`#${focused}`).focus();
  replan(0);
}

let waiting = null;
function replan(soon = 200) {
  clearTimeout(waiting);
  waiting = setTimeout(async () => {
    const name = asked.name.trim() || "My game";
    try { plan = await post("/api/plan", { ...asked, name }); } catch (error) { plan = { fault: error.message }; }
    drawPlan();
  }, soon);
}

function drawPlan() {
  const named = asked.name.trim() !== "";
  const about = plan.taken
    ? el("p", { class: "fault-line", role: "alert" }, icon("error"), el("span", {}, plan.open ? ["You have a game of this name. ", button("Open it", { class: "link inline", onclick: () => open(plan.open.key) }), plan.free ? ", or call this one " : ""] : `${plan.taken}. `, plan.free ? [button(plan.free, { class: "link inline", onclick: () => { asked.name = plan.free; drawForm(); $("#name").focus(); } }), "."] : "."))
    : plan.fault ? el("p", { class: "fault-line", role: "alert" }, icon("error"), el("span", {}, plan.fault))
      : el("p", { class: "under" }, "Folder: ", el("code", {}, named ? plan.folder : known.folder));
  $("#about-name").replaceChildren(about);
  $("#name").toggleAttribute("aria-invalid", Boolean(plan.taken));
  $("#written").replaceChildren(el("h3", {}, "This will be written"),
    plan.files ? el("ul", { class: "files" }, grouped(plan.files).map(([file, what]) => el("li", {}, el("code", {}, file), " ", el("span", { class: "under" }, what)))) : el("p", { class: "under" }, "Nothing yet."));
  const why = !named ? "Give it a name first." : plan.taken ? "Choose another name first." : plan.fault ? "" : null;
  $("#press").replaceChildren(
    why ? el("p", { class: "under", id: "why" }, why) : "",
    button("Create the game", { class: "primary wide", id: "create", disabled: !named || Boolean(plan.taken || plan.fault) || busy, "aria-describedby": why ? "why" : null, onclick: create }, key("Ctrl"), key("Enter")),
    el("p", { class: "fault-line", id: "outcome", role: "alert" }),
    plan.command && named ? command(plan.command, { folded: true }) : "");
}

// The files by what they are for: what is opened often first.
function grouped(files) {
  const names = (test) => files.filter(test).map((file) => file.split("/").pop());
  const cards = names((file) => /^cards\/.*cards\.\w+$/.test(file));
  const rules = names((file) => file.startsWith("cards/") && /\.yaml$/.test(file) && !/cards\.yaml$/.test(file));
  const layouts = names((file) => file.startsWith("layouts/"));
  const pictures = files.filter((file) => file.startsWith("assets/"));
  return [[cards.join(" "), "the cards; edit them here"], [rules.join(" "), "size, kinds, rules"], [layouts.join(" "), "how they look"],
    pictures.length ? ["assets/", counted(pictures.length, "picture")] : null].filter((row) => row && row[0]);
}

async function create() {
  if (busy || !plan || plan.taken || plan.fault || !asked.name.trim()) return;
  busy = true;
  $("#create").disabled = true;
  try {
    location.href = (await post("/api/create", asked)).open;
  } catch (error) {
    busy = false;
    drawPlan();
    say(`Not created: ${error.message}`);
  }
}

function say(text) {
  $("#outcome")?.replaceChildren(icon("error"), el("span", {}, text));
}

// The frame

function frame() {
  $("#view").replaceChildren(el("div", { class: "begin-view" },
    el("nav", { class: "begin-games", id: "games", "aria-label": "Your games" }),
    el("div", { class: "begin-stage" },
      el("section", { class: "samples-stage", "aria-label": "Samples" },
        el("h1", { class: "unseen" }, "Begin a game"),
        el("fieldset", {}, el("legend", {}, "Begin with samples, and change them into your own"), el("div", { class: "samples", id: "samples" })))),
    el("aside", { class: "inspector begin-form", id: "form", "aria-label": "New game" })));
  document.body.append(el("div", { id: "keys", popover: "auto", class: "menu keys" }, el("h2", {}, "Keys"),
    el("dl", {}, [["↑ ↓ Enter", "open a game"], ["N", "name of a new game"], ["1 … 9", "choose a sample"], ["Ctrl Enter", "create the game"], ["D", "theme"]]
      .flatMap(([keys, what]) => [el("dt", {}, keys.split(" ").map(key)), el("dd", {}, what)]))));
}

function onKey(event) {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) { event.preventDefault(); create(); return; }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest?.("input[type=text], select, textarea, [popover]")) { if (event.key === "Escape") event.target.blur(); return; }
  const rows = $$("button.game-row");
  const at = rows.indexOf(document.activeElement);
  if (at >= 0 && (event.key === "ArrowDown" || event.key === "ArrowUp")) { event.preventDefault(); rows[Math.min(rows.length - 1, Math.max(0, at + (event.key === "ArrowDown" ? 1 : -1)))].focus(); }
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
  addEventListener("keydown", onKey);
  ($("button.game-row") || $("#name")).focus();
  await drawSamples();
}
begin();
