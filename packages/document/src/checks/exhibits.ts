import type { CheckedDocument, CheckedText } from "./checked-document.ts";
import { placeIn } from "./checked-document.ts";
import type { ExhibitKind, Place } from "./finding.ts";

/** A figure, table or formula with a number. */
export type Exhibit = {
  readonly kind: ExhibitKind;
  readonly label: string;
  readonly key: string;
  readonly nodeId: string | null;
  readonly place: Place;
};

/** Words that refer to an exhibit by its number. */
export type Mention = {
  readonly kind: ExhibitKind;
  readonly label: string;
  readonly key: string;
  readonly text: CheckedText;
  readonly place: Place;
};

const TYPED_CAPTION = /^(图|表|Figure|Fig\.|Table) ?(\d{1,3}(?:[-.－–]\d{1,3})?)/;
const TYPED_EQUATION = /[(（](\d{1,3}(?:[-.－–]\d{1,3})?)[)）]$/;
const EQUATION_LINE = /[=＝≤≥<>≈]/;
const TAG = /\\tag\{(\d{1,3}(?:[-.]\d{1,3})?)\}/;
/** Han characters that make a word with the one after them: 地图, 代表, 方式. */
const WORD_BEFORE: Readonly<Record<ExhibitKind, string>> = {
  figure: "地意企试版蓝宏附草构插截视略挂画绘",
  table: "代发报列仪外附填手钟电量年图课师",
  equation: "方模形格样款新旧型程",
};
const MENTION = /(?<![A-Za-z])(图|表|公式|式|Figures?|Figs?\.|Tables?|Equations?|Eqs?\.) {0,2}[(（]?(\d{1,3}(?:[-.－–]\d{1,3})?)[)）]?/gi;
const MORE = /^ ?(、|，|,|和|与|及|and|&|至|到|~|～|–|—|to) ?(?:图|表|式)? ?[(（]?(\d{1,3}(?:[-.－–]\d{1,3})?)[)）]?/;
const RANGE_WORDS: ReadonlySet<string> = new Set(["至", "到", "~", "～", "–", "—", "to"]);
/** After a plain number these count something: 表 3 家. */
const MEASURE_AFTER = /^ ?(?:[个家种份次篇年月日名位项张人岁元万亿倍%％例天分秒条大类点阶维]|\.\d)/;
/** The exhibit of somebody else. */
const OF_OTHERS = /(?:文献|[\]》]|附录 ?[A-Z]?)(?:的|中的?|之)?$/;
const LOOK_BACK = 8;
const RANGE_MAX = 50;
const MENTIONS_MAX = 5;

/** Exhibits with a number: those of the document, captions and formula numbers typed by hand. */
export function exhibitsOf({ numbering, nodes, texts, content, language }: CheckedDocument): Exhibit[] {
  const exhibits: Exhibit[] = [];
  const add = (kind: ExhibitKind, number: string, nodeId: string | null, place: Place) =>
    exhibits.push({ kind, label: labelOf(kind, number, language), key: keyOf(kind, number), nodeId, place });
  for (const { node, place } of nodes) {
    const id = String(node.attrs?.["id"] ?? "");
    const figure = numbering.figures.get(id);
    const table = numbering.tables.get(id);
    const equation = numbering.equations.get(id);
    const tag = node.type === "mathBlock" ? TAG.exec(String(node.attrs?.["latex"] ?? ""))?.[1] : undefined;
    if (figure !== undefined && node.type !== "table") add("figure", numberIn(figure), id, place);
    else if (table !== undefined && node.type === "table") add("table", numberIn(table), id, place);
    else if (node.type === "mathBlock" && (equation ?? tag) !== undefined) add("equation", numberIn(equation ?? tag ?? ""), id, place);
  }
  for (const text of texts) {
    const caption = text.kind === "caption" ? TYPED_CAPTION.exec(text.text) : null;
    if (caption !== null) add(/^(?:图|Fig)/.test(caption[0]) ? "figure" : "table", caption[2] ?? "", null, placeIn(text));
    const equation =
      text.kind === "paragraph" && EQUATION_LINE.test(text.text) ? TYPED_EQUATION.exec(text.text.slice(-20).trimEnd()) : null;
    if (equation !== null && content.blocks[text.block]?.type === "paragraph") add("equation", equation[1] ?? "", null, placeIn(text));
  }
  return exhibits;
}

