import { useEffect, useRef, useState } from "react";
import { useSession } from "#lib/session-store.ts";
import { tableMessages as m } from "#messages/table.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { refreshTables } from "./api.ts";
import { type TakenTable, takeTablesAlong } from "./take-tables-along.ts";

let taking: ReturnType<typeof takeTablesAlong> | null = null;

/** Tables of this browser go over to the account, as soon as somebody is signed in. Answers whether they are on their way. */
export function useTakeAlong(onTaken?: (taken: ReadonlyMap<string, TakenTable>) => void): boolean {
  const signedIn = useSession((state) => state.token !== null);
  const owner = useSession((state) => state.owner);
  const [isTaking, setIsTaking] = useState(false);
  const latest = useRef(onTaken);
  useEffect(() => {
    latest.current = onTaken;
  });
  useEffect(() => {
    if (!signedIn || typeof owner !== "string") return;
    let isHere = true;
    // Two parts of the page that ask at once are one wish.
    taking ??= takeTablesAlong(owner)
      .then((result) => {
        if (result.anonymous > 0) toast({ tone: "ok", title: m.list.takenAlong(result.anonymous), pill: true });
        if (result.failed > 0) toast({ tone: "info", title: m.list.notTaken });
        if (result.taken.size > 0) void refreshTables();
        return result;
      })
      .finally(() => {
        taking = null;
      });
    setIsTaking(true);
    taking
      .then(
        ({ taken }) => isHere && latest.current?.(taken),
        () => undefined,
      )
      .finally(() => isHere && setIsTaking(false));
    return () => {
      isHere = false;
    };
  }, [signedIn, owner]);
  return isTaking;
}
