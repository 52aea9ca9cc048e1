import { CHECK_NAMES, CHECKS, type CheckName, type TextMeasure } from "./measure-text.ts";

/** What is kept of a run of the set as a baseline. Shares are of the texts a figure applies to. */
export type Summary = {
  readonly texts: number;
  readonly whole: number;
  readonly ratioP10: number;
  readonly ratioP50: number;
  readonly ratioP90: number;
  readonly rep4P50: number;
  readonly rep4P95: number;
  readonly fillerTexts: number;
  readonly marksP50: number;
  readonly marksP90: number;
  readonly digitTexts: number;
  readonly nameTexts: number;
  readonly sections: number;
  readonly signed: number;
  /** Texts that pass all checks. */
  readonly passed: number;
  readonly failed: Readonly<Record<CheckName, number>>;
};

const MILLI = 1000;
const MEDIAN = 0.5;

export function summarize(measures: readonly TextMeasure[]): Summary {
  const ratios = measures.flatMap(({ ratio }) => (ratio === null ? [] : [ratio]));
  const rep4 = measures.map((measure) => measure.rep4);
  const marks = measures.map((measure) => measure.marks);
  const share = (test: (measure: TextMeasure) => boolean) => round(measures.filter(test).length / Math.max(1, measures.length));
  return {
    texts: measures.length,
    whole: share(CHECKS.ended),
    ratioP10: at(ratios, 0.1),
    ratioP50: at(ratios, MEDIAN),
    ratioP90: at(ratios, 0.9),
    rep4P50: at(rep4, MEDIAN),
    rep4P95: at(rep4, 0.95),
    fillerTexts: share(({ filler }) => filler.length > 0),
    marksP50: at(marks, MEDIAN),
    marksP90: at(marks, 0.9),
    digitTexts: share(({ digits }) => digits.length > 0),
    nameTexts: share(({ names }) => names.length > 0),
    sections: mean(measures.flatMap(({ sections }) => (sections === null ? [] : [sections]))),
    signed: mean(measures.flatMap(({ isSigned }) => (isSigned === null ? [] : [Number(isSigned)]))),
    passed: share(({ failed }) => failed.length === 0),
    failed: Object.fromEntries(CHECK_NAMES.map((name) => [name, measures.filter(({ failed }) => failed.includes(name)).length])) as Record<
      CheckName,
      number
    >,
  };
}

function at(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 1 : round(values.reduce((sum, value) => sum + value, 0) / values.length);
}

function round(value: number): number {
  return Math.round(value * MILLI) / MILLI;
}
