import { type ReactNode, useState } from "react";
import { Suggestions } from "#editor/suggest/suggest-plugin.ts";
import type { OpenedSync } from "#features/document/document-page.tsx";
import { DocumentText, PaperSize } from "#features/document/document-text.tsx";
import { LeaveGuard } from "#features/document/leave-guard.tsx";
import { useHighlightedMarks } from "#features/document/use-highlighted-marks.ts";
import { useOpenedDocument } from "#features/document/use-opened-document.ts";
import { JobBanner } from "#features/document/writing/job-banner.tsx";
import { SectionSlots } from "#features/document/writing/slots-plugin.ts";
import { usePhone } from "#lib/use-phone.ts";
import { noteMessages as m } from "#messages/note.ts";
import { SkipLink } from "#ui/skip-link/skip-link.tsx";
import { DesktopNote } from "./desktop-note.tsx";
import { PhoneNote } from "./phone/phone-note.tsx";
import { useNoteCitations } from "./sources/note-citations.ts";
import { SuggestBars } from "./suggest/suggest-bars.tsx";
import { SelectionSuggestions, useAskNow } from "./suggest/suggest-selection.tsx";
import { useSuggest } from "./suggest/use-suggest.ts";
import { NoteSlots } from "./writing/note-slots.tsx";
import { isAtWork, useNoteWork } from "./writing/use-note-work.ts";

const EXTENSIONS = [SectionSlots];

type NoteWorkspaceProps = OpenedSync & { noteId: string; corner: ReactNode };

/** A note that is open: the paper it is written on, and the bars and panes around it. */
export function NoteWorkspace({ noteId, corner, ...sync }: NoteWorkspaceProps) {
  const [extensions] = useState(() => [...EXTENSIONS, Suggestions]);
  const handle = useOpenedDocument({ documentId: noteId, citations: useNoteCitations(noteId), ...sync, extensions });
  useHighlightedMarks(handle.opened?.editor.editor ?? null);
  const work = useNoteWork(noteId, sync.doc, handle.opened);
  const suggest = useSuggest(handle.opened);
  const ask = useAskNow(suggest);
  const phone = usePhone();
  const tools = suggest === null ? null : <SelectionSuggestions work={suggest} onMore={ask.open} />;
  const paper = (
    <>
      <DocumentText
        doc={sync.doc}
        state={sync.state}
        handle={handle}
        selectionTools={tools}
        banner={work === null || !isAtWork(work) ? undefined : <JobBanner work={work} />}
      />
      {work === null ? null : <NoteSlots work={work} />}
      {suggest === null ? null : <SuggestBars work={suggest} />}
      {ask.dialog}
    </>
  );
  return (
    <>
      <SkipLink to="#text">{m.skip}</SkipLink>
      <PaperSize>
        {phone ? (
          <PhoneNote work={work} suggest={suggest} onAsk={ask.open} paper={paper} />
        ) : (
          <DesktopNote work={work} suggest={suggest} paper={paper} corner={corner} />
        )}
      </PaperSize>
      <LeaveGuard client={sync.client} state={sync.state} />
    </>
  );
}
