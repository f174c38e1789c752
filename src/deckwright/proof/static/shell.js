// What stands round every view: the bar, the status line, the panel over a broken file, the menu that writes.

import { $, alarm, button, clock, counted, el, icon, key, sentence, tell } from "./dom.js";
import { ask, canWrite, cards, file, game, on, post, since, status } from "./data.js";
import { address, amend, go, parse } from "./route.js";
import { coded, excerpt, opener, place } from "./parts.js";
import { isDark, onTheme, toggleTheme } from "./theme.js";
import { other, t } from "./words.js";

const VIEWS = [
  ["cards", t`Cards`, "cards"], ["sheets", t`Sheets`, "sheets"], ["problems", t`Problems`, "error"],
  ["changes", t`Changes`, "changes"], ["stats", t`Statistics`, "stats"], ["symbols", t`Symbols`, "symbols"],
];
// The history of the files is for who has them.
const views = () => VIEWS.filter(([name]) => name !== "changes" || !(file || game.guest));
export const viewNames = () => views().map(([name]) => name);

const current = () => {
  const { view } = parse();
  return { card: "cards", compare: "cards" }[view] || view;
};

export function drawBar() {
  const { query } = parse();
  const lang = query.get("lang") || game.lang;
  const tabs = views().map(([name, title, sign]) =>
    el("a", { href: address(name), "aria-current": current() === name ? "page" : null, class: name === "problems" && status.summary.errors ? "alarm" : null, data: { view: name } },
      icon(sign), el("span", { class: "tab-name" }, title), el("span", { class: "tab-count" }, count(name))));
  $("#bar").replaceChildren(
    el(game.home ? "a" : "span", { class: "brand", href: game.home, title: game.home ? t`Your games` : null }, icon("cards"), el("b", {}, "Deckwright")),
    el("span", { class: "game-name" }, game.title || ""),
    game.languages.length > 1 && !file
      ? el("select", { class: "quiet", "aria-label": t`Language`, onchange: (event) => { amend({ lang: event.target.value === game.languages[0] ? "" : event.target.value }); location.reload(); } },
          game.languages.map((one) => el("option", { value: one, selected: one === lang }, one)))
      : "",
    el("nav", { "aria-label": t`Views` }, tabs),
    el("span", { class: "bar-end" },
      button("?", { class: "quiet icon-only", "aria-label": t`Keys`, popovertarget: "keys" }),
      button(icon(isDark() ? "sun" : "moon"), { class: "quiet icon-only", "aria-label": isDark() ? t`Light theme` : t`Dark theme`, onclick: toggleTheme }),
      canWrite() ? button(t`Write…`, { class: "write", popovertarget: "write" }) : null,
      canWrite() ? el("a", { class: "button write", href: address("print"), "aria-current": current() === "print" ? "page" : null }, t`Print…`) : null,
      canWrite() ? el("a", { class: "button write", href: address("export"), "aria-current": current() === "export" ? "page" : null }, t`Export…`) : null));
}

function count(name) {
  const { errors, warnings } = status.summary;
  if (name === "cards") return String(cards.size);
  if (name === "changes") return String(status.changes ?? "");
  if (name === "sheets") return String(game.sheets ?? "");
  if (name === "symbols") return String(game.symbols ?? "");
  if (name === "problems") {
    if (!errors && !warnings) return "0";
    return [errors ? [icon("error", t`errors`), el("b", { class: "is-error" }, String(errors))] : null,
      warnings ? [icon("warning", t`warnings`), el("b", { class: "is-warning" }, String(warnings))] : null].flat();
  }
  return "";
}

