import { useQuery } from "@tanstack/react-query";
import { counterQuery } from "./queries.ts";
import { useSession } from "./session-store.ts";
import { useSecondsUntil } from "./use-seconds-until.ts";

const SECOND_MS = 1000;

/** Seconds until this user may ask again, counting down; 0 = now. */
export function useWaitSeconds(): number {
  const token = useSession((state) => state.token);
  const { data, dataUpdatedAt } = useQuery({ ...counterQuery, enabled: token !== null });
  const whole = token === null ? 0 : (data?.freeWaitSeconds ?? 0);
  const left = useSecondsUntil(whole === 0 ? 0 : dataUpdatedAt + whole * SECOND_MS);
  // A clock that was set back makes nobody wait longer than the whole.
  return Math.min(whole, left);
}
