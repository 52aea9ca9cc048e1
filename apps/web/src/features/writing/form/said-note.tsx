import type { FormField } from "@tangleaf/contract";
import { writingMessages } from "#messages/writing.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { type FormState, isExampleIn } from "./form-state.ts";
import css from "./said-note.module.css";
import type { Filled } from "./use-said.ts";

const m = writingMessages.form.said;

type SaidNoteProps = { form: readonly FormField[]; filled: Filled; state: FormState; onUse: () => void; onUndo: () => void };

/**
 * What the sentence filled in and still stands there, and the way back; or what it says beside what was kept, and the way to it. Nothing
 * while the example stands in the form, or once the filling in was taken back.
 */
export function SaidNote({ form, filled: { values, kept }, state, onUse, onUndo }: SaidNoteProps) {
  const labels = (said: object) =>
    form
      .filter(({ key }) => key in said)
      .map(({ label }) => label)
      .join(m.separator);
  const standing = Object.fromEntries(Object.entries(values).filter(([key]) => state.sources[key] === "sentence"));
  const isBack = !state.steps.some(({ source }) => source === "sentence");
  const hasFilled = Object.keys(standing).length > 0;
  const hasKept = Object.keys(kept).length > 0;
  if (isBack || isExampleIn(state) || !(hasFilled || hasKept)) return null;
  return (
    <div className={css["note"]} role="status">
      <Icon name="sparkle" size={16} />
      <div>
        {hasFilled ? (
          <p>
            {m.filled(labels(standing))}
            {state.steps.at(-1)?.source === "sentence" ? (
              <button type="button" onClick={onUndo}>
                {m.undo}
              </button>
            ) : null}
          </p>
        ) : null}
        {hasKept ? (
          <p>
            {m.kept(labels(kept))}
            <button type="button" onClick={onUse}>
              {m.use}
            </button>
          </p>
        ) : null}
      </div>
    </div>
  );
}
