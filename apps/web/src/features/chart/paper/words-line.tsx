import { CHART_TEXT_MAX, editClaim } from "@tangleaf/table/chart";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { isComposing } from "#lib/is-composing.ts";
import { chartToolMessages as m } from "#messages/chart-tool.ts";
import { GrowingArea } from "#ui/field/growing-area.tsx";
import type { DrawnChart, DrawnWords } from "../work/chart-work.ts";
import css from "./words-line.module.css";

type LineProps = {
  /** What it is: 图的标题 */
  label: string;
  text: string;
  placeholder?: string;
  /** What is said below while it is written. */
  hintOf?: (text: string) => string;
  className?: string | undefined;
  onDone: (text: string) => void;
  children?: ReactNode;
};

/** A line of the paper that is pressed to be written in; Enter or leaving keeps it, Esc leaves it as it was. */
export function WordsLine({ label, text, placeholder = "", hintOf, className, onDone, children }: LineProps) {
  const [written, setWritten] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const end = (kept: boolean, refocus: boolean) => {
    if (written === null) return;
    setWritten(null);
    if (kept && written.trim() !== text) onDone(written.trim());
    if (refocus) requestAnimationFrame(() => button.current?.focus());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    end(event.key === "Enter", true);
  };
  if (written === null) {
    return (
      <div className={className}>
        <button
          ref={button}
          type="button"
          className={css["words"]}
          aria-label={m.paper.edit(label, text === "" ? placeholder : text)}
          onClick={() => setWritten(text)}
        >
          {text === "" ? <span className={css["none"]}>{placeholder}</span> : text}
        </button>
        {children}
      </div>
    );
  }
  const hint = hintOf?.(written.trim());
  return (
    <div className={className}>
      <GrowingArea
        // The line that was pressed becomes a field.
        autoFocus
        rows={1}
        className={css["field"]}
        aria-label={label}
        maxLength={CHART_TEXT_MAX}
        placeholder={placeholder}
        value={written}
        onChange={({ target }) => setWritten(target.value.replaceAll("\n", " "))}
        onKeyDown={onKeyDown}
        onBlur={() => end(true, false)}
      />
      {hint === undefined ? null : (
        <p className={css["hint"]} role="status">
          {hint}
        </p>
      )}
    </div>
  );
}

type ClaimProps = Pick<LineProps, "label" | "className" | "placeholder" | "children"> & {
  words: DrawnWords;
  drawn: DrawnChart;
  /** The template it has from now on; "" = the computed one. */
  onTemplate: (template: string) => void;
};

/** A line whose figures are taken from the table: digits that are cells become references, and it says when they no longer agree. */
export function ClaimLine({ words, drawn, onTemplate, children, ...line }: ClaimProps) {
  const bound = (text: string) => editClaim(words.template, text, drawn.spec, drawn.data);
  return (
    <WordsLine
      {...line}
      text={words.text}
      hintOf={(text) => {
        const { loose } = bound(text);
        return loose.length === 0 ? m.paper.figures : m.paper.loose(loose);
      }}
      onDone={(text) => onTemplate(text === "" ? "" : bound(text).template)}
    >
      {children}
      {words.faults.length === 0 || !words.isOwn ? null : (
        <p className={css["untrue"]} role="status">
          {m.paper.untrue}{" "}
          <button type="button" className="link" onClick={() => onTemplate("")}>
            {m.paper.computed}
          </button>
        </p>
      )}
    </WordsLine>
  );
}
