import type { FormField } from "@tangleaf/contract";
import { writingMessages } from "#messages/writing.ts";
import { Icon } from "#ui/icon/icon.tsx";
import css from "./said-note.module.css";
import type { Filled } from "./use-said.ts";

const m = writingMessages.form.said;

type SaidNoteProps = { form: readonly FormField[]; filled: Filled; onUse: () => void; onUndo: () => void };

/** What the sentence filled in, and the way back; or what it says beside what was kept, and the way to it. */
export function SaidNote({ form, filled: { values, kept }, onUse, onUndo }: SaidNoteProps) {
  const labels = (said: object) =>
    form
      .filter(({ key }) => key in said)
      .map(({ label }) => label)
      .join(m.separator);
  const hasFilled = Object.keys(values).length > 0;
  const hasKept = Object.keys(kept).length > 0;
  return (
    <div className={css["note"]} role="status">
      <Icon name="sparkle" size={16} />
      <div>
        {hasFilled ? (
          <p>
            {m.filled(labels(values))}
            <button type="button" onClick={onUndo}>
              {m.undo}
            </button>
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
