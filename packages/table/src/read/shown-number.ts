import { readNumber, readScaledNumber, splitUnit } from "../cells/index.ts";
import { chooseSection, type FormatSection, parseFormat } from "./number-format.ts";

/** A number of a workbook as it is shown there: as so many of a unit, empty where there is none; or as a text that is no quantity, 第3章. */
export type ShownNumber = { readonly value: number; readonly unit: string } | { readonly text: string };

/** Marks of direction and sign, and brackets of negative numbers. */
const DECORATION = /[-+−–()[\]▲△▼▽↑↓\s]/gu;
const DECORATION_BEHIND = /[-()[\]▲△▼▽↑↓\s]/gu;
const JAPANESE = "411";
/** Units no cell is read with, but a format surely means: 元/吨, km/h. */
const isOtherUnit = (words: string): boolean =>
  words.length <= UNIT_MAX_CHARACTERS && (/^[\p{Script=Latin}°²³·]+$/u.test(words) || (words.includes("/") && !/\d/.test(words)));
const UNIT_MAX_CHARACTERS = 10;
const OTHER_CURRENCY = /^[A-Z]{0,3}\p{Sc}$/u;

/** Shows a number by its format. `parsed`: keeps formats that were read, for a sheet has few of them. */
export function showNumber(value: number, format: string, parsed: Map<string, FormatSection[]>): ShownNumber {
  const sections = parsed.get(format) ?? parseFormat(format);
  parsed.set(format, sections);
  const section = chooseSection(sections, value);
  if (section === undefined || !Number.isFinite(value)) return { value, unit: "" };
  if (section.between.length > 0 && Number.isInteger(value) && value >= 0) return { text: writeCode(value, section) };
  const before = section.before.normalize("NFKC").replace(DECORATION, "");
  const behind = section.behind.normalize("NFKC").replace(DECORATION_BEHIND, "");
  const currency = readCurrency(before, section);
  if (before !== "" && currency === null) return { text: writeShown(value, section) };
  const shown = divide(value, section.power);
  if (section.isPercent) return { value: shown, unit: "" };
  if (behind === "") return { value: shown, unit: currency ?? "" };
  const trailing = readCurrency(behind, section);
  return trailing === null ? readBehind(value, { behind, currency: currency ?? "", section }) : { value: shown, unit: trailing };
}

type Behind = { readonly behind: string; readonly currency: string; readonly section: FormatSection };

/** A number with words behind it: a unit, a size and a unit, or words that make a label of it. */
function readBehind(value: number, { behind, currency, section }: Behind): ShownNumber {
  const shown = divide(value, section.power);
  const sized = readScaledNumber(`1${behind}`);
  if (sized === null) return isOtherUnit(behind) ? { value: shown, unit: behind } : { text: writeShown(value, section) };
  if (sized.unit === "%") return { text: `${shown}%` };
  const base = sized.unit === "" ? currency : sized.unit;
  // The number is the one that is meant: its format alone divides it.
  if (sized.power > 0 && sized.power === section.power) return { value, unit: base };
  if (sized.power > 0 && splitUnit(behind) === null) return { text: `${shown}${behind}` };
  return { value: shown, unit: sized.unit === "" ? `${behind}${currency}` : behind };
}

/** The currency a sign or a word stands for; null where it is none. */
function readCurrency(words: string, { locale }: FormatSection): string | null {
  if (words === "") return null;
  if (words === "¥" && locale === JAPANESE) return "日元";
  const unit = readNumber(`${words}1`)?.unit ?? "";
  return unit !== "" || !OTHER_CURRENCY.test(words) ? unit || null : words;
}

const divide = (value: number, power: number): number => (power === 0 ? value : Number(`${value}e${-power}`));

/** The number with the words of its format: 第3章, A007. */
function writeShown(value: number, section: FormatSection): string {
  const size = Math.abs(divide(value, section.power));
  const fixed = section.whole === 0 && section.decimals === 0 ? String(size) : size.toFixed(section.decimals);
  const [whole = "", decimals] = fixed.split(".");
  const digits = `${whole.padStart(section.whole, "0")}${decimals === undefined ? "" : `.${decimals}`}`;
  return `${value < 0 ? "-" : ""}${section.before}${digits}${section.behind}`.trim();
}

/** A number whose digits its format parts: 010-1234. */
function writeCode(value: number, { between, whole, before, behind }: FormatSection): string {
  const digits = String(value).padStart(whole, "0");
  let [text, from] = ["", 0];
  for (const { words, digits: left } of between) {
    const to = Math.max(from, digits.length - left);
    text += `${digits.slice(from, to)}${words}`;
    from = to;
  }
  return `${before}${text}${digits.slice(from)}${behind}`.trim();
}
