import type { Notebook, NoteSummary } from "@tangleaf/contract";
import { Link } from "react-router";
import { notebookMessages as m } from "#messages/notebook.ts";
import { Check } from "#ui/check/check.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { SkeletonBars, SkeletonCells } from "#ui/skeleton/skeleton.tsx";
import type { Shelf } from "./api.ts";
import type { Asked } from "./asked-dialog.tsx";
import { newNotePath } from "./new-note-path.ts";
import { NoteCard } from "./note-card.tsx";
import css from "./note-list.module.css";
import { NoteRow } from "./note-row.tsx";

type NoteListProps = {
  notes: readonly NoteSummary[];
  folders: readonly Notebook[];
  shelf: Shelf;
  /** What was searched for; marked where it stands. */
  q: string;
  layout: "cards" | "rows";
  onAsk: (asked: Asked) => void;
  /** Where several can be chosen: which are. */
  picked?: ReadonlySet<string>;
  onPick?: (picked: ReadonlySet<string>) => void;
};

/** Notes as sheets of paper, or by row. */
export function NoteList({ notes, folders, shelf, q, layout, onAsk, picked, onPick }: NoteListProps) {
  const folderOf = ({ notebookId }: NoteSummary) => folders.find((folder) => folder.notebookId === notebookId);
  const choiceOf = ({ noteId, title }: NoteSummary) => {
    if (picked === undefined || onPick === undefined) return {};
    const pick = (chosen: boolean) => {
      const next = new Set(picked);
      if (chosen) next.add(noteId);
      else next.delete(noteId);
      onPick(next);
    };
    return {
      choice: (
        <Check checked={picked.has(noteId)} onChange={pick}>
          <span className="sr">{m.bin.pick(title === "" ? m.untitled : title)}</span>
        </Check>
      ),
    };
  };
  if (layout === "rows") {
    return (
      <ul className={`paper ${css["rows"]}`}>
        {notes.map((note) => (
          <NoteRow key={note.noteId} note={note} folder={folderOf(note)} q={q} onAsk={onAsk} {...choiceOf(note)} />
        ))}
      </ul>
    );
  }
  return (
    <ul className={css["cards"]}>
      {q === "" && shelf !== "bin" ? (
        <li>
          <Link to={newNotePath(shelf)} className={css["blank"]}>
            <span className={`paper ${css["squares"]}`}>
              <span className={css["begin"]}>
                <Icon name="plus" />
                {m.create.tile}
              </span>
            </span>
            <span className={css["hint"]}>{m.create.tileHint}</span>
          </Link>
        </li>
      ) : null}
      {notes.map((note) => (
        <NoteCard key={note.noteId} note={note} folder={folderOf(note)} q={q} onAsk={onAsk} {...choiceOf(note)} />
      ))}
    </ul>
  );
}

const SKELETON_CARDS = 4;
const CELLS_OF_CARD = 21;
const SKELETON_ROWS = 6;

/** Before the first answer: sheets whose cells light up one after the other. */
export function NoteListSkeleton({ layout }: { layout: "cards" | "rows" }) {
  return (
    <div aria-busy="true">
      <span className="sr">{m.loading}</span>
      {layout === "rows" ? (
        <SkeletonBars rows={SKELETON_ROWS} />
      ) : (
        <div className={css["cards"]}>
          {Array.from({ length: SKELETON_CARDS }, (_, at) => at).map((at) => (
            <div key={at} className={`paper ${css["waiting"]}`}>
              <SkeletonCells count={CELLS_OF_CARD} />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
