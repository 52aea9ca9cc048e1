import { type KeyboardEvent, type ReactNode, useState } from "react";
import { OutlinePanel } from "#editor/blocks/outline/outline-panel.tsx";
import { FormatToolbar } from "#editor/blocks/toolbar/format-toolbar.tsx";
import { useDocumentView } from "#features/document/document-view.ts";
import { PaperDock } from "#features/document/paper/paper-dock.tsx";
import { addParagraph } from "./add-paragraph.ts";
import { NoteBar } from "./bars/note-bar.tsx";
import { NoteTools } from "./bars/note-tools.tsx";
import css from "./desktop-note.module.css";
import { type NoteDialog, NoteDialogs } from "./note-dialogs.tsx";
import { NoteSide } from "./side/note-side.tsx";
import type { SuggestWork } from "./suggest/use-suggest.ts";
import { StopWriting } from "./writing/stop-writing.tsx";
import { useAtWork } from "./writing/use-at-work.ts";
import type { NoteWork } from "./writing/use-note-work.ts";
import { WriteMenu } from "./writing/write-menu.tsx";

type Drawer = "outline" | "side";

type DesktopNoteProps = { work: NoteWork | null; suggest: SuggestWork | null; paper: ReactNode; corner: ReactNode };

/** Two bars, and below them outline, paper and settings; where there is no room for a pane it is a drawer over the paper. */
export function DesktopNote({ work, suggest, paper, corner }: DesktopNoteProps) {
  const note = work?.opened ?? null;
  const atWork = useAtWork(work);
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
      {work === null || note === null ? (
        <div className={css["blank"]} />
      ) : (
        <>
          <NoteBar note={note} corner={corner} onHelp={() => note.blocks.panels.open({ kind: "help" })} />
          <NoteTools
            onAdd={() => addParagraph(note)}
            onSettings={() => setDialog("settings")}
            onOutline={() => setDialog("outline")}
            onMap={() => setDialog("map")}
            onSide={() => toggle("side")}
            sideOpen={drawer === "side"}
            onShowOutline={() => toggle("outline")}
            outlineOpen={drawer === "outline"}
            write={<WriteMenu work={work} onOpen={setDialog} />}
          >
            <FormatToolbar editor={note.editor.editor} blocks={note.blocks} history={note.editor.undo} />
          </NoteTools>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what lies over the text */}
          <div className={css["left"]} role={display === "outline" ? "main" : undefined} onKeyDown={onKeyDown}>
            <OutlinePanel
              editor={note.editor.editor}
              asOneStep={note.asOneStep}
              others={note.otherSections}
              atWork={atWork}
              onPick={close}
            />
          </div>
        </>
      )}
      <main className={css["middle"]}>
        {paper}
        {note === null ? null : (
          <div className={css["dock"]}>
            <PaperDock>{work === null ? null : <StopWriting work={work} />}</PaperDock>
          </div>
        )}
      </main>
      {work === null || note === null ? null : (
        <>
          <aside className={css["right"]} onKeyDown={onKeyDown}>
            <NoteSide work={work} suggest={suggest} onClose={drawer === "side" ? close : undefined} onShowText={close} />
          </aside>
          <NoteDialogs work={work} open={dialog} onClose={() => setDialog(null)} />
        </>
      )}
    </div>
  );
}
