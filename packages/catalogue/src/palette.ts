import { searchBy } from "./match-score.ts";

/**
 * The ⌘K index of one language, small enough for the page: without forms and recipes.
 * Read it with `readPalette(data)`, data from `@tangleaf/catalogue/palette-zh` or `palette-en`.
 */

/** The index as stored: a column is one string with a line per scene, which compresses a fifth better than rows. */
export type PaletteData = {
  icons: readonly string[];
  /** Characters by reading (`"bao报保"`), and the whole reading of titles with an unusual one. */
  readings: string;
  exceptions: Readonly<Record<string, string>>;
  key: string;
  title: string;
  required: string;
  remark: string;
  icon: string;
  /** Default length and unit (`1000c`, `5i`, `0s`); a leading `!` marks a hot one. */
  length: string;
  categories: string;
};

/** A scene or document as the palette and the lists show it. */
export type PaletteEntry = {
  key: string;
  type: "scene" | "document";
  title: string;
  /** Letters without spaces: `zhoubao`. Empty in English. */
  pinyin: string;
  /** First letters: `zb`. Empty in English. */
  initials: string;
  /** The first is its main category. */
  categories: readonly string[];
  remark: string;
  icon: string;
  marked: "" | "red";
  /** Default length; null when the text follows its source. */
  length: number | null;
  unit: "char" | "item" | "source";
  /** Labels of the required fields. */
  required: readonly string[];
};

const UNITS = { c: "char", i: "item", s: "source" } as const;

/** Parses the stored index, in menu order. */
export function readPalette(data: PaletteData): PaletteEntry[] {
  const column = (name: "title" | "required" | "remark" | "icon" | "length" | "categories") => data[name].split("\n");
  const [titles, required, remarks, icons, lengths, categories] = [
    column("title"),
    column("required"),
    column("remark"),
    column("icon"),
    column("length"),
    column("categories"),
  ];
  const readings = readReadings(data.readings);
  return data.key.split("\n").map((key, row) => {
    const title = titles[row] ?? "";
    const syllables = data.exceptions[key]?.split(" ") ?? syllablesOf(title, readings);
    const [, hot, digits, unit] = /^(!?)(\d+)([cis])$/.exec(lengths[row] ?? "") ?? ["", "", "0", "s"];
    const listed = (categories[row] ?? "").split(" ");
    return {
      key,
      type: listed[0] === "document" ? "document" : "scene",
      title,
      pinyin: syllables.join(""),
      initials: syllables.map((syllable) => syllable.charAt(0)).join(""),
      categories: listed,
      remark: remarks[row] ?? "",
      icon: data.icons[Number(icons[row])] ?? "",
      marked: hot ? "red" : "",
      length: Number(digits) || null,
      unit: UNITS[unit as keyof typeof UNITS],
      required: (required[row] ?? "").split("、").filter(Boolean),
    };
  });
}

/** Entries that match by title, remark, pinyin or initials, best first. */
export function searchPalette(entries: readonly PaletteEntry[], query: string): PaletteEntry[] {
  return searchBy(entries, query, (entry) => [entry]);
}

/** Characters by their reading, from "bao报保zhou周". */
export function readReadings(stored: string): Map<string, string> {
  const readings = new Map<string, string>();
  for (const [, syllable = "", characters = ""] of stored.matchAll(/(?<![a-z])([a-z]+)([^a-z]+)/g)) {
    for (const character of characters) readings.set(character, syllable);
  }
  return readings;
}

/** Syllables of a title: the reading of each Chinese character, each run of Latin letters or digits as one; other characters are skipped. */
export function syllablesOf(title: string, readings: ReadonlyMap<string, string>): string[] {
  if (readings.size === 0) return [];
  return (title.toLowerCase().match(/[a-z0-9]+|./gsu) ?? []).flatMap((part) =>
    /^[a-z0-9]/.test(part) ? part : (readings.get(part) ?? []),
  );
}
