import type { CatalogueScene } from "@tangleaf/catalogue";

export type Progress = { readonly done: number; readonly total: number; readonly label: string };

/** Tells which section is being written, by how much is written: exact where parts are asked for one by one, else by the recipe's shares. */
export function createProgress(
  scene: CatalogueScene | null,
  target: number | null,
  language: "zh" | "en",
): (count: number) => Progress | null {
  const structure = scene?.recipe.structure ?? [];
  const total = target ?? 0;
  if (total === 0 || structure.length < 2 || scene?.output.unit !== "char") return () => null;
  const weights = structure.reduce((all, { weight }) => all + weight, 0) || 1;
  let sum = 0;
  const ends = structure.map((section) => {
    sum += section.weight;
    return { label: section[language], end: (total * sum) / weights };
  });
  let at = -1;
  return (count) => {
    let section = Math.max(at, 0);
    while (section < ends.length - 1 && count >= (ends[section]?.end ?? 0)) section++;
    if (section === at) return null;
    at = section;
    return { done: count, total, label: ends[section]?.label ?? "" };
  };
}
