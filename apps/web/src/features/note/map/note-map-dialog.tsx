import { useMemo, useState } from "react";
import { useOutline } from "#editor/blocks/outline/use-outline.ts";
import { IdeaMap } from "#features/document/ideas/idea-map.tsx";
import type { OpenedDocument } from "#features/document/opened-document.ts";
import { useMeta } from "#features/document/use-meta.ts";
import { mindtreeMessages } from "#messages/mindtree.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { noteTree, noteTreeEditing } from "./note-tree.ts";

const m = mindtreeMessages.ofOutline;

type NoteMapDialogProps = { open: boolean; onClose: () => void; note: OpenedDocument };

/** The headings of a note as a map: the note's own, so that what is moved here moves in the text. */
export function NoteMapDialog({ open, onClose, note }: NoteMapDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={m.noteTitle} description={m.noteLead} width="xl">
      <NoteMap note={note} />
    </Dialog>
  );
}

export function NoteMap({ note }: { note: OpenedDocument }) {
  const { editor, doc, undo } = note.editor;
  const rows = useOutline(editor);
  const { title } = useMeta(doc);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const root = useMemo(() => noteTree(title, rows, folded), [title, rows, folded]);
  const editing = noteTreeEditing({
    editor,
    asOneStep: note.asOneStep,
    undo: () => void undo.undo(),
    redo: () => void undo.redo(),
    fold: (id, isFolded) => setFolded((before) => new Set(isFolded ? [...before, id] : [...before].filter((one) => one !== id))),
    onTooDeep: () => toast({ tone: "info", title: m.noPlace, pill: true }),
  });
  return <IdeaMap root={root} editing={editing} label={m.noteTitle} />;
}
