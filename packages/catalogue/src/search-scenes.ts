import { searchBy } from "./match-score.ts";
import { readPalette } from "./palette.ts";
import data from "./palette-zh.gen.json" with { type: "json" };
import type { CatalogueScene } from "./scene.ts";

const letters = new Map(readPalette(data).map(({ key, pinyin, initials }) => [key, { pinyin, initials }]));

/** Scenes of the list that match in either language, by title, remark, pinyin or initials, best first. */
export function searchScenes(list: readonly CatalogueScene[], query: string): CatalogueScene[] {
  return searchBy(list, query, ({ key, title, remark }) => [
    { key, title: title.zh, remark: remark.zh, ...(letters.get(key) ?? { pinyin: "", initials: "" }) },
    { key, title: title.en, remark: remark.en, pinyin: "", initials: "" },
  ]);
}
