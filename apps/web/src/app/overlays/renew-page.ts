/** Hidden for so long, a page is left alone by its reader. */
const UNSEEN_MS = 60_000;

/**
 * Calls `renew` once the page has been hidden for a minute and nothing on it is in use. Forms and documents keep what was typed over a
 * reload. Returns a function that stops watching.
 */
export function renewWhenUnseen(renew: () => void): () => void {
  let timer = 0;
  const look = () => {
    window.clearTimeout(timer);
    if (document.visibilityState === "hidden") timer = window.setTimeout(() => isInUse() || renew(), UNSEEN_MS);
  };
  look();
  document.addEventListener("visibilitychange", look);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
  };
}

/** Something is under way or open, a field has the caret, or a part of the page would ask before it is left. */
function isInUse(): boolean {
  const { activeElement } = document;
  const isEditing = activeElement instanceof HTMLElement && (activeElement.isContentEditable || activeElement.matches("input, textarea"));
  if (isEditing || document.querySelector('[aria-busy="true"], dialog[open], [role="dialog"]') !== null) return true;
  return !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
}
