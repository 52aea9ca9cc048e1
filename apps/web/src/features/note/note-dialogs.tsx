import type { OpenedDocument } from "#features/document/opened-document.ts";
import { OutlineDialog } from "./outline-dialog.tsx";
import { SearchSourcesDialog } from "./search/search-sources-dialog.tsx";
import { FeedDialog } from "./sources/feed-dialog.tsx";
import { TextSettingsDialog } from "./text-settings-dialog.tsx";

export type NoteDialog = "settings" | "outline" | "feed" | "search";

type NoteDialogsProps = { note: OpenedDocument; open: NoteDialog | null; onClose: () => void };

/** What the bars open over the note. */
export function NoteDialogs({ note, open, onClose }: NoteDialogsProps) {
  return (
    <>
      <TextSettingsDialog open={open === "settings"} onClose={onClose} doc={note.editor.doc} />
      <FeedDialog open={open === "feed"} onClose={onClose} noteId={note.documentId} />
      <OutlineDialog open={open === "outline"} onClose={onClose} editor={note.editor.editor} asOneStep={note.asOneStep} />
      <SearchSourcesDialog open={open === "search"} onClose={onClose} note={note} />
    </>
  );
}
