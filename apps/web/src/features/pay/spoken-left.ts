import { payMessages as m } from "#messages/pay.ts";

const FIVE_MINUTES = 300;
const ONE_MINUTE = 60;
const TEN_SECONDS = 10;

/** What a screen reader hears of the countdown: it changes three times, so it is spoken three times. */
export function spokenLeft(seconds: number): string {
  if (seconds <= TEN_SECONDS) return m.left.seconds(TEN_SECONDS);
  if (seconds <= ONE_MINUTE) return m.left.minutes(1);
  return seconds <= FIVE_MINUTES ? m.left.minutes(5) : "";
}
