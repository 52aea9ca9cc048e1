import { type ReactNode, useId, useRef } from "react";
import { useEarlyValue } from "#lib/use-early-value.ts";
import css from "./segmented.module.css";

type SegmentedProps<T extends string> = {
  label: string;
  value: T;
  onChange: (value: T) => void;
  /** `disabled`: shown, with its reason in the label, and cannot be chosen. */
  options: readonly { value: T; label: ReactNode; disabled?: boolean }[];
  /** Fills its row. */
  block?: boolean;
  /** Goes on in another row where one is too short for all. */
  wrap?: boolean;
  /** Id of what is said about the choice. */
  describedBy?: string;
};

/** One of a few, all visible: radio buttons in a track. */
export function Segmented<T extends string>({
  label,
  value,
  onChange,
  options,
  block = false,
  wrap = false,
  describedBy,
}: SegmentedProps<T>) {
  const name = useId();
  const group = useRef<HTMLDivElement>(null);
  useEarlyValue(
    () => group.current?.querySelector<HTMLInputElement>("input:checked")?.value,
    value,
    (chosen) => onChange(chosen as T),
  );
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={label}
      aria-describedby={describedBy}
      className={css["track"]}
      data-block={block || undefined}
      data-wrap={wrap || undefined}
    >
      {options.map((option) => (
        <label key={option.value} className={css["option"]}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled ?? false}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
