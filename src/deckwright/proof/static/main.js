// Begins the page, turns addresses into views, hands on keys.

import { $, el } from "./dom.js";
import { canWrite, connect, file, load } from "./data.js";
import { address, go, parse } from "./route.js";
import { drawBar, drawFault, drawMenus, drawStatus, nextLanguage, viewNames, watchStatus } from "./shell.js";
import { gridView } from "./grid.js";
import { cardView } from "./card.js";
import { problemsView } from "./problems.js";
import { sheetsView } from "./sheets.js";
import { statsView } from "./stats.js";
import { symbolsView } from "./symbols.js";
import { compareView } from "./compare.js";
import { changesView } from "./changes.js";
import { printView } from "./print.js";
import { exportView } from "./export.js";
import { empty } from "./parts.js";
import { applyTheme, nextSurround, toggleTheme } from "./theme.js";
import { t } from "./words.js";

const VIEWS = { cards: gridView, card: cardView, problems: problemsView, sheets: sheetsView, stats: statsView, symbols: symbolsView, compare: compareView, changes: changesView, print: printView, export: exportView };
let view = null;
let shown = null;

function show() {
  const { view: name, parts } = parse();
  view?.leave?.();
  const root = $("#view");
  root.replaceChildren();
  root.className = "";
  const inner = el("div", {});
  root.append(inner);
  view = (VIEWS[name] || VIEWS.cards)(inner, parts);
  drawBar();
  drawFault();
  if (shown !== null && shown !== name) root.focus({ preventScroll: true });
  shown = name;
  document.title = `${$("h1, h2", inner)?.textContent || ""} Deckwright`.trim();
}

function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const field = event.target.closest?.("input:not([type=checkbox]):not([type=range]):not([type=radio]), textarea, select, [contenteditable]");
  if (field) {
    if (event.key === "Escape") field.blur();
    return;
  }
  if (event.target.closest?.("[popover]")) return;
  if (["range", "radio"].includes(event.target.type) && event.key.startsWith("Arrow")) return;
  if (event.key === " " && event.target.closest?.("button, summary, input")) return;
  if (event.key === "Enter" && event.target.closest?.("button, summary, input, a:not(.card)")) return;
  const own = view?.keys?.[event.key] || (event.key.length === 1 && !event.shiftKey ? view?.keys?.[event.key.toLowerCase()] : null);
  if (own) { own(event); return; }
  const number = Number(event.key);
  const names = viewNames();
  if (number >= 1 && number <= names.length) go(names[number - 1]);
  else if (number === 7 && canWrite()) go("print");
  else if (number === 8 && canWrite()) go("export");
  else if (event.key === "?") { event.preventDefault(); $("#keys").togglePopover(); }
  else if (event.key === "d") toggleTheme();
  else if (event.key === "w") nextSurround();
  else if (event.key === "l") nextLanguage();
  else if (event.key === "Escape") go("cards");
  else if (event.key === "/") { event.preventDefault(); location.hash = address("cards"); }
}

async function begin() {
  applyTheme();
  document.documentElement.classList.toggle("one-file", Boolean(file));
  drawBar();
  drawStatus();
  try { await load(); } catch (error) { $("#view").replaceChildren(empty(t`The page cannot be filled`, el("p", {}, error.message))); return; }
  drawBar();
  drawMenus();
  watchStatus();
  drawStatus();
  addEventListener("hashchange", show);
  addEventListener("keydown", onKey);
  show();
  connect();
}
begin();
