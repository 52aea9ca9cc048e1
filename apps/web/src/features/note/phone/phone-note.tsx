import { webPaths } from "@tangleaf/contract/web-paths";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { OutlinePanel } from "#editor/blocks/outline/outline-panel.tsx";
import { KeyboardToolbar } from "#editor/blocks/toolbar/keyboard-toolbar.tsx";
import { OtherPages } from "#features/document/bars/other-pages.tsx";
import { SaveState } from "#features/document/bars/save-state.tsx";
import { useDefenceDialog } from "#features/document/defence/use-defence-dialog.tsx";
import { FONTS, useDocumentView } from "#features/document/document-view.ts";
import type { OpenedDocument } from "#features/document/opened-document.ts";
import { useMeta } from "#features/document/use-meta.ts";
import { useTotals } from "#features/document/use-totals.ts";
import { formatNumber } from "#lib/format.ts";
import { isOpenInApp } from "#lib/hand-over.ts";
import { openService } from "#lib/service-dialog-store.ts";
import { useService } from "#lib/use-service.ts";
import { documentMessages as d } from "#messages/document.ts";
import { noteMessages as m } from "#messages/note.ts";
import { noteSuggestMessages as suggestions } from "#messages/note-suggest.ts";
import { serviceMessages } from "#messages/service.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { IconName } from "#ui/icon/icon-names.ts";
import { Menu, MenuDivider, MenuItem } from "#ui/menu/menu.tsx";
import { addParagraph } from "../add-paragraph.ts";
import { ExportItems, useExportNote } from "../bars/export-menu.tsx";
import { type NoteDialog, NoteDialogs } from "../note-dialogs.tsx";
import { NoteSide } from "../side/note-side.tsx";
import type { SuggestWork } from "../suggest/use-suggest.ts";
import { StopWriting } from "../writing/stop-writing.tsx";
import { useAtWork } from "../writing/use-at-work.ts";
import type { NoteWork } from "../writing/use-note-work.ts";
import { WriteItems } from "../writing/write-menu.tsx";
import css from "./phone-note.module.css";

type Sheet = "outline" | "side";

type PhoneNoteProps = { work: NoteWork | null; suggest: SuggestWork | null; onAsk: () => void; paper: ReactNode };

/** The phone: the text fills it; outline and settings come from below, the toolbar stands over the keyboard. */
export function PhoneNote({ work, suggest, onAsk, paper }: PhoneNoteProps) {
  const note = work?.opened ?? null;
  const atWork = useAtWork(work);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [dialog, setDialog] = useState<NoteDialog | null>(null);
  const close = () => setSheet(null);
  return (
    <>
      {work === null || note === null ? <div className={css["top"]} /> : <TopBar work={work} note={note} onDialog={setDialog} />}
      <main>
        {paper}
        {note === null ? null : <KeyboardToolbar editor={note.editor.editor} blocks={note.blocks} history={note.editor.undo} />}
      </main>
      {work === null || note === null ? null : (
        <>
          <div className={css["writing"]}>
            <StopWriting work={work} />
          </div>
          <nav className={css["bar"]} aria-label={m.tools.label}>
            <Tool icon="tree-view" text={m.phone.outline} onClick={() => setSheet("outline")} />
            <Tool icon="plus" text={m.phone.add} onClick={() => addParagraph(note)} />
            <Tool icon="sliders-horizontal" text={m.phone.settings} onClick={() => setSheet("side")} />
            <Tool icon="sparkle" text={suggestions.ask.toolbar} onClick={onAsk} />
            <Tool icon="magnifying-glass" text={m.phone.find} onClick={() => note.blocks.panels.open({ kind: "find", replace: false })} />
          </nav>
          <Dialog open={sheet === "outline"} onClose={close} title={m.tools.showOutline} hideTitle shape="sheet">
            <div className={css["outline"]}>
              <OutlinePanel
                editor={note.editor.editor}
                asOneStep={note.asOneStep}
                others={note.otherSections}
                atWork={atWork}
                onPick={close}
              />
            </div>
          </Dialog>
          <Dialog open={sheet === "side"} onClose={close} title={m.side.label} hideTitle shape="sheet">
            <div className={css["side"]}>
              <NoteSide work={work} suggest={suggest} onShowText={close} />
            </div>
          </Dialog>
          <NoteDialogs work={work} open={dialog} onClose={() => setDialog(null)} />
        </>
      )}
    </>
  );
}

type TopBarProps = { work: NoteWork; note: OpenedDocument; onDialog: (dialog: NoteDialog) => void };

function TopBar({ work, note, onDialog }: TopBarProps) {
  const { title } = useMeta(note.editor.doc);
  const { characters, paragraphs } = useTotals(note.editor.editor);
  const { working: _, ...ways } = useExportNote(note);
  const defence = useDefenceDialog(note);
  const font = useDocumentView((view) => view.font);
  const service = useService();
  const [small, large] = FONTS;
  return (
    <header className={css["top"]}>
      <Link to={webPaths.notebookIndex("all")} className={css["back"]} aria-label={m.back}>
        <Icon name="caret-left" size={24} />
      </Link>
      <div className={css["words"]}>
        <h1 className={css["title"]}>{title === "" ? d.untitled : title}</h1>
        <p className={css["facts"]}>
          <span>{d.facts(formatNumber(characters), formatNumber(paragraphs))}</span>
          <SaveState state={note.sync} rescued={note.rescued.length > 0} />
        </p>
      </div>
      <OtherPages opened={note} small />
      {defence.dialog}
      <Menu
        label={m.export.more}
        trigger={(props) => (
          <Button tone="ghost" iconOnly aria-label={m.export.more} {...props}>
            <Icon name="export" size={24} />
          </Button>
        )}
      >
        <ExportItems {...ways} onDefence={defence.show} />
        {isOpenInApp() ? null : (
          <>
            <MenuDivider />
            <MenuItem onClick={() => window.print()}>
              <Icon name="printer" />
              {m.print}
            </MenuItem>
          </>
        )}
      </Menu>
      <Menu
        label={m.tools.more}
        trigger={(props) => (
          <Button tone="ghost" iconOnly aria-label={m.tools.more} {...props}>
            <Icon name="dots-three" size={24} />
          </Button>
        )}
      >
        <WriteItems work={work} onOpen={onDialog} />
        <MenuDivider />
        <MenuItem onClick={() => onDialog("settings")}>
          <Icon name="sliders-horizontal" />
          {m.tools.settings}
        </MenuItem>
        <MenuItem onClick={() => onDialog("outline")}>
          <Icon name="download-simple" />
          {m.tools.outline}
        </MenuItem>
        <MenuItem onClick={() => onDialog("map")}>
          <Icon name="tree-structure" />
          {m.tools.map}
        </MenuItem>
        <MenuDivider />
        <MenuItem onClick={() => useDocumentView.choose({ font: font === small ? large : small })}>
          <Icon name="text-aa" />
          {font === small ? d.paper.large : d.paper.small}
        </MenuItem>
        <MenuItem onClick={() => note.blocks.panels.open({ kind: "help" })}>
          <Icon name="question" />
          {m.help}
        </MenuItem>
        {service === null ? null : (
          <MenuItem onClick={openService}>
            <Icon name="headset" />
            {serviceMessages.open}
          </MenuItem>
        )}
      </Menu>
    </header>
  );
}

function Tool({ icon, text, onClick }: { icon: IconName; text: string; onClick: () => void }) {
  return (
    <button type="button" className={css["tool"]} onClick={onClick}>
      <Icon name={icon} size={24} />
      {text}
    </button>
  );
}
