import { webPaths } from "@tangleaf/contract/web-paths";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { DocumentTitle } from "#features/document/bars/document-title.tsx";
import { OtherPages } from "#features/document/bars/other-pages.tsx";
import { SaveState } from "#features/document/bars/save-state.tsx";
import { useDefenceDialog } from "#features/document/defence/use-defence-dialog.tsx";
import type { OpenedDocument } from "#features/document/opened-document.ts";
import { useMeta } from "#features/document/use-meta.ts";
import { useTotals } from "#features/document/use-totals.ts";
import { formatNumber } from "#lib/format.ts";
import { isOpenInApp } from "#lib/hand-over.ts";
import { openService } from "#lib/service-dialog-store.ts";
import { useService } from "#lib/use-service.ts";
import { documentMessages as d } from "#messages/document.ts";
import { noteMessages as m } from "#messages/note.ts";
import { serviceMessages } from "#messages/service.ts";
import { Mark } from "#ui/brand/brand.tsx";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { useFullscreen } from "../use-fullscreen.ts";
import { DisplayModes } from "./display-modes.tsx";
import { ExportMenu, useExportNote } from "./export-menu.tsx";
import css from "./note-bar.module.css";

type NoteBarProps = {
  note: OpenedDocument;
  onHelp: () => void /** What the page puts at the right end: the account. */;
  corner: ReactNode;
};

/** First bar: where one is, whether it is saved, how much it is, how it is shown, and ways out of it. */
export function NoteBar({ note, onHelp, corner }: NoteBarProps) {
  const { characters, paragraphs } = useTotals(note.editor.editor);
  const { title } = useMeta(note.editor.doc);
  const { full, toggle } = useFullscreen();
  const exporting = useExportNote(note);
  const defence = useDefenceDialog(note);
  const service = useService();
  return (
    <header className={css["bar"]}>
      <h1 className="sr">{title === "" ? d.untitled : title}</h1>
      <Link to={webPaths.home} className={css["home"]} aria-label={m.home}>
        <Mark />
      </Link>
      <i className={css["rule"]} />
      <Link to={webPaths.notebookIndex("all")} className={css["up"]}>
        {m.notebook}
      </Link>
      <Icon name="caret-right" size={14} className={css["upMark"]} />
      <DocumentTitle doc={note.editor.doc} className={css["title"]} />
      <SaveState state={note.sync} rescued={note.rescued.length > 0} />
      <OtherPages opened={note} />
      <div className={css["right"]}>
        <span className={css["totals"]}>
          <b>{formatNumber(characters)}</b> {d.characters} · <b>{formatNumber(paragraphs)}</b> {d.paragraphs(paragraphs)}
        </span>
        <DisplayModes />
        <i className={css["rule"]} />
        <ExportMenu {...exporting} onDefence={defence.show} />
        {defence.dialog}
        {toggle === null ? null : (
          <Button tone="ghost" size="sm" iconOnly aria-label={full ? m.fullscreen.leave : m.fullscreen.enter} onClick={toggle}>
            <Icon name={full ? "corners-in" : "corners-out"} />
          </Button>
        )}
        {isOpenInApp() ? null : (
          <Button tone="ghost" size="sm" iconOnly aria-label={m.print} onClick={() => window.print()}>
            <Icon name="printer" />
          </Button>
        )}
        <Button tone="ghost" size="sm" iconOnly aria-label={m.help} onClick={onHelp}>
          <Icon name="question" />
        </Button>
        {service === null ? null : (
          <Button tone="ghost" size="sm" iconOnly aria-label={serviceMessages.open} title={serviceMessages.open} onClick={openService}>
            <Icon name="headset" />
          </Button>
        )}
        {corner}
      </div>
    </header>
  );
}
