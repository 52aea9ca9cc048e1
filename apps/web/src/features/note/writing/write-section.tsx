import { formatNumber } from "#lib/format.ts";
import { noteWritingMessages as m } from "#messages/note-writing.ts";
import { sectionWritingMessages as w } from "#messages/section-writing.ts";
import { Button } from "#ui/button/button.tsx";
import { HalfSlice } from "#ui/half-slice/half-slice.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { ProgressBar } from "#ui/progress-bar/progress-bar.tsx";
import { SectionSources } from "./section-sources.tsx";
import { useNoteQuote } from "./use-note-quote.ts";
import { isAtWork, type NoteWork } from "./use-note-work.ts";
import css from "./writing.module.css";

const WHOLE = 100;

/** Writes the section the caret is in, by its brief and its length; while it is written, how far it is. */
export function WriteSection({ work, sectionId }: { work: NoteWork; sectionId: string }) {
  const row = work.rows.find(({ id }) => id === sectionId);
  const text = work.live.store((state) => state.texts.get(sectionId));
  const mode = (row?.own ?? 0) > 0 ? "rewrite" : "fill";
  const { quote, unlimited } = useNoteQuote(work, { mode, ids: new Set([sectionId]) });
  const state = work.states.get(sectionId);
  if (row === undefined || state === undefined || row.hasChildren || work.locked.has(sectionId)) return null;
  const length = work.lengthOf(row);
  if (state.kind === "writing") {
    const characters = text?.characters ?? 0;
    return (
      <div className={css["section"]} aria-busy="true">
        <p className={css["now"]}>{m.progress(formatNumber(characters), formatNumber(length))}</p>
        <ProgressBar value={Math.min(WHOLE, (characters / length) * WHOLE)} label={m.writingOne} />
      </div>
    );
  }
  const step = state.step;
  const isBusy = isAtWork(work) && work.job?.job.pausedReason !== "stepFailed";
  const why = state.kind === "failed" ? state.problem || w.slot.failed : state.kind === "queued" ? w.slot.queued : isBusy ? m.atWork : null;
  return (
    <div className={css["section"]}>
      <SectionSources noteId={work.opened.documentId} opened={work.opened} sectionId={sectionId} />
      {why === null ? null : (
        <p className={css["why"]} role={state.kind === "failed" ? "alert" : undefined}>
          {why}
        </p>
      )}
      {state.kind === "failed" && step !== null && isAtWork(work) ? (
        <Button block disabled={work.busy} onClick={() => void work.retry(step)}>
          <Icon name="arrow-clockwise" size={16} />
          {w.slot.retry}
        </Button>
      ) : (
        <Button
          block
          className={css["one"]}
          disabled={work.busy || isBusy || work.waitSeconds > 0}
          onClick={() => void work.write({ headingIds: [sectionId], mode })}
        >
          <Icon name="pen-nib" size={16} />
          {work.waitSeconds > 0 ? w.write.waiting(work.waitSeconds) : mode === "fill" ? w.write.one : m.again}
          {unlimited ? null : (
            <>
              <HalfSlice />
              {m.about(formatNumber(quote.tokens))}
            </>
          )}
        </Button>
      )}
      {mode === "rewrite" && why === null ? <p className={css["why"]}>{m.replaces}</p> : null}
    </div>
  );
}
