import { currentToken, useSession } from "#lib/session-store.ts";

/** A visitor who neither moves nor types gets the desk's code this long after the page has loaded. */
const QUIET_MS = 3000;
const SIGNS = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin"] as const;
/** Marks the button whose press must not be lost while the code is on its way. */
const EARLY = "[data-early]";

let pressed = false;

/**
 * Resolves when somebody is about to use the desk: at once for members and for an address that names a text, else at the
 * first sign of a hand. Until then the prerendered form stands there and can be typed into; its code is not part of the
 * first load.
 */
export function whenWanted(): Promise<void> {
  // Members' code is on its way at once, and may still be late for a quick hand.
  document.addEventListener("click", notice, { capture: true });
  const { restored } = useSession.getState();
  if (restored || currentToken() !== null || location.search !== "") return Promise.resolve();
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

/** Whether the write button was pressed before its code was there; asks once. */
export function takeEarlyPress(): boolean {
  document.removeEventListener("click", notice, { capture: true });
  const early = pressed;
  pressed = false;
  return early;
}

function notice(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest(EARLY)) pressed = true;
}
