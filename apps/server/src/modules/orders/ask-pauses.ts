const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** Milliseconds while an order can be paid: a lost notification costs seconds only. */
const OPEN_PAUSES_MS = [5, 5, 10, 10, 15, 15, 30].map((seconds) => seconds * SECOND_MS);
/** After it has ended here: until the platform has closed it, or says that it was paid. */
const ENDED_PAUSES_MS = [5 * SECOND_MS, 30 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS, HOUR_MS];

/** Pause before the next question, after `asked` questions. */
export function pauseBeforeAsking({ ended, asked }: { ended: boolean; asked: number }): number {
  const pauses = ended ? ENDED_PAUSES_MS : OPEN_PAUSES_MS;
  return pauses[Math.min(asked, pauses.length - 1)] ?? HOUR_MS;
}
