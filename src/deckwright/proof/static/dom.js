// Elements from data. No text ever becomes markup: children are nodes or plain strings.

import { decimal, isFrench, locale, worded } from "./words.js";

const SVG = "http://www.w3.org/2000/svg";

export function el(name, attributes = {}, ...children) {
  return filled(document.createElement(name), attributes, children);
}

export function svg(name, attributes = {}, ...children) {
  return filled(document.createElementNS(SVG, name), attributes, children);
}

function filled(node, attributes, children) {
  for (const [key, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (key === "style") for (const [name, v] of Object.entries(value)) node.style.setProperty(name, v);
    else if (key === "data") Object.assign(node.dataset, value);
    else node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...children.flat(3).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

export const $ = (selector, within = document) => within.querySelector(selector);
export const $$ = (selector, within = document) => [...within.querySelectorAll(selector)];

// Shapes on a grid of 16; filled unless they are lines.
const ICONS = {
  error: ["M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1Zm3 8.9L9.9 11 8 9.1 6.1 11 5 9.9 6.9 8 5 6.1 6.1 5 8 6.9 9.9 5 11 6.1 9.1 8Z"],
  warning: ["M8 1.2 15.4 14H.6ZM7.2 6v4h1.6V6Zm0 5v1.6h1.6V11Z"],
  note: ["M2 2h12v12H2Zm5.2 2v1.6h1.6V4Zm0 2.8V12h1.6V6.8Z"],
  search: ["M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9ZM10.4 10.4 14 14", true],
  left: ["M10 3 5 8l5 5", true],
  right: ["m6 3 5 5-5 5", true],
  down: ["m4 6 4 4 4-4", true],
  flip: ["M2 6h11l-3-3M14 10H3l3 3", true],
  close: ["m4 4 8 8M12 4l-8 8", true],
  sun: ["M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM8 1v2M8 13v2M1 8h2M13 8h2M3 3l1.4 1.4M11.6 11.6 13 13M13 3l-1.4 1.4M4.4 11.6 3 13", true],
  moon: ["M13 9.5A5.5 5.5 0 0 1 6.5 3 5.5 5.5 0 1 0 13 9.5Z", true],
  out: ["M6 3H3v10h10v-3M9 3h4v4M13 3 7 9", true],
  panel: ["M2 3h12v10H2ZM10 3v10", true],
  filter: ["M2 4h12M4.5 8h7M7 12h2", true],
  cards: ["M2 2h5v5H2ZM9 2h5v5H9ZM2 9h5v5H2ZM9 9h5v5H9Z", true],
  sheets: ["M4 1.5h8v13H4ZM6 4h4M6 8h4M6 12h4", true],
  changes: ["M2.5 2.5h4.5v11H2.5ZM9 2.5h4.5v11H9Z", true],
  stats: ["M3 14V8M8 14V2M13 14V6", true],
  symbols: ["M8 1.5 14.5 8 8 14.5 1.5 8Z", true],
  small: ["M3 3h4v4H3ZM9 3h4v4H9ZM3 9h4v4H3ZM9 9h4v4H9Z", true],
  large: ["M4 2h8v12H4Z", true],
  copy: ["M5.5 5.5h8v8h-8ZM10.5 5.5v-3h-8v8h3", true],
  check: ["m3 8.5 3.5 3.5L13 4.5", true],
  ok: ["M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1ZM6.9 11.4 3.9 8.4l1.1-1.1 1.9 1.9 4.1-4.1 1.1 1.1Z"],
  plus: ["M8 3v10M3 8h10", true],
};

export function icon(name, label = null) {
  const [path, line] = ICONS[name];
  const shape = line
    ? svg("path", { d: path, fill: "none", stroke: "currentColor", "stroke-width": 1.5, "stroke-linecap": "round", "stroke-linejoin": "round" })
    : svg("path", { d: path, fill: "currentColor", "fill-rule": "evenodd" });
  return svg("svg", { class: `icon is-${name}`, viewBox: "0 0 16 16", width: 16, height: 16, ...(label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" }) }, shape);
}

export function button(text, attributes = {}, ...more) {
  return el("button", { type: "button", ...attributes }, text, ...more);
}

export const key = (name) => el("kbd", { "aria-hidden": "true" }, name);

export function segments(label, options, chosen, pick) {
  return el("div", { class: "segments", role: "group", "aria-label": label },
    options.map(([value, text]) => button(text, { "aria-pressed": String(value === chosen), onclick: () => pick(value) })));
}

export function choice(label, options, chosen, pick) {
  return el("label", { class: "choice" }, el("span", {}, label),
    el("select", { "aria-label": label, onchange: (event) => pick(event.target.value) },
      options.map(([value, text]) => el("option", { value, selected: value === chosen }, text))));
}

// Numbers as people read them.
export const counted = (n, one, many = `${one}s`) => `${n} ${worded((isFrench ? n < 2 : n === 1) ? one : many)}`;
export const mm = (value) => (isFrench ? String(Math.round(value * 10) / 10).replace(".", ",") : String(Math.round(value * 10) / 10));
export const size = (w, h) => `${mm(w)} × ${mm(h)} mm`;
export const percent = (share) => (isFrench ? `${decimal(share * 100, 1)}\u202f%` : `${decimal(share * 100, 1)} %`);
export const signed = (n) => String(n).replace("-", "−");
export const clock = (seconds) => {
  const time = new Date(seconds * 1000);
  const today = new Date().toDateString() === time.toDateString();
  return today ? time.toTimeString().slice(0, 5) : `${time.toLocaleDateString(locale)} ${time.toTimeString().slice(0, 5)}`;
};
export const sentence = (text) => text.charAt(0).toUpperCase() + text.slice(1);
export const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export const remember = {
  get(name, otherwise) {
    try { return localStorage.getItem(`deckwright.${name}`) ?? otherwise; } catch { return otherwise; }
  },
  set(name, value) {
    try { localStorage.setItem(`deckwright.${name}`, value); } catch { /* the page works without */ }
  },
};

// At most one sentence in two seconds.
let waiting = null;
export function tell(sentence) {
  if (waiting === null) setTimeout(() => { $("#live").textContent = waiting; waiting = null; }, 300);
  waiting = sentence;
}

export function alarm(sentence) {
  if ($("#alert").textContent !== sentence) $("#alert").textContent = sentence;
}
