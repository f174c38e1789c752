// Export: where a game goes to besides paper. Choosing shows the command; only the button writes.

import { $, button, counted, el, icon, key, sentence, tell } from "./dom.js";
import { ask, game, post } from "./data.js";
import { parse, step } from "./route.js";
import { choose, command } from "./controls.js";
import { coded, empty } from "./parts.js";
import { t, worded } from "./words.js";

const SHOWN = 6;  // files, of all that were written

export function exportView(root) {
  let outlets = [];
  let outcome = null;
  let writing = false;
  const options = el("section", { class: "choices", "aria-label": t`Choices` });
  const side = el("aside", { class: "inspector job", "aria-label": t`Export` });
  root.className = "print-view export-view";
  root.append(el("h1", { class: "unseen" }, t`Export`), options, side);

  const chosen = () => outlets.find((one) => one.id === parse().query.get("outlet")) || outlets[0];

  function drawChoices() {
    options.replaceChildren(choose(t`Where to`, outlets.map((one) => [one.id, worded(one.line).replace(/\.$/, "")]), chosen().id, (id) => { step({ outlet: id }); outcome = null; drawJob(); }));
  }

  function drawJob() {
    const one = chosen();
    const [, name, of] = worded(one.line).match(/^(.*?)(?:\u00a0?: (.*)|\.)$/);
    side.replaceChildren(...[
      el("section", { class: "panel" }, el("h2", {}, name), of ? el("p", {}, sentence(of)) : null),
      ...(outcome ? result() : []),
      command(one.command),
      el("section", { class: "panel press" },
        button(writing ? [el("span", { class: "ring" }), t`Writing…`] : outcome?.written.length ? t`Write it again` : t`Write the files`, { class: "primary wide", id: "write-export", disabled: writing, onclick: write }, writing ? null : key("Ctrl"), writing ? null : key(t`Enter`)),
        el("p", { class: "under" }, t`to `, el("code", {}, `build/${game.game}/`), t`; nothing is sent anywhere.`)),
    ].filter(Boolean));
  }

  function result() {
    const { written, problems, next } = outcome;
    const link = (file) => el("li", {}, el("a", { href: `/written/${file.split("/").map(encodeURIComponent).join("/")}`, download: file.split("/").pop() }, file.split("/").slice(2).join("/") || file));
    return [
      written.length
        ? el("section", { class: "panel done", role: "status" }, el("h3", {}, icon("ok"), t`${counted(written.length, "file")} written`),
          el("ul", { class: "files" }, written.slice(0, SHOWN).map(link)),
          written.length > SHOWN ? el("details", {}, el("summary", {}, t`${written.length - SHOWN} more`), el("ul", { class: "files" }, written.slice(SHOWN).map(link))) : null,
          el("p", {}, button(t`Show in its folder`, { onclick: () => show(written[0]) })), el("p", { class: "under", id: "shown", role: "status" }))
        : el("section", { class: "panel refused", role: "alert" }, el("h3", {}, icon("error"), t`Not written`), outcome.message ? el("p", {}, outcome.message) : null),
      problems.length ? el("section", { class: "panel" }, el("h3", {}, counted(problems.length, "problem")), problems.map((found) => el("div", { class: "problem-line" }, icon(found.severity, worded(found.severity)), el("div", {}, el("p", {}, coded(sentence(found.message))), found.hint ? el("p", { class: "under" }, coded(sentence(found.hint))) : null)))) : null,
      next.length ? el("section", { class: "panel" }, el("h3", {}, t`Then`), el("ol", {}, next.map((line) => el("li", {}, coded(sentence(line)))))) : null,
    ];
  }

  async function show(file) {
    try { await post("/api/show", { file, what: "folder" }); } catch (error) { $("#shown").textContent = error.message; }
  }

  async function write() {
    if (writing) return;
    writing = true;
    outcome = null;
    drawJob();
    const of = chosen().id;
    let came;
    try { came = await post("/api/export", { outlet: of }); } catch (error) { came = { written: [], problems: [], next: [], message: error.message }; }
    writing = false;
    if (chosen().id === of) outcome = came;
    drawJob();
    $("#write-export")?.focus({ preventScroll: true });
    $(".done, .refused", side)?.scrollIntoView({ block: "start" });
    tell(came.written.length ? t`${counted(came.written.length, "file")} written` : t`Not written`);
  }

  ask("/api/outlets").then((answer) => {
    outlets = answer.outlets;
    if (!outlets.length) { side.replaceChildren(empty(t`Nothing to export`, el("p", {}, t`The game cannot be read: see Problems.`))); return; }
    drawChoices(); drawJob();
    $("input:checked", options)?.focus({ preventScroll: true });
  }, (error) => side.replaceChildren(empty(t`Nothing to export`, el("p", {}, error.message))));
  const onEnter = (event) => { if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) { event.preventDefault(); $("#write-export")?.click(); } };
  addEventListener("keydown", onEnter);
  return { keys: {}, leave() { removeEventListener("keydown", onEnter); } };
}
