import { CHART, CHART_QUOTES } from "@tangleaf/contract/chart";
import { TOKENS_PER_CHARACTER } from "@tangleaf/contract/constants";
import { AskButton } from "#features/document/ask-button.tsx";
import { chartToolMessages as m } from "#messages/chart-tool.ts";
import { Field, TextArea } from "#ui/field/field.tsx";
import css from "./ask-form.module.css";
import type { DraftPart } from "./use-chart-draft.ts";

type EmphasisFieldProps = { value: string; onChange: (emphasis: string) => void };

/** What is to be stressed, in one's own words. */
export function EmphasisField({ value, onChange }: EmphasisFieldProps) {
  return (
    <Field label={m.emphasis.label} aside={m.emphasis.optional} className={css["field"]}>
      {(control) => (
        <TextArea
          {...control}
          rows={2}
          maxLength={CHART.emphasisMaxCharacters}
          placeholder={m.emphasis.placeholder}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

/** 画出来, with what it costs. */
export function AskChart({ asking, onAsk }: { asking: DraftPart | null; onAsk: () => void }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onAsk();
      }}
    >
      <AskButton
        verb={m.ask.verb}
        asking={asking === null ? null : m.ask.asking}
        characters={CHART_QUOTES.draft / TOKENS_PER_CHARACTER}
        short={m.ask.short}
      />
      <p className={css["hint"]}>{m.ask.hint}</p>
    </form>
  );
}
