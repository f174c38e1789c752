// Small functions from data to elements; the views only compose them.

import { button, clock, counted, el, icon, key, mm, svg } from "./dom.js";
import { cards, faceUrl, game, post, symbolUrl } from "./data.js";
import { t } from "./words.js";

const SIGN = 32;

// A face as it is cut: the picture has the bleed, the frame shows the trim.
export function face(entry, side = "front", width = 200, { bleed = false, lang = null, eager = false, src = null } = {}) {
  const digest = entry[side];
  const frame = el("span", { class: `face ${entry.shape}${entry.w >= entry.h ? " wide" : ""}${bleed ? " with-bleed" : ""}`, style: shape(entry, bleed) });
  if (!digest) return frame;
  const image = el("img", { alt: "", decoding: "async", loading: eager ? null : "lazy", draggable: "false", src: src || faceUrl(digest, width * (1 + (2 * entry.bleed) / entry.w), lang) });
  if (width < SIGN) image.fetchPriority = "low";  // a sign beside a word: what is looked at comes first
  image.dataset.digest = digest;
  frame.append(image);
  return frame;
}

function shape(entry, bleed) {
  const { w, h, bleed: b, r } = entry;
  const style = { "--w": w, "--h": h, "--b": b };
  if (!bleed && r) style["border-radius"] = `${(r / w) * 100}% / ${(r / h) * 100}%`;
  return style;
}

// The new picture is loaded and decoded before it takes the place of the old one.
export async function swap(frame, entry, side, width, lang = null) {
  const image = frame.querySelector("img");
  if (!image || !entry[side]) { frame.replaceWith(face(entry, side, width, { lang })); return true; }
  if (image.dataset.digest === entry[side]) return false;
  image.dataset.digest = entry[side];
  const next = new Image();
  next.src = faceUrl(entry[side], width * (1 + (2 * entry.bleed) / entry.w), lang);
  try { await next.decode(); } catch { return false; }
  if (image.dataset.digest !== entry[side]) return false;
  image.src = next.src;
  frame.classList.remove("pulse");
  void frame.offsetWidth;
  frame.classList.add("pulse");
  return true;
}

// A message or hint: `code` is what it uses, and nothing else means anything in it.
export const coded = (text) => text.split(/(`[^`]+`)/).map((part) => (/^`.+`$/.test(part) ? el("code", {}, part.slice(1, -1)) : part));

// A line of the manual: `code`, **bold**, [words](address) are what it uses.
export const marked = (text) => text.split(/(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]*\))/).map((part) => {
  if (part.startsWith("`")) return el("code", {}, part.slice(1, -1));
  if (part.startsWith("**")) return el("b", {}, part.slice(2, -2));
  if (part.startsWith("[") && part.endsWith(")")) return part.slice(1, part.indexOf("]"));
  return part;
});

export const sign = (name, version) =>
  name ? el("img", { class: "sign", src: symbolUrl(name, version), alt: "", width: 16, height: 16, loading: "lazy" }) : null;

export function severity(entry) {
  if (entry.errors) return icon("error", counted(entry.errors, "error"));
  if (entry.warnings) return icon("warning", counted(entry.warnings, "warning"));
  return null;
}

export function spoken(entry) {
  const parts = [entry.name, counted(entry.copies, "copy", "copies")];
  if (entry.errors) parts.push(counted(entry.errors, "error"));
  if (entry.warnings) parts.push(counted(entry.warnings, "warning"));
  if (entry.since) parts.push(t`last good picture, ${clock(entry.since)}`);
  return parts.join(", ");
}

export function place(file, line, column) {
  return [file, line, column].filter((part) => part !== null && part !== undefined).join(":");
}

export async function openPlace(file, line, column, where) {
  const text = place(file, line, column);
  if (!game.editor) {
    try { await navigator.clipboard.writeText(text); if (where) where.textContent = t`Copied`; } catch { if (where) where.textContent = text; }
    return;
  }
  try { await post("/api/open", { file, line, column }); } catch (error) { if (where) where.textContent = error.message; }
}

export function opener(file, line, column, { primary = false, keyed = true } = {}) {
  const text = game.editor ? (primary ? t`Open in editor` : t`Open`) : t`Copy place`;
  const label = el("span", {}, text);
  return button(label, { class: primary ? "primary" : "link", "data-open": "1", onclick: () => openPlace(file, line, column, label) },
    game.editor && !primary ? icon("out") : null, keyed ? key("E") : null);
}

