import { useEffect, useState } from "react";

const SECOND_MS = 1000;

/** Seconds until so many have passed after a time, counting down; 0 = they have. */
export function useSecondsAfter(time: string | null, seconds: number): number {
  const until = time === null || seconds === 0 ? 0 : Date.parse(time) + seconds * SECOND_MS;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until <= Date.now()) return;
    const tick = () => setNow(Date.now());
    tick();
    const timer = window.setInterval(tick, SECOND_MS);
    return () => window.clearInterval(timer);
  }, [until]);
  // A clock that differs from the server's makes nobody wait longer than the whole.
  return Math.min(seconds, Math.max(0, Math.ceil((until - now) / SECOND_MS)));
}
