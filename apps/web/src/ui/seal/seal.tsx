import { uiMessages as m } from "#messages/ui.ts";
import css from "./seal.module.css";

/** Badge of a popular scene (`marked` = red). */
export function Seal() {
  return (
    <span className={css["seal"]}>
      <span aria-hidden="true">{m.seal.short}</span>
      <span className="sr">{m.seal.spoken}</span>
    </span>
  );
}
