import { type ReactNode, useId } from "react";
import css from "./segmented.module.css";

type SegmentedProps<T extends string> = {
  label: string;
  value: T;
  onChange: (value: T) => void;
  options: readonly { value: T; label: ReactNode }[];
  /** Fills its row. */
  block?: boolean;
};

/** One of a few, all visible: radio buttons in a track. */
export function Segmented<T extends string>({ label, value, onChange, options, block = false }: SegmentedProps<T>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={css["track"]} data-block={block || undefined}>
      {options.map((option) => (
        <label key={option.value} className={css["option"]}>
          <input type="radio" name={name} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.label}
        </label>
      ))}
    </div>
  );
}
