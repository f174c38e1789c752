// What is known of one card: problems first, then where it is written, how its texts fit, which symbols it shows.

import { button, clock, counted, el, icon, mm, sentence, size } from "./dom.js";
import { ask, deckTitle, game, typeTitle, valueTitle } from "./data.js";
import { address } from "./route.js";
import { coded, excerpt, facts, fitRow, opener, place, section, sign, tag } from "./parts.js";
import { t, worded } from "./words.js";

export const details = new Map();  // by key, while the revision lasts

export async function detailOf(entry) {
  const known = details.get(entry.key);
  const stamp = `${entry.front} ${entry.back} ${entry.errors} ${entry.warnings}`;
  if (known?.stamp === stamp) return known.detail;
  const detail = await ask(`/api/card/${entry.key.split("/").map(encodeURIComponent).join("/")}`);
  details.set(entry.key, { stamp, detail });
  return detail;
}

export function forget(key) { details.delete(key); }

const fieldSign = (field, value) =>
  game.facets.find((facet) => facet.field === field)?.values.find((one) => one.value === value)?.symbol || null;

export function inspector(entry, detail, { large = false } = {}) {
  const front = detail.faces.find((one) => one.side === "front");
  const tags = new Map([[typeTitle(entry.type), game.types.find((type) => type.id === entry.type)?.symbol], [deckTitle(entry.deck), null]]);
  for (const [field, value] of Object.entries(entry.fields)) tags.set(valueTitle(field, value), fieldSign(field, value));  // a field may repeat the deck: said once
  const head = el("section", { class: "panel head" },
    el("h2", { lang: game.lang }, entry.name),
    el("p", { class: "under" }, el("code", {}, entry.id), ` · ${counted(entry.copies, "copy", "copies")}`),
    el("p", { class: "tags" }, [...tags].map(([text, symbol]) => tag(text, symbol))),
    large ? null : el("p", {}, el("a", { class: "button", href: address("card", [entry.key]) }, t`Open large`)));
  const parts = [head];
  if (entry.since) parts.push(el("p", { class: "banner error" }, t`Last good picture, ${clock(entry.since)}`));
  if (detail.problems.length) parts.push(section([t`Problems `, el("span", { class: "n" }, String(detail.problems.length))], detail.problems.map(problemLine)));
  if (detail.excerpt) {
    const { file, first } = detail.excerpt;
    parts.push(section([t`Source`, el("span", { class: "grow" }), opener(file, first, 1)],
      el("p", {}, el("code", { class: "path" }, place(file, first))), excerpt(detail.excerpt),
      detail.layout ? el("p", { class: "under" }, t`Drawn by `, el("code", {}, detail.layout)) : null));
  }
  const texts = (front?.texts || []).filter((text) => text.id && !text.id.startsWith("_"));
  if (texts.length) parts.push(section(t`Text fit`, texts.map(fitRow)));
  const often = new Map();
  for (const one of front?.symbols || []) often.set(one.name, (often.get(one.name) || 0) + 1);
  if (often.size) parts.push(section([t`Symbols `, el("span", { class: "n" }, t`${front.symbols.length} drawn`)],
    el("ul", { class: "symbol-list" }, [...often].map(([name, n]) => el("li", {}, sign(name), el("span", { class: "grow" }, name), el("span", { class: "n" }, n > 1 ? `×${n}` : ""))))));
  parts.push(section(t`On paper`, facts([
    [t`Trim`, `${size(entry.w, entry.h)}${entry.r ? t`, radius ${mm(entry.r)}` : ""}`],
    [t`Bleed`, t`${mm(entry.bleed)} mm: ${size(entry.w + 2 * entry.bleed, entry.h + 2 * entry.bleed)}`],
    [t`Safe`, size(entry.w - 2 * detail.safe, entry.h - 2 * detail.safe)],
    [t`Back`, entry.back ? (detail.shared ? t`shared by ${counted(detail.shared, "card")}` : t`its own`) : "none"]])));
  return parts;
}

function problemLine(problem) {
  return el("div", { class: "problem-line" }, icon(problem.severity, worded(problem.severity)),
    el("div", {}, el("p", {}, coded(sentence(problem.message))), problem.hint ? el("p", { class: "under" }, coded(sentence(problem.hint))) : null,
      el("p", { class: "under row" }, el("code", {}, place(problem.file, problem.line, problem.column)), opener(problem.file, problem.line, problem.column))));
}

export function inspectorShell(title, close) {
  return el("aside", { class: "inspector", "aria-label": title }, close ? button(icon("close"), { class: "quiet icon-only close", "aria-label": t`Close the inspector`, onclick: close }) : null);
}
