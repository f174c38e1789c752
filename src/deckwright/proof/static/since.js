// Which state to compare with: those that are offered, and any other by its name.

import { button, counted, el, icon } from "./dom.js";
import { ask } from "./data.js";
import { locale, t } from "./words.js";

// "12 May", with the year where it is another, with the time where it is known.
export function day(date) {
  const time = new Date(date.replace(" ", "T"));
  if (Number.isNaN(time.getTime())) return date;
  const year = time.getFullYear() === new Date().getFullYear() ? {} : { year: "numeric" };
  return `${time.toLocaleDateString(locale, { day: "numeric", month: "short", ...year })}${date.slice(10)}`;
}

// A button with a panel; *chosen* tells what the page compares with, *pick* takes a name.
export function statePicker(pick) {
  let current = null;
  const label = el("span", { class: "state-name" });
  const opener = button([label, icon("down")], { class: "quiet state-button", popovertarget: "states", "aria-haspopup": "dialog" });
  const field = el("input", { type: "search", "aria-label": t`Another revision, folder or PDF`, placeholder: t`Another revision, folder or PDF`, autocomplete: "off", spellcheck: "false", maxlength: 200,
    onkeydown: (event) => { if (event.key === "Enter") { event.preventDefault(); take(field.value.trim()); } } });
  const list = el("div", { class: "state-groups" });
  const panel = el("div", { id: "states", popover: "auto", class: "menu states", role: "dialog", "aria-label": t`Compare with`, onkeydown: walk, ontoggle: (event) => { if (event.newState === "open") fill(); } },
    el("p", { class: "row free-entry" }, field, button(t`Compare`, { onclick: () => take(field.value.trim()) })), list);

  async function fill() {
    if (!list.childElementCount) list.replaceChildren(el("p", { class: "under" }, t`Looking for states…`));
    let answer;
    try { answer = await ask("/api/states"); } catch (error) { list.replaceChildren(el("p", { class: "under" }, error.message)); return; }
    list.replaceChildren(...answer.groups.map((group) => el("section", {}, el("h3", {}, group.title), el("ul", {}, group.states.map(row)))),
      ...answer.problems.map((one) => el("p", { class: "under" }, t`No revisions: ${one.message}`)));
    list.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }
  const row = (state) => el("li", {}, button([el("b", {}, state.title), el("time", { class: "n", datetime: state.date }, day(state.date)), state.text ? el("small", {}, state.text) : null],
    { class: "state", "aria-current": state.name === current ? "true" : null, onclick: () => take(state.name) }));
  function take(name) {
    if (!name) return;
    panel.hidePopover();
    field.value = "";
    pick(name);
  }
  function walk(event) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!by) return;
    const all = [field, ...panel.querySelectorAll(".state")];
    const next = all[all.indexOf(document.activeElement) + by];
    if (next) { event.preventDefault(); next.focus(); }
  }
  return {
    opener, panel,
    show(from) {
      current = from?.name ?? null;
      label.replaceChildren(el("b", {}, from ? from.title : t`Choose a state`), from?.date ? el("span", { class: "n" }, ` ${day(from.date)}`) : "");
    },
    open() { panel.showPopover(); field.focus(); },
  };
}

// What is to be printed for who has the deck of then.
export function toPrint(part, title, copied) {
  const sheets = part.cells.length;
  const head = el("h3", {}, t`To print since ${title}`);
  if (!part.copies && !part.discarded) return el("section", { class: "panel" }, head, el("p", { class: "under" }, t`Nothing: every copy of then is still right.`));
  return el("section", { class: "panel to-print" }, head,
    el("p", { class: "how-many" }, el("b", {}, String(part.copies)), t` of ${counted(part.copies_of_all, "copy", "copies")}`, sheets ? [t`, on `, el("strong", {}, counted(sheets, "sheet")), t` in place of ${part.sheets_of_all}`] : ""),
    sheets && part.copies <= 120 ? el("p", { class: "cells", "aria-hidden": "true" }, part.cells.map((n) => el("span", {}, Array.from({ length: n }, () => el("i", {}))))) : null,
    el("dl", { class: "facts wide" }, [[t`To print`, part.copies, part.kinds], [t`Throw away`, part.discarded, part.discarded_kinds], [t`Stay`, part.kept, null]].flatMap(([name, n, kinds]) => [el("dt", {}, name), el("dd", {}, n ? `${counted(n, "copy", "copies")}${kinds ? t` of ${counted(kinds, "card")}` : ""}` : t`none`)])),
    sheets ? commandLine(part.command, copied) : null,
    el("details", { class: "to-throw" }, el("summary", {}, t`List of what to put in and throw away`), el("pre", { class: "excerpt", tabindex: "0", "aria-label": t`What to put in and throw away` }, el("code", {}, part.notes.trim()))));
}

function commandLine(command, copied) {
  const text = el("code", { tabindex: "0" }, command.split(" ").flatMap((word) => [" ", el("span", {}, word)]).slice(1));
  const said = el("span", { class: "under", role: "status" }, copied.is ? t`Copied.` : "");
  const copy = async () => {
    try { await navigator.clipboard.writeText(command); said.textContent = t`Copied.`; copied.is = true; } catch { getSelection().selectAllChildren(text); said.textContent = t`Marked: copy it with Ctrl+C.`; }
  };
  return el("div", { class: "command" }, text, el("p", { class: "row" }, button(t`Copy command`, { onclick: copy }), said));
}