/** Exhibits the text names by their numbers, each number of “图 1 和图 2” and “Tables 1–3” for itself. */
export function mentionsOf({ prose, texts, language }: CheckedDocument, exhibits: readonly Exhibit[]): Mention[] {
  const twoPart = new Set(exhibits.filter(({ key }) => /\d-\d/.test(key)).map(({ kind }) => kind));
  const flat = new Set(exhibits.filter(({ key }) => !/\d-\d/.test(key)).map(({ kind }) => kind));
  const readable = [...prose, ...texts.filter(({ kind }) => kind === "cell")];
  return readable.flatMap((text) => {
    let done = 0;
    return [...text.text.matchAll(MENTION)].flatMap((match) => {
      const [words, name = "", number = ""] = match;
      const kind = kindOf(name);
      const end = match.index + words.length;
      if (match.index < done || !isMention(text.text, match.index, end, { kind, name, words, number })) return [];
      const isRange = /[-－–]/.test(number) && flat.has(kind) && !twoPart.has(kind);
      const numbers = isRange ? between(number.split(/[-－–]/)[0] ?? "", number.split(/[-－–]/)[1] ?? "") : [number];
      let to = end;
      for (let count = 0; count < MENTIONS_MAX; count++) {
        const more = MORE.exec(text.text.slice(to, to + 20));
        const next = more?.[2] ?? "";
        if (more === null || isTwoPart(next) !== isTwoPart(number) || MEASURE_AFTER.test(text.text.slice(to + more[0].length))) break;
        numbers.push(...(RANGE_WORDS.has(more[1] ?? "") ? between(numbers.at(-1) ?? "", next).slice(1) : [next]));
        to += more[0].length;
      }
      done = to;
      const place = placeIn(text, match.index, to);
      return numbers.map((one) => ({ kind, label: labelOf(kind, one, language), key: keyOf(kind, one), text, place }));
    });
  });
}

type Read = { readonly kind: ExhibitKind; readonly name: string; readonly words: string; readonly number: string };

function isMention(text: string, from: number, to: number, { kind, name, words, number }: Read): boolean {
  if (/^(?:图|表|式|公式)$/.test(name)) {
    if (WORD_BEFORE[kind].includes(text.charAt(from - 1)) && from > 0) return false;
    // 式 alone is too common a word: its number stands in brackets, or has two parts.
    if (name === "式" && !isTwoPart(number) && !/[(（]/.test(words)) return false;
  }
  // A small letter is no name of an exhibit: “table 3 rows”.
  if (/^(?:figure|table|equation)s?$/.test(name) && !isTwoPart(number)) return false;
  if (OF_OTHERS.test(text.slice(Math.max(0, from - LOOK_BACK), from))) return false;
  return isTwoPart(number) || !MEASURE_AFTER.test(text.slice(to, to + 4));
}

function kindOf(name: string): ExhibitKind {
  if (/^(?:图|fig)/i.test(name)) return "figure";
  return /^(?:表|table)/i.test(name) ? "table" : "equation";
}

const isTwoPart = (number: string): boolean => /[-.－–]/.test(number);

function between(first: string, last: string): string[] {
  const head = first.replace(/(?<!\d)\d+$/, "");
  const [from, to] = [Number(/(?<!\d)\d+$/.exec(first)?.[0]), Number(/(?<!\d)\d+$/.exec(last)?.[0])];
  if (!(to > from) || to - from > RANGE_MAX) return [first, last];
  return Array.from({ length: to - from + 1 }, (_, index) => `${head}${from + index}`);
}

function numberIn(label: string): string {
  return /\d+(?:[-.]\d+)?/.exec(label)?.[0] ?? "";
}

function keyOf(kind: ExhibitKind, number: string): string {
  return `${kind} ${number.replace(/[.－–]/g, "-")}`;
}

const NAMES: Readonly<Record<"zh" | "en", Readonly<Record<ExhibitKind, string>>>> = {
  zh: { figure: "图", table: "表", equation: "式" },
  en: { figure: "Figure", table: "Table", equation: "Eq." },
};

function labelOf(kind: ExhibitKind, number: string, language: "zh" | "en"): string {
  return `${NAMES[language][kind]} ${kind === "equation" ? `(${number})` : number}`;
}
