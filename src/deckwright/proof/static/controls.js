// Choices of the beginning, of Print and of Export: groups of radio buttons, fields with their words, a command to copy.

import { $, button, el, icon, tell } from "./dom.js";
import { t } from "./words.js";

let groups = 0;

// One of several in a row. *options*: [value, text, more?]; a *consequence* stands at the right end of the heading.
export function choose(title, options, chosen, pick, { consequence = "", wide = false, hint = null } = {}) {
  const name = `group-${(groups += 1)}`;
  return el("fieldset", { class: wide ? "choose pictured" : "choose" },
    el("legend", {}, el("span", {}, title), el("small", {}, consequence)),
    el("div", { class: "options" }, options.map(([value, text, more]) =>
      el("label", { class: "option" },
        el("input", { type: "radio", name, value, checked: value === chosen, disabled: more?.off, onchange: () => pick(value) }),
        more?.drawing || null, el("span", { class: "option-text" }, text)))),
    hint);
}

// A name above its control, what is wrong below it.
export function labelled(title, control, ...more) {
  return el("label", { class: "labelled" }, el("b", {}, title), control, ...more);
}

export const picker = (options, chosen, pick, more = {}) =>
  el("select", { class: "boxed", onchange: (event) => pick(event.target.value), ...more },
    options.map(([value, text]) => el("option", { value, selected: value === chosen }, text)));

export function command(text, { folded = false } = {}) {
  const copy = button(icon("copy"), { class: "quiet icon-only", "aria-label": t`Copy the command`, onclick: async () => {
    try { await navigator.clipboard.writeText(text); tell(t`Copied`); copy.replaceChildren(icon("check")); setTimeout(() => copy.replaceChildren(icon("copy")), 1500); } catch { getSelection().selectAllChildren($("code", line)); }
  } });
  const line = el("div", { class: "command-line" }, el("code", {}, text.split(/ (?=-|")/).flatMap((word, at) => [at ? " " : "", el("span", {}, word)])), copy);
  return folded
    ? el("details", { class: "terminal" }, el("summary", {}, t`The same in a terminal`), line)
    : el("section", { class: "panel" }, el("h3", {}, t`The same in a terminal`), line);
}
