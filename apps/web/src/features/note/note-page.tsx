import { webPaths } from "@tangleaf/contract/web-paths";
import type { ReactNode } from "react";
import { DocumentPage } from "#features/document/document-page.tsx";
import type { DocumentPlace } from "#features/document/document-place.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { noteMessages as m } from "#messages/note.ts";
import { NoteWorkspace } from "./note-workspace.tsx";

/** What is said while no note is open. */
export const NOTE_PLACE: DocumentPlace = {
  title: m.title,
  loading: m.open.loading,
  back: m.back,
  listPath: webPaths.notebookIndex("all"),
  binPath: webPaths.notebookIndex("bin"),
  signIn: m.create.signIn,
  open: m.open,
  gone: new Set(["document.unknown", "note.unknown"]),
  refreshed: [queryKeys.notes.all],
};

type NotePageProps = { noteId: string /** The account, at the end of the first bar. */; corner: ReactNode };

/** A note, for whom it belongs to. */
export function NotePage({ noteId, corner }: NotePageProps) {
  return (
    <DocumentPage documentId={noteId} place={NOTE_PLACE}>
      {(opened) => <NoteWorkspace key={opened.doc.clientID} noteId={noteId} corner={corner} {...opened} />}
    </DocumentPage>
  );
}
