import css from "./spinner.module.css";

/** Decoration; say what is going on in words beside it. */
export function Spinner() {
  return <span className={css["spinner"]} aria-hidden="true" />;
}
