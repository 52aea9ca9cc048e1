import { uiMessages as m } from "#messages/ui.ts";
import css from "./brand.module.css";

/** The logo: a tangerine with a folded corner. */
export function Mark() {
  return (
    <svg className={css["mark"]} viewBox="0 0 32 32" aria-hidden="true">
      <path d="M29.4 17.6A13.5 13.5 0 1 1 14.4 2.6 13.4 13.4 0 0 0 29.4 17.6Z" />
      <path d="M16.4 2.5A13.5 13.5 0 0 1 29.5 15.6 13.5 13.5 0 0 1 16.4 2.5Z" />
    </svg>
  );
}

export function Brand() {
  return (
    <span className={css["brand"]}>
      <Mark />
      <span>{m.brand}</span>
    </span>
  );
}
