import { type CheckedDocument, type CheckedText, placeIn } from "../checked-document.ts";
import { type Finding, finding } from "../finding.ts";

const PROPER: Readonly<Record<string, string>> = { ",": "，", ";": "；", ":": "：", "?": "？", "!": "！" };
const HALF = /(?<=[\p{Script=Han}）】”》])[,;:?!] ?(?=[\p{Script=Han}（【“《])/gu;
const FULL = /(?<=[A-Za-z]["')]?)[，。；：？！](?= ?[A-Za-z]|\s|$)/g;
const HALF_OF: Readonly<Record<string, string>> = { "，": ",", "。": ".", "；": ";", "：": ":", "？": "?", "！": "!" };
const STRAIGHT_BY_HAN = /"(?=\p{Script=Han})|(?<=\p{Script=Han})"/gu;
const CORNER = /[「」『』]/g;
const CURLED = /[“”]/;
/** Units as they are often mistyped after a number, with how the standard writes them. */
const UNITS: Readonly<Record<string, string>> = {
  KG: "kg",
  Kg: "kg",
  KM: "km",
  Km: "km",
  CM: "cm",
  Cm: "cm",
  MM: "mm",
  Mm: "mm",
  Mpa: "MPa",
  mpa: "MPa",
  MPA: "MPa",
  KPa: "kPa",
  Kpa: "kPa",
  KN: "kN",
  Kn: "kN",
  KW: "kW",
  Kw: "kW",
  HZ: "Hz",
  hz: "Hz",
  KHz: "kHz",
  Khz: "kHz",
  KV: "kV",
  Kv: "kV",
  ML: "mL",
  KJ: "kJ",
};
const UNIT = /(?<![\dA-Za-z.])\d{1,9}(?:\.\d{1,6})? ?([A-Za-z]{2,3})(?![A-Za-z0-9])/g;

/** Marks of the other script, quotation marks of two kinds or without their other half, units in wrong letters. */
export function checkPunctuation(document: CheckedDocument): Finding[] {
  const quotes = usualQuotes(document.prose);
  return document.prose.flatMap((text): Finding[] => [
    ...(text.language === "zh" ? strayMarks(text, HALF, PROPER, "halfWidthMark") : strayMarks(text, FULL, HALF_OF, "fullWidthMark")),
    ...(text.language === "zh" ? quotesOf(text, quotes) : []),
    ...[...text.text.matchAll(UNIT)].flatMap(({ 0: words, 1: unit = "", index }) => {
      const proper = Object.hasOwn(UNITS, unit) ? UNITS[unit] : undefined;
      const end = index + words.length;
      return proper === undefined ? [] : [finding("unitSpelling", placeIn(text, end - unit.length, end), { unit, proper })];
    }),
  ]);
}

/** One finding for each mark of a text: a paragraph typed with half-width commas is one thing to mend. */
function strayMarks(
  text: CheckedText,
  pattern: RegExp,
  propers: Readonly<Record<string, string>>,
  rule: "halfWidthMark" | "fullWidthMark",
): Finding[] {
  const firsts = new Map<string, { from: number; count: number }>();
  for (const { 0: words, index } of text.text.matchAll(pattern)) {
    const mark = words.charAt(0);
    const seen = firsts.get(mark);
    if (seen === undefined) firsts.set(mark, { from: index, count: 1 });
    else seen.count += 1;
  }
  return [...firsts].map(([mark, { from, count }]) =>
    finding(rule, placeIn(text, from, from + 1), { mark, proper: propers[mark] ?? mark, count }),
  );
}

/** The kind of quotation marks most Chinese paragraphs have. */
function usualQuotes(prose: readonly CheckedText[]): "curled" | "corner" | "straight" | null {
  const counts = { curled: 0, corner: 0, straight: 0 };
  for (const { text, language } of prose) {
    if (language !== "zh") continue;
    if (CURLED.test(text)) counts.curled += 1;
    if (text.search(CORNER) >= 0) counts.corner += 1;
    if (text.search(STRAIGHT_BY_HAN) >= 0) counts.straight += 1;
  }
  const [first] = (["curled", "corner", "straight"] as const).toSorted((a, b) => counts[b] - counts[a]);
  return first === undefined || counts[first] === 0 ? null : first;
}

function quotesOf(text: CheckedText, usual: "curled" | "corner" | "straight" | null): Finding[] {
  const found: Finding[] = [];
  const straight = text.text.search(STRAIGHT_BY_HAN);
  const corner = text.text.search(/[「『]/);
  const curled = text.text.search(CURLED);
  const other = usual === "curled" ? Math.max(straight, -1) : usual === "straight" ? curled : straight;
  const at = other >= 0 ? other : usual === "curled" ? corner : usual === "corner" ? curled : -1;
  const names = { curled: "“”", corner: "「」", straight: '""' };
  if (at >= 0 && usual !== null) {
    const mark = text.text.charAt(at);
    const kind = mark === '"' ? "straight" : /[“”]/.test(mark) ? "curled" : "corner";
    found.push(finding("mixedQuotes", placeIn(text, at, at + 1), { quotes: [names[usual], names[kind]] }));
  }
  const opened = text.text.split("“").length - 1;
  const closed = text.text.split("”").length - 1;
  if (opened !== closed)
    found.push(finding("quoteUnpaired", placeIn(text, Math.max(0, curled), Math.max(0, curled) + 1), { opened, closed }));
  return found;
}
