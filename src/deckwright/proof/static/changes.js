// What has changed since a revision, a folder, a PDF or a print: each card before and after, its fields, what to print.

import { $, $$, button, counted, el, icon, key, segments, sentence } from "./dom.js";
import { ask, cards, deckTitle, emit, file, game, on, status } from "./data.js";
import { address, amend, go, parse } from "./route.js";
import { empty, face, openPlace, opener, place, section } from "./parts.js";
import { mark, pictures, spokenPlaces } from "./split.js";
import { day, statePicker, toPrint } from "./since.js";
import { t, worded } from "./words.js";

const KINDS = [
  ["changed", t`Changed`, "~"], ["added", t`Added`, "+"], ["removed", t`Removed`, "−"],
  ["moved", t`In another deck`, "→"], ["copies", t`Copies`, "×"],
];
const LESSER = [["volatile", t`Revision mark only`, "~"], ["scaled", t`Text scale only`, "~"]];
const SIGNS = Object.fromEntries([...KINDS, ...LESSER].map(([kind, , sign]) => [kind, sign]));
const AGAIN = 400;  // ms between two questions while a state is being opened
const LONGEST = 300;  // ms that a new picture is waited for
const SHORT = 22;  // letters of a value that stands beside the other
const PHRASES = { HEAD: t`the last commit`, "last-print": t`the last print` };
const calm = matchMedia("(prefers-reduced-motion: reduce)");

