import { webPaths } from "@tangleaf/contract/web-paths";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatNumber } from "#lib/format.ts";
import { noteMessages as m } from "#messages/note.ts";
import { Mark } from "#ui/brand/brand.tsx";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { OpenNote } from "../open-note.ts";
import { useFullscreen } from "../use-fullscreen.ts";
import { useMeta } from "../use-meta.ts";
import { useTotals } from "../use-totals.ts";
import { DisplayModes } from "./display-modes.tsx";
import { ExportMenu, useExportNote } from "./export-menu.tsx";
import css from "./note-bar.module.css";
import { NoteOthers } from "./note-others.tsx";
import { NoteTitle } from "./note-title.tsx";
import { SaveState } from "./save-state.tsx";

type NoteBarProps = { note: OpenNote; onHelp: () => void /** What the page puts at the right end: the account. */; corner: ReactNode };

/** First bar: where one is, whether it is saved, how much it is, how it is shown, and ways out of it. */
export function NoteBar({ note, onHelp, corner }: NoteBarProps) {
  const { characters, paragraphs } = useTotals(note.editor.editor);
  const { title } = useMeta(note.editor.doc);
  const { full, toggle } = useFullscreen();
  const exporting = useExportNote(note);
  return (
    <header className={css["bar"]}>
      <h1 className="sr">{title === "" ? m.untitled : title}</h1>
      <Link to={webPaths.home} className={css["home"]} aria-label={m.home}>
        <Mark />
      </Link>
      <i className={css["rule"]} />
      <Link to={webPaths.notebookIndex("all")} className={css["up"]}>
        {m.notebook}
      </Link>
      <Icon name="caret-right" size={14} />
      <NoteTitle doc={note.editor.doc} className={css["title"]} />
      <SaveState state={note.sync} rescued={note.rescued.length > 0} />
      <NoteOthers note={note} />
      <div className={css["right"]}>
        <span className={css["totals"]}>
          <b>{formatNumber(characters)}</b> {m.characters} · <b>{formatNumber(paragraphs)}</b> {m.paragraphs(paragraphs)}
        </span>
        <DisplayModes />
        <i className={css["rule"]} />
        <ExportMenu {...exporting} />
        {toggle === null ? null : (
          <Button tone="ghost" size="sm" iconOnly aria-label={full ? m.fullscreen.leave : m.fullscreen.enter} onClick={toggle}>
            <Icon name={full ? "corners-in" : "corners-out"} />
          </Button>
        )}
        <Button tone="ghost" size="sm" iconOnly aria-label={m.print} onClick={() => window.print()}>
          <Icon name="printer" />
        </Button>
        <Button tone="ghost" size="sm" iconOnly aria-label={m.help} onClick={onHelp}>
          <Icon name="question" />
        </Button>
        {corner}
      </div>
    </header>
  );
}
