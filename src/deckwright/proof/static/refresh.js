// From the web: where `sources:` names tables, a panel whose button fetches them. Nothing is asked before it is pressed.

import { alarm, button, clock, counted, el, icon, key, sentence, tell } from "./dom.js";
import { ask, file, game, post } from "./data.js";
import { coded } from "./parts.js";
import { t } from "./words.js";

export const sources = [];  // the tables of the game that lie on the web
export const title = () => (sources.length && sources.every((one) => one.google) ? t`Google Sheet` : t`From the web`);

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
  const open = (one) => el("a", { class: "button", href: one.url, target: "_blank", rel: "noreferrer" }, t`Open the sheet `, icon("out"));
  const head = el("section", { class: "panel head" }, el("h2", {}, title()),
    sources.map((one) => el("p", { class: "under" }, el("code", {}, one.name), one.at ? t`, fetched ${clock(one.at)}` : t`, not fetched yet`)));
  if (asking) return { press, nodes: [head, el("section", { class: "panel" }, el("p", { class: "row", role: "status" }, el("span", { class: "ring" }), t` Asking ${new URL(sources[0].url).hostname}`), again(t`Refresh`, "primary"))] };
  if (!outcome) {
    return { press, nodes: [head, el("section", { class: "panel" }, again(t`Refresh`, "primary"),
      el("p", { class: "under" }, t`Deckwright goes to the web only when you press this.`), sources.map(open))] };
  }
  return { press, nodes: [head, ...outcome.map((one) => el("section", { class: "panel" }, one.problem ? refused(one) : taken(one))),
    el("section", { class: "panel" }, el("p", { class: "row" }, again(outcome.some((one) => one.problem) ? t`Try again` : t`Refresh again`, outcome.some((one) => one.problem) ? "primary" : "")), sources.map(open))] };
}

const told = (one) => (!one.new ? t`${one.name}: nothing has changed.` : one.count ? t`${one.name}: ${counted(one.count, "cell has", "cells have")} changed.` : t`${one.name} was fetched.`);

function refused({ problem, name, at }) {
  const isPrivate = problem.code === "sheet-private";
  return [el("h3", {}, icon("error"), " ", isPrivate ? t`The sheet is not shared` : name ? t`${name} was not fetched` : t`It was not fetched`),
    isPrivate
      ? [el("p", {}, t`Google asks to sign in. In the sheet:`), el("ol", {},
          el("li", {}, t`Press `, el("b", {}, t`Share`), t`, at the top right.`),
          el("li", {}, t`Under `, el("i", {}, t`General access`), t` choose `, el("b", {}, t`Anyone with the link`), "."),
          el("li", {}, t`Leave the role at `, el("b", {}, t`Viewer`), t`, and press `, el("b", {}, t`Done`), ".")),
        el("p", { class: "under" }, t`Who has the link can then read it; nobody can change it.`)]
      : [el("p", {}, coded(sentence(problem.message))), problem.hint ? el("p", { class: "under" }, coded(sentence(problem.hint))) : null],
    at ? el("p", { class: "under" }, t`The cards stay as they were at ${clock(at)}.`) : null];
}

function taken({ name, cells, count, new: isNew }) {
  const heading = !isNew ? t`Nothing has changed` : count ? t`${counted(count, "cell has", "cells have")} changed` : t`Fetched`;
  return [el("h3", {}, heading),
    cells.length ? el("ul", { class: "cell-changes" }, cells.map(change)) : null,
    count > cells.length ? el("p", { class: "under" }, t`and ${count - cells.length} more`) : null,
    isNew ? el("p", { class: "under" }, t`They are in `, el("code", {}, name), t` now, and on the cards.`) : null];
}

function change({ row, column, cell, before, after }) {
  const words = before === null ? [el("ins", {}, t`new`)] : after === null ? [el("del", {}, t`gone`)]
    : [`${column}: `, el("del", {}, before), " ", el("ins", {}, after)];
  return el("li", {}, el("b", {}, row || column), " ", el("code", {}, cell), el("br"), words);
}
