import { useSyncExternalStore } from "react";

const NARROW = "(max-width: 767px)";

function subscribe(changed: () => void): () => void {
  const media = matchMedia(NARROW);
  media.addEventListener("change", changed);
  return () => media.removeEventListener("change", changed);
}

/** As `usePhone`, asked once; not while prerendering. */
export const isPhone = (): boolean => matchMedia(NARROW).matches;

/**
 * Whether tools have their layout for phones, which styles give to narrow windows: a phone on its side and a tablet have the wide
 * one. false while prerendering.
 */
export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, isPhone, () => false);
}
