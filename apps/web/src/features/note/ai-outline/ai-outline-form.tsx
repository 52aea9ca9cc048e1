import { NOTE_OUTLINE, noteOutlineCharacters } from "@tangleaf/contract/note-outline";
import type { FormEvent } from "react";
import { AskButton } from "#features/document/ask-button.tsx";
import { formatNumber } from "#lib/format.ts";
import { noteOutlineMessages } from "#messages/note-outline.ts";
import { Field, TextArea } from "#ui/field/field.tsx";
import { NumberStepper } from "#ui/number-stepper/number-stepper.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";
import css from "./ai-outline.module.css";
import type { OutlineForm } from "./use-outline-form.ts";

const m = noteOutlineMessages.ai;
const { length: LENGTH, depth: DEPTH, materialMaxCharacters: MOST } = NOTE_OUTLINE;
const DEPTHS = Array.from({ length: DEPTH.max - DEPTH.min + 1 }, (_, at) => DEPTH.min + at);
const ROWS = 4;

type AiOutlineFormProps = {
  form: OutlineForm;
  onChange: (changed: Partial<OutlineForm>) => void;
  onAsk: () => void;
  /** It is being written. */
  asking: boolean;
  /** There is one already: this asks for another. */
  again: boolean;
  problem: string | null;
};

/** What an outline is proposed from, and what asking costs. */
export function AiOutlineForm({ form, onChange, onAsk, asking, again, problem }: AiOutlineFormProps) {
  return (
    <form
      className={css["form"]}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!asking) onAsk();
      }}
    >
      <Field
        label={m.material}
        aside={`${formatNumber(form.material.length)} / ${formatNumber(MOST)}`}
        hint={m.materialHint}
        error={problem}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={ROWS}
            maxLength={MOST}
            placeholder={m.materialPlaceholder}
            value={form.material}
            onChange={(event) => onChange({ material: event.target.value })}
          />
        )}
      </Field>
      <div className={css["pair"]}>
        <Field label={m.length}>
          {(control) => (
            <NumberStepper
              control={control}
              value={form.length}
              onChange={(length) => onChange({ length })}
              step={LENGTH.step}
              min={LENGTH.min}
              max={LENGTH.max}
              unit={m.unit}
              labels={{ less: m.less, more: m.more }}
            />
          )}
        </Field>
        <Field label={m.depth}>
          {() => (
            <Segmented
              label={m.depth}
              block
              value={String(form.depth)}
              onChange={(depth) => onChange({ depth: Number(depth) })}
              options={DEPTHS.map((depth) => ({ value: String(depth), label: m.levels(depth) }))}
            />
          )}
        </Field>
      </div>
      <div>
        <AskButton
          verb={again ? m.again : m.ask}
          asking={asking ? m.working : null}
          characters={noteOutlineCharacters(form)}
          short={m.short}
        />
      </div>
    </form>
  );
}
