import type { TextLayout } from "@tangleaf/contract";
import { countCharacters } from "@tangleaf/document/count";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { loadMarkdown } from "#lib/load-markdown.ts";
import { currentOwner } from "#lib/session-store.ts";
import { editJournalOf } from "../autosave/edit-journal.ts";
import type { Edit, EditableKind, Resource, ServerText } from "../autosave/resource.ts";
import { settleBeforeSignOut } from "../autosave/send-unsaved.ts";
import { type Unsynced, unsyncedOf } from "../autosave/unsynced.ts";
import { useAutosave } from "../autosave/use-autosave.ts";
import { type EarlyEditing, type GrowingText, useEarlyEditing } from "../stream/use-early-editing.ts";
import type { TextEditor } from "./open-editor.ts";
import { useEditor } from "./use-editor.ts";

/** The document is read out of the editor at most this often while somebody types. */
const READ_EVERY_MS = 200;

type Editing = {
  resource: Resource;
  kind: EditableKind;
  label: string;
  layout: TextLayout;
  host: RefObject<HTMLElement | null>;
  /** The server's text, once it is complete and drawn. */
  server: ServerText | null;
  /** Version of the text on the server, also while it is being written. */
  version: number;
  /** The text while it grows. */
  growing: GrowingText;
  /** The editor holds the text, but is not shown yet. */
  onMade: () => void;
  onSelection: (editor: TextEditor) => void;
  onLayout: () => void;
  onBlur: (to: EventTarget | null) => void;
  /** The owner's text was saved under a new version. */
  onSaved: (saved: Edit & { version: number; chars: number }) => void;
  /** The text holds this many characters now. */
  onCounted: (chars: number) => void;
};

/** A text as something its owner edits: editor, saving, and edits an earlier visit could not save. `resource` stays the same for the life of the component. */
export function useEditing({ resource, kind, label, layout, host, server, version, growing, ...on }: Editing) {
  const { onSelection, onLayout, onCounted } = on;
  const autosave = useAutosave({ resource, kind, version, onSaved: on.onSaved });
  const early = useEarlyEditing(growing);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const left = useLeftEdit({ resource, server, early });
  const opensWith = left === null ? undefined : "text" in left ? left.text : server?.text;

  const { change, flush, settle, showConflict, resolve, theirs } = autosave;
  const read = useCallback(
    (editor: TextEditor) => {
      clearTimeout(timer.current);
      timer.current = undefined;
      const text = editor.markdown();
      const upTo = early.upTo();
      change(upTo === null ? text : openEnded(text), upTo);
      if (!early.running()) onCounted(countCharacters(text));
    },
    [change, onCounted, early],
  );

  const onChange = useCallback(
    (editor: TextEditor) => {
      timer.current ??= setTimeout(() => read(editor), READ_EVERY_MS);
      onLayout();
    },
    [read, onLayout],
  );

  const current = useRef<TextEditor | null>(null);
  const settled = useRef(false);
  const settleTyping = useCallback(() => {
    if (timer.current !== undefined && current.current) read(current.current);
    flush();
  }, [read, flush]);

  const { editor, startEditing } = useEditor({
    host,
    label,
    layout,
    text: opensWith,
    onMade: on.onMade,
    // A text at rest opens as a whole, once what an earlier visit left of it is known.
    takeEarly: () => (server ? null : early.take()),
    onChange,
    onSelection,
    onBlur: (to) => {
      settleTyping();
      on.onBlur(to);
    },
  });

  useEffect(() => {
    current.current = editor;
    if (!editor || !server || !left || left.kind === "none" || settled.current) return;
    if (left.kind === "replay") change(left.text, null);
    else showConflict(server);
    settled.current = true;
  }, [editor, server, left, change, showConflict]);

  // Runs before the autosave's own listener, so that the last save has what was typed last.
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
      onCounted(countCharacters(text));
    },
    [editor, theirs, resolve, onCounted],
  );

  /** More of the text is finished, or all of it is. */
  const grown = useCallback(
    (whole: boolean) => {
      const open = current.current;
      if (!open) return;
      early.pump(open, () => {
        if (!whole) return;
        onLayout();
        onCounted(countCharacters(open.markdown()));
      });
    },
    [early, onLayout, onCounted],
  );

  return { editor, startEditing, saveState: autosave.state, theirs, choose, grown, early: early.started() };
}

/** What an earlier visit left unsaved of a text; null until that is known. */
function useLeftEdit({ resource, server, early }: Pick<Editing, "resource" | "server"> & { early: EarlyEditing }): Unsynced | null {
  const [left, setLeft] = useState<Unsynced | null>(null);
  const asked = useRef(false);
  useEffect(() => {
    if (!server || asked.current) return;
    asked.current = true;
    void editJournalOf(currentOwner() ?? null)
      .read(resource, (entry) => unsyncedOf(entry, server).kind === "none")
      .then((entry) => setLeft(early.started() ? { kind: "none" } : unsyncedOf(entry, server)));
  }, [resource, server, early]);
  return left;
}

/** The rest is written behind it: its first block must not run into the last one here. */
function openEnded(text: string): string {
  return text.trim() === "" ? "" : `${text.trimEnd()}\n\n`;
}
