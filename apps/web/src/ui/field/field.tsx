import {
  type ChangeEvent,
  type ChangeEventHandler,
  type ComponentProps,
  type ReactNode,
  type Ref,
  type RefObject,
  useId,
  useImperativeHandle,
  useRef,
} from "react";
import { cx } from "#lib/cx.ts";
import { useEarlyValue } from "#lib/use-early-value.ts";
import { Icon } from "#ui/icon/icon.tsx";
import css from "./field.module.css";
import { GrowingArea } from "./growing-area.tsx";

/** What the control inside a field must carry so that label, hint and error belong to it. */
export type ControlProps = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
};

type FieldProps = {
  label: string;
  required?: boolean;
  /** Right of the label: 选填, a counter, a link. */
  aside?: ReactNode;
  hint?: ReactNode;
  error?: string | null | undefined;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

export function Field({ label, required = false, aside, hint, error, className, children }: FieldProps) {
  const id = useId();
  const hasError = error !== undefined && error !== null && error !== "";
  const note = hasError || hint !== undefined;
  return (
    <div className={cx(css["field"], className)} data-invalid={hasError || undefined}>
      <div className={css["head"]}>
        <label htmlFor={id}>
          {label}
          {required ? (
            <span className={css["required"]} aria-hidden="true">
              *
            </span>
          ) : null}
        </label>
        {aside === undefined ? null : <span className={css["aside"]}>{aside}</span>}
      </div>
      {children({
        id,
        "aria-describedby": note ? `${id}-note` : undefined,
        "aria-invalid": hasError || undefined,
        "aria-required": required || undefined,
      })}
      {note ? (
        <div id={`${id}-note`} className={css["note"]} data-error={hasError || undefined}>
          {hasError ? <Icon name="warning-circle" size={14} /> : null}
          {hasError ? error : hint}
        </div>
      ) : null}
    </div>
  );
}

export function TextInput({ className, ref, ...rest }: ComponentProps<"input">) {
  return <input ref={useControl({ ref, ...rest })} className={cx(css["input"], className)} {...rest} />;
}

/** Grows with its text. */
export function TextArea({ className, ref, rows = 3, ...rest }: ComponentProps<"textarea">) {
  return <GrowingArea ref={useControl({ ref, ...rest })} className={cx(css["input"], css["area"], className)} rows={rows} {...rest} />;
}

export function Select({ className, ref, ...rest }: ComponentProps<"select">) {
  return <select ref={useControl({ ref, ...rest })} className={cx(css["input"], css["select"], className)} {...rest} />;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type ControlledProps<Element> = {
  ref?: Ref<Element> | undefined;
  value?: ComponentProps<"input">["value"];
  onChange?: ChangeEventHandler<Element> | undefined;
};

/** The element of a control. What it held before it was hydrated goes to its handler as a change does, with the element as target. */
function useControl<Element extends Control>({ ref, value, onChange }: ControlledProps<Element>): RefObject<Element | null> {
  const control = useRef<Element>(null);
  useImperativeHandle(ref, () => control.current as Element, []);
  useEarlyValue(
    () => (value === undefined ? undefined : control.current?.value),
    String(value),
    () => onChange?.({ target: control.current, currentTarget: control.current } as ChangeEvent<Element>),
  );
  return control;
}
