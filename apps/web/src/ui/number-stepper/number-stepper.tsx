import { useEffect, useRef, useState } from "react";
import { formatNumber } from "#lib/format.ts";
import { useEarlyValue } from "#lib/use-early-value.ts";
import { uiMessages as m } from "#messages/ui.ts";
import type { ControlProps } from "#ui/field/field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import css from "./number-stepper.module.css";

const REPEAT_AFTER_MS = 400;
const REPEAT_EVERY_MS = 90;

type NumberStepperProps = {
  value: number;
  onChange: (value: number) => void;
  step: number;
  min: number;
  max: number;
  /** Shown after the number: 字, 条. */
  unit?: string;
  /** Quick picks, at most four. */
  presets?: readonly number[];
  labels: { less: string; more: string };
  /** Stands there while the field is empty. */
  placeholder?: string | undefined;
  control: ControlProps;
};

/** Minus, a typed number, plus. Typing is free and clamps on blur; holding a button repeats. */
export function NumberStepper({ value, onChange, step, min, max, unit, presets = [], labels, placeholder, control }: NumberStepperProps) {
  const [draft, setDraft] = useState<string | null>(null);
  /** The value that what was typed was changed to. */
  const [fitted, setFitted] = useState<number | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEarlyValue(() => field.current?.value, String(value), setDraft);
  const clamp = (wanted: number) => Math.min(max, Math.max(min, wanted));
  const commit = () => {
    const typed = Number.parseInt(draft ?? "", 10);
    if (draft !== null) setFitted(Number.isFinite(typed) && clamp(typed) === typed ? null : clamp(Number.isFinite(typed) ? typed : value));
    if (Number.isFinite(typed)) onChange(clamp(typed));
    setDraft(null);
  };
  return (
    <>
      <div className={css["stepper"]}>
        <HoldButton label={labels.less} icon="minus" disabled={value <= min} onStep={() => onChange(clamp(value - step))} />
        <input
          {...control}
          ref={field}
          className={css["value"]}
          inputMode="numeric"
          placeholder={placeholder}
          autoComplete="off"
          role="spinbutton"
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuetext={unit === undefined ? undefined : `${value} ${unit}`}
          value={draft ?? String(value)}
          onChange={(event) => setDraft(event.target.value.replace(/[^0-9]/g, ""))}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === "Enter") commit();
            const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
            if (direction === undefined) return;
            event.preventDefault();
            onChange(clamp(value + direction * step));
          }}
        />
        {unit === undefined ? null : (
          <span className={css["unit"]} aria-hidden="true">
            {unit}
          </span>
        )}
        <HoldButton label={labels.more} icon="plus" disabled={value >= max} onStep={() => onChange(clamp(value + step))} />
      </div>
      <p className={css["note"]} aria-live="polite">
        {fitted === value && draft === null ? m.between(formatNumber(min), formatNumber(max)) : ""}
      </p>
      {presets.length === 0 ? null : (
        <div className={css["presets"]}>
          {presets.map((preset) => (
            <button
              key={preset}
              type="button"
              className={css["preset"]}
              aria-pressed={preset === value}
              onClick={() => onChange(clamp(preset))}
            >
              {preset}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

type HoldButtonProps = { label: string; icon: "minus" | "plus"; disabled: boolean; onStep: () => void };

function HoldButton({ label, icon, disabled, onStep }: HoldButtonProps) {
  const latest = useRef(onStep);
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => {
    latest.current = onStep;
  });
  const release = () => window.clearTimeout(timer.current);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const hold = (delay: number) => {
    timer.current = window.setTimeout(() => {
      latest.current();
      hold(REPEAT_EVERY_MS);
    }, delay);
  };
  return (
    <button
      type="button"
      className={css["button"]}
      aria-label={label}
      disabled={disabled}
      onClick={onStep}
      onPointerDown={() => hold(REPEAT_AFTER_MS)}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
    >
      <Icon name={icon} size={16} />
    </button>
  );
}
