// The sheets as they will be printed, drawn from the faces: pairs in a strip, one pair large, a placement in figures.

import { $, button, counted, el, icon, mm, segments, size, svg } from "./dom.js";
import { ask, canWrite, cards, on } from "./data.js";
import { address, amend, go, parse } from "./route.js";
import { empty, facts, opener, place, section } from "./parts.js";
import { inspectorShell } from "./inspector.js";
import { byPaper, drawSheet } from "./paper.js";
import { t, worded } from "./words.js";

const VALUES = {  // what game.yaml says, as Print says it
  full: t`At every cut`, corner: t`Corners`, none: t`None`, "long-edge": t`Over the long edge`, "short-edge": t`Over the short edge`,
  fold: t`Fold and glue`, separate: t`In a file of their own`, deck: t`along the rows`, stack: t`in piles, for a guillotine`,
};

export function sheetsView(root) {
  let all = { sheets: [], facts: {}, faces: {} };
  let pairs = [];
  const { query } = parse();
  let at = Math.max(0, Number(query.get("page") || 1) - 1);
  let view = query.get("view") || "pair";
  let selected = null;  // index of a placement on the front
  const strip = el("nav", { class: "sheet-strip", "aria-label": t`Sheets` });
  const tools = el("div", { class: "tools" });
  const stage = el("div", { class: "stage one", tabindex: "0", role: "region", "aria-label": t`The sheet` });
  const side = inspectorShell(t`Sheet`);
  root.className = "sheets-view with-inspector";
  root.append(el("h1", { class: "unseen" }, t`Sheets`), strip, el("section", { class: "work", "aria-label": t`Sheet` }, tools, stage), side);

  async function read() {
    all = await ask("/api/sheets");
    pairs = byPaper(all.sheets);
    at = Math.min(at, Math.max(0, pairs.length - 1));
    draw();
  }
  function draw() {
    if (!pairs.length) { stage.replaceChildren(empty(t`No sheets`, el("p", {}, t`There is no card to print.`))); return; }
    drawStrip(); drawTools(); drawStage(); drawSide();
  }
  const sides = (pair) => (view === "pair" || view === "light" ? ["front", "back"] : [view]).filter((one) => pair[one]);

  const sheet = (page, width, { clickable = false, name = "" } = {}) => drawSheet(page, width, { faces: all.faces, margin: clickable ? all.facts.margin : null, name, selected,
    pick: clickable ? (index) => { selected = selected === index ? null : index; drawStage(); drawSide(); } : null, open: (one) => { if (one.card) go("card", [one.card]); } });

  function drawStrip() {
    const top = strip.scrollTop;
    const left = strip.scrollLeft;
    strip.replaceChildren(...pairs.map((pair, index) => el("a", { href: address("sheets", [], { page: index + 1, view: view === "pair" ? "" : view }), class: "pair", "aria-label": t`Sheet ${index + 1}`, "aria-current": index === at ? "true" : null, onclick: (event) => { event.preventDefault(); turn(index); } },
      ["front", "back"].filter((one) => pair[one]).map((one) => el("span", {}, sheet(pair[one], 70, { name: t`Sheet ${index + 1}, ${worded(one)}` }), el("small", {}, `${index + 1} ${worded(one)}`))))));
    strip.scrollTop = top;
    strip.scrollLeft = left;
    $("[aria-current]", strip)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
  function drawTools() {
    tools.replaceChildren(...[el("b", {}, t`Sheet ${at + 1} of ${pairs.length}`),
      button(icon("left"), { class: "quiet icon-only", "aria-label": t`Previous sheet`, disabled: at === 0, onclick: () => turn(at - 1) }), button(icon("right"), { class: "quiet icon-only", "aria-label": t`Next sheet`, disabled: at === pairs.length - 1, onclick: () => turn(at + 1) }),
      el("span", { class: "grow" }), ...(canWrite() ? [["print", t`Print…`], ["export", t`Export…`]] : []).map(([name, title]) => el("a", { class: "button phone-print", href: address(name) }, title)),
      segments(t`Side`, [["front", t`Front`], ["back", t`Back`], ["pair", t`Pair`], ["light", t`Against the light`]].filter(([id]) => id !== "back" && id !== "light" || pairs[at].back), view, (next) => { view = next; amend({ view: next === "pair" ? "" : next }); drawTools(); drawStage(); })].filter(Boolean));
  }
  function drawStage() {
    const pair = pairs[at];
    const shown = view === "light" ? ["front"] : sides(pair);
    const box = stage.getBoundingClientRect();
    const page = pair[shown[0]] || pair.front;
    const room = (box.width - 40 - (shown.length - 1) * 32) / (innerWidth < 640 ? 1 : shown.length);
    const width = Math.max(160, Math.min(room, ((box.height - 72) * page.w) / page.h));
    stage.replaceChildren(el("div", { class: "table papers" }, shown.map((one) => el("figure", { style: { width: `${width}px` } },
      el("figcaption", {}, el("b", {}, one === "front" ? t`Front` : t`Back`), one === "back" ? (all.facts.backs === "short-edge" ? t` flip on the short edge` : t` flip on the long edge`) : view === "light" ? t` with the back shining through` : ""),
      el("div", { class: "paper-of" }, sheet(pair[one], width, { clickable: one === "front", name: t`Sheet ${at + 1}, ${worded(one)}` }), view === "light" && pair.back ? el("div", { class: "shine" }, sheet(pair.back, width, { name: t`Back` })) : null)))));
    if (selected !== null && pair.back && view === "pair") mirror(pair);
  }
  function mirror(pair) {
    const one = pair.front.placements[selected];
    const twin = pair.back.placements.find((other) => other.copy === one?.copy && Math.abs(mirrored(pair, one)[0] - other.rect[0]) < 0.6 && Math.abs(mirrored(pair, one)[1] - other.rect[1]) < 0.6);
    const layer = stage.querySelectorAll(".paper")[1];
    if (twin && layer) layer.append(svg("rect", { class: "cell on", x: twin.rect[0], y: twin.rect[1], width: twin.rect[2], height: twin.rect[3] }));
  }
  const mirrored = (pair, one) => (all.facts.backs === "short-edge" ? [one.rect[0], pair.front.h - one.rect[1] - one.rect[3]] : [pair.front.w - one.rect[0] - one.rect[2], one.rect[1]]);

  function drawSide() {
    const pair = pairs[at];
    const one = selected !== null ? pair.front?.placements[selected] : null;
    const card = one ? [...cards.values()].find((other) => other.id === one.card) : null;
    const { facts: f } = all;
    side.replaceChildren(el("h2", { class: "unseen" }, t`About the sheet`),
      one ? section(t`Placement`, facts([[t`Card`, card ? el("a", { href: address("card", [card.key]) }, card.name) : one.card], [t`The copy`, card ? t`${one.copy} of ${card.copies}` : String(one.copy)], [t`Front`, `x ${mm(one.rect[0])}, y ${mm(one.rect[1])} mm`], pair.back ? [t`Back`, `x ${mm(mirrored(pair, one)[0])}, y ${mm(mirrored(pair, one)[1])} mm`] : null, [t`Size`, size(one.rect[2], one.rect[3])], one.rotation ? [t`Turned`, `${one.rotation}°`] : null])) : el("p", { class: "hint" }, t`Click a card on the front to see where it stands.`),
      section([t`Sheet`, el("span", { class: "grow" }), f.file ? opener(f.file, f.line, 1) : null], facts([[t`Paper`, `${String(f.paper).toUpperCase()}, ${size((pair.front || pair.back).w, (pair.front || pair.back).h)}`], [t`Margin`, `${f.margin.map(mm).join(", ")} mm`], [t`Gutter`, f.gutter === null ? t`as wide as the bleed` : f.gutter ? `${mm(f.gutter)} mm` : t`0, one cut per line`], [t`Marks`, VALUES[f.marks] || f.marks], [t`Backs`, VALUES[f.backs] || f.backs], [t`Order`, VALUES[f.order] || f.order]]), el("p", { class: "under" }, el("code", {}, place(f.file, f.line)))),
      ...all.problems.map((problem) => el("div", { class: "panel problem-line" }, icon(problem.severity), el("div", {}, el("p", {}, problem.message), problem.hint ? el("p", { class: "under" }, problem.hint) : null))),
      section(t`Whole job`, facts([[t`Copies`, String(f.copies)], [t`Sheets`, counted(f.papers, "sheet")], [t`Last sheet`, counted((pairs.at(-1).front || pairs.at(-1).back).cards, "card")]])));
  }
  function turn(to) {
    if (!pairs[to]) return;
    at = to; selected = null;
    amend({ page: at ? at + 1 : "" });
    draw();
  }
  read();
  const off = on("update", (news) => { if (news.pictures || news.added.length || news.removed.length || news.changed.length) read(); });
  const resized = new ResizeObserver(() => { if (pairs.length) drawStage(); });
  resized.observe(stage);
  return {
    keys: { j: () => turn(at + 1), k: () => turn(at - 1), ArrowRight: () => turn(at + 1), ArrowLeft: () => turn(at - 1), ArrowDown: () => turn(at + 1), ArrowUp: () => turn(at - 1), f: () => { view = view === "back" ? "front" : "back"; draw(); }, Escape: () => go("cards") },
    leave() { off(); resized.disconnect(); },
  };
}
