import { type ReactNode, useState } from "react";
import { Suggestions } from "#editor/suggest/suggest-plugin.ts";
import type { OpenedSync } from "#features/document/document-page.tsx";
import { DocumentText, PaperSize } from "#features/document/document-text.tsx";
import { LeaveGuard } from "#features/document/leave-guard.tsx";
import { useOpenedDocument } from "#features/document/use-opened-document.ts";
import { usePhone } from "#lib/use-phone.ts";
import { noteMessages as m } from "#messages/note.ts";
import { SkipLink } from "#ui/skip-link/skip-link.tsx";
import { DesktopNote } from "./desktop-note.tsx";
import { PhoneNote } from "./phone/phone-note.tsx";
import { SuggestBars } from "./suggest/suggest-bars.tsx";
import { SelectionSuggestions, useAskNow } from "./suggest/suggest-selection.tsx";
import { useSuggest } from "./suggest/use-suggest.ts";

type NoteWorkspaceProps = OpenedSync & { noteId: string; corner: ReactNode };

/** A note that is open: the paper it is written on, and the bars and panes around it. */
export function NoteWorkspace({ noteId, corner, ...sync }: NoteWorkspaceProps) {
  const [extensions] = useState(() => [Suggestions]);
  const handle = useOpenedDocument({ documentId: noteId, ...sync, extensions });
  const suggest = useSuggest(handle.opened);
  const ask = useAskNow(suggest);
  const phone = usePhone();
  const tools = suggest === null ? null : <SelectionSuggestions work={suggest} onMore={ask.open} />;
  const paper = (
    <>
      <DocumentText doc={sync.doc} state={sync.state} handle={handle} selectionTools={tools} />
      {suggest === null ? null : <SuggestBars work={suggest} />}
      {ask.dialog}
    </>
  );
  return (
    <>
      <SkipLink to="#text">{m.skip}</SkipLink>
      <PaperSize>
        {phone ? (
          <PhoneNote note={handle.opened} suggest={suggest} onAsk={ask.open} paper={paper} />
        ) : (
          <DesktopNote note={handle.opened} suggest={suggest} paper={paper} corner={corner} />
        )}
      </PaperSize>
      <LeaveGuard client={sync.client} state={sync.state} />
    </>
  );
}
