import { type KeyboardEvent, useMemo, useRef } from "react";
import { endsWide } from "#editor/blocks/numbering/ends-wide.ts";
import { numbersOf } from "#editor/blocks/numbering/numbering-plugin.ts";
import { scrollToSection } from "#editor/blocks/outline/scroll-to-section.ts";
import { useCurrentHeading } from "#editor/blocks/outline/use-outline.ts";
import { useDerived } from "#editor/blocks/use-derived.ts";
import { useEditorValue } from "#editor/blocks/use-editor-value.ts";
import type { SectionRow } from "#features/document/writing/section-states.ts";
import { formatNumber } from "#lib/format.ts";
import { essayContentMessages as m } from "#messages/essay-content.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { ProgressBar } from "#ui/progress-bar/progress-bar.tsx";
import { gapsIn, sameGaps } from "../side/gaps-in.ts";
import type { EssayWork } from "../use-essay-work.ts";
import { type Progress, progressOf, totalsOf } from "./progress-of.ts";
import css from "./section-list.module.css";

const WHOLE = 100;

type SectionListProps = {
  work: EssayWork /** A section was chosen, and the text has been scrolled to it. */;
  onPick?: (sectionId: string) => void;
};

/** The outline with how far each section is; a click goes there. */
export function SectionList({ work, onPick }: SectionListProps) {
  const { rows, states, opened, live, locked } = work;
  const { editor } = opened.editor;
  const current = useCurrentHeading(editor, rows);
  const numbers = useEditorValue(editor, ({ state }) => numbersOf(state).headings);
  const progress = useMemo(() => progressOf(rows, states), [rows, states]);
  const { done, total, characters } = useMemo(() => totalsOf(rows), [rows]);
  const gaps = useDerived(editor, gapsIn, sameGaps);
  const countGaps = ({ from, to }: SectionRow) => gaps.filter((gap) => gap.block >= from && gap.block < to).length;
  const texts = live.store((state) => state.texts);
  const list = useRef<HTMLUListElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>("button") ?? [])];
    buttons[buttons.indexOf(document.activeElement as HTMLButtonElement) + by]?.focus();
  };
  return (
    <nav className={css["panel"]} aria-label={m.list.label}>
      <p className={css["head"]}>
        <span>{m.list.label}</span>
        <span>
          {m.list.totals(formatNumber(done), formatNumber(total), formatNumber(characters))}
          {gaps.length === 0 ? null : ` · ${m.list.gaps(gaps.length)}`}
        </span>
      </p>
      <div className={css["bar"]}>
        <ProgressBar value={total === 0 ? 0 : (done / total) * WHOLE} label={m.list.progress} />
      </div>
      <ul ref={list} className={css["list"]} onKeyDown={onKeyDown}>
        {rows.map((row) => (
          <li key={row.id}>
            <Section
              row={row}
              progress={progress.get(row.id) ?? { kind: "empty", characters: 0 }}
              number={numbers.get(row.id) ?? null}
              gaps={countGaps(row)}
              written={texts.get(row.id)?.characters ?? null}
              isCurrent={row.id === current}
              isLocked={locked.has(row.id)}
              other={opened.otherSections.get(row.id) ?? null}
              onPick={() => {
                scrollToSection(editor, row.id);
                onPick?.(row.id);
              }}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

type SectionProps = {
  row: SectionRow;
  progress: Progress;
  number: string | null;
  /** Marks of what is missing. */
  gaps: number;
  /** Characters of what is being written. */
  written: number | null;
  isCurrent: boolean;
  isLocked: boolean;
  /** Another page that is in this section. */
  other: string | null;
  onPick: () => void;
};

function Section({ row, progress, number, gaps, written, isCurrent, isLocked, other, onPick }: SectionProps) {
  const isOpen = progress.kind === "written" && gaps > 0;
  const kind = isOpen ? "gaps" : progress.kind;
  const words = isOpen ? m.list.gaps(gaps) : wordsOf(row, progress, written);
  return (
    <button type="button" className={css["row"]} data-level={row.level} aria-current={isCurrent ? "location" : undefined} onClick={onPick}>
      <i className={css["box"]} data-kind={kind} aria-hidden="true">
        {kind === "written" ? <Icon name="check" size={12} /> : progress.kind === "failed" ? "!" : null}
      </i>
      <span className={css["title"]}>
        {number === null ? null : `${number}${endsWide(number) ? "" : " "}`}
        {row.title === "" ? m.untitled : row.title}
      </span>
      {other === null ? null : (
        <i className={css["other"]} title={other}>
          <span className="sr">{other}</span>
        </i>
      )}
      {isLocked ? <Icon name="lock-simple" size={12} label={m.slot.locked} /> : null}{" "}
      <span className={css["count"]} data-kind={kind}>
        {words}
        {progress.kind === "empty" && words === "" ? <span className="sr">{m.list.empty}</span> : null}
      </span>
    </button>
  );
}

function wordsOf(row: SectionRow, { kind, characters }: Progress, written: number | null): string {
  const count = characters === 0 ? "" : formatNumber(characters);
  if (row.hasChildren) return count;
  switch (kind) {
    case "writing":
      // Of a chapter that is written at once, sections wait until their own words come.
      return (written ?? 0) === 0 ? m.list.queued : m.list.writing(formatNumber(written ?? 0));
    case "queued":
      return m.list.queued;
    case "failed":
      return m.list.failed;
    case "stopped":
      return m.list.stopped;
    case "unplaced":
      return m.list.unplaced;
    default:
      return count;
  }
}
