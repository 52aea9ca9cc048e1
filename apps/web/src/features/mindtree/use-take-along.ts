import { useEffect, useRef } from "react";
import { useSession } from "#lib/session-store.ts";
import { mindtreeMessages as m } from "#messages/mindtree.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { refreshTrees } from "./api.ts";
import { takeTreesAlong } from "./local-trees.ts";

let taking: ReturnType<typeof takeTreesAlong> | null = null;

/** Trees made before somebody signed in go over to their account, as soon as there is one. */
export function useTakeAlong(onTaken?: (taken: ReadonlyMap<string, string>) => void): void {
  const signedIn = useSession((state) => state.token !== null);
  const latest = useRef(onTaken);
  useEffect(() => {
    latest.current = onTaken;
  });
  useEffect(() => {
    if (!signedIn) return;
    let isHere = true;
    // Two parts of the page that ask at once are one wish.
    taking ??= takeTreesAlong()
      .then((result) => {
        if (result.taken.size > 0) toast({ tone: "ok", title: m.list.takenAlong(result.taken.size), pill: true });
        if (result.failed > 0) toast({ tone: "info", title: m.list.notTaken });
        void refreshTrees();
        return result;
      })
      .finally(() => {
        taking = null;
      });
    taking.then(
      ({ taken }) => isHere && latest.current?.(taken),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [signedIn]);
}
