import { useCallback, useEffect, useRef, useState } from "react";
import { editJournalOf } from "#lib/edit-journal.ts";
import { currentOwner } from "#lib/session-store.ts";
import { saveTextOf, writingApi } from "../store/writing-api.ts";
import type { WritingStore } from "../store/writing-store.ts";
import { type Autosave, createAutosave, type SaveState } from "./autosave.ts";

/** The other version of a text that was changed in two places. */
export type Theirs = { text: string; version: number };

/** Saves the text of one generation while the owner edits it. */
export function useAutosave({ generationId, version, writing }: { generationId: string; version: number; writing: WritingStore }) {
  const [state, setState] = useState<SaveState>({ kind: "saved", at: null });
  const [theirs, setTheirs] = useState<Theirs | null>(null);
  const autosave = useRef<Autosave | null>(null);
  const base = useRef(version);
  useEffect(() => {
    base.current = version;
  });

  const ensure = useCallback((): Autosave => {
    autosave.current ??= createAutosave({
      generationId,
      version: base.current,
      save: saveTextOf(generationId),
      journal: editJournalOf(currentOwner() ?? null),
      now: () => Date.now(),
      onState: (next) => {
        setState(next);
        if (next.kind === "conflict") void fetchTheirs();
      },
      onSaved: ({ version, chars, text, upTo }) => writing.saved(generationId, { version, chars, ...(upTo === null ? { text } : {}) }),
    });
    return autosave.current;

    async function fetchTheirs(): Promise<void> {
      const generation = await writingApi.get(generationId).catch(() => null);
      if (generation) setTheirs({ text: generation.text, version: generation.version });
    }
  }, [generationId, writing]);

  useEffect(() => {
    const flush = () => autosave.current?.flush({ leaving: true });
    const retry = () => autosave.current?.retry();
    const onVisibility = () => (document.visibilityState === "hidden" ? flush() : retry());
    window.addEventListener("pagehide", flush);
    window.addEventListener("online", retry);
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      window.removeEventListener("pagehide", flush);
      window.removeEventListener("online", retry);
      document.removeEventListener("visibilitychange", onVisibility);
      autosave.current?.end();
      autosave.current = null;
    };
  }, []);

  return {
    state,
    theirs,
    change: useCallback((text: string, upTo: number | null) => ensure().change(text, upTo), [ensure]),
    flush: useCallback(() => autosave.current?.flush(), []),
    settle: useCallback(async () => autosave.current?.settle(), []),
    /** Two versions hydrated before anything was saved here (an unsynced edit of an earlier visit). */
    meet: useCallback((other: Theirs) => {
      setTheirs(other);
      setState({ kind: "conflict" });
    }, []),
    resolve: useCallback(
      (text: string, version: number) => {
        setTheirs(null);
        ensure().resolve({ text, version });
      },
      [ensure],
    ),
  };
}
