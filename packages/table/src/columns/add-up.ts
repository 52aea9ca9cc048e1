/** Adds numbers without losing what is far smaller than the sum (Neumaier). */
export class Adder {
  #sum = 0;
  #lost = 0;

  add(value: number): void {
    const next = this.#sum + value;
    this.#lost += Math.abs(this.#sum) >= Math.abs(value) ? this.#sum - next + value : value - next + this.#sum;
    this.#sum = next;
  }

  /** The sum, rounded to `decimals` digits after the point; null = not rounded. */
  total(decimals: number | null): number {
    return roundTo(this.#sum + this.#lost, decimals);
  }
}

/** Digits after the point `toFixed` takes. */
const DECIMALS_MAX = 100;

/** A number rounded to so many digits after the point; null = as it is. */
export function roundTo(value: number, decimals: number | null): number {
  return decimals === null || decimals > DECIMALS_MAX || !Number.isFinite(value) ? value : Number(value.toFixed(decimals));
}
