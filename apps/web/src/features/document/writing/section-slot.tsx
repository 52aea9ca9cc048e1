import { useLayoutEffect, useRef } from "react";
import prose from "#editor/core/prose.module.css";
import { appeal } from "#lib/appeal.ts";
import { cx } from "#lib/cx.ts";
import { formatNumber } from "#lib/format.ts";
import { appealMessages } from "#messages/appeal.ts";
import { sectionWritingMessages as m } from "#messages/section-writing.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import css from "./section-slot.module.css";
import { isWritten, type SectionKind, type SectionRow, type SectionState } from "./section-states.ts";
import type { SectionWork } from "./use-section-work.ts";
import { WriteButton } from "./write-button.tsx";

const SHOWN: ReadonlySet<SectionKind | undefined> = new Set(["queued", "writing", "failed", "stopped", "unplaced"]);

/** Whether there is something to say under a heading. A section that has words and nobody at work says nothing. */
export function hasSlot(row: SectionRow, kind: SectionKind | undefined, showsEmpty = true): boolean {
  return SHOWN.has(kind) || (showsEmpty && kind === "empty" && isWritten(row));
}

type SectionSlotProps = {
  row: SectionRow;
  state: SectionState;
  work: SectionWork;
  onWrite: () => void;
  /** Opens what is set for the section: its brief, its length, another model. */
  onOpen: () => void;
  /** Opens the text that was written and is not in the document. */
  onShowText: () => void;
};

/** Under a heading: its text while it is written, else why there is none and what can be done. */
export function SectionSlot({ row, state, work, onWrite, onOpen, onShowText }: SectionSlotProps) {
  if (state.kind === "writing") return <LiveSection row={row} work={work} />;
  const target = work.lengthOf(row);
  const title = row.title === "" ? m.untitled : row.title;
  const failed = state.kind === "failed";
  return (
    <div className={css["card"]} data-kind={state.kind}>
      <span className={css["facts"]}>
        <i className={css["box"]} data-kind={state.kind} aria-hidden="true">
          {failed ? "!" : null}
        </i>
        <span className={failed ? css["why"] : undefined}>
          {failed ? state.problem || m.slot.failed : m.slot.about(formatNumber(target))}
          {failed && state.isBlocked ? (
            <>
              {" "}
              <button type="button" className="link" onClick={() => appeal(appealMessages.section(title, state.problem))}>
                {appealMessages.open}
              </button>
            </>
          ) : null}
        </span>
        {!failed && row.target !== null && row.target > target ? (
          <span>{m.slot.bounded(formatNumber(row.target), formatNumber(target))}</span>
        ) : null}
        {state.kind === "unplaced" ? <span className={css["why"]}>{work.locked.has(row.id) ? m.slot.keptLocked : m.slot.kept}</span> : null}
        {state.kind === "stopped" ? <span className={css["why"]}>{m.slot.stopped}</span> : null}
      </span>
      <span className={css["ways"]}>
        {state.kind === "queued" || work.locked.has(row.id) ? null : (
          <Button tone="ghost" size="sm" iconOnly aria-haspopup="dialog" aria-label={m.slot.settingsOf(title)} onClick={onOpen}>
            <Icon name="sliders-horizontal" size={16} />
          </Button>
        )}
        {state.kind === "queued" ? <span className={css["quiet"]}>{state.isFirst ? m.slot.first : m.slot.queued}</span> : null}
        {state.kind === "queued" && work.mayGoFirst.has(row.id) ? (
          <Button size="sm" disabled={work.busy} aria-label={m.slot.goFirstOf(title)} onClick={() => void work.goFirst(row.id)}>
            <Icon name="arrow-up" size={14} />
            {m.slot.goFirst}
          </Button>
        ) : null}
        {failed && state.step !== null && isOpen(work) ? (
          <Button size="sm" disabled={work.busy} aria-label={m.slot.retryOf(title)} onClick={() => void work.retry(state.step ?? "")}>
            <Icon name="arrow-clockwise" size={14} />
            {m.slot.retry}
          </Button>
        ) : null}
        {(state.kind === "unplaced" || state.kind === "stopped") && state.generationId !== null ? (
          <Button size="sm" aria-label={m.slot.showOf(title)} onClick={onShowText}>
            {m.slot.show}
          </Button>
        ) : null}
        {work.locked.has(row.id) && state.kind !== "queued" ? (
          <span className={css["quiet"]}>
            <Icon name="lock-simple" size={14} />
            {m.slot.locked}
          </span>
        ) : (state.kind === "empty" || state.kind === "stopped" || (failed && !isOpen(work))) && mayBegin(work) ? (
          <WriteButton work={work} title={title} onWrite={onWrite} />
        ) : null}
      </span>
    </div>
  );
}

/** Its steps can still be tried again. */
const isOpen = ({ job }: SectionWork): boolean => job !== null && !["done", "stopped", "failed"].includes(job.job.status);
/** Another section can be begun: nothing is left of the last job but what failed. */
const mayBegin = (work: SectionWork): boolean => !isOpen(work) || work.job?.job.pausedReason === "stepFailed";

/** The text as it comes, where it will stand; it becomes part of the document when it is whole. */
function LiveSection({ row, work }: Pick<SectionSlotProps, "row" | "work">) {
  const text = work.live.store((state) => state.texts.get(row.id));
  const place = useRef<HTMLDivElement>(null);
  const element = text?.element;
  useLayoutEffect(() => {
    if (element !== undefined) place.current?.replaceChildren(element);
  }, [element]);
  const target = work.lengthOf(row);
  return (
    <div className={css["live"]} aria-busy="true">
      {row.own > 0 ? <div className={css["anew"]}>{m.slot.anew}</div> : null}
      <div ref={place} className={cx(prose["prose"], css["ink"])} />
      {text === undefined || text.characters === 0 ? (
        <div className={css["thinking"]}>
          {m.slot.thinking}
          {text === undefined ? <i className={css["caret"]} /> : null}
        </div>
      ) : (
        <div className={css["count"]}>{m.slot.count(formatNumber(text.characters), formatNumber(target))}</div>
      )}
    </div>
  );
}
