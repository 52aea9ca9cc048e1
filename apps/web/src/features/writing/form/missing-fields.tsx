import type { FormField } from "@tangleaf/contract";
import { writingMessages as m } from "#messages/writing.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { FormState } from "./form-state.ts";
import css from "./missing-fields.module.css";

type MissingFieldsProps = { form: readonly FormField[]; state: FormState; onGo: (key: string) => void };

/** Beside the button, once sending was tried: what is missing or wrong by its name, each a way to its field. */
export function MissingFields({ form, state: { problems, tried }, onGo }: MissingFieldsProps) {
  const wrong = tried ? form.filter(({ key }) => problems[key] !== undefined) : [];
  const isOnlyMissing = wrong.every(({ key }) => problems[key]?.kind === "required");
  return (
    <div role="status">
      {wrong.length === 0 ? null : (
        <p className={css["missing"]}>
          <Icon name="warning-circle" size={16} />
          {isOnlyMissing ? m.form.missing(wrong.length) : m.form.wrong(wrong.length)}
          {wrong.map(({ key, label }) => (
            <button key={key} type="button" onClick={() => onGo(key)}>
              {label}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
