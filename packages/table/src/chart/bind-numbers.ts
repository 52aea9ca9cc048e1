import { readNumber } from "../cells/read-number.ts";
import type { ChartData, ChartLook } from "./chart-spec.ts";
import { printClaim } from "./claim.ts";
import { figuresOf, PLACES, writeReference } from "./claim-reference.ts";

export type BoundClaim = {
  readonly template: string;
  /** Numbers of the text that are no figure of the chart: nobody prints them anew, and nobody knows whether they are true. */
  readonly loose: readonly string[];
};

type Known = { readonly piece: string; readonly printed: string };

const NUMBER = /(?<![\d.])[-−]?\d[\d,]*(?:\.\d+)?(?:\s*(?:万|亿|千|k|M)(?![A-Za-z]))?\s*%?/gu;
const HIGHEST = /最高|最多|最大|见顶|highest|largest|most|peak/iu;
const LOWEST = /最低|最少|最小|lowest|smallest|least/iu;
const CLOSE = 0.5;

/**
 * Makes references of the figures a person wrote into a claim: digits that are a cell as it is printed, preferring the row named
 * nearest before them, and the name of a row that is said to be the highest or lowest and is. Names of rows stay words.
 */
export function bindNumbers(text: string, look: ChartLook, data: ChartData, known: readonly Known[] = []): BoundClaim {
  const figures = figuresOf(look, data);
  const names = [...new Set(figures.map(({ cell }) => cell.x))].filter((name) => name !== "").sort((a, b) => b.length - a.length);
  const taken = placesOf(text, names);
  const loose: string[] = [];
  let template = "";
  let end = 0;
  const stillThere = findKnown(text, known);
  const parts = [
    ...[...text.matchAll(NUMBER)].map((match) => ({ from: match.index, text: match[0].trimEnd() })),
    ...superlatives(text, look, figures, taken),
  ].filter((part) => !stillThere.some(({ from, text: kept }) => part.from < from + kept.length && part.from + part.text.length > from));
  const places = [...parts, ...stillThere].sort((a, b) => a.from - b.from);
  for (const part of places) {
    if (part.from < end) continue;
    const written = "written" in part ? part.written : null;
    const isName = written === null && taken.some(({ from, to }) => part.from >= from && part.from < to);
    if (isName) continue;
    // 27.4 千人次 is 27.4 where 千人次 is the unit, and 27,400 where it is 人次.
    const digits = /^[-−]?\d[\d,]*(?:\.\d+)?/.exec(part.text)?.[0] ?? part.text;
    const before = text.slice(0, part.from);
    const whole = written ?? referenceOf(part.text, before, figures, names);
    const reference = whole ?? (digits === part.text ? null : referenceOf(digits, before, figures, names));
    if (reference === null) loose.push(part.text);
    template += text.slice(end, part.from) + (reference ?? part.text);
    end = part.from + (whole === null && reference !== null ? digits : part.text).length;
    const unit = reference === null || written !== null ? "" : unitBehind(text.slice(end), figures);
    end += unit.length;
  }
  return { template: template + text.slice(end), loose };
}

