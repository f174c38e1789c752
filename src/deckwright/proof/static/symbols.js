// The game's signs: what each looks like, what it means, which cards carry it.

import { counted, el } from "./dom.js";
import { ask, cards, on, status } from "./data.js";
import { address } from "./route.js";
import { empty, openPlace, place, sign } from "./parts.js";
import { t } from "./words.js";

export function symbolsView(root) {
  root.className = "symbols-view";
  let isDrawn = false;
  async function read() {
    const { symbols } = await ask("/api/symbols");
    const drawn = status.progress.done >= status.progress.total;
    const groups = new Map();
    isDrawn = drawn;
    const unused = drawn ? symbols.filter((one) => !one.cards.length) : [];
    if (unused.length) groups.set(t`On no card`, unused);
    for (const one of symbols) {
      if (unused.includes(one)) continue;
      if (!groups.has(one.group)) groups.set(one.group, []);
      groups.get(one.group).push(one);
    }
    const top = root.scrollTop;
    root.replaceChildren(el("h1", { class: "unseen" }, t`Symbols`), symbols.length ? el("div", { class: "glossary" }, [...groups].map(([title, members]) => el("section", { class: "sheet-panel" }, el("h2", {}, title, el("span", { class: "n" }, String(members.length))),
      el("ul", { class: "glossary-rows" }, members.map(row))))) : empty(t`No symbols yet`, el("p", {}, t`Declare them under `, el("code", {}, "symbols:"), t` in game.yaml.`)));
    root.scrollTop = top;
  }
  function row(one) {
    const label = el("span", { class: "path" }, place(one.source?.split("/").pop(), one.line));
    const held = one.cards.map((key) => cards.get(key)).filter(Boolean);
    return el("li", {}, el("span", { class: "both-sizes" }, sign(one.name, one.version), sign(one.name, one.version)),
      el("span", { class: "grow" }, el("b", {}, one.title), el("code", { class: "under" }, ` ${one.name}`), el("span", { class: "meaning" }, one.meaning)),
      el("span", { class: "carriers" }, held.length ? (held.length === 1 ? el("a", { href: address("card", [held[0].key]) }, held[0].name) : el("a", { href: address("cards", [], { shows: one.name }), "aria-label": t`${counted(held.length, "card")} with ${one.title}` }, counted(held.length, "card"))) : isDrawn ? el("span", { class: "tag" }, t`unused`) : ""),
      one.source ? el("button", { type: "button", class: "link", onclick: () => openPlace(one.source, one.line, 1, label) }, label) : null);
  }
  read();
  let later = null;
  const soon = () => { clearTimeout(later); later = setTimeout(read, 150); };
  const off = [on("update", soon), on("drawn", soon)];
  return { keys: {}, leave() { clearTimeout(later); for (const stop of off) stop(); } };
}
