import { useEffect, useRef } from "react";
import { isComposing } from "#lib/is-composing.ts";
import css from "./sheet-grid.module.css";

const CELL_MAX_CHARACTERS = 500;

type CellFieldProps = { label: string; value: string; onDone: (text: string | null, by: number) => void };

export function CellField({ label, value, onDone }: CellFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const done = (text: string | null, by = 0) => {
    if (isDone.current) return;
    isDone.current = true;
    onDone(text, by);
  };
  return (
    <input
      ref={field}
      className={css["field"]}
      aria-label={label}
      defaultValue={value}
      maxLength={CELL_MAX_CHARACTERS}
      onBlur={({ target }) => done(target.value)}
      onKeyDown={(event) => {
        if (isComposing(event.nativeEvent)) return;
        if (event.key === "Enter") done(event.currentTarget.value, 1);
        else if (event.key === "Escape") done(null);
      }}
    />
  );
}
