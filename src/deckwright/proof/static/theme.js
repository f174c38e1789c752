// Theme and surround: the person's own, not the address's.

import { remember } from "./dom.js";

const dark = matchMedia("(prefers-color-scheme: dark)");
const watchers = new Set();

export const onTheme = (watcher) => { watchers.add(watcher); };

export const isDark = () => {
  const chosen = remember.get("theme", "");
  return chosen ? chosen === "dark" : dark.matches;
};

export function applyTheme() {
  document.documentElement.dataset.theme = isDark() ? "dark" : "light";
  document.documentElement.dataset.surround = remember.get("surround", "theme");
  for (const watcher of watchers) watcher();
}

export function toggleTheme() {
  remember.set("theme", isDark() ? "light" : "dark");
  applyTheme();
}

export function nextSurround() {
  const all = ["theme", "white", "mid", "black"];
  remember.set("surround", all[(all.indexOf(remember.get("surround", "theme")) + 1) % all.length]);
  applyTheme();
}

dark.addEventListener("change", applyTheme);
