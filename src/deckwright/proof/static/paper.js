// A sheet as it is printed, drawn from the faces: what Sheets and Print show.

import { svg } from "./dom.js";
import { faceUrl } from "./data.js";

let drawn = 0;

// The sides of each paper, in the order in which they are printed.
export function byPaper(pages) {
  const papers = new Map();
  for (const page of pages) {
    const name = `${page.part}/${page.number}`;
    if (!papers.has(name)) papers.set(name, {});
    papers.get(name)[page.side] ??= page;
  }
  return [...papers.values()];
}

export function drawSheet(page, width, { faces, margin = null, name = "", selected = null, pick = null, open = null }) {
  const layer = svg("svg", { class: "paper", viewBox: `0 0 ${page.w} ${page.h}`, role: "img", "aria-label": name });
  layer.append(svg("rect", { class: "white", width: page.w, height: page.h }));
  const number = (drawn += 1);
  page.placements.forEach((one, index) => {
    const [x, y, w, h] = one.clip;
    const [fw, fh, b] = faces[one.face] || [one.rect[2], one.rect[3], 0];
    const [rx, ry, rw, rh] = one.rect;
    const id = `clip-${number}-${index}`;
    layer.append(svg("clipPath", { id }, svg("rect", { x, y, width: w, height: h })));
    const turn = { 0: "", 90: `rotate(90) translate(0 ${-rw})`, 180: `rotate(180) translate(${-rw} ${-rh})`, 270: `rotate(270) translate(${-rh} 0)` }[one.rotation];
    const image = svg("image", { href: one.face ? faceUrl(one.face, (width * fw) / page.w) : null, x: -b, y: -b, width: fw + 2 * b, height: fh + 2 * b, preserveAspectRatio: "none" });
    layer.append(svg("g", { "clip-path": `url(#${id})` }, svg("g", { transform: `translate(${rx} ${ry}) ${turn}` }, image)));
    if (pick) layer.append(svg("rect", { class: `cell${selected === index ? " on" : ""}`, x: rx, y: ry, width: rw, height: rh, onclick: () => pick(index), ondblclick: () => open?.(one) }));
  });
  layer.append(...page.marks.map(([x1, y1, x2, y2]) => svg("path", { class: "mark", d: `M${x1} ${y1}L${x2} ${y2}` })));
  if (margin) { const [l, t, r, b] = margin; layer.append(svg("rect", { class: "margin", x: l, y: t, width: page.w - l - r, height: page.h - t - b })); }
  return layer;
}
