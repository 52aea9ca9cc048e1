import { type CSSProperties, type ReactNode, useEffect, useMemo, useState } from "react";
import type * as Y from "yjs";
import { BlockPanels } from "#editor/blocks/panels/block-panels.tsx";
import { SelectionToolbar } from "#editor/blocks/toolbar/selection-toolbar.tsx";
import type { OtherPage } from "#editor/document/sync/presence.ts";
import type { SyncClient, SyncState } from "#editor/document/sync/sync-client.ts";
import { usePhone } from "#lib/use-phone.ts";
import { noteMessages as m } from "#messages/note.ts";
import { uiMessages } from "#messages/ui.ts";
import { SkipLink } from "#ui/skip-link/skip-link.tsx";
import { DesktopNote } from "./desktop-note.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { FULL_SIZE, useNoteView } from "./note-view.ts";
import css from "./note-workspace.module.css";
import type { OpenNote } from "./open-note.ts";
import { OutdatedBanner } from "./outdated-banner.tsx";
import { NotePaper } from "./paper/note-paper.tsx";
import { PhoneNote } from "./phone/phone-note.tsx";
import { RescuedBanner } from "./rescued-banner.tsx";
import { useDocumentEditor } from "./use-document-editor.ts";
import { useMeta } from "./use-meta.ts";
import { useRescued } from "./use-note-sync.ts";
import { useOtherPlaces, useSayWhere } from "./use-others.ts";

type NoteWorkspaceProps = {
  noteId: string;
  client: SyncClient;
  doc: Y.Doc;
  state: SyncState;
  others: readonly OtherPage[];
  corner: ReactNode;
};

/** A note that is open: the paper it is written on, and the bars and panes around it. */
export function NoteWorkspace({ noteId, client, doc, state, others, corner }: NoteWorkspaceProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const opened = useDocumentEditor({ client, doc, element });
  const rescued = useRescued(doc);
  const places = useOtherPlaces(others);
  useSayWhere(client, opened?.editor.editor ?? null);
  const { title } = useMeta(doc);
  const { zoom, font } = useNoteView();
  const phone = usePhone();
  useEffect(() => {
    document.title = `${title === "" ? m.untitled : title} · ${uiMessages.brand}`;
  }, [title]);
  const note = useMemo(
    (): OpenNote | null =>
      opened === null
        ? null
        : {
            noteId,
            ...opened,
            sync: state,
            others,
            otherSections: places.sections,
            rescued,
            store: async () => void (await client.settle()),
            asOneStep: opened.blocks.asOneStep,
          },
    [opened, noteId, state, others, places, rescued, client],
  );
  const paper = (
    <>
      <div id="text" tabIndex={-1} className={css["scroller"]} data-phone={phone || undefined}>
        <OutdatedBanner state={state} />
        {note === null ? null : <RescuedBanner note={note} />}
        <NotePaper doc={doc} editor={opened?.editor ?? null} textRef={setElement} />
      </div>
      {note === null ? null : (
        <>
          <BlockPanels editor={note.editor.editor} blocks={note.blocks} heldTables={places.tables} />
          {phone ? null : <SelectionToolbar editor={note.editor.editor} blocks={note.blocks} />}
        </>
      )}
    </>
  );
  const size = { "--size": `${(font * zoom) / FULL_SIZE}px`, "--zoom": zoom / FULL_SIZE } as CSSProperties;
  return (
    <>
      <SkipLink to="#text">{m.skip}</SkipLink>
      <div className={css["root"]} style={size}>
        {phone ? <PhoneNote note={note} paper={paper} /> : <DesktopNote note={note} paper={paper} corner={corner} />}
      </div>
      <LeaveGuard client={client} state={state} />
    </>
  );
}