export function excerpt(part) {
  if (!part) return null;
  const width = String(part.first + part.lines.length - 1).length;
  const rows = part.lines.flatMap((text, index) => {
    const number = part.first + index;
    const mark = part.marks.find((one) => one.line === number);
    const row = el("span", { class: mark ? `line marked ${mark.severity}` : "line" },
      el("span", { class: "number" }, String(number).padStart(width)), code(text, mark));
    if (!mark) return [row];
    const note = mark.column ? `${" ".repeat(mark.column - 1)}^ ${short(mark.note)}` : short(mark.note);
    return [row, el("span", { class: `line marked note ${mark.severity}` }, el("span", { class: "number" }, " ".repeat(width)), el("code", {}, note))];
  });
  return el("pre", { class: "excerpt", tabindex: "0", "aria-label": t`${part.file} from line ${part.first}` }, rows);
}

// The whole message stands beside the lines.
function short(note) {
  const [first] = note.split("; ");
  return first.length > 56 ? first.split(": ")[0].slice(0, 56) : first;
}

function code(text, mark) {
  const inner = el("code", {});
  const found = /^(\s*(?:- )?)([\w.-]+)(:)(\s.*|$)/.exec(text);
  const top = found && !found[1];
  if (mark?.column) {
    const at = mark.column - 1;
    inner.append(text.slice(0, at), el("u", {}, text.slice(at, at + mark.length) || " "), text.slice(at + mark.length));
  } else if (found) inner.append(found[1], el(top ? "b" : "i", {}, found[2]), el("i", {}, found[3]), found[4]);
  else inner.append(text || " ");
  return inner;
}

export function tag(text, signName = null) {
  return el("span", { class: "tag" }, sign(signName), text);
}

export function fitRow(text) {
  const share = Math.min(text.scale, 1);
  return el("div", { class: `fit${text.overflow ? " over" : ""}` },
    el("span", { class: "fit-name" }, text.id || t`text`),
    svg("svg", { class: "bar", viewBox: "0 0 100 6", preserveAspectRatio: "none", "aria-hidden": "true" },
      svg("rect", { class: "bar-all", width: 100, height: 6, rx: 3 }), svg("rect", { class: "bar-part", width: share * 100, height: 6, rx: 3 })),
    el("span", { class: "fit-size" }, `${mm(text.size_pt)} pt · ${counted(text.lines, "line")}`));
}

export const facts = (rows) => el("dl", { class: "facts" }, rows.filter(Boolean).flatMap(([name, value]) => [el("dt", {}, name), el("dd", {}, value)]));

export function section(title, ...more) {
  return el("section", { class: "panel" }, el("h3", {}, ...[title].flat()), ...more);
}

export function empty(title, ...more) {
  return el("div", { class: "empty" }, el("h2", {}, title), ...more);
}

export const entryOf = (name) => cards.get(name);

// Lines over a card, in millimetres from its trim corner.
export function marks(entry, chosen, detail, side, safe) {
  const { w, h, bleed: b, r } = entry;
  const layer = svg("svg", { class: "marks", viewBox: `${-b} ${-b} ${w + 2 * b} ${h + 2 * b}`, "aria-hidden": "true" });
  const cased = (name, shapeName, attributes) => [
    svg(shapeName, { class: "casing", fill: "none", ...attributes }), svg(shapeName, { class: name, fill: "none", ...attributes })];
  if (chosen.has("bleed")) {
    const id = "hatch";
    layer.append(
      svg("defs", {}, svg("pattern", { id, width: 4, height: 4, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
        svg("path", { d: "M0 0V4", stroke: "#FF8A00", "stroke-width": 0.5 }))),
      svg("path", { d: `M${-b} ${-b}h${w + 2 * b}v${h + 2 * b}h${-w - 2 * b}Z M0 0v${h}h${w}V0Z`, fill: `url(#${id})`, "fill-rule": "evenodd" }),
      ...cased("bleed", "rect", { x: -b, y: -b, width: w + 2 * b, height: h + 2 * b }));
  }
  const outline = (inset) => entry.shape === "circle" || entry.shape === "ellipse"
    ? ["ellipse", { cx: w / 2, cy: h / 2, rx: w / 2 - inset, ry: h / 2 - inset }]
    : ["rect", { x: inset, y: inset, width: w - 2 * inset, height: h - 2 * inset, rx: Math.max(0, r - inset) }];
  if (chosen.has("trim")) layer.append(...cased("trim", ...outline(0)));
  if (chosen.has("safe")) layer.append(...cased("safe", ...outline(safe)));
  if (chosen.has("boxes") && detail) {
    const found = detail.faces.find((one) => one.side === side);
    for (const box of [...(found?.texts || []), ...(found?.symbols || [])])
      layer.append(...cased("box", "rect", { x: box.x, y: box.y, width: box.w, height: box.h }));
  }
  return layer;
}
