import { useEffect, useState } from "react";

const SECOND_MS = 1000;
/** Often enough that no second is skipped on the screen. */
const TICK_MS = 250;

/** Whole seconds until a moment (epoch ms), by the clock, so that a sleeping page does not lose count. */
export function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = window.setInterval(tick, TICK_MS);
    return () => window.clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((until - now) / SECOND_MS));
}
