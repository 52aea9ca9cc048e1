import { listFigures } from "./list-figures.ts";
import { type Placed, placed } from "./placed.ts";
import { deviationsIn, rangesIn } from "./ranges.ts";

/**
 * What is said of a number beside its figure. `range`: 13–15, which is no one figure and is left out; `deviation`: ±0.4, left out
 * behind the figure it belongs to; `about`: 约 300, 50% 以上, read as the number that is written.
 */
type FigureNote = Placed & { readonly why: "range" | "deviation" | "about" };

const ABOUT_BEFORE = /(?:大?约为?|将?近|超过?|逾|不足|不到|至少|最多|about|nearly|over|under|at least|up to|[~≈<>≤≥])\s*$/iu;
const ABOUT_BEHIND = /^\s*(?:左右|上下|以上|以下|余|多(?=[\p{L}，。；、]|$)|or so|or more)/iu;

/** What has to be said about the numbers of a text, in its order. */
export function figureNotes(text: string): FigureNote[] {
  const ranges = rangesIn(text).flatMap(({ isName, ...place }): FigureNote[] => (isName ? [] : [{ ...place, why: "range" }]));
  const deviations = deviationsIn(text).map((place): FigureNote => ({ ...place, why: "deviation" }));
  const about = listFigures(text).flatMap(({ from, to }): FigureNote[] => {
    const before = ABOUT_BEFORE.exec(text.slice(0, from))?.[0].length ?? 0;
    const behind = ABOUT_BEHIND.exec(text.slice(to))?.[0].length ?? 0;
    return before + behind === 0 ? [] : [{ ...placed(text, from - before, to + behind), why: "about" }];
  });
  return [...ranges, ...deviations, ...about].sort((a, b) => a.from - b.from);
}
