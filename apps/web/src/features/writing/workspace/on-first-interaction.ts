import { anonymousKept } from "#lib/browser-storage.ts";
import { firstSign, isWithinVisit } from "#lib/first-sign.ts";
import { clearFlag, type EarlyButton, HELD_ATTRIBUTE, readFlag, setFlag } from "#lib/page-flags.ts";

/**
 * Resolves when somebody is about to use the workspace: at once within the site, for members, for an address that names a text and where
 * something typed is kept, which is to be seen again; else at the first sign of a person. Until then the prerendered form stands there
 * and can be typed into; its code is not part of the first load.
 */
export function onFirstInteraction(): Promise<void> {
  const isHere = isWithinVisit() || location.search !== "" || anonymousKept.keys().length > 0;
  return isHere ? Promise.resolve() : firstSign();
}

/** The button that was pressed on this very page before its code was there (noted by the boot script); asks once. */
export function takeEarlyPress(): EarlyButton | null {
  const [name, path] = readFlag("early")?.split(" ") ?? [];
  clearFlag("early");
  for (const button of document.querySelectorAll(`[${HELD_ATTRIBUTE}]`)) button.removeAttribute(HELD_ATTRIBUTE);
  setFlag("workspace", "");
  return path === location.pathname && (name === "write" || name === "example") ? name : null;
}
