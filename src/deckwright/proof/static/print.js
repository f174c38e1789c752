// Print: every choice changes the first sheet, the count and the command at once; only the button writes.

import { $, button, counted, el, icon, key, mm, sentence, size, svg, tell } from "./dom.js";
import { ask, game, on, post, status } from "./data.js";
import { address, parse, step } from "./route.js";
import { choose, command, picker } from "./controls.js";
import { coded, empty } from "./parts.js";
import { inspectorShell } from "./inspector.js";
import { byPaper, drawSheet } from "./paper.js";
import { t, worded } from "./words.js";

const NEAR = ["a4", "letter", "a3"];
const PLAIN = ["lang", "sheet"];  // of the address, what is no choice
const BACKS = {
  "long-edge": [t`Over the long edge`, t`flip on long edge`],
  "short-edge": [t`Over the short edge`, t`flip on short edge`],
  fold: [t`Fold and glue`, t`one side, folded`],
  separate: [t`In a file of their own`, t`long edge`],
  none: [t`No backs`, t`fronts only`],
};

const paperName = (id) => (/^\w{2,4}\d$/.test(id) ? id.toUpperCase() : sentence(id));

export function printView(root) {
  let job = null;
  let pairs = [];
  let at = 0;
  let outcome = null;  // what came of writing
  let draft = false;
  let writing = false;
  const options = el("section", { class: "choices", "aria-label": t`Choices` });
  const tools = el("div", { class: "tools" });
  const stage = el("div", { class: "stage one", tabindex: "0", role: "region", "aria-label": t`Sheets` });
  const turn = el("div", { class: "turn" });
  const side = inspectorShell(t`Job`);
  side.classList.add("job");
  root.className = "print-view";
  root.append(el("h1", { class: "unseen" }, t`Print`), options, el("div", { class: "print-stage" }, tools, stage, turn), side);

  const chosen = () => Object.fromEntries([...parse().query].filter(([name]) => !PLAIN.includes(name)));
  const now = (name) => job.options[name];

  async function read({ said = false } = {}) {
    const query = chosen();
    const answer = await ask("/api/print", query);
    if (JSON.stringify(query) !== JSON.stringify(chosen())) return;  // asked for something else meanwhile
    job = answer;
    pairs = byPaper(job.sheets);
    at = Math.min(at, Math.max(0, pairs.length - 1));
    drawChoices(); drawTools(); drawStage(); drawTurn(); drawJob();
    if (said) tell(t`${counted(job.facts.papers, "sheet")}, ${perSheet()} a sheet`);
  }

  function pick(name, value) {
    step({ [name]: job.usual[name] === value ? "" : value });
    outcome = null;
    read({ said: true });
  }

  const perSheet = () => Math.max(0, ...job.sheets.map((page) => page.cards));

  function drawChoices() {
    const focused = document.activeElement?.closest?.(".choices") ? [document.activeElement.closest("fieldset")?.dataset.of, document.activeElement.id] : null;
    const isOpen = $("details.more", options)?.open || false;
    const { facts: f, papers } = job;
    const paper = papers.find(([id]) => id === now("paper"));
    const others = papers.filter(([id]) => !NEAR.includes(id));
    const group = (of, node) => { node.dataset.of = of; return node; };
    const front = pairs[0]?.front;
    const bleed = Math.max(0, ...Object.values(job.faces).map(([, , b]) => b));
    options.replaceChildren(...[
      group("copies", choose(t`Copies`, [["all", t`As many as the game needs`], ["one", t`One of each`]], now("copies"), (value) => pick("copies", value), { consequence: t`${counted(f.copies, "card")} to print` })),
      group("paper", choose(t`Paper`, [...NEAR.map((id) => [id, paperName(id)]), ...(NEAR.includes(now("paper")) ? [] : [[now("paper"), paperName(now("paper"))]])], now("paper"), (value) => pick("paper", value),
        { consequence: front ? t`${size(front.w, front.h)}, ${counted(perSheet(), "card")} a sheet` : "", hint: el("div", { class: "row-of" }, el("span", { class: "under" }, t`Another paper`), picker([["", "…"], ...others.map(([id, w, h]) => [id, `${id}, ${size(w, h)}`])], NEAR.includes(now("paper")) ? "" : now("paper"), (value) => value && pick("paper", value), { "aria-label": t`Another paper`, id: "other-paper" })) })),
      group("orientation", choose(t`The paper lies`, [["auto", t`What holds more`], ["portrait", t`Upright ${job.held.portrait ?? ""}`], ["landscape", t`Across ${job.held.landscape ?? ""}`]], now("orientation"), (value) => pick("orientation", value), { consequence: front ? (front.w > front.h ? t`across` : t`upright`) : "" })),
      group("backs", choose(t`Backs`, ["long-edge", "short-edge", "fold", "none"].map((id) => [id, BACKS[id][0], { drawing: backsDrawing(id) }]), now("backs"), (value) => pick("backs", value), { consequence: BACKS[now("backs")]?.[1] || now("backs"), wide: true })),
      group("gutter", choose(t`Between the cards`, [["0", t`Nothing`], ["2", "2 mm"], ["bleed", bleed ? t`Bleed, ${mm(2 * bleed)} mm` : t`Bleed`], ...(["0", "2", "bleed"].includes(now("gutter")) ? [] : [[now("gutter"), `${now("gutter")} mm`]])], now("gutter"), (value) => pick("gutter", value), { consequence: now("gutter") === "0" ? t`one cut parts two cards` : now("gutter") === "bleed" ? t`each keeps its bleed` : t`two cuts part two cards` })),
      group("marks", choose(t`Marks to cut by`, [["full", t`At every cut`], ["corner", t`Corners`], ["none", t`None`]], now("marks"), (value) => pick("marks", value))),
      job.printers.length ? group("printer", choose(t`Printer`, [["", t`As it is`], ...job.printers.map((name) => [name, name])], now("printer"), (value) => pick("printer", value), { consequence: now("printer") ? t`measured` : t`not made up for` })) : null,
      el("details", { class: "more", open: isOpen }, el("summary", {}, t`More `, el("small", {}, t`order, sets, ink, sleeves, cutting machine`)),
        row(t`Order`, picker([["deck", t`along the rows`], ["stack", t`in piles, for a guillotine`]], now("order"), (value) => pick("order", value), { id: "order" })),
        row(t`The whole game`, picker([1, 2, 3, 4, 6, 8, 10].map((n) => [String(n), n === 1 ? t`once` : t`${n} times`]), now("sets"), (value) => pick("sets", value), { id: "sets" })),
        row(t`Cutting machine`, picker(job.cutters.map((id) => [id, id === "none" ? t`none` : id]), now("cutter"), (value) => pick("cutter", value), { id: "cutter" })),
        ...[["sleeve", t`For sleeves: fronts, 1 mm smaller`], ["low-ink", t`Little ink: pale grounds`], ["grey", t`Shades of grey`], ["reverse-backs", t`Backs behind all fronts, last first`], ["mark-backs", t`Marks on the backs, too`]].map(([name, text]) =>
          el("label", { class: "check" }, el("input", { type: "checkbox", id: `is-${name}`, checked: now(name) === "yes", onchange: (event) => pick(name, event.target.checked ? "yes" : "no") }), text))),
    ].filter(Boolean));
    if (focused) (focused[1] ? document.getElementById(focused[1]) : $(`[data-of="${focused[0]}"] input:checked`, options))?.focus();
  }
  const row = (text, control) => el("label", { class: "row-of" }, el("span", {}, text), control);

  function drawTools() {
    if (!pairs.length) { tools.replaceChildren(el("b", {}, t`No sheets`)); return; }
    tools.replaceChildren(
      button(icon("left"), { class: "quiet icon-only", "aria-label": t`Previous sheet`, disabled: at === 0, onclick: () => turnTo(at - 1) }),
      el("b", {}, t`Sheet ${at + 1} of ${pairs.length}`),
      button(icon("right"), { class: "quiet icon-only", "aria-label": t`Next sheet`, disabled: at === pairs.length - 1, onclick: () => turnTo(at + 1) }),
      el("span", { class: "grow" }), el("a", { class: "button quiet", href: address("sheets") }, t`All sheets`));
  }
  function turnTo(to) {
    if (!pairs[to]) return;
    at = to;
    drawTools(); drawStage();
  }

  function drawStage() {
    const pair = pairs[at];
    if (!pair) { stage.replaceChildren(empty(t`No sheets`, el("p", {}, t`There is no card to print.`))); return; }
    const sides = ["front", "back"].filter((one) => pair[one]);
    const box = stage.getBoundingClientRect();
    const page = pair[sides[0]];
    const across = page.w <= page.h && box.width > 300;  // beside each other
    const room = { w: (box.width - (box.width < 640 ? 48 : 56) - (across ? (sides.length - 1) * 24 : 0)) / (across ? sides.length : 1), h: (box.height - 64) / (across ? 1 : sides.length) - 24 };
    const width = Math.max(120, Math.min(room.w, (Math.max(room.h, 160) * page.w) / page.h));
    stage.replaceChildren(el("div", { class: "table papers", style: { "flex-direction": across ? "row" : "column" } }, sides.map((one) => el("figure", { style: { width: `${width}px` } },
      el("figcaption", {}, el("b", {}, one === "front" ? t`Front` : t`Back`), one === "back" ? t` as printed: mirrored` : ""),
      drawSheet(pair[one], width, { faces: job.faces, name: t`Sheet ${at + 1}, ${worded(one)}: ${counted(pair[one].placements.length, "face")}` })))));
  }

  function drawTurn() {
    const front = pairs[0]?.front;
    if (!front) { turn.replaceChildren(); return; }
    const across = front.w > front.h;
    const backs = now("backs");
    const likeness = (backs === "long-edge") === !across ? t`like a page of a book` : t`like a wall calendar`;
    const words = {
      "long-edge": [t`Over the long edge, ${likeness}`, t`Most printers that print both sides do this. Without one, print the fronts, turn the pile over, print the backs. In the print dialog: “flip on long edge”.`],
      "short-edge": [t`Over the short edge, ${likeness}`, t`For printers that offer this alone. In the print dialog: “flip on short edge”.`],
      fold: [t`Folded along the dashed line`, t`Fronts and backs stand on the same side. Fold, glue, then cut. Works with every printer, and takes more than twice the paper.`],
      separate: [t`Backs in a file of their own`, t`Print the fronts, turn the pile over along the long edge, print the backs.`],
      none: [t`Fronts only`, t`For sleeves with a playing card behind, or to try a rule.`],
    }[backs];
    turn.replaceChildren(turnDrawing(backs, across), el("p", {}, el("b", {}, words[0]), el("br"), words[1]));
  }

  // The job

  function drawJob() {
    const { facts: f } = job;
    const errors = status.summary.errors || 0;
    const last = pairs.at(-1)?.front?.cards ?? 0;
    const parts = outcome?.written?.length ? donePanels() : [
      el("section", { class: "panel first" },
        el("p", {}, el("b", {}, String(f.papers ?? 0)), f.papers === 1 ? t` sheet of ${paperName(now("paper"))}` : t` sheets of ${paperName(now("paper"))}`, ["none", "fold"].includes(now("backs")) ? "" : t`, both sides`),
        el("p", { class: "under" }, f.papers ? t`${counted(f.copies, "card")}, ${perSheet()} a sheet; the last holds ${last}.` : t`There is no card to print.`)),
      ...job.problems.map((one) => el("section", { class: "panel" }, el("div", { class: "problem-line" }, icon(one.severity, worded(one.severity)), el("div", {}, el("p", {}, coded(sentence(one.message))), one.hint ? el("p", { class: "under" }, coded(sentence(one.hint))) : null)))),
      errors ? el("section", { class: "panel refused", role: "alert" }, el("h3", {}, icon("error"), errors === 1 ? t`${counted(errors, "error")} forbids printing` : t`${counted(errors, "error")} forbid printing`), el("p", {}, el("a", { href: address("problems") }, t`Show them in Problems`)),
        el("label", { class: "check" }, el("input", { type: "checkbox", id: "draft", checked: draft, onchange: (event) => { draft = event.target.checked; drawJob(); $("#draft").focus(); } }), t`Print a draft all the same`), el("p", { class: "under" }, t`The word PROOF and the errors stand in the margins, never on a card.`)) : null,
      outcome?.message ? el("section", { class: "panel refused", role: "alert" }, el("h3", {}, icon("error"), t`Not written`), el("p", {}, outcome.message)) : null,
    ];
    const blocked = !f.papers || (errors > 0 && !draft);
    side.replaceChildren(el("h2", { class: "unseen" }, t`The job`), ...parts.filter(Boolean), command(job.command), el("span", { class: "push" }),
      outcome?.written?.length ? "" : el("section", { class: "panel press" },
        blocked && f.papers ? el("p", { class: "under", id: "why" }, t`Mend the errors, or tick the draft.`) : null,
        button(writing ? [el("span", { class: "ring" }), t`Writing…`] : t`Write the PDF`, { class: "primary wide", id: "write-pdf", disabled: blocked || writing, onclick: write }, writing ? null : key("Ctrl"), writing ? null : key(t`Enter`)),
        el("p", { class: "under" }, t`to `, el("code", {}, `build/${game.game}/`), t`; then you print it from your PDF viewer.`)));
  }

  function donePanels() {
    const [first] = outcome.written;
    const upright = (pairs[0]?.front?.w || 0) <= (pairs[0]?.front?.h || 0);
    const backs = now("backs");
    const check = (title, more) => el("li", {}, el("b", {}, title), more ? el("span", { class: "under" }, more) : null);
    return [
      el("section", { class: "panel done" }, el("h3", {}, icon("ok"), t`Written at ${new Date().toTimeString().slice(0, 5)}`),
        outcome.written.map((file) => el("p", {}, el("code", { class: "path" }, file))),
        el("p", {}, `${counted(outcome.pages, "page")}${outcome.megabytes ? t`, ${outcome.megabytes} MB` : ""}`),
        el("p", { class: "row" }, button(t`Open the PDF`, { class: "primary", id: "open-pdf", onclick: () => show(first, "file") }), button(t`Show in its folder`, { onclick: () => show(first, "folder") })),
        el("p", { class: "under", id: "shown", role: "status" })),
      el("section", { class: "panel" }, el("h3", {}, t`In the print dialog`),
        el("ul", { class: "checks" },
          check(t`Scale: 100 %, or “actual size”`, t`Not “fit to page”: the cards would come out too small.`),
          backs === "long-edge" || backs === "short-edge" ? check(backs === "long-edge" ? t`Both sides: on, flip on the long edge` : t`Both sides: on, flip on the short edge`) : check(t`Both sides: off`),
          check(t`Paper: ${paperName(now("paper"))}, ${upright ? t`upright` : t`across`}`, t`The thickest that your printer takes.`)),
        el("p", {}, t`Print sheet 1, and measure it: the bar at its edge is 100 mm long.`)),
      el("section", { class: "panel" }, button(t`Change something`, { onclick: () => { outcome = null; drawJob(); $("#write-pdf").focus(); } })),
    ];
  }

  async function show(fileName, what) {
    try { await post("/api/show", { file: fileName, what }); } catch (error) { $("#shown").textContent = error.message; }
  }

  async function write() {
    if (writing) return;
    writing = true;
    outcome = null;
    drawJob();
    try {
      outcome = await post("/api/write", { what: "pdf", draft, options: chosen() });
      if (!outcome.written.length) outcome.message ||= counted(outcome.errors, "error");
    } catch (error) { outcome = { written: [], message: error.message }; }
    writing = false;
    drawJob();
    if (outcome.written.length) { tell(t`Written: ${outcome.written[0]}`); $("#open-pdf").focus(); } else $("#write-pdf")?.focus();
  }

  const onEnter = (event) => { if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) { event.preventDefault(); $("#write-pdf:not(:disabled)")?.click(); } };
  addEventListener("keydown", onEnter);
  const offs = [on("update", (news) => { if (news.pictures || news.added.length || news.removed.length || news.changed.length) read(); }), on("status", () => { if (job && !writing && !outcome) drawJob(); })];
  const resized = new ResizeObserver(() => { if (job) drawStage(); });
  resized.observe(stage);
  read().then(() => $("input:checked", options)?.focus({ preventScroll: true }), (error) => stage.replaceChildren(empty(t`No sheets`, el("p", {}, error.message))));
  return {
    keys: { j: () => turnTo(at + 1), k: () => turnTo(at - 1) },
    leave() { for (const off of offs) off(); removeEventListener("keydown", onEnter); resized.disconnect(); },
  };
}