let written = null;
let announced = "";
export function drawStatus() {
  const { summary, progress, gone } = status;
  const line = $("#status");
  const copies = [...cards.values()].reduce((sum, card) => sum + card.copies, 0);
  line.className = gone !== null || summary.stale ? "bad" : "";
  let left;
  if (file) left = [dot("ok"), t`Proof of ${new Date(file.at * 1000).toLocaleString()}`];
  else if (gone !== null) left = [dot("bad"), el("b", {}, t`Deckwright has stopped`), el("span", { class: "more" }, t`What you see is from ${clock(summary.at || gone)}. The page looks again every 2 s and goes on by itself.`)];
  else if (summary.stale) left = [dot("bad"), el("b", {}, brokenTitle()), el("span", { class: "more" }, t`${counted(summary.stale, "card shows its", "cards show their")} last good picture`)];
  else if (progress.done < progress.total) left = [el("span", { class: "ring" }), t`Drawing ${progress.done} of ${progress.total} faces`];
  else left = [dot("ok"), t`Up to date`, summary.files?.length ? el("span", { class: "more" }, `${short(summary.files)} · ${summary.ms} ms`) : null];
  const right = summary.stale && gone === null ? t`since ${since()}` : `${counted(cards.size, "card")} · ${counted(copies, "copy", "copies")}`;
  line.replaceChildren(el("span", { class: "left" }, left), el("span", { class: "middle", role: "status" }, written || ""), el("span", { class: "right" }, right));
  if (gone !== null && announced !== "gone") { announced = "gone"; alarm(t`Deckwright has stopped. The page goes on by itself when it is back.`); }
  else if (gone === null && announced === "gone") { announced = ""; alarm(""); }
}

const dot = (kind) => el("span", { class: `dot ${kind}` });
const short = (files) => (files.length > 1 ? counted(files.length, "file") : files[0].split("/").pop());
const brokenTitle = () => {
  const files = status.summary.broken || [];
  if (!files.length) return status.summary.readable ? t`Some cards have faults` : t`${`cards/${game.game}`} is not there any more`;
  return files.length === 1 ? t`${files[0].split("/").pop()} has a fault` : t`${counted(files.length, "file")} have faults`;
};

// The panel over a broken file: never in the way of work, never with the focus.
let fault = null;
let folded = false;
export async function drawFault() {
  const { summary } = status;
  if (!summary.stale || current() === "problems") { fault?.remove(); fault = null; if (!summary.stale) { folded = false; alarm(""); } return; }
  const { problems } = await ask("/api/problems");
  if (!status.summary.stale || current() === "problems") return;
  const first = problems.find((one) => one.severity === "error" && (summary.broken || []).includes(one.file)) || problems[0];
  if (!first) return;
  const title = first.file ? t`${first.file.split("/").pop()} has a fault` : brokenTitle();
  alarm(`${brokenTitle()}: ${first.message}`);
  const more = problems.filter((one) => one.severity === "error").length - 1;
  const content = el("details", { open: !folded, ontoggle: (event) => { folded = !event.target.open; } },
    el("summary", {}, icon("error"), el("b", {}, title), icon("down")),
    el("p", {}, first.file ? t`${counted(summary.stale, "card keeps its", "cards keep their")} picture of ${since()}. The page mends itself when the file does.` : t`${counted(summary.stale, "card keeps its", "cards keep their")} picture of ${since()}. The page mends itself when it is back.`),
    el("p", { class: "row" }, el("code", { class: "code error" }, first.code), el("code", { class: "path" }, place(first.file, first.line, first.column)), el("span", { class: "grow" }), first.file ? opener(first.file, first.line, first.column) : null),
    el("p", { class: "message" }, coded(sentence(first.message))),
    excerpt(first.excerpt),
    first.hint ? el("p", { class: "todo" }, coded(sentence(first.hint))) : null,
    more > 0 ? el("p", {}, el("a", { href: address("problems") }, `${counted(more, "more error")}`)) : null);
  const panel = el("aside", { class: "fault", "aria-label": t`A file has a fault` }, content);
  if (fault) fault.replaceWith(panel); else document.body.append(panel);
  fault = panel;
}

