import { matchSpan } from "./match-span.ts";
import css from "./palette.module.css";

/** A title with what was typed lit up in it. */
export function MarkedText({ text, syllables, typed }: { text: string; syllables: readonly string[]; typed: string }) {
  const span = matchSpan(text, syllables, typed);
  if (!span) return <span className={css["name"]}>{text}</span>;
  const [from, to] = span;
  return (
    <span className={css["name"]}>
      {text.slice(0, from)}
      <mark>{text.slice(from, to)}</mark>
      {text.slice(to)}
    </span>
  );
}
