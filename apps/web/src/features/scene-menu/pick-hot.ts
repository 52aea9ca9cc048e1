import type { MenuItem } from "@tangleaf/contract";

const SHOWN_PER_SHELF = 5;
/** More would mean nothing. */
const MOST_SEALS = 8;

/** The scenes of a category that the menu shows: popular ones first, then in menu order. */
export function pickHot(menu: readonly MenuItem[], categoryKey: string): MenuItem[] {
  const shelf = menu.filter(({ category }) => category === categoryKey);
  const hot = shelf.filter(({ marked }) => marked === "red");
  const rest = shelf.filter(({ marked }) => marked !== "red");
  return [...hot, ...rest].slice(0, SHOWN_PER_SHELF);
}

/** Addresses the menu marks as popular: one of each category, and a few in all. */
export function sealedPaths(menu: readonly MenuItem[]): ReadonlySet<string> {
  const first = new Map<string, string>();
  for (const { category, path, marked } of menu) {
    const taken = [...first.values()].includes(path);
    if (marked === "red" && !taken && !first.has(category)) first.set(category, path);
  }
  return new Set([...first.values()].slice(0, MOST_SEALS));
}
