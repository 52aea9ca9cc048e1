import { type DocumentView, useDocumentView } from "#features/document/document-view.ts";
import type { OpenedDocument } from "#features/document/opened-document.ts";
import { ParagraphSettings } from "#features/document/side/paragraph-settings.tsx";
import { SidePanel, type SideTabEntry } from "#features/document/side/side-panel.tsx";
import { VersionsTab } from "#features/document/side/versions-tab.tsx";
import { noteMessages as m } from "#messages/note.ts";
import { SourcesTab, SourcesTabTitle } from "../sources/sources-tab.tsx";

type NoteSideProps = {
  note: OpenedDocument;
  /** Where it lies over the text: a way to close it. */
  onClose?: (() => void) | undefined;
  /** Called when something of the text is to be seen: what lies over it goes. */
  onShowText: () => void;
};

/** Beside the text: what is set for a section, what the note is written from, and the versions of the note. */
export function NoteSide({ note, onClose, onShowText }: NoteSideProps) {
  const tab = useDocumentView((view) => view.tab);
  const tabs: readonly SideTabEntry<DocumentView["tab"]>[] = [
    {
      key: "noteSetting",
      title: m.side.noteSetting,
      content: () => <ParagraphSettings editor={note.editor.editor} asOneStep={note.asOneStep} />,
    },
    {
      key: "sources",
      title: <SourcesTabTitle noteId={note.documentId} />,
      content: () => <SourcesTab noteId={note.documentId} editor={note.editor.editor} onShowText={onShowText} />,
    },
    { key: "versions", title: m.side.versions, content: () => <VersionsTab opened={note} /> },
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
