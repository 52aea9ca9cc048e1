import { type KeyboardEvent, type ReactNode, useState } from "react";
import { OutlinePanel } from "#editor/blocks/outline/outline-panel.tsx";
import { FormatToolbar } from "#editor/blocks/toolbar/format-toolbar.tsx";
import { useDocumentView } from "#features/document/document-view.ts";
import type { OpenedDocument } from "#features/document/opened-document.ts";
import { PaperDock } from "#features/document/paper/paper-dock.tsx";
import { addParagraph } from "./add-paragraph.ts";
import { NoteBar } from "./bars/note-bar.tsx";
import { NoteTools } from "./bars/note-tools.tsx";
import css from "./desktop-note.module.css";
import { type NoteDialog, NoteDialogs } from "./note-dialogs.tsx";
import { NoteSide } from "./side/note-side.tsx";

type Drawer = "outline" | "side";

type DesktopNoteProps = { note: OpenedDocument | null; paper: ReactNode; corner: ReactNode };

/** Two bars, and below them outline, paper and settings; where there is no room for a pane it is a drawer over the paper. */
export function DesktopNote({ note, paper, corner }: DesktopNoteProps) {
  const display = useDocumentView((view) => view.display);
  const [drawer, setDrawer] = useState<Drawer | null>(null);
  const [dialog, setDialog] = useState<NoteDialog | null>(null);
  const toggle = (one: Drawer) => setDrawer(drawer === one ? null : one);
  const close = () => setDrawer(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && drawer !== null) close();
  };
  return (
    <div className={css["note"]} data-display={display} data-drawer={drawer ?? undefined}>
      {note === null ? (
        <div className={css["blank"]} />
      ) : (
        <>
          <NoteBar note={note} corner={corner} onHelp={() => note.blocks.panels.open({ kind: "help" })} />
          <NoteTools
            onAdd={() => addParagraph(note)}
            onSettings={() => setDialog("settings")}
            onFeed={() => setDialog("feed")}
            onSearch={() => setDialog("search")}
            onOutline={() => setDialog("outline")}
            onSide={() => toggle("side")}
            sideOpen={drawer === "side"}
            onShowOutline={() => toggle("outline")}
            outlineOpen={drawer === "outline"}
          >
            <FormatToolbar editor={note.editor.editor} blocks={note.blocks} history={note.editor.undo} />
          </NoteTools>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what lies over the text */}
          <div className={css["left"]} role={display === "outline" ? "main" : undefined} onKeyDown={onKeyDown}>
            <OutlinePanel editor={note.editor.editor} asOneStep={note.asOneStep} others={note.otherSections} onPick={close} />
          </div>
        </>
      )}
      <main className={css["middle"]}>
        {paper}
        {note === null ? null : (
          <div className={css["dock"]}>
            <PaperDock />
          </div>
        )}
      </main>
      {note === null ? null : (
        <>
          <aside className={css["right"]} onKeyDown={onKeyDown}>
            <NoteSide note={note} onClose={drawer === "side" ? close : undefined} onShowText={close} />
          </aside>
          <NoteDialogs note={note} open={dialog} onClose={() => setDialog(null)} />
        </>
      )}
    </div>
  );
}
