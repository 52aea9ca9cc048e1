import { OutlineDialog } from "./outline-dialog.tsx";
import { TextSettingsDialog } from "./text-settings-dialog.tsx";
import type { NoteWork } from "./writing/use-note-work.ts";
import { WriteNoteDialog } from "./writing/write-note-dialog.tsx";

export type NoteDialog = "settings" | "outline" | "write";

type NoteDialogsProps = { work: NoteWork; open: NoteDialog | null; onClose: () => void };

/** What the bars open over the note. */
export function NoteDialogs({ work, open, onClose }: NoteDialogsProps) {
  const note = work.opened;
  return (
    <>
      <TextSettingsDialog open={open === "settings"} onClose={onClose} doc={note.editor.doc} />
      <OutlineDialog open={open === "outline"} onClose={onClose} editor={note.editor.editor} asOneStep={note.asOneStep} />
      <WriteNoteDialog work={work} open={open === "write"} onClose={onClose} />
    </>
  );
}
