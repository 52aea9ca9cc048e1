import { writeFigure } from "@tangleaf/table/chart";
import { childOf, elementsOf, settingOf, textOf, type XmlElement } from "../../../word-format/index.ts";

/** Cached values of a series as texts, by their index. `size`: number of points, with or without a value. */
export type Points = { readonly texts: ReadonlyMap<number, string>; readonly size: number };

const CACHES: Readonly<Record<string, string>> = {
  "c:strRef": "c:strCache",
  "c:numRef": "c:numCache",
  "c:multiLvlStrRef": "c:multiLvlStrCache",
};
const LITERALS: ReadonlySet<string> = new Set(["c:strLit", "c:numLit"]);
const NUMBERS: ReadonlySet<string> = new Set(["c:numCache", "c:numLit"]);
/** Most levels of category names that are read, such as year, quarter and month. */
const LEVELS_MAX = 10;
/** Parts of a number format that are words, colours or languages. */
const FORMAT_WORDS = /"[^"]*"|\\.|\[[^[\]]*\]/g;
/** A percent sign that is written behind a number as it is. */
const SIGN_ALONE = /"%"|\\%/;
const PERCENT = 100;
const DAY_MS = 86_400_000;
const DAY_0 = Date.UTC(1899, 11, 30);
/** From 1904 on files of old Macs count. */
const DAYS_TO_1904 = 1462;
const DAYS_MAX = 2_958_465;

/** Reads the cached values or names of a series; null without a cache. `isFrom1904`: the date system of the file. */
export function readPoints(holder: XmlElement | undefined, isFrom1904: boolean): Points | null {
  const [source] = elementsOf(holder).filter(({ name }) => CACHES[name] !== undefined || LITERALS.has(name));
  if (source === undefined) return null;
  const cache = LITERALS.has(source.name) ? source : childOf(source, CACHES[source.name] ?? "");
  if (cache === undefined) return null;
  const levels = elementsOf(cache).filter(({ name }) => name === "c:lvl");
  if (levels.length > 0) return joinLevels(levels.slice(0, LEVELS_MAX).map(listTexts), readCacheSize(cache));
  const texts = listTexts(cache);
  if (!NUMBERS.has(cache.name)) return { texts, size: Math.max(readCacheSize(cache), findEnd(texts)) };
  const format = textOf(childOf(cache, "c:formatCode"));
  const shown = new Map([...texts].map(([at, text]) => [at, showNumber(text, format, isFrom1904)]));
  return { texts: shown, size: Math.max(readCacheSize(cache), findEnd(texts)) };
}

function listTexts(cache: XmlElement): Map<number, string> {
  const texts = new Map<number, string>();
  for (const point of elementsOf(cache)) {
    const at = Number(settingOf(point, "idx") ?? Number.NaN);
    if (point.name === "c:pt" && Number.isSafeInteger(at) && at >= 0) texts.set(at, textOf(childOf(point, "c:v")).trim());
  }
  return texts;
}

const readCacheSize = (cache: XmlElement): number => Number(settingOf(childOf(cache, "c:ptCount"), "val") ?? 0) || 0;
const findEnd = (texts: ReadonlyMap<number, string>): number => [...texts.keys()].reduce((end, at) => Math.max(end, at + 1), 0);

/** Names below names, the innermost first: an outer one holds until the next. */
function joinLevels(levels: readonly ReadonlyMap<number, string>[], count: number): Points {
  const [inner = new Map<number, string>(), ...outer] = levels;
  const going = outer.map((level) => ({ names: [...level].sort(([a], [b]) => a - b), next: 0, name: "" }));
  const joined = [...inner]
    .sort(([a], [b]) => a - b)
    .map(([at, name]): [number, string] => {
      for (const level of going) {
        for (let upper = level.names[level.next]; upper !== undefined && upper[0] <= at; upper = level.names[level.next]) {
          level.name = upper[1];
          level.next++;
        }
      }
      const names = [...going.map((level) => level.name).reverse(), name];
      return [at, names.filter((one) => one !== "").join(" ")];
    });
  return { texts: new Map(joined), size: Math.max(count, findEnd(inner)) };
}

/** A number as its format shows it, as far as percentages and days go; "" where it is an error of a sheet, #N/A. */
function showNumber(text: string, code: string, isFrom1904: boolean): string {
  const number = Number(text);
  if (text === "" || !Number.isFinite(number)) return "";
  if (SIGN_ALONE.test(code)) return `${writeFigure(number)}%`;
  const format = code.replace(FORMAT_WORDS, "");
  if (format.includes("%")) return `${writeFigure(number * PERCENT)}%`;
  return /[yd]/i.test(format) ? (showDay(number, format, isFrom1904) ?? writeFigure(number)) : writeFigure(number);
}

function showDay(number: number, format: string, isFrom1904: boolean): string | null {
  const days = Math.floor(number) + (isFrom1904 ? DAYS_TO_1904 : 0);
  if (days < 0 || days > DAYS_MAX) return null;
  const day = new Date(DAY_0 + days * DAY_MS).toISOString().slice(0, "2020-01-01".length);
  if (!/y/i.test(format)) return day;
  return /d/i.test(format) ? day : day.slice(0, /m/i.test(format) ? "2020-01".length : "2020".length);
}
