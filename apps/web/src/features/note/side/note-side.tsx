import { type DocumentView, useDocumentView } from "#features/document/document-view.ts";
import { FigureOffer } from "#features/document/figures/figure-offer.tsx";
import { ParagraphSettings } from "#features/document/side/paragraph-settings.tsx";
import { SidePanel, type SideTabEntry } from "#features/document/side/side-panel.tsx";
import { versionedText } from "#features/document/side/versioned.ts";
import { VersionsTab } from "#features/document/side/versions-tab.tsx";
import { TemplateTab } from "#features/document/template/template-tab.tsx";
import { useMadeFrom } from "#features/document/template/use-made-from.ts";
import { documentMessages as d } from "#messages/document.ts";
import { noteMessages as m } from "#messages/note.ts";
import { noteSuggestMessages as s } from "#messages/note-suggest.ts";
import { SourcesTab, SourcesTabTitle } from "../sources/sources-tab.tsx";
import { SuggestFoot } from "../suggest/suggest-foot.tsx";
import { SuggestTab, SuggestTabTitle } from "../suggest/suggest-tab.tsx";
import type { SuggestWork } from "../suggest/use-suggest.ts";
import type { NoteWork } from "../writing/use-note-work.ts";
import { WriteSection } from "../writing/write-section.tsx";

type NoteSideProps = {
  work: NoteWork;
  /** null until they have been read. */
  suggest: SuggestWork | null;
  /** Where it lies over the text: a way to close it. */
  onClose?: (() => void) | undefined;
  /** Called when something of the text is to be seen: what lies over it goes. */
  onShowText: () => void;
};

/** Beside the text: what is set for a section, what the note is written from, what is suggested, its template, and the versions of the note. */
export function NoteSide({ work, suggest, onClose, onShowText }: NoteSideProps) {
  const note = work.opened;
  const tab = useDocumentView((view) => view.tab);
  const madeFrom = useMadeFrom(note.editor.doc);
  const tabs: readonly SideTabEntry<DocumentView["tab"]>[] = [
    {
      key: "noteSetting",
      title: m.side.noteSetting,
      content: () => (
        <ParagraphSettings
          editor={note.editor.editor}
          asOneStep={note.asOneStep}
          foot={(id) => (
            <>
              {suggest === null ? null : <SuggestFoot work={suggest} />}
              <WriteSection work={work} sectionId={id} />
              {work.locked.has(id) ? null : (
                <FigureOffer
                  opened={note}
                  sectionId={id}
                  findCited={async (cited) => (await import("../figures/find-offers.ts")).findOffers(note.documentId, cited)}
                />
              )}
            </>
          )}
        />
      ),
    },
    {
      key: "sources",
      title: <SourcesTabTitle noteId={note.documentId} />,
      content: () => <SourcesTab noteId={note.documentId} editor={note.editor.editor} onShowText={onShowText} />,
    },
    {
      key: "suggestions",
      title: suggest === null ? s.list.title : <SuggestTabTitle work={suggest} />,
      content: () => (suggest === null ? null : <SuggestTab work={suggest} onShowText={onShowText} />),
    },
    ...(madeFrom === null ? [] : [{ key: "template", title: d.template.tab, content: () => <TemplateTab opened={note} /> } as const]),
    { key: "versions", title: m.side.versions, content: () => <VersionsTab opened={versionedText(note)} /> },
  ];
  return (
    <SidePanel
      label={m.side.label}
      tabs={tabs}
      tab={tab}
      onChoose={(chosen) => useDocumentView.choose({ tab: chosen })}
      onClose={onClose}
    />
  );
}
