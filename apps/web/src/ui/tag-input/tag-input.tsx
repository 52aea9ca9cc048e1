import { type KeyboardEvent, useRef, useState } from "react";
import { isComposing } from "#lib/is-composing.ts";
import { uiMessages as m } from "#messages/ui.ts";
import type { ControlProps } from "#ui/field/field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import css from "./tag-input.module.css";

type TagInputProps = {
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** As many as there may be; with all of them there is no place to type. */
  max: number;
  maxCharacters: number;
  placeholder?: string;
  control: ControlProps;
};

/** Marks between two, typed or pasted, in either language. */
const BETWEEN = /[,;\n\u3001\uFF0C\uFF1B]+/;

/** A few short words, each with a button that takes it away. Enter, a comma or leaving the field adds what was typed. */
export function TagInput({ values, onChange, max, maxCharacters, placeholder, control }: TagInputProps) {
  const [typed, setTyped] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const isFull = values.length >= max;

  function add(text: string): void {
    const words = text.split(BETWEEN).map((word) => word.trim().slice(0, maxCharacters));
    const next = [...new Set([...values, ...words.filter((word) => word !== "")])].slice(0, Math.max(max, values.length));
    if (next.length !== values.length) onChange(next);
    setTyped("");
  }
  const type = (text: string) => (BETWEEN.test(text) ? add(text) : setTyped(text));
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === "Enter" && typed.trim() !== "" && !(event.metaKey || event.ctrlKey)) {
      event.preventDefault();
      add(typed);
    }
    if (event.key === "Backspace" && typed === "" && values.length > 0) onChange(values.slice(0, -1));
  };
  const remove = (value: string) => {
    onChange(values.filter((one) => one !== value));
    input.current?.focus();
  };
  return (
    <div className={css["box"]}>
      {values.map((value) => (
        <span key={value} className={css["tag"]}>
          {value}
          <button type="button" aria-label={m.remove(value)} onClick={() => remove(value)}>
            <Icon name="x" size={14} />
          </button>
        </span>
      ))}
      <input
        {...control}
        ref={input}
        value={typed}
        readOnly={isFull}
        maxLength={maxCharacters}
        placeholder={values.length === 0 ? placeholder : undefined}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => type(event.target.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData("text");
          if (!BETWEEN.test(pasted)) return;
          event.preventDefault();
          add(`${typed}${pasted}`);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => add(typed)}
      />
    </div>
  );
}
