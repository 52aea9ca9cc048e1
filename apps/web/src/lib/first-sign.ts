import { readFlag, SIGNS } from "./page-flags.ts";
import { currentToken, useSession } from "./session-store.ts";

/** This code came with the page itself: asked later, every visit would seem to be one within the site. */
const isFirstPage = !useSession.getState().restored;

const firstPath = import.meta.env.SSR ? "" : location.pathname;

// Listened for from the beginning: who taps a link at once has given the sign, and no other may follow on the page it leads to.
const first = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return;
  // Given before this code came: on pages people land on it has waited for it (`app/wait-script.ts`).
  if (readFlag("here") !== undefined) return resolve();
  for (const name of SIGNS) addEventListener(name, seen, { capture: true, passive: true });
  function seen(): void {
    for (const name of SIGNS) removeEventListener(name, seen, { capture: true });
    resolve();
  }
});

/** Whether somebody is known to be here already: on another page than the one they came to, and for members. */
export const isWithinVisit = (): boolean => !isFirstPage || currentToken() !== null || location.pathname !== firstPath;

/** Resolves at the first sign of a person. A page that is only opened, and read as it is, never sees one. */
export const firstSign = (): Promise<void> => first;
