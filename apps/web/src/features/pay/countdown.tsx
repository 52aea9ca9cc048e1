import { useEffect, useState } from "react";
import { payMessages as m } from "#messages/pay.ts";
import { CitrusGauge } from "#ui/citrus-gauge/citrus-gauge.tsx";
import css from "./countdown.module.css";
import { spokenLeft } from "./spoken-left.ts";

const MINUTE_SECONDS = 60;

/** How long an order can still be paid: a segment a minute. Spoken at 5 minutes, 1 minute and 10 seconds only. */
export function Countdown({ until }: { until: number }) {
  const left = useSecondsLeft(until);
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

const SECOND_MS = 1000;
/** Often enough that no second is skipped in the display. */
const TICK_MS = 250;

/** Whole seconds until a moment (epoch ms), by the clock, so that a sleeping page does not lose count. */
function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = window.setInterval(tick, TICK_MS);
    return () => window.clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((until - now) / SECOND_MS));
}
