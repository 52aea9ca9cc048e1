import type { Scalar } from "@tangleaf/table/plan";
import { useState } from "react";
import { isComposing } from "#lib/is-composing.ts";
import css from "./answer.module.css";

type ChipFieldProps = { text: string; label: string; onPut: (value: Scalar) => void };

/** A figure or a word of a plan that is typed in place: Enter takes it, Escape leaves it. */
export function ChipField({ text, label, onPut }: ChipFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const done = (value: string | null) => {
    setTyped(null);
    const word = value?.trim() ?? "";
    if (word === "" || word === text) return;
    const number = Number(word.replaceAll(",", ""));
    onPut(Number.isFinite(number) ? number : word);
  };
  if (typed === null) {
    return (
      <button type="button" className={css["chip"]} aria-label={label} onClick={() => setTyped(text)}>
        {text}
      </button>
    );
  }
  return (
    <input
      className={css["chipField"]}
      aria-label={label}
      value={typed}
      maxLength={200}
      size={Math.max(3, typed.length + 1)}
      // biome-ignore lint/a11y/noAutofocus: a press on the word made this field
      autoFocus
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => done(typed)}
      onKeyDown={(event) => {
        if (isComposing(event.nativeEvent)) return;
        if (event.key === "Enter") done(typed);
        if (event.key === "Escape") done(null);
      }}
    />
  );
}
