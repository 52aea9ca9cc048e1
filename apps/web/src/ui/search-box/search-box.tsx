import { type ComponentProps, useRef } from "react";
import { useEarlyValue } from "#lib/use-early-value.ts";
import { Icon } from "#ui/icon/icon.tsx";
import css from "./search-box.module.css";

type SearchBoxProps = {
  value: string;
  onChange: (words: string) => void;
  label: string;
  placeholder?: string;
} & Pick<ComponentProps<"input">, "ref" | "maxLength" | "title" | "aria-keyshortcuts">;

/** What a list is searched by; its place gives the size with --search-width and --search-height. */
export function SearchBox({ value, onChange, label, placeholder = label, ...rest }: SearchBoxProps) {
  const box = useRef<HTMLLabelElement>(null);
  useEarlyValue(() => box.current?.querySelector("input")?.value, value, onChange);
  return (
    <label ref={box} className={css["box"]}>
      <Icon name="magnifying-glass" size={16} />
      <span className="sr">{label}</span>
      <input
        type="search"
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
        {...rest}
      />
    </label>
  );
}
