import { writingMessages as m } from "#messages/writing.ts";
import css from "./example-note.module.css";
import type { FormState } from "./form-state.ts";

type ExampleNoteProps = {
  state: FormState;
  onTakeOut: () => void;
  /** Shows the sample text where form and paper are not beside each other; null where there is none. */
  onLook: (() => void) | null;
};

/** Above fields that hold the example: that it is one, and the way to take it out. */
export function ExampleNote({ state, onTakeOut, onLook }: ExampleNoteProps) {
  if (!Object.values(state.sources).includes("example")) return null;
  return (
    <p className={css["note"]}>
      {m.example.note}
      {onLook === null ? null : (
        <button type="button" className={css["look"]} onClick={onLook}>
          {m.example.look}
        </button>
      )}
      <button type="button" onClick={onTakeOut}>
        {m.example.takeOut}
      </button>
    </p>
  );
}
