// The entry of game.yaml that lets a finding pass: shown with its place, to be copied there. The page writes no file of the game.

import { button, el } from "./dom.js";
import { opener } from "./parts.js";
import { t } from "./words.js";

// Words that YAML reads as they stand; all others are quoted as JSON, which is YAML, too.
const PLAIN = /^[a-z][a-z0-9]*(-[a-z0-9]+)+$/;
const value = (text) => (PLAIN.test(text) ? text : JSON.stringify(text));

export function acceptance({ entry, below, indent }, reason) {
  const pairs = Object.entries({ ...entry, reason }).map(([name, text]) => `${name}: ${name === "reason" ? JSON.stringify(text) : value(text)}`);
  return `${below === null ? "accept:\n" : ""}${indent}- {${pairs.join(", ")}}\n`;
}

export function acceptPanel(one, reason, changed) {
  const lines = el("code", {});
  const copying = button(t`Copy lines`, { disabled: true, onclick: copy });
  const field = el("input", { type: "text", id: "accept-reason", value: reason, autocomplete: "off", placeholder: t`The number is for collectors.`, oninput: show });
  const said = el("span", { class: "under", role: "status" });

  function show() {
    const given = field.value.trim();
    lines.textContent = acceptance(one.accept, given || "…");
    copying.disabled = !given;
    said.textContent = given ? "" : t`Say why it may stay, then copy.`;
    changed(field.value);
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(acceptance(one.accept, field.value.trim()));
      said.textContent = t`Copied.`;
    } catch {
      getSelection().selectAllChildren(lines);
      said.textContent = t`Marked: copy it with Ctrl+C.`;
    }
  }

  const { below } = one.accept;
  show();
  return el("section", { class: "accept", id: "accept", "aria-label": t`Accept this finding` },
    el("label", { for: "accept-reason" }, t`Why may it stay?`), field,
    el("p", {}, below === null ? t`Put these lines at the end of ` : t`Put this line below `, el("code", { class: "path" }, below === null ? one.game : `${one.game}:${below}`), t`. The finding leaves this list when you save.`),
    el("pre", { class: "excerpt", tabindex: "0", "aria-label": t`Lines to add` }, lines),
    el("p", { class: "row" }, copying, opener(one.game, below, null, { keyed: false }), said));
}
