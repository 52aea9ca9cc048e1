/** Digits after the point, and zeros before it, that are looked at. */
const DECIMALS_MAX = 6;
/** Whole numbers are rounded ones only where they are so many times larger than what rounding may change. */
const ROUNDED_LEAST = 1000;

/** Evidence that a row is the sum of others: powers of ten against chance, columns that agree, and whether one disagrees. */
export type SumWeight = { readonly weight: number; readonly proven: number; readonly isRefuted: boolean };

/** Compares a row with the sum of `parts` in each column. Skips columns where either is empty. */
export function weighSum(row: number, parts: readonly number[], columns: readonly Float64Array[]): SumWeight {
  let [weight, proven] = [0, 0];
  for (const values of columns) {
    const whole = values[row] ?? Number.NaN;
    const said = parts.map((part) => values[part] ?? Number.NaN).filter((value) => !Number.isNaN(value));
    if (Number.isNaN(whole) || said.length === 0) continue;
    const sum = said.reduce((all, value) => all + value, 0);
    if (whole === 0 && said.every((value) => value === 0)) continue;
    const step = findStep([whole, ...said]);
    const isExact = Math.abs(whole - sum) < step / 2;
    const spread = boundRounding(step, parts.length);
    if (!isExact && !isRounded(whole, sum, { step, spread })) return { weight, proven, isRefuted: true };
    weight += Math.log10(Math.max(1, Math.abs(whole) / (isExact ? step : 2 * spread + step)));
    proven += 1;
  }
  return { weight, proven, isRefuted: false };
}

/** Whether a number may be a sum of so many parts: told before its digits are looked at. */
export const roundedSum = (whole: number, sum: number, parts: number): boolean =>
  Math.abs(whole - sum) <= Math.max(0.5, boundRounding(1, parts));

/** What rounding may change in a sum of rounded parts: it seldom goes the same way in all of them. */
const boundRounding = (step: number, parts: number): number => (step / 2) * (1 + Math.ceil(Math.sqrt(parts)));

function isRounded(whole: number, sum: number, { step, spread }: { step: number; spread: number }): boolean {
  return Math.abs(whole - sum) <= spread * (1 + 1e-9) && (step < 1 || Math.abs(whole) >= ROUNDED_LEAST * spread);
}

/** The power of ten all numbers are multiples of: 0.1 of 3.5 and 2, 100 of 600 and 300. Round figures add up by chance more often. */
function findStep(values: readonly number[]): number {
  let decimals = 0;
  for (const value of values) while (decimals < DECIMALS_MAX && !isMultiple(value, 10 ** -decimals)) decimals += 1;
  let zeros = 0;
  while (decimals === 0 && zeros < DECIMALS_MAX && values.every((value) => isMultiple(value, 10 ** (zeros + 1)))) zeros += 1;
  return 10 ** (zeros - decimals);
}

const isMultiple = (value: number, step: number): boolean =>
  Math.abs(value / step - Math.round(value / step)) <= 1e-6 * Math.max(1, Math.abs(value));
