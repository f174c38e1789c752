// A face before and after: one behind the other with a slider, side by side, or with all that is the same greyed.

import { counted, el, icon, svg } from "./dom.js";
import { face } from "./parts.js";
import { t, worded } from "./words.js";

const ROOM = 1;  // mm between a difference and its mark
const GAP = 28;  // pixels between two pictures
const LINE = 26;  // pixels of what stands above one

// *pair*: {before, after} as entries of the grid, either may be null; *places*: boxes that differ, in mm, of mode difference.
export function pictures(pair, side, { mode, split, places, titles, note, room, moved }) {
  const two = [pair.before, pair.after].filter((one) => one?.[side]);
  const w = Math.max(...two.map((one) => one.w));
  const h = Math.max(...two.map((one) => one.h));
  const beside = mode === "side" && two.length === 2;
  const across = beside ? fitting(room, 2 * w, h, GAP, 0) : 0;
  const down = beside ? fitting(room, w, 2 * h, 0, GAP + LINE) : fitting(room, w, h, 0, 0);
  const scale = Math.max(across, down);  // wide things lie one below the other
  const picture = (entry) => face(entry, side, entry.w * scale, { eager: true });
  const frame = (entry, title) => el("figure", { class: "shown", style: { width: `${entry.w * scale}px` } }, el("figcaption", {}, title), el("div", { class: "layers", data: { w: entry.w, h: entry.h } }, picture(entry)));
  if (two.length < 2) return two.map((one) => frame(one, [el("b", {}, one === pair.before ? titles[0] : titles[1]), note ? el("span", { class: "n" }, ` · ${note}`) : ""]));
  if (beside) return [el("div", { class: across >= down ? "two" : "two stacked" }, frame(pair.before, titles[0]), frame(pair.after, titles[1]))];
  const layers = [picture(pair.before), picture(pair.after)];
  layers[0].classList.add("is-before");
  layers[1].classList.add("is-after");
  const size = { width: `${w * scale}px`, height: `${h * scale}px` };
  if (mode === "slider") return [slider(layers, { w, h }, size, titles, split, moved)];
  if (mode === "blink") return [el("figure", { class: "shown blinking", style: { width: size.width } }, el("figcaption", {}, el("span", { class: "is-before" }, titles[0]), el("span", { class: "is-after" }, titles[1])), el("div", { class: "layers", style: size }, layers))];
  const coloured = picture(pair.after);
  coloured.classList.add("coloured");
  only(coloured, pair.after, places);
  return [el("figure", { class: "shown", style: { width: size.width } },
    el("figcaption", {}, titles[1], el("span", { class: "n" }, places.length ? t` · what is the same is grey` : t` · no difference that an eye sees`)),
    el("div", { class: "layers greyed", style: size }, layers[1], coloured, differences(w, h, places)))];
}

// Pixels of a millimetre.
function fitting(room, w, h, across, down) {
  return Math.max(0.3, Math.min((room.width - across) / w, (room.height - down) / h));
}

// Before stands left of the line, after right of it. Mouse, touch and pen drag it; arrows move it.
function slider(layers, data, size, titles, split, moved) {
  const line = el("span", { class: "divider", "aria-hidden": "true" }, el("span", { class: "knob" }, icon("flip")));
  const node = el("div", { class: "split", role: "slider", tabindex: "0", "aria-label": t`Between ${titles[0]} and ${titles[1]}`, "aria-orientation": "horizontal", "aria-valuemin": "0", "aria-valuemax": "100", style: size, data,
    onpointerdown: grab, onpointermove: drag, ondblclick: () => set(50), onkeydown: press },
    el("span", { class: "title before" }, titles[0]), el("span", { class: "title after" }, titles[1]), ...layers, line);
  function set(value) {
    const now = Math.min(100, Math.max(0, Math.round(value * 10) / 10));
    node.style.setProperty("--split", now);
    node.classList.toggle("all-before", now > 92);
    node.classList.toggle("all-after", now < 8);
    node.setAttribute("aria-valuenow", String(Math.round(now)));
    node.setAttribute("aria-valuetext", `${Math.round(now)} % ${titles[0]}, ${100 - Math.round(now)} % ${titles[1]}`);
    moved(now);
  }
  const at = (event) => { const box = node.getBoundingClientRect(); return ((event.clientX - box.left) / box.width) * 100; };
  function grab(event) {
    if (event.button) return;
    node.setPointerCapture(event.pointerId);
    node.focus({ preventScroll: true });
    set(at(event));
  }
  function drag(event) { if (node.hasPointerCapture(event.pointerId)) set(at(event)); }
  function press(event) {
    const now = Number(node.style.getPropertyValue("--split"));
    const step = event.shiftKey ? 10 : 1;
    const to = { ArrowLeft: now - step, ArrowDown: now - step, ArrowRight: now + step, ArrowUp: now + step, PageDown: now - 10, PageUp: now + 10, Home: 0, End: 100 }[event.key];
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    set(to);
  }
  node.place = set;
  node.nudge = (by) => set(Number(node.style.getPropertyValue("--split")) + by);
  set(split);
  return node;
}

// Marks the places on all pictures within.
export function mark(within, places) {
  for (const node of within.querySelectorAll(".split, .two .layers")) {
    node.querySelector(".differences")?.remove();
    if (places.length) node.insertBefore(differences(node.dataset.w, node.dataset.h, places), node.querySelector(".divider"));
  }
}

// White corners with a dark casing round every place that differs.
function differences(w, h, places) {
  const layer = svg("svg", { class: "differences", viewBox: `0 0 ${w} ${h}`, "aria-hidden": "true", preserveAspectRatio: "none" });
  for (const box of places) {
    const d = corners(box);
    layer.append(svg("path", { class: "casing", d }), svg("path", { d }));
  }
  return layer;
}

function corners([x, y, w, h]) {
  const [left, top, right, bottom] = [x - ROOM, y - ROOM, x + w + ROOM, y + h + ROOM];
  const arm = Math.min(2.5, (right - left) / 3, (bottom - top) / 3);
  return [[left, top, 1, 1], [right, top, -1, 1], [left, bottom, 1, -1], [right, bottom, -1, -1]]
    .map(([px, py, across, down]) => `M${px + across * arm} ${py}H${px}V${py + down * arm}`).join("");
}

// Of the picture only these boxes are seen.
function only(frame, { w, h }, places) {
  const boxes = places.map(([x, y, bw, bh]) => [Math.max(0, x - ROOM), Math.max(0, y - ROOM), Math.min(w, bw + 2 * ROOM), Math.min(h, bh + 2 * ROOM)]);
  const part = (free, start) => (free <= 0 ? 0 : Math.min(100, (start / free) * 100));
  const masks = boxes.map(([x, y, bw, bh]) => `linear-gradient(#000 0 0) ${part(w - bw, x)}% ${part(h - bh, y)}% / ${(bw / w) * 100}% ${(bh / h) * 100}% no-repeat`);
  frame.style.setProperty("mask", masks.join(", ") || "linear-gradient(#0000 0 0)");
}

export const spokenPlaces = (places, side) => (places.length ? t`${counted(places.length, "place")} on the ${worded(side)}` : "");
