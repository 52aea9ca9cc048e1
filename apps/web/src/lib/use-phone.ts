import { useSyncExternalStore } from "react";
import { readFlag } from "./page-flags.ts";

const NARROW = "(max-width: 767px)";

function subscribe(changed: () => void): () => void {
  const media = matchMedia(NARROW);
  media.addEventListener("change", changed);
  return () => media.removeEventListener("change", changed);
}

/** As `usePhone`, asked once; not while prerendering. */
export const isPhone = (): boolean => matchMedia(NARROW).matches || readFlag("device") === "mobile";

/** Whether the phone's layout is shown: a narrow page, or a phone by its name. false while prerendering. */
export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, isPhone, () => false);
}
