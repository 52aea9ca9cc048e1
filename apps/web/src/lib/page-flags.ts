/**
 * What the boot script and the page tell each other: attributes of `<html>`, which styles go by as well. The boot script runs
 * before the first paint and before any module; it is made with these names (`app/boot-script.ts`).
 */
export type PageFlags = {
  theme: "light" | "dark";
  /** Somebody is signed in: styles hold the anonymous header of the prerendered page back. */
  member: "";
  /** `over`: opened over the page of a tablet, until another page is opened. */
  sidebar: "closed" | "over";
  /** A strip above the page says something about it. */
  strip: "";
  device: "mobile";
  /** Which button was pressed before the page could answer, and the path it was pressed on: `write /scene/weeklyReport`. */
  early: string;
  /** The workspace answers for itself now. */
  workspace: "";
  /** The palette was asked for before the page could answer. */
  palette: "";
  /** Somebody has moved, pressed or typed, or came from another page of the site. */
  here: "";
};

/**
 * What somebody does who is there: a hand, a key, and whatever brings another part of the page into view, or leaves it. A screen reader
 * may press without a hand, a browser fill in a form; another tab of the site keeps something, or this one is turned to.
 */
export const SIGNS = [
  ...(["pointermove", "pointerdown", "touchstart", "wheel", "keydown", "focusin", "scroll", "popstate"] as const),
  ...(["click", "input", "storage", "visibilitychange"] as const),
];

/** Type of the first script of a stored page that waits for one of them (`app/wait-script.ts`). */
export const WAITING_SCRIPT = "text/waiting";
/** What its files are to the page until it has loaded. */
export const WAITING_LINK = "waiting";

/** Attribute of what was pressed before the page could answer, until it has been done: it shows a spinner. */
export const HELD_ATTRIBUTE = "data-held";

/** Buttons whose press is remembered as `early`. */
export type EarlyButton = "write" | "example";

/** Attribute of a button whose press is remembered. */
export const EARLY_ATTRIBUTE = "data-early";
export const earlyButton = (name: EarlyButton) => ({ [EARLY_ATTRIBUTE]: name });

/** Attribute of what a stored page shows in place of a list the server gives: where it is seen, the scripts wait only until the page has loaded. */
export const UNFILLED = "data-unfilled";

/** Attribute of a link that does something in the page instead of being followed: pressed early, it waits as a button does. */
export const ACTING_LINK = "data-acts";

/** Cookies the boot script reads. */
export const SIDEBAR_COOKIE = "sidebar";
export const TOKEN_COOKIE = "token";

/** Value of a flag; undefined where it is not set. Only call outside rendering. */
export function readFlag<Name extends keyof PageFlags>(name: Name): PageFlags[Name] | undefined {
  return document.documentElement.dataset[name] as PageFlags[Name] | undefined;
}

export function setFlag<Name extends keyof PageFlags>(name: Name, value: PageFlags[Name]): void {
  document.documentElement.dataset[name] = value;
}

export function clearFlag(name: keyof PageFlags): void {
  delete document.documentElement.dataset[name];
}

/** Attribute of the style that has the serif face of a stored page's headings (`scripts/serif`), and its value where the page sets no other text in it. */
export const SERIF_ATTRIBUTE = "data-serif";
export const SERIF_WHOLE = "whole";
