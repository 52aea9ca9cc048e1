/** Points at an exact hit. */
const FULL_SCORE = 100;
/** Score reaches 0 at (1 + this) times the wanted length … */
const LONG_SLOPE = 3;
/** … and at 1 / (1 + this) of it. */
const SHORT_SLOPE = 2;

/** Length score of LongWriter, 0 to 100: how close `got` characters are to `wanted`. */
export function lengthScore(wanted: number, got: number): number {
  if (got <= 0 || wanted <= 0) return 0;
  const miss = got > wanted ? (got / wanted - 1) / LONG_SLOPE : (wanted / got - 1) / SHORT_SLOPE;
  return FULL_SCORE * Math.max(0, 1 - miss);
}

/** |got − wanted| ÷ wanted: the product's limit is 0.10. */
export function lengthError(wanted: number, got: number): number {
  return wanted <= 0 ? 0 : Math.abs(got - wanted) / wanted;
}
