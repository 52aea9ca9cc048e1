/** More than the two clocks differ by waiting for an answer. */
const SLIP_MS = 2000;

/** Tells whether this device's clock was set, or stood still while it slept, since the watch began: moments reckoned before are off. */
export function watchClock(): () => boolean {
  const offset = () => Date.now() - performance.now();
  const begun = offset();
  return () => Math.abs(offset() - begun) > SLIP_MS;
}
