import { clearFlag, type EarlyButton, readFlag, setFlag } from "#lib/page-flags.ts";
import { currentToken, useSession } from "#lib/session-store.ts";

/** A visitor who neither moves nor types gets the workspace's code this long after the page has loaded. */
const QUIET_MS = 3000;
/** This code came with the page itself: asked later, every visit would seem to be one within the site. */
const isFirstPage = !useSession.getState().restored;
const SIGNS = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin"] as const;

/**
 * Resolves when somebody is about to use the workspace: at once within the site, for members and for an address that names a text, else at the
 * first sign of a hand. Until then the prerendered form stands there and can be typed into; its code is not part of the
 * first load.
 */
export function onFirstInteraction(): Promise<void> {
  if (!isFirstPage || currentToken() !== null || location.search !== "") return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(go, QUIET_MS);
    for (const sign of SIGNS) document.addEventListener(sign, go, { capture: true, passive: true });
    function go(): void {
      clearTimeout(timer);
      for (const sign of SIGNS) document.removeEventListener(sign, go, { capture: true });
      resolve();
    }
  });
}

/** The button that was pressed on this very page before its code was there (noted by the boot script); asks once. */
export function takeEarlyPress(): EarlyButton | null {
  const [name, path] = readFlag("early")?.split(" ") ?? [];
  clearFlag("early");
  setFlag("workspace", "");
  return path === location.pathname && (name === "write" || name === "example") ? name : null;
}
