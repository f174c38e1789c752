// The game in numbers: how it is made up, what it costs, what draws show, and the odds of a power.

import { $, button, choice, counted, el, icon, percent, segments, signed, svg } from "./dom.js";
import { ask, deckTitle, file, game, on, typeTitle, valueTitle } from "./data.js";
import { amend, parse } from "./route.js";
import { empty, sign } from "./parts.js";
import { decimal, t, worded } from "./words.js";

export function statsView(root) {
  const { query } = parse();
  let deck = query.get("deck") || "";
  let count = query.get("count") || "cards";
  let draws = Number(query.get("draws") || 5);
  let seenDeck = "";
  let expression = query.get("odds") || "";
  let versus = query.get("versus") || "";
  let threshold = null;
  let stats = null;
  let odds = null;
  const tools = el("div", { class: "tools" });
  const board = el("div", { class: "board" });
  root.className = "stats-view";
  root.append(el("h1", { class: "unseen" }, t`Statistics`), tools, board);

  async function read() {
    stats = await ask("/api/stats", { deck, draws });
    if (!expression && stats.pools?.length) expression = stats.pools.slice(0, 2).join(" + ");
    draw();
    if (!file) readOdds();
  }
  async function readOdds() {
    if (!expression.trim()) { odds = null; drawOdds(); return; }
    const asked = `${expression}|${versus}`;
    const found = await ask("/api/odds", { expr: expression, versus });
    if (asked !== `${expression}|${versus}`) return;
    if (found.fault) odds = { ...odds, fault: found.fault };
    else odds = found;
    drawOdds();
  }
  function draw() {
    tools.replaceChildren(choice(t`Deck`, [["", t`Whole game`], ...game.decks.map((one) => [one.id, one.title])], deck, (next) => { deck = next; amend({ deck }); read(); }),
      segments(t`Count`, [["cards", t`Cards`], ["copies", t`Copies`]], count, (next) => { count = next; amend({ count: next === "cards" ? "" : next }); draw(); }),
      el("span", { class: "grow" }), el("span", { class: "n" }, `${counted(stats.kinds, "card")}, ${counted(stats.cards, "copy", "copies")}`));
    if (!stats.kinds) { board.replaceChildren(empty(t`Nothing to count yet`)); return; }
    const odd = $(".odds", board);
    board.replaceChildren(el("div", { class: "column" }, table(), el("div", { class: "pair-of" }, ...curves()), symbolCounts()), el("div", { class: "column" }, file || !stats.pools?.length ? null : odd || oddsPanel(), seen()));
    drawOdds();
  }
  const which = () => (count === "cards" ? 0 : 1);
  const panel = (title, more, ...children) => el("section", { class: "sheet-panel" }, el("h2", {}, title, more ? el("span", { class: "n" }, more) : null), ...children);

  function table() {
    const cross = stats.table;
    if (!cross) return panel(t`Types`, "", simple(Object.entries(stats.types).map(([id, n]) => [typeTitle(id), n[which()]])));
    const columns = [...cross.values.filter((v) => Object.values(cross.rows).some((row) => row[v])), ...(Object.values(cross.rows).some((row) => row[""]) ? [""] : [])];
    const most = Math.max(...Object.values(cross.rows).flatMap((row) => Object.values(row).map((n) => n[which()])));
    const sum = (row, i) => Object.values(row).reduce((total, n) => total + n[i], 0);
    const title = valueTitleOf(cross.field);
    return panel(t`Type by ${title}`, worded(count), el("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": t`Type by ${title}` }, el("table", {},
      el("thead", {}, el("tr", {}, el("th", { scope: "col" }, t`Type`), columns.map((v) => el("th", { scope: "col" }, v ? valueTitle(cross.field, v) : t`none`)), el("th", { scope: "col" }, t`Cards`), el("th", { scope: "col" }, t`Copies`))),
      el("tbody", {}, game.types.filter((type) => cross.rows[type.id]).map((type) => { const row = cross.rows[type.id]; return el("tr", {}, el("th", { scope: "row" }, el("span", { class: "row" }, sign(type.symbol) || el("span", { class: "sign" }), type.title)), columns.map((v) => cell(row[v]?.[which()], most)), el("td", {}, el("b", {}, String(sum(row, 0)))), el("td", {}, String(sum(row, 1)))); })))));
  }
  const cell = (n, most) => el("td", {}, n ? [String(n), el("span", { class: "cell-bar", style: { width: `${Math.max(3, (n / most) * 40)}px` } })] : el("span", { class: "n" }, "·"));
  const simple = (rows) => { const most = Math.max(1, ...rows.map(([, n]) => n)); return el("ul", { class: "bars" }, rows.map(([name, n, text]) => el("li", {}, el("span", { class: "bar-name" }, name), bar(n / most), el("span", { class: "bar-n" }, text ?? String(n))))); };
  const bar = (share) => el("span", { class: "bar-track", "aria-hidden": "true" }, el("span", { style: { width: `${share * 100}%` } }));

  function curves() {
    return Object.entries(stats.numbers).filter(([, values]) => values.length > 1).slice(0, 6).map(([name, values]) => panel(valueTitleOf(name), t`copies`, histogram(values.map(([v, n]) => [v, v, n]), valueTitleOf(name), { counts: true })));
  }
  const valueTitleOf = (name) => stats.titles[name] || name;

  // Bars with figures: a picture with a sentence, and the same as a table behind it.
  function histogram(bars, name, { counts = false, from = null, pick = null } = {}) {
    const gathered = counts && bars.length > 16 ? together(bars, 12) : bars;
    const most = Math.max(...gathered.map((one) => one[2]));
    const width = 100 / gathered.length;
    const label = ([low, high]) => (low === high ? signed(low) : (low < 0 ? t`${signed(low)} to ${signed(high)}` : `${signed(low)}–${signed(high)}`));
    const every = Math.ceil(gathered.length / 10);
    const columns = gathered.map((one, index) => el("span", { class: `column-of${from !== null && one[0] >= from ? " on" : ""}`, style: { width: `${width}%` }, onclick: pick ? () => pick(one[0]) : null, onpointermove: pick ? (event) => { if (event.buttons) pick(one[0]); } : null },
      el("span", { class: "column-n" }, counts ? String(one[2]) : ""), el("span", { class: "column-bar", style: { height: `${(one[2] / most) * 100}%` } }), el("span", { class: "column-x" }, index % every === 0 ? label(one) : "")));
    const shown = (one) => (counts ? String(one[2]) : percent(one[2]));
    const highest = gathered.reduce((a, b) => (b[2] > a[2] ? b : a));
    return el("div", { class: "chart" },
      el("div", { class: `histogram${counts ? " small" : ""}`, role: "img", "aria-label": t`${name}: from ${label(gathered[0])} to ${label(gathered.at(-1))}; most often ${label(highest)}, ${shown(highest)}.` }, columns),
      el("details", { class: "as-table" }, el("summary", {}, t`Table`), el("table", {}, el("tbody", {}, gathered.map((one) => el("tr", {}, el("th", { scope: "row" }, label(one)), el("td", {}, shown(one))))))));
  }
  function together(bars, n) {
    const low = bars[0][0];
    const step = Math.max(1, Math.ceil((bars.at(-1)[0] - low + 1) / n));
    const out = [];
    for (let start = Math.floor(low); start <= bars.at(-1)[0]; start += step) out.push([start, start + step - 1, bars.filter(([v]) => v >= start && v < start + step).reduce((sum, [, , k]) => sum + k, 0)]);
    return out;
  }
  function symbolCounts() {
    const all = Object.entries(stats.symbols).slice(0, 18);
    if (!all.length) return null;
    const most = all[0][1];
    return panel(t`Symbols in texts and powers`, t`times printed`, el("ul", { class: "bars three" }, all.map(([name, n]) => el("li", {}, sign(name), el("span", { class: "bar-name" }, stats.signs[name] || name), bar(n / most), el("span", { class: "bar-n" }, String(n))))));
  }
  function seen() {
    const decks = Object.entries(stats.seen).filter(([, kinds]) => Object.keys(kinds).length > 1);
    if (!decks.length) return null;
    if (!decks.some(([id]) => id === seenDeck)) seenDeck = decks[0][0];
    const kinds = Object.entries(stats.seen[seenDeck]).sort((a, b) => b[1][2] - a[1][2]);
    return panel([t`Seen in ${counted(draws, "draw")}`], t`at least one`,
      el("div", { class: "row" }, choice(t`from`, decks.map(([id]) => [id, deckTitle(id)]), seenDeck, (next) => { seenDeck = next; draw(); }),
        file ? null : el("input", { type: "range", min: 1, max: 30, value: draws, "aria-label": t`Draws`, onchange: (event) => { draws = Number(event.target.value); amend({ draws }); read(); } })),
      el("ul", { class: "bars" }, kinds.map(([kind, [, expected, chance]]) => el("li", { title: t`${decimal(expected, 2)} on average` }, el("span", { class: "bar-name" }, typeTitle(kind)), bar(chance), el("span", { class: "bar-n" }, percent(chance))))));
  }

  // Odds
  let later = null;
  function typed(change) { change(); amend({ odds: expression, versus }); clearTimeout(later); later = setTimeout(readOdds, 150); }
  function oddsPanel() {
    return el("section", { class: "sheet-panel odds" }, el("h2", {}, t`Odds`, el("span", { class: "n exact" })),
      el("label", { class: "power" }, el("span", { class: "unseen" }, t`Power`), el("input", { type: "text", class: "mono", value: expression, spellcheck: "false", autocomplete: "off", oninput: (event) => typed(() => { expression = event.target.value; threshold = null; }) }), el("span", { class: "as-signs" })),
      el("p", { class: "odds-fault", role: "status" }), el("div", { class: "figures" }), el("div", { class: "odds-chart" }),
      el("label", { class: "power" }, el("span", {}, t`Against`), el("input", { type: "text", class: "mono", value: versus, spellcheck: "false", autocomplete: "off", oninput: (event) => typed(() => { versus = event.target.value; }) })), el("div", { class: "outcome-of" }));
  }
  function drawOdds() {
    const part = $(".odds", board);
    if (!part) return;
    const fault = odds?.fault;
    $(".odds-fault", part).replaceChildren(...(fault ? [icon("error"), ` ${fault.message}${fault.hint ? `; ${fault.hint}` : ""}`] : []));
    if (!odds?.bars) return;
    $(".exact", part).textContent = odds.exact ? t`exact` : t`simulated`;
    $(".as-signs", part).replaceChildren(...odds.row.map(([text, symbol]) => (symbol ? sign(symbol) : text)));
    $(".figures", part).replaceChildren(...[[t`Least`, signed(odds.min)], [t`Mean`, signed(decimal(odds.mean, 1))], [t`Most`, signed(odds.max)], [t`Spread (sd)`, decimal(odds.sd, 1)]].map(([name, n]) => el("div", {}, el("span", {}, name), el("b", {}, n))));
    const from = threshold ?? odds.bars.find(([, high]) => high >= odds.mean)?.[0] ?? odds.min;
    const share = odds.bars.filter(([low]) => low >= from).reduce((sum, one) => sum + one[2], 0);
    $(".odds-chart", part).replaceChildren(el("p", { class: "threshold" }, t`${signed(from)} or more: ${percent(share)}`), histogram(odds.bars, expression, { from, pick: (value) => { threshold = value; drawOdds(); } }),
      el("input", { type: "range", "aria-label": t`Threshold`, min: odds.min, max: odds.max, value: from, oninput: (event) => { const wanted = Number(event.target.value); threshold = odds.bars.find(([, high]) => high >= wanted)?.[0] ?? wanted; const range = event.target; drawOdds(); $(".odds-chart input", part).value = wanted; if (document.activeElement !== range) $(".odds-chart input", part).focus(); } }));
    const out = $(".outcome-of", part);
    if (!odds.versus) { out.replaceChildren(); return; }
    const { win, tie, lose } = odds.versus;
    out.replaceChildren(el("div", { class: "shares", role: "img", "aria-label": t`Win ${percent(win)}, tie ${percent(tie)}, lose ${percent(lose)}` }, el("span", { class: "win", style: { width: `${win * 100}%` } }, win > 0.12 ? t`Win ${percent(win)}` : ""), el("span", { class: "tie", style: { width: `${tie * 100}%` } }), el("span", { class: "lose", style: { width: `${lose * 100}%` } }, lose > 0.12 ? t`Lose ${percent(lose)}` : "")),
      el("p", { class: "under" }, t`Win ${percent(win)}, tie ${percent(tie)}, lose ${percent(lose)}: one round, both sides drawing from the same decks.`));
  }
  read();
  const off = on("update", () => { clearTimeout(later); later = setTimeout(read, 200); });
  return { keys: {}, leave() { off(); clearTimeout(later); } };
}
