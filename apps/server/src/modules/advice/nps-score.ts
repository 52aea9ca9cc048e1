/** How many gave which rate; null = did not answer. */
export type Rates = readonly { readonly rate: number | null; readonly count: number }[];

/** From these rates on somebody recommends it; up to these they do not. */
const PROMOTER_FROM = 9;
const DETRACTOR_TO = 6;
/** Standard errors of a 95 % interval. */
const Z = 1.96;
const PERCENT = 100;

/**
 * The net promoter score: share of 9 and 10 less share of 0 to 6, in points from −100 to 100, with half the width of its 95 % interval
 * (normal approximation over +1, 0, −1). Null without an answer; the interval needs two.
 */
export function npsScore(rates: Rates) {
  const sum = (fits: (rate: number) => boolean) =>
    rates.reduce((all, { rate, count }) => all + (rate !== null && fits(rate) ? count : 0), 0);
  const answered = sum(() => true);
  const promoters = sum((rate) => rate >= PROMOTER_FROM);
  const detractors = sum((rate) => rate <= DETRACTOR_TO);
  const asked = rates.reduce((all, { count }) => all + count, 0);
  const mean = (promoters - detractors) / answered;
  const variance = (promoters + detractors) / answered - mean * mean;
  return {
    asked,
    answered,
    promoters,
    detractors,
    score: answered === 0 ? null : mean * PERCENT,
    margin: answered < 2 ? null : Z * Math.sqrt(variance / (answered - 1)) * PERCENT,
  };
}
