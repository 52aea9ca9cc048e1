import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { counterQuery } from "./queries.ts";
import { useSession } from "./session-store.ts";

const SECOND_MS = 1000;

/** Seconds until this user may ask again, counting down; 0 = now. */
export function useWaitSeconds(): number {
  const token = useSession((state) => state.token);
  const { data, dataUpdatedAt } = useQuery({ ...counterQuery, enabled: token !== null });
  // Without a wait the result is 0 at once: after the last tick nothing would count a remaining second down.
  const until = token === null || !data?.freeWaitSeconds ? 0 : dataUpdatedAt + data.freeWaitSeconds * SECOND_MS;
  const [now, setNow] = useState(0);
  // Never more than the whole: `now` is the moment of the last tick, which may be long ago when a new wait begins.
  const left =
    now === 0 ? (data?.freeWaitSeconds ?? 0) : Math.min(data?.freeWaitSeconds ?? 0, Math.max(0, Math.ceil((until - now) / SECOND_MS)));
  const waiting = token !== null && left > 0;

  useEffect(() => {
    if (until <= Date.now()) return;
    const tick = () => setNow(Date.now());
    tick();
    const timer = window.setInterval(tick, SECOND_MS);
    return () => window.clearInterval(timer);
  }, [until]);

  return waiting ? left : 0;
}