export function drawMenus() {
  const outcome = el("p", { class: "outcome", role: "status" });
  const draft = el("input", { type: "checkbox", id: "draft" });
  const start = async (what, event) => {
    const pressed = event.currentTarget;
    pressed.disabled = true;
    outcome.textContent = t`Writing…`;
    try {
      const answer = await post("/api/write", { what, draft: draft.checked });
      if (answer.written.length) {
        const [one] = answer.written;
        const many = answer.count > 1 && what === "png" ? t`${answer.count} pictures in ${one.replace(/\/[^/]*$/, "/")}` : answer.written.join(", ");
        const size = answer.megabytes ? t`, ${answer.megabytes} MB` + (answer.large ? t`: mail servers may refuse it` : "") : "";
        written = t`Wrote ${many}${answer.pages ? `, ${counted(answer.pages, "page")}` : ""}${size}`;
        outcome.textContent = written;
      } else {
        outcome.replaceChildren(answer.message ? t`Not written: ${answer.message} ` : t`Not written: ${counted(answer.errors, "error")}. `,
          answer.message ? "" : el("a", { href: address("problems") }, t`Show them`), answer.message ? "" : t` or tick Draft.`);
      }
    } catch (error) { outcome.textContent = t`Not written: ${error.message}`; }
    pressed.disabled = false;
    drawStatus();
  };
  const option = (what, title, more) => button(el("span", {}, el("b", {}, title), el("small", {}, more)), { onclick: (event) => start(what, event) });
  document.body.append(
    el("div", { id: "write", popover: "auto", class: "menu", "aria-label": t`Write files` },
      option("pdf", t`Write PDF`, t`sheets as game.yaml says`),
      option("png", t`Write PNG`, t`a picture of every face, 300 dpi`),
      option("html", t`Write proof.html`, t`this page as one file, to mail`),
      el("label", { class: "check" }, draft, t`Draft: write although there are errors`),
      el("p", { class: "where" }, t`to `, el("code", {}, `build/${game.game || ""}/`)),
      outcome),
    el("div", { id: "keys", popover: "auto", class: "menu keys" }, el("h2", {}, t`Keys`), el("dl", {}, KEYS.flatMap(([keys, what]) => [el("dt", {}, keys.split(" ").map(key)), el("dd", {}, what)])), el("p", {}, el("a", { href: `?lang=${other[0]}${location.hash}`, lang: other[0], hreflang: other[0] }, other[1]))));
}

const KEYS = [
  ["1 … 6", t`views`], ["7", t`print`], ["8", t`export`], ["/", t`find`], ["← ↑ ↓ →", t`move`], [t`Enter`, t`open the card large`], [t`Esc`, t`back, then clear the filter`],
  [t`Space`, t`pick a second card`], ["C", t`compare the picked cards, or the languages of one`], ["F", t`flip`],
  ["B T S X", t`bleed, trim, safe zone, boxes`], ["M", t`all marks off or on`], ["E", t`open in the editor`],
  ["P ⇧P", t`next, previous card with a problem`], ["J K", t`next, previous in a list`], ["← →", t`in Changes: move the slider; with ⇧ by ten`], ["+ −", t`larger, smaller`], ["R", t`the Google Sheet, where there is one; again: refresh`],
  ["0", t`fit`], ["I", t`inspector`], ["L", t`next language`], ["D", t`theme`], ["W", t`surround`],
];

export function watchStatus() {
  on("status", () => { drawStatus(); drawFault(); for (const tab of document.querySelectorAll("#bar nav a")) { if (tab.dataset.view === "problems") tab.classList.toggle("alarm", status.summary.errors > 0); $(".tab-count", tab).replaceChildren(...[count(tab.dataset.view)].flat(2).filter(Boolean)); } });
  on("game", drawBar);
  onTheme(drawBar);
  on("update", ({ pictures }) => { if (pictures) tell(counted(pictures, "card redrawn", "cards redrawn")); });
}

export const nextLanguage = () => {
  if (file || game.languages.length < 2) return;
  const now = parse().query.get("lang") || game.languages[0];
  const next = game.languages[(game.languages.indexOf(now) + 1) % game.languages.length];
  amend({ lang: next === game.languages[0] ? "" : next });
  location.reload();
};
export { go };
