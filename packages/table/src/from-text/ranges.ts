import { readNumber } from "../cells/read-number.ts";
import { namesBefore, namesBehind, UNITS } from "./figure-words.ts";
import { type Placed, placed } from "./placed.ts";

const SIZE = "万亿|百万|千万|万|亿|千";
const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?(?:\s*(?:${SIZE}))?(?:\s*(?:${UNITS}))?`;
/** 2025-06-01 and 978-7-302 go on with a dash: codes, not ranges. What went from one to the other is a change, and both are figures. */
const RANGE = new RegExp(
  String.raw`(?<![\d.,A-Za-z]|\d[-–—/:])(?<!(?:从|由|自|from)\s*)[-−]?(?:${NUMBER}\s*(?:[-–—~～〜至到]|(?<=\s)to\s)\s*|(?<=between\s)${NUMBER}\s+and\s+)[-−]?${NUMBER}(?!\s*[-–—/:]\s*\d|\d)`,
  "giu",
);
const DEVIATION = new RegExp(String.raw`(?:±|\+\/-)\s*${NUMBER}`, "gu");
/** 3.2±0.4 万: the size belongs to both, so that 3.2 alone would be another number. */
const BORROWED = new RegExp(String.raw`\d[\d,]{0,30}(?:\.\d+)?\s*(?:±|\+\/-)\s*\d[\d,]*(?:\.\d+)?\s*(?:${SIZE}|[%％‰])`, "gu");
/** Ranges of a text, dates and places as 3–5 页 too: no number in them is a figure. */
export function rangesIn(text: string): (Placed & { readonly isName: boolean })[] {
  return matches(text, RANGE)
    .filter(isOneUnit)
    .map((place) => ({
      ...place,
      isName: namesBehind(text, place.to) || namesBefore(text, place.from),
    }));
}

const BETWEEN = /\s*(?:[~～〜至到]|(?<=\d\D*)[-–—]|\sto\s|\sand\s)\s*/iu;

/** Two numbers with their units are shorter. */
const RANGE_MAX_CHARACTERS = 200;

/** Up 12% to 1,200 books is no range. */
function isOneUnit({ words }: Placed): boolean {
  if (words.length > RANGE_MAX_CHARACTERS) return false;
  const [low, high] = words.split(BETWEEN).map((end) => readNumber(end)?.unit ?? "");
  return low === "" || low === high;
}

/** Deviations behind figures; with the figure where it cannot be read without them. */
export function deviationsIn(text: string): Placed[] {
  const borrowed = matches(text, BORROWED);
  const own = matches(text, DEVIATION).filter(({ from }) => !borrowed.some((one) => from >= one.from && from < one.to));
  return [...borrowed, ...own];
}

const matches = (text: string, expression: RegExp): Placed[] =>
  [...text.matchAll(expression)].map((match) => placed(text, match.index, match.index + match[0].length));
