import { useEffect, useState } from "react";

const SECOND_MS = 1000;
/** Often enough that no second is skipped. */
const TICK_MS = 250;

/** Whole seconds until a moment (epoch ms; 0 = none), counting down by the clock, so that a sleeping page does not lose count. */
export function useSecondsUntil(until: number): number {
  const [counted, setCounted] = useState(() => ({ until, left: secondsUntil(until) }));
  if (counted.until !== until) setCounted({ until, left: secondsUntil(until) });
  useEffect(() => {
    if (until === 0) return;
    const timer = window.setInterval(() => {
      const left = secondsUntil(until);
      setCounted((before) => (before.until === until && before.left === left ? before : { until, left }));
      if (left === 0) window.clearInterval(timer);
    }, TICK_MS);
    return () => window.clearInterval(timer);
  }, [until]);
  return counted.until === until ? counted.left : 0;
}

function secondsUntil(until: number): number {
  return Math.max(0, Math.ceil((until - Date.now()) / SECOND_MS));
}
