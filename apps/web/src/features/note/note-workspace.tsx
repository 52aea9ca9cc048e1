import type { ReactNode } from "react";
import type { OpenedSync } from "#features/document/document-page.tsx";
import { DocumentText, PaperSize } from "#features/document/document-text.tsx";
import { LeaveGuard } from "#features/document/leave-guard.tsx";
import { useOpenedDocument } from "#features/document/use-opened-document.ts";
import { usePhone } from "#lib/use-phone.ts";
import { noteMessages as m } from "#messages/note.ts";
import { SkipLink } from "#ui/skip-link/skip-link.tsx";
import { DesktopNote } from "./desktop-note.tsx";
import { PhoneNote } from "./phone/phone-note.tsx";
import { useNoteCitations } from "./sources/note-citations.ts";

type NoteWorkspaceProps = OpenedSync & { noteId: string; corner: ReactNode };

/** A note that is open: the paper it is written on, and the bars and panes around it. */
export function NoteWorkspace({ noteId, corner, ...sync }: NoteWorkspaceProps) {
  const handle = useOpenedDocument({ documentId: noteId, citations: useNoteCitations(noteId), ...sync });
  const phone = usePhone();
  const paper = <DocumentText doc={sync.doc} state={sync.state} handle={handle} />;
  return (
    <>
      <SkipLink to="#text">{m.skip}</SkipLink>
      <PaperSize>
        {phone ? <PhoneNote note={handle.opened} paper={paper} /> : <DesktopNote note={handle.opened} paper={paper} corner={corner} />}
      </PaperSize>
      <LeaveGuard client={sync.client} state={sync.state} />
    </>
  );
}
