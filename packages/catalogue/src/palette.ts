import { searchBy } from "./match-score.ts";

/** The ⌘K index of one language, light enough for the page: no form, no recipe. Import the rows from `@tangleaf/catalogue/palette-zh` or `palette-en`. */

/** A row as it is stored. Pinyin is syllables between spaces, empty in English. */
export type PaletteRow = readonly [
  key: string,
  type: "scene" | "document",
  title: string,
  pinyin: string,
  categories: string,
  remark: string,
  icon: string,
  hot: 0 | 1,
  /** Default length; 0 when the text follows its source. */
  length: number,
  unit: "char" | "item" | "source",
  required: string,
];

/** A scene or document as the palette and the lists show it. */
export type PaletteEntry = {
  key: string;
  type: "scene" | "document";
  title: string;
  /** Letters without spaces: `zhoubao`. */
  pinyin: string;
  /** First letters: `zb`. */
  initials: string;
  /** The first is its own category. */
  categories: readonly string[];
  remark: string;
  icon: string;
  marked: "" | "red";
  length: number | null;
  unit: "char" | "item" | "source";
  /** Labels of the fields that must be filled in. */
  required: readonly string[];
};

/** Turns the stored rows into entries, in menu order. */
export function readPalette(rows: readonly (readonly unknown[])[]): PaletteEntry[] {
  return rows.map((row) => {
    const [key, type, title, pinyin, categories, remark, icon, hot, length, unit, required] = row as PaletteRow;
    const syllables = pinyin.split(" ");
    return {
      key,
      type,
      title,
      pinyin: syllables.join(""),
      initials: syllables.map((syllable) => syllable.charAt(0)).join(""),
      categories: categories.split(" "),
      remark,
      icon,
      marked: hot ? "red" : "",
      length: length || null,
      unit,
      required: required ? required.split("\n") : [],
    };
  });
}

/** Entries that match by title, remark, pinyin or initials, best first. */
export function searchPalette(entries: readonly PaletteEntry[], query: string): PaletteEntry[] {
  return searchBy(entries, query, (entry) => [entry]);
}
