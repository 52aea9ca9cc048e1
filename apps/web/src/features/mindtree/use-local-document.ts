import { useEffect, useState } from "react";
import * as Y from "yjs";
import type { SyncState } from "#editor/document/sync/sync-state.ts";
import { storeOf } from "./local-trees.ts";

type Local = { doc: Y.Doc | null; isMissing: boolean; sync: SyncState };

const OPENING: SyncState = { kind: "opening", savedAt: null, unsent: 0, keeps: true, reason: null, message: "" };
const EPOCH = 1;
const FOLD_AFTER_MS = 5000;
const FROM_DEVICE = "device";

/** A document of this browser alone: every change is kept here, and nothing is sent. */
export function useLocalDocument(documentId: string): Local {
  const [local, setLocal] = useState<Local>({ doc: null, isMissing: false, sync: OPENING });
  useEffect(() => {
    const store = storeOf(documentId);
    const doc = new Y.Doc();
    let isOpen = true;
    let folding = 0;
    const say = (keeps: boolean) => isOpen && setLocal((before) => ({ ...before, sync: { ...before.sync, kind: "saved", keeps } }));
    const fold = () => void store.fold(Y.encodeStateAsUpdate(doc), EPOCH).catch(() => undefined);
    doc.on("update", (update: Uint8Array, origin: unknown) => {
      if (origin === FROM_DEVICE) return;
      store.add(update, EPOCH).then(
        () => say(true),
        () => say(false),
      );
      window.clearTimeout(folding);
      folding = window.setTimeout(fold, FOLD_AFTER_MS);
    });
    store.load().then(
      (kept) => {
        if (!isOpen) return;
        if (kept === null) return setLocal({ doc: null, isMissing: true, sync: OPENING });
        for (const update of kept.updates) Y.applyUpdate(doc, update, FROM_DEVICE);
        setLocal({ doc, isMissing: false, sync: { ...OPENING, kind: "saved" } });
      },
      () => isOpen && setLocal({ doc: null, isMissing: true, sync: OPENING }),
    );
    return () => {
      isOpen = false;
      window.clearTimeout(folding);
    };
  }, [documentId]);
  return local;
}
