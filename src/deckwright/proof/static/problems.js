// What is wrong, worst first; and of one problem its picture, its place, its lines, what to do.

import { $, button, counted, el, icon, segments, sentence, svg } from "./dom.js";
import { ask, cards, on, status } from "./data.js";
import { address, amend, go, parse } from "./route.js";
import { acceptPanel } from "./accept.js";
import { coded, empty, excerpt, face, marked, openPlace, opener, place } from "./parts.js";
import { t, worded } from "./words.js";

const HEADS = { error: [t`Errors`, t`stop the build`], warning: [t`Warnings`, t`print, with a loss`], note: [t`Notes`, ""] };

const CLOSE = 620;  // pixels that an enlarged finding is wide at most

export function problemsView(root) {
  let all = [];
  let more = 0;
  let accepted = [];
  let manual = {};  // what the manual says, by code
  let unfolded = false;
  let accepting = null;  // the problem whose entry of `accept:` is shown, with the reason as typed
  let explained = false;
  let chosen = parse().query.get("severity") || "";
  let selected = parse().query.get("sel");
  const solved = new Map();
  const listing = el("section", { class: "list", "aria-label": t`Problems` });
  const detail = el("section", { class: "detail", "aria-label": t`One problem`, "aria-live": "off" });
  root.className = `problems-view${selected ? " chosen" : ""}`;
  root.append(el("h1", { class: "unseen" }, t`Problems`), listing, detail);

  const visible = () => all.filter((one) => !chosen || one.severity === chosen);

  async function read() {
    const answer = await ask("/api/problems");
    const now = new Set(answer.problems.map((one) => one.id));
    for (const one of all) if (!now.has(one.id) && one.id === selected) solved.set(one.id, one);
    for (const id of now) solved.delete(id);
    all = [...answer.problems, ...solved.values()];
    more = answer.more;
    accepted = answer.accepted || [];
    manual = answer.manual || {};
    if (innerWidth >= 900 && (!selected || !all.some((one) => one.id === selected))) selected = visible()[0]?.id || null;
    draw();
  }

  function draw() {
    const n = (severity) => all.filter((one) => one.severity === severity && !solved.has(one.id)).length;
    const top = listing.scrollTop;
    const found = visible();
    const groups = Object.entries(HEADS).map(([severity, [title, what]]) => [severity, title, what, visible().filter((one) => one.severity === severity)]).filter(([, , , found]) => found.length);
    listing.replaceChildren(
      el("div", { class: "tools" }, segments(t`Severity`, [["", t`All ${n("error") + n("warning") + n("note")}`], ["error", [icon("error", t`errors`), String(n("error"))]], ["warning", [icon("warning", t`warnings`), String(n("warning"))]], ...(n("note") ? [["note", [icon("note", t`notes`), String(n("note"))]]] : [])], chosen, (value) => { chosen = value; amend({ severity: value }); draw(); })),
      ...groups.map(([, title, what, found]) => el("div", {}, el("h2", {}, title, el("span", { class: "n" }, what)), el("ul", { class: "rows" }, found.map(row)))),
      found.length ? "" : el("p", { class: "hint phone-only" }, chosen ? t`None of these.` : t`No problems. ${soFar()}`),
      more ? el("p", { class: "hint" }, t`… and ${more} more.`) : "",
      accepted.length ? agreed() : "");
    listing.scrollTop = top;
    drawDetail();
  }

  function row(one) {
    const card = cards.get(one.card);
    return el("li", {}, el("a", { href: address("problems", [], { severity: chosen, sel: one.id }), class: `problem-row${solved.has(one.id) ? " solved" : ""}`, "aria-current": one.id === selected ? "true" : null, data: { id: one.id }, onclick: (event) => { event.preventDefault(); select(one.id); } },
      icon(one.severity, worded(one.severity)),
      el("span", { class: "grow" }, el("b", {}, solved.has(one.id) ? t`Solved: ${one.message}` : sentence(one.message)),
        el("span", { class: "under" }, [one.name && one.cards > 1 ? t`${one.name} and ${one.cards - 1} more` : one.name, one.rule ? `${one.code}: ${one.rule}` : one.code].filter(Boolean).join(" · ")),
        el("code", { class: "path" }, place(one.file?.split("/").pop(), one.line, one.column))),
      card ? face(card, one.side || "front", 44) : null));
  }

  // What game.yaml lets pass, each with its reason; folded, for it asks for nothing.
  function agreed() {
    return el("details", { class: "agreed", open: unfolded, ontoggle: (event) => { unfolded = event.target.open; } },
      el("summary", {}, t`Accepted `, el("span", { class: "n" }, t`${accepted.length}, each with a reason`)),
      el("ul", { class: "rows" }, accepted.map((one) => el("li", { class: "problem-row" },
        el("span", { class: "grow" }, el("b", {}, sentence(one.reason)),
          el("span", { class: "under" }, `${one.code} · ${one.count > 1 ? t`${one.count} findings, such as: ` : ""}${one.message}`),
          el("code", { class: "path" }, place(one.file?.split("/").pop(), one.line)))))));
  }

  function select(id, focus = false) {
    selected = id;
    amend({ sel: id || "" });
    root.classList.toggle("chosen", Boolean(id));
    draw();
    if (focus) $(`[data-id="${id}"]`, listing)?.focus();
  }

  function soFar() {
    const { done, looked, total } = status.progress;
    if (done < total) return t`${done} of ${total} faces drawn so far.`;
    return looked < total ? t`All faces drawn; ${looked} of ${total} looked at closely so far.` : t`${counted(cards.size, "card")} checked.`;
  }

  function drawDetail() {
    const found = visible();
    const one = all.find((other) => other.id === selected);
    if (!found.length) { detail.replaceChildren(empty(chosen ? t`None of these` : t`No problems`, el("p", { class: "so-far" }, soFar()))); return; }
    if (!one) { detail.replaceChildren(); return; }
    const at = found.indexOf(one);
    const card = cards.get(one.card);
    const typing = accepting?.id === one.id && document.activeElement?.id === "accept-reason" ? document.activeElement : null;
    const caret = typing?.selectionStart;
    detail.replaceChildren(
      el("div", { class: "tools" }, button([icon("left"), t`Problems`], { class: "quiet phone-only", onclick: () => select(null) }), el("span", { class: "position" }, t`${at + 1} of ${found.length}`),
        button(icon("left"), { class: "quiet icon-only", "aria-label": t`Previous problem`, disabled: at <= 0, onclick: () => select(found[at - 1].id) }),
        button(icon("right"), { class: "quiet icon-only", "aria-label": t`Next problem`, disabled: at >= found.length - 1, onclick: () => select(found[at + 1].id) }),
        el("span", { class: "grow" }), button(t`Copy`, { class: "quiet desk-only", onclick: (event) => copy(event.target, one) }),
        one.accept && !solved.has(one.id) ? button(t`Accept…`, { class: "quiet", "aria-expanded": String(accepting?.id === one.id), "aria-controls": "accept", onclick: () => accept(one) }) : "", one.file ? opener(one.file, one.line, one.column, { primary: true }) : ""),
      el("div", { class: "finding" },
        el("div", { class: "finding-text" },
          el("p", { class: "row" }, icon(one.severity, worded(one.severity)), el("code", { class: `code ${one.severity}` }, one.rule ? `${one.code}: ${one.rule}` : one.code), solved.has(one.id) ? el("span", { class: "code ok" }, t`solved`) : null,
            one.meaning ? button(t`What this means`, { class: "link", "aria-expanded": String(explained), onclick: () => { explained = !explained; drawDetail(); } }) : null),
          el("h2", { class: "message-head" }, coded(sentence(one.message))),
          explained && one.meaning ? explanation(one) : null,
          accepting?.id === one.id ? acceptPanel(one, accepting.reason, (reason) => { accepting.reason = reason; }) : null,
          one.boxes.length && card ? closeUp(card, one) : null,
          one.file ? el("p", {}, el("code", { class: "path" }, place(one.file, one.line, one.column)), one.field ? el("span", { class: "under" }, t` field ${one.field}`) : null, one.cell ? el("span", { class: "under" }, t` cell ${one.cell}`) : null) : null,
          excerpt(one.excerpt),
          one.hint ? [el("h3", {}, t`What to do`), el("p", { class: "todo" }, coded(sentence(one.hint)))] : null),
        card ? el("div", { class: "finding-card" },
          el("a", { href: address("card", [card.key]), "aria-label": t`Open ${card.name}` }, framed(card, one)),
          el("p", { class: "row" }, el("b", { class: "grow" }, card.name), el("span", { class: "n" }, `×${card.copies}`)),
          el("p", { class: "under" }, one.side === "back" ? (one.cards > 1 ? t`On its back, as on ${counted(one.cards - 1, "more card", "more cards")}.` : t`On its back.`) : one.cards > 1 ? t`The same on ${counted(one.cards - 1, "more card", "more cards")}.` : t`Same on no other card.`)) : null));
    if (typing) { const field = $("#accept-reason"); field?.focus(); field?.setSelectionRange(caret, caret); }
  }

  // The manual comes along: a code leads to what it says, also for who is offline.
  function explanation(one) {
    const { todo, text } = manual[one.code] || { todo: "", text: [] };
    return el("div", { class: "meaning", role: "note", "aria-label": t`The manual on ${one.code}` },
      el("p", {}, `${sentence(one.meaning)}.`), text.map((part) => el("p", {}, marked(part))),
      todo ? el("p", {}, el("b", {}, t`Do this: `), marked(todo)) : null);
  }

  function accept(one) {
    accepting = accepting?.id === one.id ? null : { id: one.id, reason: "" };
    drawDetail();
    $("#accept-reason")?.focus();
  }

  // The part of the face that is shown: with its bleed, where the finding reaches beyond the cut.
  function pageOf(card, one) {
    const beyond = one.boxes.some((box) => box.x < 0 || box.y < 0 || box.x + box.w > card.w || box.y + box.h > card.h);
    const b = beyond ? card.bleed : 0;
    return { x: -b, y: -b, w: card.w + 2 * b, h: card.h + 2 * b, bleed: beyond };
  }

  function framed(card, one, width = 286) {
    const page = pageOf(card, one);
    const frame = face(card, one.side || "front", width, { eager: true, bleed: page.bleed });
    if (!one.boxes.length) return frame;
    const rects = one.boxes.flatMap((box) => {
      const around = { x: box.x - 0.6, y: box.y - 0.6, width: box.w + 1.2, height: box.h + 1.2, rx: 0.8 };
      return [svg("rect", { class: "casing", ...around }), svg("rect", around)];
    });
    return el("span", { class: "framed" }, frame, svg("svg", { class: "found", viewBox: `${page.x} ${page.y} ${page.w} ${page.h}`, "aria-hidden": "true" }, rects));
  }

  // The picture, enlarged on the finding: the frame shows a part of the card as wide as the box and its surroundings.
  function closeUp(card, one) {
    const [box] = one.boxes;
    const page = pageOf(card, one);
    const wide = Math.min(page.w, Math.max(box.w * 1.35, 34));
    const high = Math.min(Math.max(wide * 0.42, box.h * 1.3), wide * 0.9, page.h);
    const x = Math.min(Math.max(page.x, box.x + box.w / 2 - wide / 2), page.x + page.w - wide);
    const y = Math.min(Math.max(page.y, box.y + box.h / 2 - high / 2), page.y + page.h - high);
    const frame = framed(card, one, (CLOSE * page.w) / wide);
    frame.style.setProperty("width", `${(page.w / wide) * 100}%`);
    frame.style.setProperty("left", `${(-(x - page.x) / wide) * 100}%`);
    frame.style.setProperty("top", `${(-(y - page.y) / high) * 100}%`);
    return el("div", { class: "close-up", style: { "aspect-ratio": `${wide} / ${high}` } }, frame);
  }

  async function copy(node, one) {
    try { await navigator.clipboard.writeText(`${place(one.file, one.line, one.column)}: ${one.severity}: ${one.message} [${one.code}]`); node.textContent = t`Copied`; } catch { node.textContent = t`Not allowed`; }
  }
  const step = (by) => { const found = visible(); const at = found.findIndex((one) => one.id === selected); const next = found[at + by]; if (next) select(next.id, true); };

  read();
  const off = [on("update", read), on("drawn", read), on("status", () => { const line = $(".so-far", detail); if (line) line.textContent = soFar(); })];
  return {
    keys: { j: () => step(1), k: () => step(-1), ArrowDown: (event) => { event.preventDefault(); step(1); }, ArrowUp: (event) => { event.preventDefault(); step(-1); }, p: () => step(1), P: () => step(-1),
      e: () => { const one = all.find((other) => other.id === selected); if (one?.file) openPlace(one.file, one.line, one.column); },
      Enter: (event) => { const one = all.find((other) => other.id === selected); if (one?.card && !event.target.closest("button")) { event.preventDefault(); go("card", [one.card]); } },
      Escape: () => (root.classList.contains("chosen") && innerWidth < 900 ? select(null) : go("cards")) },
    leave() { for (const stop of off) stop(); },
  };
}
