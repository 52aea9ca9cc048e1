import { documentRoots, type RescuedText } from "@tangleaf/document/model";
import { useEffect, useState } from "react";
import type * as Y from "yjs";
import { documentStore } from "#editor/document/sync/document-store.ts";
import { openSync, type SyncClient, type SyncState } from "#editor/document/sync/sync-client.ts";
import { waitForSession } from "#editor/stream/follow-stream.ts";
import { noteServer } from "./note-server.ts";

export type NoteSync = {
  client: SyncClient | null;
  /** null: not there yet, neither from this device nor from the server. */
  doc: Y.Doc | null;
  state: SyncState;
};

const OPENING: SyncState = { kind: "opening", savedAt: null, unsent: 0, keeps: true, reason: null, message: "" };
const NOTHING: NoteSync = { client: null, doc: null, state: OPENING };

/** A note's document on this page: kept on the device, sent and followed while the screen is there. */
export function useNoteSync({ noteId, userId }: { noteId: string; userId: string }): NoteSync & { again: () => void } {
  const [sync, setSync] = useState<NoteSync>(NOTHING);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens anew
  useEffect(() => {
    const show = (changed: Partial<NoteSync>) => setSync((before) => ({ ...before, ...changed }));
    const client = openSync({
      server: noteServer(noteId),
      store: documentStore({ userId, documentId: noteId }),
      waitForSession,
      now: Date.now,
      onReady: (doc) => show({ doc }),
      onReplaced: (doc) => show({ doc }),
      onState: (state) => show({ state }),
      onPresence: () => undefined,
    });
    setSync({ ...NOTHING, client });
    const leave = () => client.flush({ leaving: true });
    const hide = () => document.hidden && leave();
    const retry = () => client.retry();
    window.addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", hide);
    window.addEventListener("online", retry);
    return () => {
      window.removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", hide);
      window.removeEventListener("online", retry);
      void client.end();
    };
  }, [noteId, userId, attempt]);
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
