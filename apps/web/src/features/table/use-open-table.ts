import { useEffect, useState } from "react";
import { failureText } from "#lib/api-error.ts";
import { useSession } from "#lib/session-store.ts";
import { variant } from "#lib/variant.ts";
import { openEngine } from "./engine/engine-line.ts";
import { isLocalTable, keepTable, readLocalTable } from "./local-tables.ts";
import { ownerHere, takeWarm, type Warm } from "./make-table.ts";
import { createOpenTable, faultText, type OpenTable, type TablePlace } from "./open-table.ts";
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again on demand, and by whose it is
  useEffect(() => {
    if (!restored || owner === undefined) return;
    let opened: OpenTable | null = null;
    let isHere = true;
    setState({ kind: "opening" });
    open(tableId).then(
      (found) => {
        opened = found;
        if (!isHere) opened?.close();
        else if (found === null) setState({ kind: "missing" });
        else {
          setState({ kind: "open", title: found.store.getState().table.title, opened: found });
          void found.look();
        }
      },
      (error) => isHere && setState({ kind: "failed", text: failureText(error, faultText(error)) }),
    );
    return () => {
      isHere = false;
      opened?.close();
    };
  }, [tableId, restored, owner, tries]);
  return { state, again: () => setTries(tries + 1) };
}

async function open(tableId: string): Promise<OpenTable | null> {
  if (!isLocalTable(tableId)) return openServerTable(tableId);
  const owner = ownerHere();
  const found = takeWarm(tableId) ?? (await readHere(owner, tableId));
  if (found === null) return null;
  const { table, sheets, engine, file } = found;
  const place: TablePlace = {
    keep: (kept) => keepTable(owner, kept),
    reread: ({ fileName: name, encoding, choices }) => engine.do("open", { bytes: file, name, encoding, choices, lang: variant }),
  };
  return createOpenTable({ table, sheets, engine, place });
}

async function readHere(owner: string, tableId: string): Promise<Warm | null> {
  const found = await readLocalTable(owner, tableId);
  if (found === null) return null;
  const { table, file } = found;
  const engine = openEngine();
  const { fileName: name, encoding, choices } = table;
  const read = await engine.do("open", { bytes: file, name, encoding, choices, lang: variant });
  return { table, file, engine, sheets: read.sheets };
}
