import { childOf, elementsOf, isElement, textOf, type XmlElement } from "../word-format/index.ts";

/** What a number stands for, by the format of its cell. */
type NumberFormat = "plain" | "percent" | "date" | "time" | "dateTime";

/** Formats every program knows by number. */
const KNOWN_DATES = [14, 15, 16, 17, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58];
const KNOWN_TIMES = [18, 19, 20, 21, 32, 33, 34, 35, 45, 46, 47, 55, 56];
const KNOWN_FORMATS: ReadonlyMap<number, NumberFormat> = new Map([
  ...KNOWN_DATES.map((id): [number, NumberFormat] => [id, "date"]),
  ...KNOWN_TIMES.map((id): [number, NumberFormat] => [id, "time"]),
  [9, "percent"],
  [10, "percent"],
  [22, "dateTime"],
]);
/** Quoted words, colours and conditions of a format. */
const NOT_PLACES = /"[^"]{0,255}"|\\.|\[[^\]]{0,255}\]/g;
/** As many as Excel takes. */
const FORMAT_MAX_UNITS = 255;
const DAY_MS = 86_400_000;
/** Day 0 as spreadsheets count, a day early: they take 1900 for a leap year. */
const EPOCH_MS = Date.UTC(1899, 11, 30);
const EPOCH_1904_MS = Date.UTC(1904, 0, 1);
const DATE_MAX = 2_958_465;

/** The format of each style of cells, in the order of the file. */
export function readFormats(styles: XmlElement | undefined): readonly NumberFormat[] {
  const own = new Map(
    elementsOf(childOf(styles, "numFmts")).map(({ attributes }) => [
      Number(attributes["numFmtId"]),
      formatOf(attributes["formatCode"] ?? ""),
    ]),
  );
  return elementsOf(childOf(styles, "cellXfs")).map(({ attributes }) => {
    const id = Number(attributes["numFmtId"]);
    return own.get(id) ?? KNOWN_FORMATS.get(id) ?? "plain";
  });
}

function formatOf(code: string): NumberFormat {
  const places = (code.slice(0, FORMAT_MAX_UNITS).split(";")[0] ?? "").replace(NOT_PLACES, "").toLowerCase();
  // Beside hours or seconds an m is a minute.
  const hasDay = /[ydm]/.test(places.replace(/h\W{0,255}m+|(?<!m)m+\W{0,255}s/g, ""));
  const hasTime = /h|s/.test(places);
  if (hasDay) return hasTime ? "dateTime" : "date";
  if (hasTime) return "time";
  return places.includes("%") ? "percent" : "plain";
}

/** What a cell shows; the value of a formula as it was last calculated, nothing for an error. */
export function cellText(
  cell: XmlElement,
  { texts, formats, is1904 }: { texts: readonly string[]; formats: readonly NumberFormat[]; is1904: boolean },
): string {
  const type = cell.attributes["t"] ?? "n";
  if (type === "inlineStr") {
    const inline = childOf(cell, "is");
    return inline === undefined ? "" : richText(inline);
  }
  const value = textOf(childOf(cell, "v"));
  if (type === "s") return texts[Number(value)] ?? "";
  if (type === "b") return value === "1" ? "TRUE" : "FALSE";
  if (type === "e" || value === "") return "";
  if (type !== "n") return value;
  return numberText(Number(value), formats[Number(cell.attributes["s"] ?? 0)] ?? "plain", is1904);
}

function numberText(value: number, format: NumberFormat, is1904: boolean): string {
  if (!Number.isFinite(value)) return "";
  // What floating point adds at the end nobody has written.
  const plain = (number: number) => String(Number(number.toPrecision(12)));
  if (format === "plain") return plain(value);
  if (format === "percent") return `${plain(value * 100)}%`;
  if (value < 0 || value > DATE_MAX) return plain(value);
  const seconds = Math.round(value * 86_400);
  const moment = new Date(
    (is1904 ? EPOCH_1904_MS : EPOCH_MS) + Math.floor(seconds / 86_400) * DAY_MS + (seconds % 86_400) * 1000,
  ).toISOString();
  if (format === "date") return moment.slice(0, 10);
  const time = seconds % 60 === 0 ? moment.slice(11, 16) : moment.slice(11, 19);
  return format === "time" ? time : `${moment.slice(0, 10)} ${time}`;
}

/** The words of a text in parts, without how they are read aloud. */
export function richText(element: XmlElement): string {
  return elementsOf(element)
    .map((child) => (child.name === "t" ? wordsOf(child) : child.name === "r" ? richText(child) : ""))
    .join("");
}

const wordsOf = ({ children }: XmlElement): string => children.filter((child) => !isElement(child)).join("");
