import { useSyncExternalStore } from "react";

export type Theme = "light" | "dark";

const STORAGE_KEY = "theme";
const DARK = "(prefers-color-scheme: dark)";
const listeners = new Set<() => void>();

/** The boot script has set it before the first paint. */
function currentTheme(): Theme {
  return document.documentElement.dataset["theme"] === "dark" ? "dark" : "light";
}

function apply(theme: Theme): void {
  document.documentElement.dataset["theme"] = theme;
  for (const listener of listeners) listener();
}

function storedTheme(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null; // storage may be forbidden; the choice then lasts as long as the page
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows the system for as long as nobody chose, also on pages that draw nothing by the theme. */
export function watchSystemTheme(): () => void {
  const media = matchMedia(DARK);
  const follow = () => {
    if (storedTheme() === null) apply(media.matches ? "dark" : "light");
  };
  media.addEventListener("change", follow);
  return () => media.removeEventListener("change", follow);
}

/** The theme shown; light while prerendering. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => "light");
}

export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // see storedTheme
  }
  apply(theme);
}
