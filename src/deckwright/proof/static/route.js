// The address says what is shown, so that Back works and a link opens the same view for a colleague.

export function parse(hash = location.hash) {
  const [path, query = ""] = hash.replace(/^#/, "").split("?");
  const parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  return { view: parts[0] || "cards", parts: parts.slice(1), query: new URLSearchParams(query) };
}

export function address(view, parts = [], query = {}) {
  const params = new URLSearchParams();
  const keep = parse().query;
  for (const name of ["lang"]) if (keep.get(name) && !(name in query)) params.set(name, keep.get(name));
  for (const [name, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(",") : value;
    if (text !== "" && text !== null && text !== undefined && text !== false) params.set(name, text === true ? "1" : text);
  }
  const search = params.toString().replaceAll("%2C", ",");
  return `#/${[view, ...parts.map(encodeURIComponent)].join("/")}${search ? `?${search}` : ""}`;
}

export const go = (view, parts, query) => { location.hash = address(view, parts, query); };

// Another query of the same view, without a step to go back over.
export function amend(changes) {
  const { view, parts, query } = parse();
  const all = { ...Object.fromEntries(query), ...changes };
  history.replaceState(null, "", address(view, parts, all));
}

// The same as a step of its own, which Back undoes.
export function step(changes) {
  const { view, parts, query } = parse();
  history.pushState(null, "", address(view, parts, { ...Object.fromEntries(query), ...changes }));
}

export const list = (query, name) => (query.get(name) || "").split(",").filter(Boolean);
