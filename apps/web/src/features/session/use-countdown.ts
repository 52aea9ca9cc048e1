import { useEffect, useState } from "react";

const SECOND_MS = 1000;

/** Whole seconds left, counting down; 0 = over. Given by the clock, so that a sleeping page does not lose count. */
export function useCountdown(): { left: number; start: (seconds: number) => void } {
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / SECOND_MS)));
    tick();
    if (until <= Date.now()) return;
    const timer = window.setInterval(tick, SECOND_MS);
    return () => window.clearInterval(timer);
  }, [until]);
  return { left, start: (seconds) => setUntil(Date.now() + seconds * SECOND_MS) };
}
