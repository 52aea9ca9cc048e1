const SECOND_MS = 1000;
const MINUTE_SECONDS = 60;
/** Speed of less than this says nothing yet. */
const LEAST_CHARACTERS = 80;
const LEAST_MS = 4000;

/** Characters that were seen to come, and in which time. */
export type Measured = { readonly characters: number; readonly ms: number };

/** Minutes until all is written at the speed of this job so far; null while that is not known. */
export function minutesLeft(left: number, { characters, ms }: Measured): number | null {
  if (characters < LEAST_CHARACTERS || ms < LEAST_MS) return null;
  const perSecond = characters / (ms / SECOND_MS);
  return Math.max(1, Math.ceil(left / perSecond / MINUTE_SECONDS));
}
