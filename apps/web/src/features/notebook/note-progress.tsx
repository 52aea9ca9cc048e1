import type { CSSProperties } from "react";
import { notebookMessages as m } from "#messages/notebook.ts";
import css from "./note-progress.module.css";

const WHOLE = 100;

/** How much of a note is written, where it has begun and is not done. */
export function NoteProgress({ progress }: { progress: number | null }) {
  if (progress === null || progress === 0 || progress === WHOLE) return null;
  return (
    <span className={css["progress"]}>
      <i aria-hidden="true" style={{ "--part": `${progress}%` } as CSSProperties} />
      {m.progress(progress)}
    </span>
  );
}