/** A claim after a person has changed its printed words: references outside what was changed stay as they are. */
export function editClaim(template: string, text: string, look: ChartLook, data: ChartData): BoundClaim {
  const pieces = [...template.matchAll(/\{\{[^{}]*\}\}|[^{]+|\{/g)].map(([piece]) => ({
    piece,
    printed: printClaim(piece, look, data).text,
    isReference: piece.match(PLACES) !== null,
  }));
  const before = pieces.map(({ printed }) => printed).join("");
  const shorter = Math.min(before.length, text.length);
  let head = 0;
  while (head < shorter && before[head] === text[head]) head++;
  let tail = 0;
  while (tail < shorter - head && before[before.length - 1 - tail] === text[text.length - 1 - tail]) tail++;
  let at = 0;
  const between: Known[] = [];
  const kept = { head: "", headLength: 0, tail: "", tailLength: 0 };
  for (const { piece, printed, isReference } of pieces) {
    const [from, to] = [at, at + printed.length];
    at = to;
    if (to <= head || (!isReference && from < head)) {
      const part = printed.slice(0, Math.min(to, head) - from);
      kept.head += isReference ? piece : part;
      kept.headLength = from + part.length;
    }
    const start = Math.max(from, before.length - tail);
    if (isReference && to > head && from < before.length - tail) between.push({ piece, printed });
    if (from >= before.length - tail || (!isReference && to > before.length - tail)) {
      kept.tail += isReference ? piece : printed.slice(start - from);
      if (kept.tailLength === 0) kept.tailLength = before.length - start;
    }
  }
  const bound = bindNumbers(text.slice(kept.headLength, text.length - kept.tailLength), look, data, between);
  return { template: kept.head + bound.template + kept.tail, loose: bound.loose };
}

/** References a claim had, found again in their order by what they printed. */
function findKnown(text: string, known: readonly Known[]): { from: number; text: string; written: string }[] {
  let after = 0;
  return known.flatMap(({ piece, printed }) => {
    const from = printed === "" ? -1 : text.indexOf(printed, after);
    const isPart = /^\d/.test(printed) && /[\d.,]$/.test(text.slice(0, Math.max(0, from)));
    if (from < 0 || isPart || (/\d$/.test(printed) && /^[\d.,]*\d/.test(text.slice(from + printed.length)))) return [];
    after = from + printed.length;
    return [{ from, text: printed, written: piece }];
  });
}

type Figures = ReturnType<typeof figuresOf>;

/** Where names of rows stand: the digits in them are no figures. */
function placesOf(text: string, names: readonly string[]): { from: number; to: number; name: string }[] {
  const places: { from: number; to: number; name: string }[] = [];
  for (const name of names) {
    for (let from = text.indexOf(name); from >= 0; from = text.indexOf(name, from + name.length)) {
      if (!places.some((place) => from < place.to && from + name.length > place.from)) places.push({ from, to: from + name.length, name });
    }
  }
  return places;
}

function referenceOf(written: string, before: string, figures: Figures, names: readonly string[]): string | null {
  const read = readNumber(written.replace(/\s+/g, ""));
  if (read === null) return null;
  const [whole = "", decimals = ""] = /\d[\d,]*(?:\.(\d+))?/.exec(written)?.slice(0, 2) ?? [];
  const size = Number(whole.replaceAll(",", ""));
  const step = size === 0 ? 1 : Math.abs(read.value / size) * 10 ** -decimals.length;
  const fits = figures.filter(
    ({ value, unit }) => Math.abs(value - read.value) <= step * CLOSE * 0.999 && (read.unit === "" || read.unit === unit),
  );
  const near = names
    .map((name) => ({ name, at: before.lastIndexOf(name) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.at - a.at);
  const nearest = near.map(({ name }) => fits.find(({ cell }) => cell.x === name)).find((fit) => fit !== undefined);
  const chosen = nearest ?? fits[0];
  return chosen === undefined ? null : writeReference({ fn: null, cells: [chosen.cell] });
}

/** The unit a reference prints by itself. */
function unitBehind(rest: string, figures: Figures): string {
  const units = [...new Set(figures.map(({ unit }) => unit))].filter((unit) => unit !== "" && unit !== "%");
  const [behind = ""] = /^\s*/.exec(rest) ?? [];
  const unit = units.find((one) => rest.slice(behind.length).startsWith(one));
  return unit === undefined ? "" : behind + unit;
}

function superlatives(text: string, look: ChartLook, figures: Figures, taken: ReturnType<typeof placesOf>) {
  const said = [
    { words: HIGHEST, fn: "top" as const, isBest: (a: number, b: number) => a >= b },
    { words: LOWEST, fn: "bottom" as const, isBest: (a: number, b: number) => a <= b },
  ];
  return said.flatMap(({ words, fn, isBest }) => {
    if (!words.test(text)) return [];
    const column = figures.filter(({ cell }) => cell.y === look.y[0]?.col);
    const best = column.filter(({ value }) => column.every((one) => isBest(value, one.value)));
    const found = taken.filter(({ name }) => best.some(({ cell }) => cell.x === name)).sort((a, b) => a.from - b.from)[0];
    const figure = best.find(({ cell }) => cell.x === found?.name);
    if (found === undefined || figure === undefined) return [];
    return [{ from: found.from, text: found.name, written: writeReference({ fn, cells: [figure.cell] }) }];
  });
}
