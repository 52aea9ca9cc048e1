import { noteWritingMessages as m } from "#messages/note-writing.ts";
import { sectionWritingMessages as w } from "#messages/section-writing.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import type { NoteWork } from "./use-note-work.ts";
import css from "./writing.module.css";

/** While sections are being written: that they are, and the ways to pause and to stop. What is written by then is kept. */
export function StopWriting({ work }: { work: NoteWork }) {
  const writing = work.rows.filter(({ id }) => work.states.get(id)?.kind === "writing").length;
  const isRunning = work.job?.job.status === "running" || work.job?.job.status === "queued";
  if (!isRunning) return null;
  return (
    <span className={css["stop"]}>
      <Spinner />
      <span className={css["now"]}>{writing > 1 ? m.writingSeveral(writing) : m.writingOne}</span>
      <Button size="sm" disabled={work.busy} onClick={() => void work.steer("/api/job/pause")}>
        <Icon name="pause" size={14} />
        {w.job.pause}
      </Button>
      <Button tone="solid" size="sm" disabled={work.busy} onClick={() => void work.steer("/api/job/stop")}>
        <Icon name="stop-fill" size={14} />
        {m.stop}
      </Button>
    </span>
  );
}
