import { useSecondsUntil } from "#lib/use-seconds-until.ts";
import { payMessages as m } from "#messages/pay.ts";
import { CitrusGauge } from "#ui/citrus-gauge/citrus-gauge.tsx";
import css from "./countdown.module.css";
import { spokenLeft } from "./spoken-left.ts";

const MINUTE_SECONDS = 60;

/** How long an order can still be paid: a segment a minute. Spoken at 5 minutes, 1 minute and 10 seconds only. */
export function Countdown({ until }: { until: number }) {
  const left = useSecondsUntil(until);
  const two = (value: number) => String(value).padStart(2, "0");
  return (
    <div className={css["countdown"]}>
      <CitrusGauge value={Math.ceil(left / MINUTE_SECONDS)} />
      <div role="timer" aria-label={m.timer}>
        <strong>
          {two(Math.floor(left / MINUTE_SECONDS))}:{two(left % MINUTE_SECONDS)}
        </strong>
        <span>{m.timerNote}</span>
      </div>
      <span className="sr" role="status">
        {spokenLeft(left)}
      </span>
    </div>
  );
}
