import type { AnswerColumn } from "../answer/answer-schema.ts";
import { formatFigure, type Lang } from "../answer/format-cell.ts";
import { formatNumber } from "../cells/index.ts";
import type { Cell } from "../columns/index.ts";
import type { ToldResult } from "./find-mentions.ts";

type Point = { readonly label: string; readonly value: number; readonly row: number };

type Words = {
  only(name: string, value: string): string;
  outer(said: { name: string; top: string; most: string; bottom: string; least: string; apart: string }): string;
  times(said: { top: string; bottom: string; times: string }): string;
  level(name: string, value: string): string;
  course(said: { name: string; from: string; to: string; before: string; after: string; change: string; isUp: boolean }): string;
  /** There are no figures. */
  readonly nothing: string;
  readonly and: string;
  /** Stands between the labels of a row that has several. */
  readonly of: string;
};

const WORDS: Readonly<Record<Lang, Words>> = {
  zh: {
    only: (name, value) => `${name}是 ${value}。`,
    outer: ({ name, top, most, bottom, least, apart }) => `${name}最高的是${top}，${most}；最低的是${bottom}，${least}，相差 ${apart}。`,
    times: ({ top, bottom, times }) => `${top}是${bottom}的 ${times} 倍。`,
    level: (name, value) => `${name}都是 ${value}。`,
    course: ({ name, from, to, before, after, change, isUp }) =>
      `从 ${from} 到 ${to}，${name}由 ${before} ${isUp ? "升" : "降"}到 ${after}${change === "" ? "" : `，${isUp ? "增加" : "减少"} ${change}`}。`,
    nothing: "这个结果里没有可以比较的数。",
    and: "、",
    of: "·",
  },
  en: {
    only: (name, value) => `${name} is ${value}.`,
    outer: ({ name, top, most, bottom, least, apart }) =>
      `${top} has the highest ${name}, ${most}; ${bottom} has the lowest, ${least}, which is ${apart} apart.`,
    times: ({ top, bottom, times }) => `${top} is ${times} times ${bottom}.`,
    level: (name, value) => `${name} is ${value} throughout.`,
    course: ({ name, from, to, before, after, change, isUp }) =>
      `From ${from} to ${to}, ${name} ${isUp ? "rises" : "falls"} from ${before} to ${after}${change === "" ? "" : `, ${change} ${isUp ? "more" : "less"}`}.`,
    nothing: "This result has no figures to compare.",
    and: " and ",
    of: " · ",
  },
};

/** Measures told of one result; what more it has stands in the table. */
const MEASURES_MAX = 2;
/** Fewer times as much is no multiple worth a sentence. */
const TIMES_MIN = 1.5;
/** A larger multiple says nothing anybody can picture. */
const TIMES_MAX = 1000;
const TIED_MAX = 3;
const LABELS_MAX = 3;
const PERCENT = 100;

/** A result told by rules: its highest and lowest, how far they are apart, and its course where its rows are dates. */
export function describeResult({ columns, rows }: ToldResult, lang: Lang): string[] {
  const words = WORDS[lang];
  const measures = columns.flatMap((column, col) => (column.type === "number" && column.bin === undefined ? [{ column, col }] : []));
  const labels = labelColumns(columns, rows);
  const told = measures.slice(0, MEASURES_MAX).flatMap(({ column, col }) => {
    const points = rows.flatMap((row, n): Point[] => {
      const value = row[col];
      const label = labels.map((one) => cellText(row[one.col] ?? null)).filter((text) => text !== "");
      return typeof value === "number" ? [{ label: label.join(words.of), value, row: n }] : [];
    });
    const [first] = points;
    if (first === undefined) return [];
    if (points.length === 1) return [words.only(nameOf(column.name, first.label, words), formatFigure(first.value, column, lang))];
    if (points.some(({ label }) => label === "")) return [];
    const outer = outerOf(points, column, { words, lang });
    return labels[0]?.column.type === "date" && labels.length === 1 ? [...courseOf(points, column, { words, lang }), ...outer] : outer;
  });
  return told.length > 0 ? told : [words.nothing];
}

/** The first column in which no two rows are alike; where there is none, the first that are no figures. */
function labelColumns(columns: readonly AnswerColumn[], rows: ToldResult["rows"]) {
  // 1, 2, 3 are names nobody reads.
  const hasWords = (col: number) => rows.some((row) => /\p{L}/u.test(String(row[col] ?? "")));
  const isLabel = ({ type, bin }: AnswerColumn, col: number) => (type === "text" ? hasWords(col) : type === "date" || bin !== undefined);
  const labels = columns.flatMap((column, col) => (isLabel(column, col) ? [{ column, col }] : []));
  const alone = labels.find(({ col }) => new Set(rows.map((row) => row[col])).size === rows.length);
  return alone === undefined ? labels.slice(0, LABELS_MAX) : [alone];
}

const nameOf = (name: string, label: string, { of }: Words): string => (label === "" ? name : `${label}${of}${name}`);
const cellText = (cell: Cell): string => (cell === null ? "" : String(cell));

type Saying = { readonly words: Words; readonly lang: Lang };

function outerOf(points: readonly Point[], column: AnswerColumn, { words, lang }: Saying): string[] {
  const values = points.map(({ value }) => value);
  const [most, least] = [Math.max(...values), Math.min(...values)];
  if (most === least) return [words.level(column.name, formatFigure(most, column, lang))];
  const withValue = (value: number) => points.filter((point) => point.value === value);
  const [tops, bottoms] = [withValue(most), withValue(least)];
  const listed = (some: readonly Point[]) =>
    some
      .slice(0, TIED_MAX)
      .map(({ label }) => label)
      .join(words.and);
  const apart = column.unit === "%" ? pointsText((most - least) * PERCENT, lang) : formatFigure(most - least, column, lang);
  const said = {
    name: column.name,
    top: listed(tops),
    most: formatFigure(most, column, lang),
    bottom: listed(bottoms),
    least: formatFigure(least, column, lang),
  };
  const isMultiple =
    least > 0 && most / least >= TIMES_MIN && most / least <= TIMES_MAX && tops.length === 1 && bottoms.length === 1 && column.unit !== "%";
  const times = formatNumber(most / least, { lang });
  return [words.outer({ ...said, apart }), ...(isMultiple ? [words.times({ top: said.top, bottom: said.bottom, times })] : [])];
}

function courseOf(points: readonly Point[], column: AnswerColumn, { words, lang }: Saying): string[] {
  const inTime = points.toSorted((a, b) => (a.label < b.label ? -1 : 1));
  const [first, last] = [inTime[0], inTime.at(-1)];
  if (first === undefined || last === undefined || first.value === last.value) return [];
  const change = first.value > 0 && column.unit !== "%" ? shareText(Math.abs(last.value - first.value) / first.value, lang) : "";
  const [before, after] = [first, last].map(({ value }) => formatFigure(value, column, lang));
  const isUp = last.value > first.value;
  return [words.course({ name: column.name, from: first.label, to: last.label, before: before ?? "", after: after ?? "", change, isUp })];
}

const shareText = (share: number, lang: Lang): string => formatFigure(share, { unit: "%" }, lang);
const pointsText = (points: number, lang: Lang): string =>
  `${formatNumber(points, { lang })} ${lang === "zh" ? "个百分点" : "percentage points"}`;
