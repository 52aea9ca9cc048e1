import { useCallback, useEffect, useRef, useState } from "react";
import { currentOwner } from "#lib/session-store.ts";
import { editorMessages as m } from "#messages/editor.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { type Autosave, createAutosave, type SaveState } from "./autosave.ts";
import { editJournalOf, useJournal } from "./edit-journal.ts";
import type { Edit, EditableKind, Resource } from "./resource.ts";
import { saveText } from "./save-text.ts";

/** The other version of a text that was changed in two places. */
export type Theirs = { text: string; version: number };

type UseAutosave = {
  resource: Resource;
  kind: EditableKind;
  /** Version of the text on the server. */
  version: number;
  onSaved: (saved: Edit & { version: number; chars: number }) => void;
};

/** Saves one text while its owner edits it. `resource` stays the same for the life of the component. */
export function useAutosave({ resource, kind, version, onSaved }: UseAutosave) {
  const [state, setState] = useState<SaveState>({ kind: "saved", at: null });
  const [theirs, setTheirs] = useState<Theirs | null>(null);
  const autosave = useRef<Autosave | null>(null);
  const latest = useRef({ version, onSaved });
  useEffect(() => {
    latest.current = { version, onSaved };
  });

  const ensure = useCallback((): Autosave => {
    autosave.current ??= createAutosave({
      resource,
      version: latest.current.version,
      save: saveText(kind, resource.id),
      journal: editJournalOf(currentOwner() ?? null),
      now: () => Date.now(),
      onState: (next) => {
        setState(next);
        if (next.kind === "conflict") void fetchTheirs();
      },
      onSaved: (saved) => latest.current.onSaved(saved),
    });
    return autosave.current;

    async function fetchTheirs(): Promise<void> {
      const server = await kind.load(resource.id, { background: true }).catch(() => null);
      if (server) setTheirs(server);
    }
  }, [resource, kind]);

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

  const keeps = useJournal((journal) => journal.keeps);
  useEffect(() => {
    if (keeps) return;
    toast({ tone: "error", ...m.notKept });
    // Only then: a page that may ask is not put aside whole by every browser when it is left.
    const ask = (event: BeforeUnloadEvent) => {
      if (autosave.current?.unsaved) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [keeps]);

  return {
    state,
    theirs,
    change: useCallback((text: string, upTo: number | null) => ensure().change(text, upTo), [ensure]),
    flush: useCallback(() => autosave.current?.flush(), []),
    settle: useCallback(async () => autosave.current?.settle(), []),
    /** An edit of an earlier visit and the server's text differ, before anything was saved here. */
    showConflict: useCallback((other: Theirs) => {
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
