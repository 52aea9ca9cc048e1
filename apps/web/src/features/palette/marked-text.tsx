import css from "./palette.module.css";

/** A title with what was typed in it lit up. */
export function MarkedText({ text, typed }: { text: string; typed: string }) {
  const at = typed === "" ? -1 : text.toLowerCase().indexOf(typed.toLowerCase());
  if (at < 0) return <span className={css["name"]}>{text}</span>;
  return (
    <span className={css["name"]}>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + typed.length)}</mark>
      {text.slice(at + typed.length)}
    </span>
  );
}
