import { useLayoutEffect, useState } from "react";
import { useSession } from "#lib/session-store.ts";
import { isLocalTable } from "./local-tables.ts";
import { ownerHere } from "./make-table.ts";
import { faultText } from "./open/table-state.ts";
import { openLocalTable } from "./open-local-table.ts";
import type { OpenTable } from "./open-table.ts";
import { takeReady } from "./open-taken.ts";
import { openServerTable } from "./server-table.ts";

type State =
  | { readonly kind: "opening" | "missing" }
  | { readonly kind: "failed"; readonly text: string }
  | { readonly kind: "open"; readonly title: string; readonly opened: OpenTable };

/** Opens a table of this browser, or of the account, once it is known who is here. */
export function useOpenTable(tableId: string): { state: State; again: () => void } {
  const restored = useSession((state) => state.restored);
  const owner = useSession((state) => state.owner);
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<State>({ kind: "opening" });
  // Begun before the frame is painted, not after: what is kept is read meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again on demand, and by whose it is
  useLayoutEffect(() => {
    if (!restored || owner === undefined) return;
    let opened: OpenTable | null = null;
    let isHere = true;
    const show = (found: OpenTable) => {
      opened = found;
      setState({ kind: "open", title: found.store.getState().table.title, opened: found });
      if (found.store.getState().view === null) void found.look();
    };
    const ready = takeReady(tableId);
    if (ready === null) {
      setState({ kind: "opening" });
      (isLocalTable(tableId) ? openLocalTable(ownerHere(), tableId) : openServerTable(tableId)).then(
        (found) => {
          if (!isHere) found?.close();
          else if (found === null) setState({ kind: "missing" });
          else show(found);
        },
        (error) => isHere && setState({ kind: "failed", text: faultText(error) }),
      );
    } else show(ready);
    return () => {
      isHere = false;
      opened?.close();
    };
  }, [tableId, restored, owner, tries]);
  return { state, again: () => setTries(tries + 1) };
}
