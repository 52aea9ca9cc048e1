import { useSecondsUntil } from "#lib/use-seconds-until.ts";

const SECOND_MS = 1000;

/** Seconds until so many have passed after a time, counting down; 0 = they have. */
export function useSecondsAfter(time: string | null, seconds: number): number {
  const left = useSecondsUntil(time === null || seconds === 0 ? 0 : Date.parse(time) + seconds * SECOND_MS);
  // A clock that differs from the server's makes nobody wait longer than the whole.
  return Math.min(seconds, left);
}
