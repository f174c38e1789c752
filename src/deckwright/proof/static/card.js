// One card, large: with rulers and marks, its back beside it, the others along the foot.

import { $, $$, button, counted, el, icon, key, remember, segments, size, svg } from "./dom.js";
import { cards, file, game, on } from "./data.js";
import { address, amend, go, list, parse } from "./route.js";
import { empty, face, marks, openPlace, swap } from "./parts.js";
import { detailOf, forget, inspector, inspectorShell } from "./inspector.js";
import { heldKeys } from "./grid.js";
import { t } from "./words.js";

const MARKS = [["bleed", t`Bleed`, "b"], ["trim", t`Trim`, "t"], ["safe", t`Safe`, "s"], ["boxes", t`Boxes`, "x"]];

export function cardView(root, [name]) {
  let entry = cards.get(name);
  if (!entry) { root.append(empty(t`This card is not there any more`, el("p", {}, el("a", { href: address("cards") }, t`All cards`)))); return { keys: { Escape: () => go("cards") } }; }
  const { query } = parse();
  let side = query.get("face") === "back" && entry.back ? "back" : "front";
  let shown = new Set(query.has("marks") ? list(query, "marks") : []);
  let last = new Set(["bleed", "trim", "safe", "boxes"]);
  let zoom = Number(query.get("zoom")) || 0;  // 0: fit
  let detail = null;
  const order = heldKeys();
  const at = order.indexOf(name);

  const tools = el("div", { class: "tools" });
  const stage = el("div", { class: "stage one", tabindex: "0", role: "region", "aria-label": t`The card` });
  const strip = el("div", { class: "strip", "aria-label": t`Other cards`, role: "group" });
  const inspect = inspectorShell(entry.name);
  root.className = "card-view with-inspector";
  root.append(el("section", { class: "work", "aria-label": entry.name }, tools, stage, strip), inspect);

  function drawTools() {
    const step = (by) => { const other = order[at + by]; return el("a", { class: "button quiet icon-only", "aria-label": by < 0 ? t`Previous card` : t`Next card`, href: other ? address("card", [other], carried()) : null, "aria-disabled": other ? null : "true" }, icon(by < 0 ? "left" : "right")); };
    tools.replaceChildren(
      el("a", { class: "button quiet", href: address("cards", [], { sel: name }) }, icon("left"), t`Cards`),
      at >= 0 ? el("span", { class: "position" }, t`${at + 1} of ${order.length}`) : "", step(-1), step(1),
      el("h1", { class: "title" }, entry.name), el("span", { class: "grow" }),
      ...(entry.back ? [segments(t`Side`, [["front", t`Front`], ["back", t`Back`]], side, flipTo), button([icon("flip"), t`Flip`], { class: "quiet flip", onclick: flip }, key("F"))] : []),
      el("span", { class: "mark-buttons", role: "group", "aria-label": t`Marks` }, MARKS.map(([id, title]) => button([el("span", { class: `swatch ${id}` }), title], { "aria-pressed": String(shown.has(id)), onclick: () => toggle(id) }))),
      el("label", { class: "choice" }, el("span", { class: "unseen" }, t`Zoom`), el("select", { onchange: (event) => zoomTo(Number(event.target.value)) },
        [[0, t`Fit`], [1, "100 %"], [1.5, "150 %"], [2, "200 %"], [3, "300 %"], [4, "400 %"]].map(([z, title]) => el("option", { value: z, selected: z === zoom }, title)))));
  }
  const carried = () => ({ face: side === "back" ? "back" : "", marks: [...shown] });
  const keep = () => amend({ ...carried(), zoom: zoom || "" });

  function pixels() {  // of a millimetre
    if (zoom) return (96 / 25.4) * zoom;
    const box = stage.getBoundingClientRect();
    const narrow = innerWidth < 640;
    const beside = entry.back && !narrow ? 1.62 : 1;
    const w = (box.width - (narrow ? 48 : 112)) / ((entry.w + 2 * entry.bleed) * beside);
    const h = (box.height - (narrow ? 24 : 76)) / (entry.h + 2 * entry.bleed);
    return Math.max(1, Math.min(w, narrow ? Math.max(h, 3.2) : h));
  }

  function drawStage() {
    const scale = pixels();
    const w = entry.w * scale;
    const bled = shown.has("bleed");
    const front = el("div", { class: "main-face", style: { width: `${w}px`, margin: bled ? `${entry.bleed * scale}px` : "", "--out": bled ? `${entry.bleed * scale}px` : "0px" } }, rulers(scale),
      el("div", { class: `sheet-of${bled ? " bled" : ""}` }, face(entry, side, w, { bleed: bled, eager: true })), overlay());
    const other = side === "front" ? "back" : "front";
    const back = entry.back ? el("div", { class: "beside" },
      button(face(entry, other, w / 2, { eager: true }), { class: "face-button", style: { width: `${w / 2}px` }, "aria-label": other === "back" ? t`Show the back` : t`Show the front`, onclick: flip }),
      el("p", {}, el("b", {}, other === "back" ? t`Back` : t`Front`), el("span", { class: "under shared" }))) : null;
    stage.replaceChildren(el("div", { class: "table" }, front, back));
    const image = $(".main-face img", stage);
    if (image) image.alt = spokenText();
    drawShared();
  }
  function drawShared() {
    const line = $(".shared", stage);
    if (line) line.textContent = side === "front" && detail?.shared ? t`Shared by ${counted(detail.shared, "card")}` : "";
  }
  function overlay() {
    const b = entry.bleed;
    const layer = marks(entry, shown, detail, side, detail?.safe ?? 3);
    layer.style.setProperty("left", `${(-b / entry.w) * 100}%`);
    layer.style.setProperty("top", `${(-b / entry.h) * 100}%`);
    layer.style.setProperty("width", `${((entry.w + 2 * b) / entry.w) * 100}%`);
    const boxes = shown.has("boxes") ? detail?.faces.find((one) => one.side === side)?.texts || [] : [];
    return [layer, el("div", { class: "hits" }, boxes.map((box) => el("span", { class: "hit", style: { left: `${(box.x / entry.w) * 100}%`, top: `${(box.y / entry.h) * 100}%`, width: `${(box.w / entry.w) * 100}%`, height: `${(box.h / entry.h) * 100}%` } },
      el("span", { class: "hit-label" }, `${box.id || t`text`} · ${size(box.w, box.h)}${box.file ? ` · ${box.file.split("/").pop()}:${box.line}` : ""}`))))];
  }
  const spokenText = () => (detail?.faces.find((one) => one.side === side)?.texts || []).map((text) => text.text).join(" · ") || entry.name;

  function rulers(scale) {
    const ruler = (length, across) => {
      const layer = svg("svg", { class: across ? "ruler across" : "ruler down", width: across ? length * scale + 1 : 26, height: across ? 26 : length * scale + 1, "aria-hidden": "true" });
      for (let n = 0; n <= length; n += scale < 2 ? 5 : 1) {
        const long = n % 10 === 0 ? 8 : n % 5 === 0 ? 5 : 3;
        const p = Math.round(n * scale) + 0.5;
        layer.append(svg("path", { d: across ? `M${p} 26v${-long}` : `M26 ${p}h${-long}` }));
        if (n % 10 === 0) layer.append(svg("text", across ? { x: p, y: 13, "text-anchor": "middle" } : { x: 15, y: p + 4, "text-anchor": "end" }, String(n)));
      }
      return layer;
    };
    return [ruler(entry.w, true), ruler(entry.h, false)];
  }

  function drawStrip() {
    const from = Math.max(0, at - 30);
    strip.replaceChildren(...order.slice(from, at + 60).map((other) => {
      const card = cards.get(other);
      return card ? el("a", { href: address("card", [other], carried()), "aria-label": card.name, "aria-current": other === name ? "true" : null, class: "thumb" }, face(card, "front", 44)) : "";
    }));
    const here = $("[aria-current]", strip);
    if (here) strip.scrollLeft = here.offsetLeft - strip.clientWidth / 2;
  }

  async function drawDetail() {
    try { detail = await detailOf(entry); } catch { return; }
    const top = inspect.scrollTop;
    inspect.replaceChildren(...inspector(entry, detail, { large: true }));
    inspect.scrollTop = top;
    drawOverlay();
  }
  function drawOverlay() {
    const main = $(".main-face", stage);
    if (!main) return;
    for (const old of $$(".marks, .hits", main)) old.remove();
    main.append(...overlay().flat());
    drawShared();
    const image = $("img", main);
    if (image) image.alt = spokenText();
  }

  function flipTo(next) {
    if (next === side) return;
    side = next;
    keep();
    const main = $(".main-face", stage);
    const turn = () => { drawTools(); drawStage(); };
    if (matchMedia("(prefers-reduced-motion: reduce)").matches || !main) { turn(); return; }
    main.animate([{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }], { duration: 80, easing: "ease-in" }).finished.then(() => { turn(); $(".main-face", stage)?.animate([{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], { duration: 80, easing: "ease-out" }); });
  }
  const flip = () => { if (entry.back) flipTo(side === "front" ? "back" : "front"); };
  function toggle(id) {
    if (shown.has(id)) shown.delete(id); else shown.add(id);
    keep(); drawTools(); drawStage();
  }
  function allMarks() {
    if (shown.size) { last = shown; shown = new Set(); } else shown = last;
    keep(); drawTools(); drawStage();
  }
  function zoomTo(next) { zoom = next; keep(); drawTools(); drawStage(); }
  const levels = [1, 1.5, 2, 3, 4];
  const zoomBy = (step) => { const now = zoom || pixels() / (96 / 25.4); const next = step > 0 ? levels.find((z) => z > now + 0.01) : [...levels].reverse().find((z) => z < now - 0.01); if (next) zoomTo(next); };
  const step = (by) => { const other = order[at + by]; if (other) go("card", [other], carried()); };
  const nextProblem = (by) => { for (let i = at + by; order[i]; i += by) { const card = cards.get(order[i]); if (card && card.errors + card.warnings) { go("card", [order[i]], carried()); return; } } };

  async function update(news) {
    if (news.removed.includes(name)) inspect.prepend(el("p", { class: "banner error" }, t`This card is not in the files any more.`));
    for (const other of news.changed) forget(other);
    if (news.changed.includes(name)) {
      entry = cards.get(name);
      const main = $(".main-face .face", stage);
      if (main) swap(main, entry, side, entry.w * pixels());
      const beside = $(".beside .face", stage);
      if (beside) swap(beside, entry, side === "front" ? "back" : "front", (entry.w * pixels()) / 2);
      await drawDetail();
    }
    for (const link of $$(".thumb", strip)) { const card = cards.get(decodeURIComponent(link.getAttribute("href").split("?")[0].split("/card/")[1])); if (card) swap($(".face", link), card, "front", 44); }
  }

  drawTools();
  drawStage();
  drawStrip();
  drawDetail();
  const resized = new ResizeObserver(() => { if (!zoom) drawStage(); });
  resized.observe(stage);
  const off = on("update", update);
  return {
    keys: {
      Escape: () => go("cards", [], { sel: name }), f: flip, m: allMarks, ArrowLeft: () => step(-1), ArrowRight: () => step(1), j: () => step(1), k: () => step(-1),
      ...Object.fromEntries(MARKS.map(([id, , letter]) => [letter, () => toggle(id)])), "+": () => zoomBy(1), "=": () => zoomBy(1), "-": () => zoomBy(-1), 0: () => zoomTo(0),
      p: () => nextProblem(1), P: () => nextProblem(-1),
      c: () => { if (game.languages.length > 1 && !file) go("compare", [name], { langs: game.languages.slice(0, 2).join(",") }); },
      i: () => { root.classList.toggle("with-inspector"); remember.set("inspector", root.classList.contains("with-inspector") ? "yes" : "no"); },
      e: () => { if (detail?.excerpt) openPlace(detail.excerpt.file, detail.excerpt.first, 1); },
    },
    leave() { off(); resized.disconnect(); },
  };
}
