import { uiMessages as m } from "#messages/ui.ts";
import css from "./seal.module.css";

/** The red seal of a hot scene (`marked` = red). */
export function Seal() {
  return (
    <span className={css["seal"]}>
      <span aria-hidden="true">{m.seal.short}</span>
      <span className="sr">{m.seal.spoken}</span>
    </span>
  );
}
