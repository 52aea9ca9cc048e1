import type { Notebook, NoteSummary } from "@tangleaf/contract";
import { useState } from "react";
import { notebookMessages as m } from "#messages/notebook.ts";
import { ConfirmDialog } from "#ui/dialog/confirm-dialog.tsx";
import type { Shelf } from "./api.ts";
import { FileDialog } from "./file-dialog.tsx";
import { FolderDialog } from "./folder-dialog.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { emptyBin, removeForever } from "./note-changes.ts";
import { OutlineDialog } from "./outline-dialog.tsx";
import { RenameDialog } from "./rename-dialog.tsx";
import { TextDialog } from "./text-dialog.tsx";

/** What a person is asked about: one dialog at a time. */
export type Asked =
  | { kind: "rename" | "move"; note: NoteSummary }
  | { kind: "forever"; notes: readonly NoteSummary[] }
  | { kind: "emptyBin"; total: number }
  /** A new folder; with `moving`, one that takes this note at once. */
  | { kind: "folder"; folder?: Notebook; moving?: NoteSummary }
  | { kind: "outline" | "file" | "text" };

type AskedDialogProps = { asked: Asked | null; shelf: Shelf; onAsk: (asked: Asked | null) => void };

/** The dialog that is open over the notes. What it asked about last stays in it while it fades. */
export function AskedDialog({ asked, shelf, onAsk }: AskedDialogProps) {
  const [last, setLast] = useState(asked);
  if (asked !== null && asked !== last) setLast(asked);
  if (last === null) return null;
  const frame = { open: asked !== null, onClose: () => onAsk(null) };
  switch (last.kind) {
    case "rename":
      return <RenameDialog key={last.note.noteId} {...frame} note={last.note} />;
    case "move":
      return <MoveDialog {...frame} note={last.note} onNewFolder={() => onAsk({ kind: "folder", moving: last.note })} />;
    case "forever":
      return (
        <ForeverDialog {...frame} title={titleOf(last.notes)} onRemove={() => void removeForever(last.notes.map(({ noteId }) => noteId))} />
      );
    case "emptyBin":
      return <ForeverDialog {...frame} title={m.bin.emptyTitle(last.total)} onRemove={() => void emptyBin()} />;
    case "folder":
      return <FolderDialog key={last.folder?.notebookId} {...frame} {...last} shelf={shelf} />;
    case "outline":
      return <OutlineDialog {...frame} shelf={shelf} />;
    case "file":
      return <FileDialog {...frame} shelf={shelf} />;
    case "text":
      return <TextDialog {...frame} shelf={shelf} />;
  }
}

function titleOf(notes: readonly NoteSummary[]): string {
  const [first] = notes;
  if (first === undefined || notes.length > 1) return m.bin.severalTitle(notes.length);
  return m.bin.title(first.title === "" ? m.untitled : first.title);
}

type ForeverDialogProps = { open: boolean; onClose: () => void; title: string; onRemove: () => void };

function ForeverDialog({ onClose, onRemove, ...frame }: ForeverDialogProps) {
  const remove = () => {
    onClose();
    onRemove();
  };
  return (
    <ConfirmDialog {...frame} onClose={onClose} description={m.bin.text} keep={m.bin.keep} confirm={m.bin.remove} onConfirm={remove} />
  );
}
