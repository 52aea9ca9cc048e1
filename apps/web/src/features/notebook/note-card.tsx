import type { Notebook, NoteSummary } from "@tangleaf/contract";
import { webPaths } from "@tangleaf/contract/web-paths";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatNumber } from "#lib/format.ts";
import { notebookMessages as m } from "#messages/notebook.ts";
import type { Asked } from "./asked-dialog.tsx";
import { folderColour } from "./folder-colour.ts";
import { Marked } from "./marked.tsx";
import css from "./note-card.module.css";
import { NoteMenu } from "./note-menu.tsx";
import { NoteProgress } from "./note-progress.tsx";
import { binTime, noteTime } from "./note-time.ts";

export type NoteProps = {
  note: NoteSummary;
  folder: Notebook | undefined;
  q: string;
  onAsk: (asked: Asked) => void;
  /** A box to tick, where several can be chosen. */
  choice?: ReactNode;
};

/** A note as the sheet of paper it is, with the bookmark of its folder. One in the bin is read here only. */
export function NoteCard({ note, folder, q, onAsk, choice }: NoteProps) {
  const { noteId, title, excerpt, charCnt, paragraphs, removedAt } = note;
  const now = new Date();
  const sheet = (
    <>
      {folder === undefined ? null : <i className={css["bookmark"]} style={folderColour(folder.colour)} aria-hidden="true" />}
      <h2 className={css["title"]} data-marked={folder !== undefined || undefined}>
        <Marked text={title === "" ? m.untitled : title} words={q} />
      </h2>
      {folder === undefined ? null : <span className="sr">{m.inFolder(folder.title)}</span>}
      <NoteProgress progress={note.progress} />
      <p className={css["excerpt"]}>{excerpt === "" ? m.emptyNote : <Marked text={excerpt} words={q} />}</p>
    </>
  );
  return (
    <li className={css["card"]}>
      {removedAt === null ? (
        <Link to={webPaths.note(noteId)} className={`paper ${css["sheet"]}`}>
          {sheet}
        </Link>
      ) : (
        <div className={`paper ${css["sheet"]}`} data-removed>
          {sheet}
        </div>
      )}
      <div className={css["facts"]}>
        {choice}
        <span className={css["lengths"]}>{m.facts(formatNumber(charCnt), paragraphs)}</span>
        {removedAt === null ? (
          <time dateTime={note.updatedAt}>{noteTime(note.updatedAt, now)}</time>
        ) : (
          <span>{binTime(removedAt, now)}</span>
        )}
        <NoteMenu note={note} onAsk={onAsk} />
      </div>
    </li>
  );
}
