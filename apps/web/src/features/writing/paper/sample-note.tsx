import { countLength } from "@tangleaf/document/marks";
import { useEffect } from "react";
import { highlightMarks, marksOf, type TextMark } from "#editor/core/marks.ts";
import { formatNumber } from "#lib/format.ts";
import { writingMessages as m } from "#messages/writing.ts";
import { Chip } from "#ui/chip/chip.tsx";
import css from "./sample-note.module.css";

type SampleNoteProps = {
  text: string;
  target: number | null;
  /** Goes to where a mark is filled in. */
  onFill: (mark: TextMark) => void;
  /** Where the text stands. */
  within: () => readonly (Element | null)[];
};

/** Below a text of the sample writer: how much is there and what to add. */
export function SampleNote({ text, target, onFill, within }: SampleNoteProps) {
  const marks = marksOf(text);
  // After every drawing: the marks move with the text.
  useEffect(() => highlightMarks(within()));
  const chars = countLength(text);
  const more = target !== null && target > chars ? formatNumber(target) : null;
  return (
    <section className={css["note"]} aria-label={m.sample.noteLabel}>
      <p>
        <b>{m.sample.size(formatNumber(chars))}</b>
        {marks.length > 0 ? m.sample.toAdd(marks.length, more) : null}
      </p>
      {marks.length > 0 ? (
        <ul className={css["marks"]}>
          {marks.map((mark) => (
            <li key={`${mark.text}${mark.nth}`}>
              <Chip size="sm" onClick={() => onFill(mark)}>
                {mark.hint}
              </Chip>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
