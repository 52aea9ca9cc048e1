import { Suspense, useState } from "react";
import { lazyPart } from "#lib/lazy-part.tsx";
import { OutlineDialog } from "./outline-dialog.tsx";
import { SearchSourcesDialog } from "./search/search-sources-dialog.tsx";
import { FeedDialog } from "./sources/feed-dialog.tsx";
import { TextSettingsDialog } from "./text-settings-dialog.tsx";
import type { NoteWork } from "./writing/use-note-work.ts";
import { WriteNoteDialog } from "./writing/write-note-dialog.tsx";

const AiOutlineDialog = lazyPart(() => import("./ai-outline/ai-outline-dialog.tsx").then((module) => module.AiOutlineDialog));

const NoteMapDialog = lazyPart(() => import("./map/note-map-dialog.tsx").then((module) => module.NoteMapDialog));

export type NoteDialog = "map" | "settings" | "outline" | "aiOutline" | "feed" | "search" | "write";

type NoteDialogsProps = { work: NoteWork; open: NoteDialog | null; onClose: () => void };

/** What the bars open over the note. */
export function NoteDialogs({ work, open, onClose }: NoteDialogsProps) {
  const note = work.opened;
  // Loaded when it is first opened; from then on it follows what is being written.
  const [outlined, setOutlined] = useState(false);
  if (open === "aiOutline" && !outlined) setOutlined(true);
  return (
    <>
      <TextSettingsDialog open={open === "settings"} onClose={onClose} doc={note.editor.doc} />
      <FeedDialog open={open === "feed"} onClose={onClose} noteId={note.documentId} />
      <OutlineDialog open={open === "outline"} onClose={onClose} editor={note.editor.editor} asOneStep={note.asOneStep} />
      {open === "map" ? (
        <Suspense fallback={null}>
          <NoteMapDialog open onClose={onClose} note={note} />
        </Suspense>
      ) : null}
      {outlined ? (
        <Suspense fallback={null}>
          <AiOutlineDialog open={open === "aiOutline"} onClose={onClose} note={note} />
        </Suspense>
      ) : null}
      <WriteNoteDialog work={work} open={open === "write"} onClose={onClose} />
      <SearchSourcesDialog open={open === "search"} onClose={onClose} note={note} />
    </>
  );
}