export function changesView(root) {
  if (game.guest || file) { root.append(empty(t`Changes are not shown here`, el("p", {}, t`The history of the files is for who started the page.`), el("p", {}, el("a", { href: address("cards") }, t`All cards`)))); return {}; }
  const { query } = parse();
  let from = query.get("from") || "";
  let mode = query.get("mode") || "slider";
  let selected = query.get("card");
  let wanted = query.get("face");  // the side, where one was chosen
  let split = 50;
  let marked = true;
  let scrolled = false;  // to the card of the address
  let answer = null;  // the last that was ready
  let waiting = { phase: "opening", done: 0, total: 0 };  // what stands in place of it
  let kept = null;  // the selected change that is none any more
  const places = new Map();  // by the digests of two pictures
  const touched = new Map();  // words on the last commit of a card, by its key
  let asking = null;
  let timer = null;
  let last = "";  // the answer, as text
  let drawn = "";  // what the stage shows, or will in a moment
  let seen = "";  // what it shows
  let left = false;
  const folds = new Set();
  const copied = { is: false };

  const picker = statePicker(choose);
  const listing = el("div", { class: "change-groups" });
  const tools = el("div", { class: "tools" });
  const stage = el("div", { class: "stage one", tabindex: "0", role: "region", "aria-label": t`Before and after` });
  const side = el("aside", { class: "inspector", "aria-label": t`What has changed` });
  root.className = `changes-view${selected ? " chosen" : ""}`;
  root.append(el("h1", { class: "unseen" }, t`Changes`),
    el("section", { class: "list", "aria-label": t`Changes` }, el("div", { class: "tools since" }, picker.opener, el("span", { class: "to-now" }, icon("right"), el("b", {}, t`Now`))), listing),
    el("section", { class: "work", "aria-label": t`One change` }, tools, stage), side, picker.panel);

  // Asking

  async function read() {
    if (asking) { asking = "again"; return; }
    asking = "once";
    clearTimeout(timer);
    try {
      const found = await ask("/api/changes", from ? { from } : {});
      if (!left) take(found);
    } catch (error) { if (!left && !answer) { waiting = { phase: "lost", message: error.message }; draw(); } }
    const again = asking === "again";
    asking = null;
    if (again && !left) read();
  }

  function take(found) {
    if (found.phase === "nothing") { waiting = found; answer = null; picker.show(null); draw(); return; }
    if (from && found.from.name !== from) return;  // another has been chosen meanwhile
    if (!from) amend({ from: found.from.name });  // the default may be another tomorrow
    from = found.from.name;
    if (found.phase === "opening" || found.phase === "drawing") timer = setTimeout(read, AGAIN);
    const told = JSON.stringify({ ...found, rev: null });
    if (told === last) return;  // the same again: nothing is touched
    last = told;
    touched.clear();
    if (found.phase === "ready") {
      const before = answer?.changes.find((one) => one.key === selected) || kept;
      answer = found;
      waiting = null;
      kept = selected && !answer.changes.some((one) => one.key === selected) ? before : null;
    } else if (found.phase === "refused" || !answer) { waiting = found; answer = null; }
    picker.show(found.from);
    status.changes = answer ? counting().length : "";
    emit("status");
    draw();
  }

  function choose(name) {
    if (name === from && answer) return;
    from = name;
    last = drawn = "";
    answer = kept = null;
    selected = null;
    copied.is = false;
    waiting = { phase: "opening", done: 0, total: 0 };
    amend({ from: name, card: "", face: "" });
    root.classList.remove("chosen");
    picker.show({ name, title: name });
    draw();
    read();
  }

  // What there is

  const then = () => PHRASES[answer.from.name] || answer.from.title;  // within a sentence
  const counting = () => (answer?.changes || []).filter((one) => !LESSER.some(([kind]) => kind === one.kind));
  const of = (kind) => (answer?.changes || []).filter((one) => one.kind === kind).sort((a, b) => !a.fields.length - !b.fields.length);  // written otherwise first
  const all = () => [...KINDS, ...LESSER].flatMap(([kind]) => of(kind));
  const current = () => answer?.changes.find((one) => one.key === selected) || (kept?.key === selected ? kept : null);
  const after = (one) => (one.shown ? cards.get(one.shown) : null);
  const pairOf = (one) => {
    const now = after(one);
    if (one.kind === "moved" || one.kind === "copies") return { before: null, after: now };
    return { before: one.kind === "added" ? null : one.old, after: one.kind === "removed" ? null : now };
  };
  const sides = (pair) => ["front", "back"].filter((name) => pair.before?.[name] || pair.after?.[name]);
  function sideOf(one, pair) {
    const there = sides(pair);
    return [wanted, ...one.sides, "front"].find((name) => there.includes(name)) || there[0];
  }

  // Drawing

  function draw() {
    if (answer && !current()) selected = innerWidth >= 900 ? all()[0]?.key || null : null;
    root.classList.toggle("waiting", Boolean(waiting));
    drawList();
    drawTools();
    drawStage();
    drawSide();
    if (answer && !scrolled) { scrolled = true; $("[aria-current]", listing)?.scrollIntoView({ block: "nearest" }); }
  }

  function drawList() {
    const top = listing.parentElement.scrollTop;
    const focused = document.activeElement?.dataset?.key;
    listing.replaceChildren(...(answer ? groups() : []));
    listing.parentElement.scrollTop = top;
    if (focused) $(`[data-key="${CSS.escape(focused)}"]`, listing)?.focus({ preventScroll: true });
  }
  function groups() {
    const full = KINDS.map(([kind, title]) => [title, of(kind)]).filter(([, found]) => found.length);
    const gone = kept && !current()?.gone ? [kept] : [];
    return [
      ...full.map(([title, found]) => el("div", {}, el("h2", {}, title, el("span", { class: "n" }, String(found.length))), el("ul", {}, found.map(row)))),
      gone.length ? el("div", {}, el("h2", {}, t`As it was again`), el("ul", {}, gone.map(row))) : "",
      answer.changes.length ? "" : el("p", { class: "hint narrow-only" }, t`Nothing has changed since ${then()}.`),
      ...LESSER.map(([kind, title]) => [kind, title, of(kind)]).filter(([, , found]) => found.length).map(([kind, title, found]) => fold(kind, title, found)),
      el("p", { class: "unchanged" }, t`Unchanged `, el("span", { class: "n" }, String(answer.unchanged))),
      el("div", { class: "narrow-only" }, toPrint(answer.print, then(), copied), notes()),
    ];
  }
  const fold = (kind, title, found) => el("details", { open: folds.has(kind), ontoggle: (event) => { if (event.target.open) folds.add(kind); else folds.delete(kind); } },
    el("summary", {}, title, " ", el("span", { class: "n" }, String(found.length))), el("ul", {}, found.map(row)));

  function row(one) {
    const shown = after(one) || one.old;
    const again = one === kept;
    return el("li", {}, el("a", { href: address("changes", [], { from, mode: mode === "slider" ? "" : mode, card: one.key }), class: `change-row${again ? " solved" : ""}`, "aria-current": one.key === selected ? "true" : null, data: { key: one.key }, onclick: (event) => { if (event.ctrlKey || event.metaKey || event.shiftKey) return; event.preventDefault(); select(one.key); } },
      el("span", { class: `kind ${one.kind}`, "aria-hidden": "true" }, SIGNS[one.kind]),
      el("span", { class: "thumb-of" }, shown ? face(shown, one.sides[0] && shown[one.sides[0]] ? one.sides[0] : "front", 34) : null),
      el("span", { class: "grow" }, el("b", {}, one.name), el("span", { class: "under" }, again ? t`no longer changed` : brief(one)))));
  }

  function brief(one) {
    const [had, has] = one.copies;
    if (one.kind === "added") return t`new card, ${counted(has, "copy", "copies")}`;
    if (one.kind === "removed") return t`was ${counted(had, "copy", "copies")}`;
    if (one.kind === "copies") return `${had} → ${counted(has, "copy", "copies")}`;
    if (one.kind === "moved") return one.decks.map(deckTitle).join(" → ");
    if (LESSER.some(([kind]) => kind === one.kind)) return deckTitle(one.decks[1]);
    const names = one.fields.map((field) => field.name);
    const [deck, now] = one.decks.map(deckTitle);
    return [...(names.length ? names : one.files.map((file) => file.split("/").pop())), ...(deck === now ? [] : [`${deck} → ${now}`]), ...(had === has ? [] : [t`${had} → ${has} copies`])].join(", ") || t`drawn otherwise`;
  }

  function drawTools() {
    const found = all();
    const one = current();
    const at = found.indexOf(one);
    const pair = one ? pairOf(one) : null;
    const there = pair ? sides(pair) : [];
    const two = pair && one && pair.before?.[sideOf(one, pair)] && pair.after?.[sideOf(one, pair)];
    const modes = [["slider", t`Slider`], ["side", t`Side by side`], ["difference", t`Difference`], ...(calm.matches || innerWidth < 640 ? [] : [["blink", t`Blink`]])];
    const name = (node) => node.getAttribute("aria-label") || node.textContent;
    const held = tools.contains(document.activeElement) ? name(document.activeElement) : null;
    tools.replaceChildren(...[
      button(icon("left"), { class: "quiet icon-only narrow-only", "aria-label": t`All changes`, onclick: () => select(null) }),
      one ? el("span", { class: "position" }, at < 0 ? "" : t`${at + 1} of ${found.length}`) : null,
      one ? button(icon("left"), { class: "quiet icon-only", "aria-label": t`Previous change`, disabled: at <= 0, onclick: () => step(-1) }) : null,
      one ? button(icon("right"), { class: "quiet icon-only", "aria-label": t`Next change`, disabled: at >= found.length - 1, onclick: () => step(1) }) : null,
      el("span", { class: "grow" }),
      two ? segments(t`Show`, modes, modes.some(([name]) => name === mode) ? mode : "slider", setMode) : null,
      el("span", { class: "grow" }),
      two && mode !== "difference" && mode !== "blink" ? button([t`Marks`, key("M")], { class: "marks-button", "aria-pressed": String(marked), onclick: toggleMarks }) : null,
      there.length > 1 ? segments(t`Side`, [["front", t`Front`], ["back", t`Back`]], sideOf(one, pair), flipTo) : null].filter(Boolean));
    if (held) $$("button", tools).find((node) => name(node) === held && !node.disabled)?.focus({ preventScroll: true });
  }

  function drawStage() {
    const one = waiting ? null : current();
    if (!one) drawn = "";
    if (waiting) { stage.replaceChildren(...waitingFor()); return; }
    if (!one) {
      stage.replaceChildren(answer.changes.length ? "" : empty(t`Nothing has changed since ${then()}`, el("p", {}, t`Every card shows what it showed then.`)));
      return;
    }
    const pair = pairOf(one);
    const shown = sideOf(one, pair);
    if (!shown) drawn = "";
    if (!shown) { stage.replaceChildren(empty(t`No picture of it is known`, el("p", {}, unseen()))); return; }
    const box = stage.getBoundingClientRect();
    const narrow = innerWidth < 900;
    const found = placesOf(pair, shown);
    const titles = [answer.from.title, t`Now`];
    const note = noteOn(one, pair, shown);
    const room = { width: box.width - (narrow ? 40 : 96), height: (narrow ? Math.max(320, innerHeight - 250) : box.height - 92) - (note ? 18 : 0) };
    const wish = JSON.stringify([pair.before?.[shown], pair.after?.[shown], mode, mode === "difference" ? found : null, titles, note, room]);
    if (wish === drawn) { remark(); return; }
    drawn = wish;
    put(wish, el("div", { class: "table before-after" },
      pictures(pair, shown, { mode, split, places: found || [], titles, note, room, moved: (value) => { split = value; } })));
  }

  // The new pictures take the place of the old ones once they can be seen, and not while somebody drags the line.
  async function put(wish, table) {
    const images = [...table.querySelectorAll("img")];
    if ($(".before-after", stage)) await Promise.race([Promise.allSettled(images.map((image) => image.decode())), new Promise((over) => { setTimeout(over, LONGEST); })]);
    while ($(".split:active", stage)) await new Promise((over) => { setTimeout(over, 50); });
    if (wish !== drawn || left) return;
    const focused = stage.contains(document.activeElement) && document.activeElement !== stage;
    $(".split", table)?.place(split);
    stage.replaceChildren(table);
    seen = wish;
    remark();
    if (focused) $(".split", stage)?.focus({ preventScroll: true });
  }

  function remark() {
    const one = current();
    const pair = one && pairOf(one);
    if (pair && seen === drawn) mark(stage, (marked && placesOf(pair, sideOf(one, pair))) || []);
  }

  // What there is to say of a picture that stands alone.
  function noteOn(one, pair, shown) {
    if (one.kind === "copies" || one.kind === "moved") return t`It looks as it did.`;
    if (one.kind === "added" || one.kind === "removed" || (pair.before?.[shown] && pair.after?.[shown])) return "";
    return pair.after?.[shown] ? unseen() : t`There is no such side now.`;
  }
  const unseen = () => (answer.from.is_print ? t`Of a print only digests are kept, and no picture of then was found.` : t`There was no such side then.`);

  function waitingFor() {
    const { phase, done, total } = waiting;
    const title = waiting.from?.title || from;
    if (phase === "refused") return [el("div", { class: "empty refused" }, el("h2", {}, t`${title} can't be opened`), el("p", {}, waiting.problems.length > 1 ? `${counted(waiting.problems.length, "problem")}:` : ""), el("ul", {}, waiting.problems.map(problemRow)), el("p", {}, button(t`Choose another state`, { onclick: () => picker.open() })))];
    if (phase === "nothing") return [empty(t`Nothing to compare with`, el("p", {}, t`This folder has no history and no recorded print. Choose a folder of the project, or a PDF that Deckwright printed.`), el("p", {}, button(t`Choose a state`, { onclick: () => picker.open() })))];
    if (phase === "unreadable") return [empty(t`The game can't be read`, el("p", {}, t`Its changes come back when its files do.`), el("p", {}, el("a", { href: address("problems") }, t`Show the problems`)))];
    if (phase === "lost") return [empty(t`No answer`, el("p", {}, waiting.message))];
    const what = phase === "drawing" ? t`Drawing the cards as they are now` : t`Drawing the cards of ${title}`;
    return [el("div", { class: "empty late" }, el("h2", {}, what), el("p", { class: "under" }, total ? t`${done} of ${counted(total, "face")}` : t`Reading its files.`), total ? el("progress", { value: done, max: total, "aria-label": what }) : "")];
  }
  const problemRow = (one) => el("li", { class: "problem-line" }, icon(one.severity, worded(one.severity)), el("div", {},
    el("p", {}, el("b", {}, sentence(one.message))), one.hint ? el("p", {}, sentence(one.hint)) : null,
    el("p", { class: "row" }, el("code", { class: `code ${one.severity}` }, one.code), one.place ? el("code", { class: "path" }, one.place) : null)));

  // Where the two pictures differ: asked once for each two.
  function placesOf(pair, shown) {
    const [old, now] = [pair.before?.[shown], pair.after?.[shown]];
    if (!old || !now) return null;
    const name = `${old} ${now}`;
    if (!places.has(name)) {
      places.set(name, null);
      ask("/api/places", { old, new: now }).then((found) => { places.set(name, found.places); if (!left && current()) { drawStage(); drawSide(); } }, () => places.delete(name));
    }
    return places.get(name);
  }

  // The inspector

  function drawSide() {
    const top = side.scrollTop;
    const open = $(".to-throw", side)?.open;
    const one = current();
    side.replaceChildren(...[...(one ? about(one) : []), answer ? el("div", { class: "wide-only" }, toPrint(answer.print, then(), copied)) : null, answer ? el("div", { class: "wide-only" }, notes()) : null].filter(Boolean));
    const list = $(".to-throw", side);
    if (list && open) list.open = true;
    side.scrollTop = top;
  }

  function about(one) {
    const pair = pairOf(one);
    const there = one.sides.map((name) => [name, placesOf(pair, name)]).filter(([, found]) => found);
    const facts = [one.fields.length ? t`${counted(one.fields.length, "field")} changed` : one.kind === "changed" ? t`Drawn otherwise` : sentence(brief(one)), ...there.map(([name, found]) => spokenPlaces(found, name))].filter(Boolean);
    return [el("section", { class: "panel head" }, el("h2", {}, one.name), el("p", { class: "under" }, one === kept ? t`No longer changed` : facts.join(", ")),
      one.fields.length ? fields(one) : null,
      one.files.length ? el("div", { class: "behind" }, el("h3", {}, t`Files behind it that changed`), el("ul", {}, one.files.map((file) => el("li", {}, el("code", { class: "path" }, file))))) : null,
      one.file ? el("p", { class: "row" }, el("code", { class: "path" }, place(one.file.split("/").pop(), one.line)), opener(one.file, one.line, 1), one.shown ? el("a", { href: address("card", [one.shown]) }, t`Open large`) : null) : null,
      one.file ? el("p", { class: "under touched" }, touchedBy(one)) : null)];
  }

  // Which commit wrote the card last: asked once for each that is looked at, and again after a save.
  function touchedBy(one) {
    const found = touched.get(one.shown);
    if (!found) {
      touched.set(one.shown, []);
      ask(`/api/touched/${one.shown.split("/").map(encodeURIComponent).join("/")}`).then((told) => {
        touched.set(one.shown, !told.known ? [] : told.commit ? [el("code", {}, told.commit), `, ${day(told.date)}: ${told.text}`] : [t`Not committed yet.`]);
        if (!left && current() === one) $(".touched", side)?.replaceChildren(...touched.get(one.shown));
      }, () => {});
    }
    return touched.get(one.shown);
  }

  function fields(one) {
    const title = answer.from.title;
    return el("table", { class: "field-table" }, el("thead", {}, el("tr", {}, el("th", { scope: "col" }, t`Field`), el("th", { scope: "col" }, title), el("th", { scope: "col" }, t`Now`))),
      el("tbody", {}, one.fields.map((field) => el("tr", {}, el("th", { scope: "row" }, el("code", {}, field.name)), values(field)))));
  }
  function values(field) {
    const { before, after: now } = field;
    const isShort = (text) => (text || "").length <= SHORT && !/\n/.test(text || "");
    if (before === null && !isShort(now)) return [el("td", { colspan: 2, class: "words" }, el("b", {}, now))];
    if (before === null || now === null || (isShort(before) && isShort(now))) return [el("td", {}, before === null ? el("span", { class: "under" }, t`not known`) : before || "–"), el("td", {}, el("b", {}, now === null ? t`not known` : now || "–"))];
    return [el("td", { colspan: 2, class: "words" }, woven(field))];
  }

  function notes() {
    const many = (kind) => of(kind).length;
    const texts = [
      answer.fonts_changed ? t`The font files are not the same: letters may differ on every card.` : "",
      many("volatile") ? t`${counted(many("volatile"), "card differs", "cards differ")} by what is marked as volatile alone. Listed apart and not printed.` : "",
      many("scaled") ? t`${counted(many("scaled"), "card differs", "cards differ")} by the size that texts share alone. Listed apart and not printed.` : "",
      answer.changes.some((one) => one.fields.some((field) => field.before === null)) ? t`Of a print only digests are kept: what some fields said then is not known.` : "",
    ].filter(Boolean);
    return [
      texts.length ? section(t`Notes`, texts.map((text) => el("p", { class: "under" }, text))) : null,
      answer.problems.length ? section(t`${counted(answer.problems.length, "problem")} in ${then()}`, el("p", { class: "under" }, t`In its own files; the rest is compared.`), el("ul", { class: "old-problems" }, answer.problems.slice(0, 20).map(problemRow))) : null].filter(Boolean);
  }

  // What the person does

  function select(name, focus = false) {
    selected = name;
    wanted = null;
    amend({ card: name || "", face: "" });
    root.classList.toggle("chosen", Boolean(name));
    draw();
    const link = $("[aria-current]", listing);
    if (focus) link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: "nearest" });
  }
  const step = (by) => { const found = all(); const next = found[found.indexOf(current()) + by]; if (next) { const fold = next.kind; if (LESSER.some(([kind]) => kind === fold)) folds.add(fold); select(next.key, listing.contains(document.activeElement)); } };
  function setMode(next) { mode = next; amend({ mode: next === "slider" ? "" : next }); drawTools(); drawStage(); }
  function flipTo(next) { wanted = next; amend({ face: next }); drawTools(); drawStage(); }
  function flip() { const one = current(); if (one && sides(pairOf(one)).length > 1) flipTo(sideOf(one, pairOf(one)) === "front" ? "back" : "front"); }
  function toggleMarks() { marked = !marked; drawTools(); drawStage(); }
  const nudge = (event, by) => { const node = $(".split", stage); if (node) { event.preventDefault(); node.nudge(event.shiftKey ? 10 * by : by); } };

  draw();
  read();
  const off = on("update", read);
  const looked = () => { if (!document.hidden) read(); };  // a commit changes no file that is watched
  document.addEventListener("visibilitychange", looked);
  addEventListener("focus", looked);
  const resized = new ResizeObserver(() => { if (answer) drawStage(); });
  resized.observe(stage);
  return {
    keys: {
      j: () => step(1), k: () => step(-1), ArrowDown: (event) => { event.preventDefault(); step(1); }, ArrowUp: (event) => { event.preventDefault(); step(-1); },
      ArrowLeft: (event) => nudge(event, -1), ArrowRight: (event) => nudge(event, 1), f: flip, m: toggleMarks,
      e: () => { const one = current(); if (one?.file) openPlace(one.file, one.line, 1); },
      Enter: (event) => { const one = current(); if (one?.shown && !event.target.closest("button, a")) { event.preventDefault(); go("card", [one.shown]); } },
      Escape: () => (root.classList.contains("chosen") && innerWidth < 900 ? select(null) : go("cards")),
    },
    leave() { left = true; clearTimeout(timer); off(); resized.disconnect(); document.removeEventListener("visibilitychange", looked); removeEventListener("focus", looked); },
  };
}

// One text with what went struck and what came underlined.
function woven({ was, now }) {
  const result = [];
  let [i, j] = [0, 0];
  while (i < was.length || j < now.length) {
    if (i < was.length && was[i][1]) result.push(el("del", {}, was[i++][0]));
    else if (j < now.length && now[j][1]) result.push(el("ins", {}, now[j++][0]));
    else { result.push(now[j]?.[0] ?? was[i][0]); i += 1; j += 1; }
  }
  return result;
}
