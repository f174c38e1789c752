// From the web: where `sources:` names tables, a panel whose button fetches them. Nothing is asked before it is pressed.

import { alarm, button, clock, counted, el, icon, key, sentence, tell } from "./dom.js";
import { ask, file, game, post } from "./data.js";
import { coded } from "./parts.js";

export const sources = [];  // the tables of the game that lie on the web
export const title = () => (sources.length && sources.every((one) => one.google) ? "Google Sheet" : "From the web");

export async function loadSources() {
  if (file || game.guest) return;
  try {
    const answer = await ask("/api/sources");
    sources.splice(0, sources.length, ...answer.sources);
  } catch { /* asked again when the game changes */ }
}

let asking = false;
let outcome = null;

// The content of the panel; `redraw` draws it anew.
export function refreshPanel(redraw) {
  const press = async () => {
    if (asking) return;
    asking = true;
    outcome = null;
    redraw();
    try {
      outcome = (await post("/api/refresh", {})).sources;
      const failed = outcome.find((one) => one.problem);
      if (failed) alarm(sentence(failed.problem.message));
      else { alarm(""); tell(outcome.map(told).join(" ")); }
    } catch (error) { outcome = [{ name: "", problem: { message: error.message } }]; }
    asking = false;
    await loadSources();
    redraw();
  };
  const again = (text, kind) => button([text, " ", key("R")], { class: kind, onclick: press, disabled: asking, id: "refresh" });
  const open = (one) => el("a", { class: "button", href: one.url, target: "_blank", rel: "noreferrer" }, "Open the sheet ", icon("out"));
  const head = el("section", { class: "panel head" }, el("h2", {}, title()),
    sources.map((one) => el("p", { class: "under" }, el("code", {}, one.name), one.at ? `, fetched ${clock(one.at)}` : ", not fetched yet")));
  if (asking) return { press, nodes: [head, el("section", { class: "panel" }, el("p", { class: "row", role: "status" }, el("span", { class: "ring" }), ` Asking ${new URL(sources[0].url).hostname}`), again("Refresh", "primary"))] };
  if (!outcome) {
    return { press, nodes: [head, el("section", { class: "panel" }, again("Refresh", "primary"),
      el("p", { class: "under" }, "Deckwright goes to the web only when you press this."), sources.map(open))] };
  }
  return { press, nodes: [head, ...outcome.map((one) => el("section", { class: "panel" }, one.problem ? refused(one) : taken(one))),
    el("section", { class: "panel" }, el("p", { class: "row" }, again(outcome.some((one) => one.problem) ? "Try again" : "Refresh again", outcome.some((one) => one.problem) ? "primary" : "")), sources.map(open))] };
}

const told = (one) => (!one.new ? `${one.name}: nothing has changed.` : one.count ? `${one.name}: ${counted(one.count, "cell has", "cells have")} changed.` : `${one.name} was fetched.`);

function refused({ problem, name, at }) {
  const isPrivate = problem.code === "sheet-private";
  return [el("h3", {}, icon("error"), " ", isPrivate ? "The sheet is not shared" : `${name || "It"} was not fetched`),
    isPrivate
      ? [el("p", {}, "Google asks to sign in. In the sheet:"), el("ol", {},
          el("li", {}, "Press ", el("b", {}, "Share"), ", at the top right."),
          el("li", {}, "Under ", el("i", {}, "General access"), " choose ", el("b", {}, "Anyone with the link"), "."),
          el("li", {}, "Leave the role at ", el("b", {}, "Viewer"), ", and press ", el("b", {}, "Done"), ".")),
        el("p", { class: "under" }, "Who has the link can then read it; nobody can change it.")]
      : [el("p", {}, coded(sentence(problem.message))), problem.hint ? el("p", { class: "under" }, coded(sentence(problem.hint))) : null],
    at ? el("p", { class: "under" }, `The cards stay as they were at ${clock(at)}.`) : null];
}

function taken({ name, cells, count, new: isNew }) {
  const heading = !isNew ? "Nothing has changed" : count ? `${counted(count, "cell has", "cells have")} changed` : "Fetched";
  return [el("h3", {}, heading),
    cells.length ? el("ul", { class: "cell-changes" }, cells.map(change)) : null,
    count > cells.length ? el("p", { class: "under" }, `and ${count - cells.length} more`) : null,
    isNew ? el("p", { class: "under" }, "They are in ", el("code", {}, name), " now, and on the cards.") : null];
}

function change({ row, column, cell, before, after }) {
  const words = before === null ? [el("ins", {}, "new")] : after === null ? [el("del", {}, "gone")]
    : [`${column}: `, el("del", {}, before), " ", el("ins", {}, after)];
  return el("li", {}, el("b", {}, row || column), " ", el("code", {}, cell), el("br"), words);
}
