import type { MenuItem } from "@tangleaf/contract";

const SHOWN_PER_SHELF = 5;

/** The scenes of a category that the menu shows: popular ones first, then in menu order. */
export function pickHot(menu: readonly MenuItem[], categoryKey: string): MenuItem[] {
  const shelf = menu.filter(({ category }) => category === categoryKey);
  const hot = shelf.filter(({ marked }) => marked === "red");
  const rest = shelf.filter(({ marked }) => marked !== "red");
  return [...hot, ...rest].slice(0, SHOWN_PER_SHELF);
}
