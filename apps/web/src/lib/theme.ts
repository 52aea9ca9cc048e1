import { useSyncExternalStore } from "react";
import { deviceKept } from "./browser-storage.ts";
import { type PageFlags, readFlag, setFlag } from "./page-flags.ts";

export type Theme = PageFlags["theme"];

const DARK = "(prefers-color-scheme: dark)";
const listeners = new Set<() => void>();

/** The boot script has set it before the first paint. */
function currentTheme(): Theme {
  return readFlag("theme") === "dark" ? "dark" : "light";
}

function apply(theme: Theme): void {
  setFlag("theme", theme);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows the system until somebody chooses; started once for the page. */
export function watchSystemTheme(): () => void {
  const media = matchMedia(DARK);
  const follow = () => {
    if (deviceKept.read("theme") === null) apply(media.matches ? "dark" : "light");
  };
  media.addEventListener("change", follow);
  return () => media.removeEventListener("change", follow);
}

/** The current theme; light while prerendering. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => "light");
}

export function chooseTheme(theme: Theme): void {
  // Where it cannot be kept, the choice lasts as long as the page.
  deviceKept.write("theme", theme);
  apply(theme);
}
