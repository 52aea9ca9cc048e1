import type { Cover, CoverFact } from "@tangleaf/contract";
import { COVER_FACT_MAX_CHARACTERS, COVER_FACTS } from "@tangleaf/contract/constants";
import { essayExportMessages as m } from "#messages/essay-export.ts";
import { Field, TextInput } from "#ui/field/field.tsx";
import css from "./export-dialog.module.css";

type CoverFactsProps = { cover: Cover; onChange: (cover: Cover) => void; onLeave: () => void };

/** What stands on the cover, a field each; left out is a line to fill in. */
export function CoverFacts({ cover, onChange, onLeave }: CoverFactsProps) {
  const change = (fact: CoverFact, value: string) => onChange({ ...cover, [fact]: value });
  return (
    <fieldset className={css["facts"]}>
      <legend>{m.cover.title}</legend>
      <p className={css["lead"]}>{m.cover.lead}</p>
      {COVER_FACTS.map((fact) => (
        // Fields side by side have no space above them, as those below each other do.
        <div key={fact}>
          <Field label={m.cover.facts[fact]}>
            {(control) => (
              <TextInput
                {...control}
                value={cover[fact] ?? ""}
                maxLength={COVER_FACT_MAX_CHARACTERS}
                placeholder={fact === "date" ? m.cover.dateExample : undefined}
                autoComplete="off"
                onChange={(event) => change(fact, event.target.value)}
                onBlur={onLeave}
              />
            )}
          </Field>
        </div>
      ))}
    </fieldset>
  );
}
