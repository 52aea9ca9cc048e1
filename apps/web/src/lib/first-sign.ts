import { currentToken, useSession } from "./session-store.ts";

/** What somebody does who is there: a hand, a key, and whatever brings another part of the page into view, or leaves it. */
const SIGNS = ["pointermove", "pointerdown", "touchstart", "wheel", "keydown", "focusin", "scroll", "popstate"] as const;
/** This code came with the page itself: asked later, every visit would seem to be one within the site. */
const isFirstPage = !useSession.getState().restored;

let first: Promise<void> | null = null;

/** Whether somebody is known to be here already: within the site, and for members. */
export const isWithinVisit = (): boolean => !isFirstPage || currentToken() !== null;

/** Resolves at the first sign of a person. A page that is only opened, and read as it is, never sees one. */
export function firstSign(): Promise<void> {
  first ??= new Promise((resolve) => {
    for (const name of SIGNS) addEventListener(name, seen, { capture: true, passive: true });
    function seen(): void {
      for (const name of SIGNS) removeEventListener(name, seen, { capture: true });
      resolve();
    }
  });
  return first;
}