// Small drawings: a sheet of six cards, and what is done with it.

const cells = (pale = false, x0 = 0) => [0, 1, 2].flatMap((row) => [0, 1].map((column) => svg("rect", { class: pale ? "paper-card pale" : "paper-card", x: x0 + 5 + column * 12, y: 5 + row * 13, width: 10, height: 11, rx: 1 })));
const page = (x0 = 0, w = 32, h = 46) => svg("rect", { class: "paper-line", x: x0 + 0.5, y: 0.5, width: w - 1, height: h - 1, rx: 1.5 });
const canvas = (w, h, ...parts) => svg("svg", { viewBox: `-4 -4 ${w + 8} ${h + 8}`, "aria-hidden": "true" }, ...parts);

function backsDrawing(backs) {
  const edge = { "long-edge": svg("path", { class: "paper-turn", d: "M0 2V44" }), "short-edge": svg("path", { class: "paper-turn", d: "M2 0H30" }), fold: svg("path", { class: "paper-fold", d: "M0 23H32" }), none: null }[backs];
  const inside = backs === "fold"
    ? [0, 1].flatMap((row) => [0, 1].map((column) => svg("rect", { class: row ? "paper-card pale" : "paper-card", x: 5 + column * 12, y: 5 + row * 22, width: 10, height: 14, rx: 1 })))
    : cells();
  return canvas(32, 46, page(), ...inside, edge);
}

function turnDrawing(backs, across) {
  const arrow = (x) => svg("path", { class: "paper-turn", d: `M${x} 23h10m-4-4 4 4-4 4`, "stroke-width": 1.5 });
  if (backs === "none") return canvas(32, 46, page(), ...cells());
  if (backs === "fold") return canvas(130, 46, page(0), svg("path", { class: "paper-fold", d: "M0 23H32" }), arrow(38), svg("path", { class: "paper-line", d: "M54 30h32l-5-14h-22Z" }), arrow(92), svg("rect", { class: "paper-line", x: 108, y: 14, width: 24, height: 20, rx: 1 }));
  const upright = backs === "short-edge" ? across : !across;  // turned about an upright edge
  const half = upright ? svg("path", { class: "paper-line", d: "M60 1l14-6v58l-14-6Z" }) : svg("path", { class: "paper-line", d: "M50 14h36l-6 16H56Z" });
  const edge = (x) => svg("path", { class: "paper-turn", d: upright ? `M${x} 2V44` : `M${x + 2} 0h28` });
  return canvas(134, 46, page(0), ...cells(), edge(0), arrow(37), half, arrow(84), page(102), ...cells(true, 102), edge(102));
}
