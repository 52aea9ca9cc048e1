import { readNumber } from "../cells/read-number.ts";
import { namesBefore, namesBehind, UNITS } from "./figure-words.ts";
import { type Placed, placed } from "./placed.ts";
import { deviationsIn, rangesIn } from "./ranges.ts";

/** A figure of a text, where it stands, and what it says as a number. */
export type ListedFigure = Placed & { readonly value: number; readonly unit: string };

const DIGITS = new RegExp(
  String.raw`(?:(?<=^|[^\p{L}\p{Nd}]|[为是达到至])[-−]|(?<![\d.,A-Za-z/-]|\d[:：]))\d[\d,]*(?:\.\d+)?(?:\s*(?:万亿|百万|千万|万|亿|千))?(?:\s*(?:${UNITS}))?`,
  "gu",
);
/** Phone numbers, numbers of students, dates in one: names, not figures. */
const CODE = /\d{8,}/;
const NUMERAL = "[零〇一二两三四五六七八九十百千万亿]";
const SPELT = new RegExp(
  [
    `百分之(?<percent>${NUMERAL}+(?:点${NUMERAL}+)?)`,
    `(?<tenths>[一二三四五六七八九])成(?<half>半)?(?![立为功员绩本果])`,
    `(?<!第|数|几|好|${NUMERAL})(?<whole>${NUMERAL}{2,})(?<unit>个百分点|${chinese(UNITS)})`,
  ].join("|"),
  "gu",
);

/**
 * Every figure of a text in its order, by rule alone: digits with their size and unit, 百分之三十, 三成, 一百二十人. Dates, ranks and
 * codes are none, nor are the ends of a range (13–15) and deviations (±0.4). Takes time with the square of the figures; a text for a
 * chart has CHART.textMaxCharacters.
 */
export function listFigures(text: string): ListedFigure[] {
  const out = [...rangesIn(text), ...deviationsIn(text)];
  return [...digits(text), ...spelt(text)]
    .filter(({ from, to }) => !out.some((place) => from < place.to && to > place.from))
    .sort((a, b) => a.from - b.from)
    .filter((one, at, all) => one.from >= (all[at - 1]?.to ?? 0));
}

function digits(text: string): ListedFigure[] {
  return [...text.matchAll(DIGITS)].flatMap((match): ListedFigure[] => {
    const whole = match[0].replace(/(?<!,),+$/u, "");
    // A unit in words of English is none a cell may have.
    const bare = whole.replace(/(?<!\s)\s*(?<![A-Za-z])[A-Za-z]+$/u, "");
    const kept = readNumber(whole) === null ? bare : whole;
    const place = placed(text, match.index, match.index + kept.length);
    const read = readNumber(place.words);
    const isName = CODE.test(place.words) || (read?.unit === "" && namesBehind(text, place.to)) || namesBefore(text, place.from);
    return read === null || isName ? [] : [{ ...place, ...read }];
  });
}

const TENTH = 10;
const HALF_TENTH = 5;

function spelt(text: string): ListedFigure[] {
  return [...text.matchAll(SPELT)].flatMap((match): ListedFigure[] => {
    const { percent, tenths, half, whole, unit } = match.groups ?? {};
    const place = placed(text, match.index, match.index + match[0].length);
    if (tenths !== undefined) {
      const value = (numeral(tenths) ?? 0) * TENTH + (half === undefined ? 0 : HALF_TENTH);
      return [{ ...place, value, unit: "%" }];
    }
    const value = numeral(percent ?? whole ?? "");
    return value === null ? [] : [{ ...place, value, unit: percent === undefined ? (unit ?? "") : "%" }];
  });
}

/** The units that are Chinese words. */
function chinese(units: string): string {
  return units
    .split("|")
    .filter((unit) => /^\p{Script=Han}+$/u.test(unit))
    .join("|");
}

const ONES = "零一二三四五六七八九";
const SIZES: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const GROUPS: Readonly<Record<string, number>> = { 万: 10_000, 亿: 100_000_000 };

/** 一百二十 as 120; null where the signs make no number. */
function numeral(text: string): number | null {
  const [whole = "", decimals = ""] = text.replaceAll("〇", "零").replaceAll("两", "二").split("点");
  let all = 0;
  let group = 0;
  let one = 0;
  for (const sign of whole) {
    const digit = ONES.indexOf(sign);
    const size = SIZES[sign];
    if (digit >= 0) {
      // 二三 is "two or three".
      if (one > 0) return null;
      one = digit;
    } else if (size !== undefined) {
      group += (one === 0 ? 1 : one) * size;
      one = 0;
    } else {
      all += (group + one) * (GROUPS[sign] ?? 1);
      group = 0;
      one = 0;
    }
  }
  const fraction = [...decimals].map((sign) => ONES.indexOf(sign)).join("");
  const value = Number(`${all + group + one}${fraction === "" ? "" : `.${fraction}`}`);
  return Number.isFinite(value) ? value : null;
}
