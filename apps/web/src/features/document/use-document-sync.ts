import { documentRoots, type RescuedText } from "@tangleaf/document/model";
import { useEffect, useState } from "react";
import type * as Y from "yjs";
import { sameFields } from "#editor/blocks/use-editor-value.ts";
import { openDocument } from "#editor/document/sync/open-document.ts";
import type { OtherPage } from "#editor/document/sync/presence.ts";
import type { SyncClient } from "#editor/document/sync/sync-client.ts";
import type { SyncState } from "#editor/document/sync/sync-state.ts";
import { refreshAnswers } from "#lib/query-client.ts";

export type DocumentSync = {
  client: SyncClient | null;
  /** null: not there yet, neither from this device nor from the server. */
  doc: Y.Doc | null;
  state: SyncState;
  /** Other pages on it. */
  others: readonly OtherPage[];
};

const OPENING: SyncState = { kind: "opening", savedAt: null, unsent: 0, keeps: true, reason: null, message: "" };
const NOTHING: DocumentSync = { client: null, doc: null, state: OPENING, others: [] };

/** Nothing of the screen shows how many changes wait, which is another number at every key: only whether some do. */
function saysTheSame(a: SyncState, b: SyncState): boolean {
  return sameFields({ ...a, unsent: a.unsent > 0 }, { ...b, unsent: b.unsent > 0 });
}

/** Keys of the lists that show what is written here; the same object at every drawing. */
export type RefreshedKeys = readonly (readonly string[])[];

type SyncOptions = { documentId: string; userId: string; refreshed: RefreshedKeys };

/** A document on this page: kept on the device, sent and followed while the screen is there. */
export function useDocumentSync({ documentId, userId, refreshed }: SyncOptions): DocumentSync & { again: () => void } {
  const [sync, setSync] = useState<DocumentSync>(NOTHING);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt, and another owner of the page, open anew
  useEffect(() => {
    const show = (changed: Partial<DocumentSync>) => setSync((before) => ({ ...before, ...changed }));
    const client: SyncClient = openDocument({
      documentId: documentId,
      onReady: (doc) => show({ doc }),
      onReplaced: (doc) => show({ doc }),
      onState: (state) => setSync((before) => (saysTheSame(before.state, state) ? before : { ...before, state })),
      onPresence: () => show({ others: client.presence.others }),
    });
    setSync({ ...NOTHING, client });
    return () => {
      const refresh = () => refreshAnswers(...refreshed);
      void client.end().then(refresh, refresh);
    };
  }, [documentId, userId, attempt]);
  return { ...sync, again: () => setAttempt((before) => before + 1) };
}

/** Rescued passages of a document, as they are now. */
export function useRescued(doc: Y.Doc): readonly RescuedText[] {
  const { rescued } = documentRoots(doc);
  const [texts, setTexts] = useState<readonly RescuedText[]>(() => rescued.toArray());
  useEffect(() => {
    const read = () => setTexts(rescued.toArray());
    read();
    rescued.observe(read);
    return () => rescued.unobserve(read);
  }, [rescued]);
  return texts;
}
