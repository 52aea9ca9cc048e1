import { useMatches } from "react-router";

/** What a screen says about itself to the shell, by exporting `handle`. */
export type ScreenHandle = {
  /** Reading pages have the footer; working pages do not. */
  footer?: boolean;
};

const isHandle = (value: unknown): value is ScreenHandle => typeof value === "object" && value !== null;

/** Handle of the deepest matched screen. */
export function useHandle(): ScreenHandle {
  const handle = useMatches().at(-1)?.handle;
  return isHandle(handle) ? handle : {};
}
