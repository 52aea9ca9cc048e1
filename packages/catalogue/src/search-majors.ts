import data from "./major-readings.gen.json" with { type: "json" };
import type { MajorCategory, Names } from "./majors.ts";
import { searchBy } from "./match-score.ts";
import { readReadings, syllablesOf } from "./palette.ts";

/** A major with the class it belongs to. */
export type FoundMajor = Names & { readonly of: Names };

const exceptions: Readonly<Record<string, string>> = data.exceptions;

/** Majors whose Chinese name, pinyin, initials or English name match, best first. */
export function searchMajors(categories: readonly MajorCategory[], query: string): FoundMajor[] {
  const readings = readReadings(data.readings);
  const all = categories.flatMap(({ classes }) => classes.flatMap((of) => of.majors.map((major): FoundMajor => ({ ...major, of }))));
  return searchBy(all, query, ({ zh, en, of }) => {
    const syllables = exceptions[zh]?.split(" ") ?? syllablesOf(zh, readings);
    const initials = syllables.map((syllable) => syllable.charAt(0)).join("");
    return [{ key: en, title: zh, pinyin: syllables.join(""), initials, remark: `${en} ${of.zh}` }];
  });
}
