import { firstSign, isWithinVisit } from "#lib/first-sign.ts";
import { clearFlag, type EarlyButton, readFlag, setFlag } from "#lib/page-flags.ts";

/**
 * Resolves when somebody is about to use the workspace: at once within the site, for members and for an address that names a text, else at the
 * first sign of a hand. Until then the prerendered form stands there and can be typed into; its code is not part of the
 * first load.
 */
export function onFirstInteraction(): Promise<void> {
  return isWithinVisit() || location.search !== "" ? Promise.resolve() : firstSign();
}

/** The button that was pressed on this very page before its code was there (noted by the boot script); asks once. */
export function takeEarlyPress(): EarlyButton | null {
  const [name, path] = readFlag("early")?.split(" ") ?? [];
  clearFlag("early");
  setFlag("workspace", "");
  return path === location.pathname && (name === "write" || name === "example") ? name : null;
}
