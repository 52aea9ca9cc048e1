import { readNumber } from "../cells/read-number.ts";
import { UNITS } from "./figure-words.ts";
import { type FoundRow, type FoundTable, type Placed, placed } from "./placed.ts";
import { deviationsIn } from "./ranges.ts";

const NUMBER = String.raw`[-−+]?\d[\d,]*(?:\.\d+)?\s*(?:万|亿|千万|百万)?\s*(?:${UNITS})?`;
const ABOUT = "(?:大?约|近|超过?|about |nearly |over )?";
/** What may stand behind a figure in its clause. */
const END = "(?:\\s*(?:左右|以上|以下)|的.{0,12}|each)?$";
const LEAD = "^(?:其中|而|另有|以及|和|and |while |but )?";
const LABEL = String.raw`([^\d\s，。；、：,;:()（）][^，。；、：,;:()（）]{0,29}?)`;
const SHARE_VERBS = "占比为|占比达|占比|占到了?|占了?|accounted for |accounts for |made up |makes up ";
const VALUE_VERBS = "的?(?:为|是|达到了?|达|共有|共|有了?) ?|(?:was|is|were|are|reached|had|has|totalled) ";

type Pattern = { readonly expression: RegExp; readonly isShare: boolean };
const PATTERNS: readonly Pattern[] = [
  { expression: new RegExp(`${LEAD}${LABEL}\\s*(?:${SHARE_VERBS})${ABOUT}\\s*(${NUMBER})${END}`, "du"), isShare: true },
  { expression: new RegExp(`${LEAD}${LABEL}\\s*(?:${VALUE_VERBS})${ABOUT}\\s*(${NUMBER})${END}`, "du"), isShare: false },
  { expression: new RegExp(`${LEAD}${LABEL}\\s*(\\d[\\d,]*(?:\\.\\d+)?\\s*(?:万|亿)?\\s*(?:${UNITS}))${END}`, "du"), isShare: false },
  // A mean with its deviation: 52.3±4.1 岁.
  {
    expression: new RegExp(
      `${LEAD}${LABEL}\\s*(?:${VALUE_VERBS})?${ABOUT}([-−]?\\d[\\d,]*(?:\\.\\d+)?\\s*(?:${UNITS})?)\\s*±\\s*\\d[\\d.]*\\s*(?:${UNITS})?$`,
      "du",
    ),
    isShare: false,
  },
];
/** A label that ends so would be half a number, a range, or a rank. */
const NO_LABEL = /(?:[-−–—~～〜±+/]|第|约|近|超|为|是|增长|下降|上升|提高|减少|同比|环比|分别|从|由|到|至|\d)$/u;
const CHANGES = "增加到|上升到|提高到|增长到|减少到|下降到|降低到|增至|升至|涨至|降至|跌至|减至|升到|降到|涨到";
const TREND = new RegExp(
  `(?:从|由)([^，。；、：\\d]{0,8}?\\d{0,4}[^，。；、：\\d]{1,6}?)的?(${NUMBER})(?:${CHANGES})([^，。；、：\\d]{0,8}?\\d{0,4}[^，。；、：\\d]{1,6}?)的(${NUMBER})`,
  "dgu",
);
const TREND_EN = new RegExp(`from (${NUMBER}) in ([A-Za-z]* ?\\d{0,4}) to (${NUMBER}) in ([A-Za-z]* ?\\d{0,4})(?=[\\s.,;]|$)`, "dgu");

/** Clauses of sentences that give one figure for one thing; those beside each other that do it alike are one table. */
export function findClauses(text: string): FoundTable[] {
  const tables: FoundTable[] = [];
  let open: { isShare: boolean; unit: string; pattern: Pattern; rows: FoundRow[] } | null = null;
  const close = () => {
    if (open !== null) tables.push({ heads: null, isShare: open.isShare, rows: open.rows });
    open = null;
  };
  const deviations = deviationsIn(text);
  for (const clause of clausesOf(text)) {
    const found = rowOf(text, clause, deviations);
    if (found === null) {
      // One clause between them is a remark; a sentence that ends is another matter.
      if (clause.endsSentence) close();
      continue;
    }
    if (open !== null && (open.isShare !== found.pattern.isShare || open.unit !== found.unit)) close();
    open ??= { isShare: found.pattern.isShare, unit: found.unit, pattern: found.pattern, rows: [] };
    open.rows.push(found.row);
    if (clause.endsSentence) close();
  }
  close();
  return [...trends(text), ...tables];
}

type Clause = { readonly from: number; readonly to: number; readonly endsSentence: boolean };

function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  for (const mark of text.matchAll(/[，。；、：！？\n;:!?]|(?<!\d),|,(?!\d{3})|\.(?=\s|$)|\s(?=and |while )/gu)) {
    clauses.push({ from, to: mark.index, endsSentence: /[。！？\n.!?]/u.test(mark[0]) });
    from = mark.index + mark[0].length;
  }
  clauses.push({ from, to: text.length, endsSentence: true });
  return clauses;
}

function rowOf(
  text: string,
  { from, to }: Clause,
  deviations: readonly Placed[],
): { row: FoundRow; unit: string; pattern: Pattern } | null {
  const start = from + (text.slice(from, to).length - text.slice(from, to).trimStart().length);
  const clause = text.slice(start, to).trimEnd();
  for (const pattern of PATTERNS) {
    const found = pattern.expression.exec(clause);
    const [label, figure] = [found?.indices?.[1], found?.indices?.[2]];
    if (label === undefined || figure === undefined) continue;
    const value = placed(text, start + figure[0], start + figure[1]);
    const name = placed(text, start + label[0], start + label[1]);
    const read = readNumber(value.words);
    // 2025 年, 3 月: what follows makes a date of it.
    const isDate = /^\s*[年月日号季届期]/u.test(text.slice(value.to));
    const isBorrowed = deviations.some((place) => value.from >= place.from && value.from < place.to);
    if (read === null || isBorrowed || NO_LABEL.test(name.words) || isDate || (pattern.isShare && read.unit !== "%")) continue;
    return { row: { label: name, cells: [value] }, unit: read.unit, pattern };
  }
  return null;
}

function trends(text: string): FoundTable[] {
  const found = [
    ...[...text.matchAll(TREND)].map(({ indices }) => [indices?.[1], indices?.[2], indices?.[3], indices?.[4]]),
    ...[...text.matchAll(TREND_EN)].map(({ indices }) => [indices?.[2], indices?.[1], indices?.[4], indices?.[3]]),
  ];
  return found.flatMap(([fromLabel, fromValue, toLabel, toValue]): FoundTable[] => {
    if (fromLabel === undefined || fromValue === undefined || toLabel === undefined || toValue === undefined) return [];
    const row = (label: [number, number], value: [number, number]): FoundRow => ({
      label: placed(text, ...label),
      cells: [placed(text, ...value)],
    });
    const rows = [row(fromLabel, fromValue), row(toLabel, toValue)];
    const units = new Set(rows.map(({ cells }) => readNumber(cells[0]?.words ?? "")?.unit));
    return units.size === 1 ? [{ heads: null, isShare: false, rows }] : [];
  });
}
