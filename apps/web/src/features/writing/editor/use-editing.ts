import { countCharacters } from "@tangleaf/document/count";
import { type RefObject, useCallback, useEffect, useRef } from "react";
import { editJournalOf } from "#lib/edit-journal.ts";
import { loadMarkdown } from "#lib/markdown-stream/markdown.ts";
import { currentOwner } from "#lib/session-store.ts";
import { settleBeforeSignOut } from "#lib/settle-before-sign-out.ts";
import { type Unsynced, unsyncedOf } from "#lib/unsynced.ts";
import { useAutosave } from "../autosave/use-autosave.ts";
import type { WritingStore } from "../store/writing-store.ts";
import type { TextEditor } from "./open-editor.ts";
import { type GrowingText, useEarlyEditing } from "./use-early-editing.ts";
import { useEditor } from "./use-editor.ts";

/** The document is read out of the editor at most this often while somebody types. */
const READ_EVERY_MS = 200;

type Editing = {
  writing: WritingStore;
  generationId: string;
  host: RefObject<HTMLElement | null>;
  /** What the server holds, once it is settled and stands on the paper. */
  server: { text: string; version: number; rawUnits: number } | null;
  /** Version of the draft on the server, also while it is being written. */
  version: number;
  /** The text while it grows. */
  growing: GrowingText;
  onSelection: (editor: TextEditor) => void;
  onLayout: () => void;
  onBlur: () => void;
};

/** The paper as something the owner edits: editor, saving, and edits an earlier visit could not save. */
export function useEditing({ writing, generationId, host, server, version, growing, onSelection, onLayout, onBlur }: Editing) {
  const autosave = useAutosave({ generationId, version, writing });
  const early = useEarlyEditing(growing);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const unsynced = useRef<Unsynced | null>(null);
  if (server && !unsynced.current) {
    unsynced.current = early.started() ? { kind: "none" } : unsyncedOf(editJournalOf(currentOwner() ?? null).read(generationId), server);
  }
  const left = unsynced.current;
  const opensWith = left && left.kind !== "none" ? left.text : server?.text;

  const { change, flush, settle, meet, resolve, theirs } = autosave;
  const read = useCallback(
    (editor: TextEditor) => {
      clearTimeout(timer.current);
      timer.current = undefined;
      const text = editor.markdown();
      const upTo = early.upTo();
      change(upTo === null ? text : openEnded(text), upTo);
      if (!early.running()) writing.counted(countCharacters(text));
    },
    [change, writing, early],
  );

  const onChange = useCallback(
    (editor: TextEditor) => {
      timer.current ??= setTimeout(() => read(editor), READ_EVERY_MS);
      onLayout();
    },
    [read, onLayout],
  );

  const current = useRef<TextEditor | null>(null);
  const settleTyping = useCallback(() => {
    if (timer.current !== undefined && current.current) read(current.current);
    flush();
  }, [read, flush]);

  const { editor, startEditing } = useEditor({
    host,
    text: opensWith,
    takeEarly: early.take,
    onChange,
    onSelection,
    onBlur: () => {
      settleTyping();
      onBlur();
    },
  });

  useEffect(() => {
    current.current = editor;
    if (!editor || !server || !left || left.kind === "none") return;
    if (left.kind === "replay") change(left.text, null);
    else meet(server);
    unsynced.current = { kind: "none" };
  }, [editor, server, left, change, meet]);

  // Before the autosave's own listener: what was typed in the last moment belongs to the last save.
  useEffect(() => {
    window.addEventListener("pagehide", settleTyping, { capture: true });
    return () => {
      window.removeEventListener("pagehide", settleTyping, { capture: true });
      settleTyping();
    };
  }, [settleTyping]);

  useEffect(
    () =>
      settleBeforeSignOut(() => {
        settleTyping();
        return settle();
      }),
    [settleTyping, settle],
  );

  /** Both versions pass through the editor, so that undo brings back the one that was not chosen. */
  const choose = useCallback(
    async (whose: "mine" | "theirs") => {
      if (!editor || !theirs) return;
      const markdown = await loadMarkdown();
      const mine = editor.markdown();
      const text = whose === "mine" ? mine : theirs.text;
      editor.replaceAll(markdown.render(theirs.text));
      if (whose === "mine") editor.replaceAll(markdown.render(mine));
      resolve(text, theirs.version);
      writing.counted(countCharacters(text));
    },
    [editor, theirs, resolve, writing],
  );

  /** More of the text is finished, or all of it is. */
  const grown = useCallback(
    (whole: boolean) => {
      const open = current.current;
      if (!open) return;
      early.pump(open, () => {
        onLayout();
        if (whole) writing.counted(countCharacters(open.markdown()));
      });
    },
    [early, onLayout, writing],
  );

  return { editor, startEditing, saveState: autosave.state, theirs, choose, grown, early: early.started() };
}

/** The rest is written behind it: its first block must not run into the last one here. */
function openEnded(text: string): string {
  return text.trim() === "" ? "" : `${text.trimEnd()}\n\n`;
}
