import { webPaths } from "@tangleaf/contract/web-paths";
import { Link } from "react-router";
import { formatNumber } from "#lib/format.ts";
import { notebookMessages as m } from "#messages/notebook.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { folderColour } from "./folder-colour.ts";
import { Marked } from "./marked.tsx";
import type { NoteProps } from "./note-card.tsx";
import { NoteMenu } from "./note-menu.tsx";
import { NoteProgress } from "./note-progress.tsx";
import css from "./note-row.module.css";
import { binTime, noteTime } from "./note-time.ts";

/** A note as one line of a list. */
export function NoteRow({ note, folder, q, onAsk, choice }: NoteProps) {
  const { noteId, title, excerpt, charCnt, paragraphs, removedAt } = note;
  const name = <Marked text={title === "" ? m.untitled : title} words={q} />;
  const now = new Date();
  return (
    <li className={css["row"]}>
      {choice ?? (
        <span className={css["bookmark"]} {...(folder === undefined ? {} : { style: folderColour(folder.colour) })}>
          <Icon name={folder === undefined ? "file-text" : "bookmark-simple-fill"} />
        </span>
      )}
      <div className={css["main"]}>
        {removedAt === null ? (
          <Link to={webPaths.note(noteId)} className={css["title"]}>
            {name}
          </Link>
        ) : (
          <span className={css["title"]}>{name}</span>
        )}
        <p className={css["excerpt"]}>{excerpt === "" ? m.emptyNote : <Marked text={excerpt} words={q} />}</p>
      </div>
      <div className={css["facts"]}>
        {folder === undefined ? null : <span className={css["folder"]}>{folder.title}</span>}
        <NoteProgress progress={note.progress} />
        <span>{m.facts(formatNumber(charCnt), paragraphs)}</span>
        {removedAt === null ? (
          <time dateTime={note.updatedAt}>{noteTime(note.updatedAt, now)}</time>
        ) : (
          <span>{binTime(removedAt, now)}</span>
        )}
      </div>
      <NoteMenu note={note} onAsk={onAsk} />
    </li>
  );
}
