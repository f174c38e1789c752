// Two cards, or one card in two languages: beside each other, behind a slider, or as their difference.

import { button, el, icon, segments } from "./dom.js";
import { ask, cards, on } from "./data.js";
import { address, amend, go, list, parse } from "./route.js";
import { empty, face } from "./parts.js";
import { t } from "./words.js";

export function compareView(root, [first, second]) {
  const { query } = parse();
  const langs = list(query, "langs");
  let mode = query.get("mode") || "side";
  let side = query.get("face") || "front";
  let split = 50;
  let pair = [];
  const tools = el("div", { class: "tools" });
  const stage = el("div", { class: "stage one", tabindex: "0", role: "region", "aria-label": t`Two pictures` });
  root.className = "compare-view";
  root.append(el("h1", { class: "unseen" }, t`Compare`), el("section", { class: "work", "aria-label": t`Compare` }, tools, stage));

  async function read() {
    if (second) pair = [[cards.get(first), "", null], [cards.get(second), "", null]].map(([card]) => card && { card, title: card.name, lang: null });
    else pair = await Promise.all(langs.map(async (lang) => { const all = await ask("/api/cards", { lang }); const card = all.cards.find((one) => one.key === first); return card && { card, title: `${card.name} (${lang})`, lang }; }));
    draw();
  }
  function draw() {
    tools.replaceChildren(el("a", { class: "button quiet", href: address("cards", [], { sel: first }) }, icon("left"), t`Cards`), el("span", { class: "grow" }),
      segments(t`Mode`, [["side", t`Side by side`], ["slider", t`Slider`], ["difference", t`Difference`]], mode, (next) => { mode = next; amend({ mode: next === "side" ? "" : next }); draw(); }),
      segments(t`Side`, [["front", t`Front`], ["back", t`Back`]], side, (next) => { side = next; amend({ face: next === "front" ? "" : next }); draw(); }),
      second ? button([icon("flip"), t`Swap`], { class: "quiet", onclick: () => go("compare", [second, first], { mode }) }) : "");
    if (pair.length < 2 || !pair[0] || !pair[1]) { stage.replaceChildren(empty(t`One of these is not there any more`, el("p", {}, el("a", { href: address("cards") }, t`All cards`)))); return; }
    const box = stage.getBoundingClientRect();
    const [a, b] = pair;
    const many = mode === "side" ? 2 : 1;
    const narrow = innerWidth < 640 ? 16 : 64;
    const w = Math.max(90, Math.min((box.width - narrow - (many - 1) * 24) / many, ((box.height - 84) * a.card.w) / a.card.h));
    const picture = (one) => face(one.card, side, w, { lang: one.lang, eager: true });
    const named = (one, ...more) => el("figure", { style: { width: `${w}px` } }, el("figcaption", {}, el("b", {}, one.title)), ...more);
    if (mode === "side") stage.replaceChildren(el("div", { class: "table" }, named(a, picture(a)), named(b, picture(b))));
    else {
      const over = picture(b);
      const range = el("input", { type: "range", min: 0, max: 100, step: 1, value: split, "aria-label": t`${a.title} to ${b.title}`, oninput: () => { split = Number(range.value); slide(over); } });
      const layers = el("div", { class: `layers ${mode}` }, picture(a), over, mode === "slider" ? range : null);
      if (mode === "slider") slide(over);
      stage.replaceChildren(el("div", { class: "table" }, el("figure", { style: { width: `${w}px` } }, el("figcaption", { class: "row" }, el("b", {}, a.title), el("span", { class: "grow" }), el("b", {}, b.title)), layers)));
    }
  }
  const slide = (over) => over.style.setProperty("clip-path", `inset(0 0 0 ${split}%)`);
  read();
  const off = on("update", (news) => { if (news.changed.includes(first) || news.changed.includes(second)) read(); });
  const resized = new ResizeObserver(() => { if (pair.length) draw(); });
  resized.observe(stage);
  return { keys: { Escape: () => go("cards", [], { sel: first }), f: () => { side = side === "front" ? "back" : "front"; draw(); } }, leave() { off(); resized.disconnect(); } };
}
