const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** While an order can be paid: a notification that was lost is found within seconds of the payment. */
const OPEN_PAUSES_MS = [5, 5, 10, 10, 15, 15, 30].map((seconds) => seconds * SECOND_MS);
/** Once it has ended here: until the platform has closed it, or it turns out to have been paid. */
const ENDED_PAUSES_MS = [5 * SECOND_MS, 30 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS, HOUR_MS];

/** How long to wait before the platform is asked the next time, after `asked` times. */
export function pauseBeforeAsking({ ended, asked }: { ended: boolean; asked: number }): number {
  const pauses = ended ? ENDED_PAUSES_MS : OPEN_PAUSES_MS;
  return pauses[Math.min(asked, pauses.length - 1)] ?? HOUR_MS;
}
