import { appendFileSync } from "node:fs";

/** One figure of a bench for the table at the end of `npm run bench`. */
export type Figure = {
  readonly bench: string;
  /** What was measured, and what stands beside it in the same run. */
  readonly what: string;
  readonly floorIs: string;
  readonly measured: number;
  /** null = nothing comparable was measured. */
  readonly floor: number | null;
  readonly unit: string;
  /** `most` of what was measured, `mostRatio` of it over the floor; null = none is set. */
  readonly budget: { readonly most?: number; readonly mostRatio?: number } | null;
};

/** Hands a figure to the table, and sets the exit code where its budget is not kept. */
export function reportFigure(figure: Figure): void {
  const file = process.env["BENCH_FIGURES"];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(figure)}\n`);
  if (!isKept(figure)) process.exitCode = 1;
}

function isKept({ measured, floor, budget }: Figure): boolean {
  const ratio = floor === null ? 0 : measured / floor;
  return measured <= (budget?.most ?? Number.POSITIVE_INFINITY) && ratio <= (budget?.mostRatio ?? Number.POSITIVE_INFINITY);
}
