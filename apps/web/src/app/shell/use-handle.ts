import { useMatches } from "react-router";

/** What a screen says about itself to the shell, by exporting `handle`. */
export type ScreenHandle = {
  /** Reading pages have the footer; working pages do not. */
  footer?: boolean;
  /** On the phone it has a bar of its own at the lower edge: the tab bar gives way, also for the keyboard. */
  ownBar?: boolean;
  /** Something of its own stands at the lower right: the button of the customer service stands in the top bar. So it does beside `ownBar`. */
  ownCorner?: boolean;
  /** On the phone it has a title bar of its own in place of the top bar. */
  ownTop?: boolean;
  /** It signs somebody in itself: nothing else that asks or belongs to a person lies over it, only toasts. */
  toastsOnly?: boolean;
};

const isHandle = (value: unknown): value is ScreenHandle => typeof value === "object" && value !== null;

/** Handle of the deepest matched screen. */
export function useHandle(): ScreenHandle {
  const handle = useMatches().at(-1)?.handle;
  return isHandle(handle) ? handle : {};
}
