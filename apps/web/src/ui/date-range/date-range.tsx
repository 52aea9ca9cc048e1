import { type FormEvent, useState } from "react";
import { listMessages as m } from "#messages/list.ts";
import { Button } from "#ui/button/button.tsx";
import { Field, TextInput } from "#ui/field/field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { useDisclosure } from "#ui/menu/use-disclosure.ts";
import css from "./date-range.module.css";

export type Days = { from: string; to: string };
/** What is wrong with the days, and with which of them. */
export type DaysProblem = { field: keyof Days; text: string };

type DateRangeProps = {
  value: Days;
  /** Last day that may be chosen. */
  max: string;
  problemOf: (days: Days) => DaysProblem | null;
  onChange: (days: Days) => void;
};

/** First and last day of a span, chosen in a panel under a button. */
export function DateRange({ value, max, problemOf, onChange }: DateRangeProps) {
  const { open, close, panelId, rootProps, triggerProps } = useDisclosure({ openOnHover: false, haspopup: "dialog" });
  // The arrow keys belong to the date fields inside: the button opens by click and Enter.
  const { onKeyDown: _arrows, ...root } = rootProps;
  return (
    <div className={css["root"]} {...root}>
      <Button {...triggerProps}>
        <Icon name="calendar-blank" />
        {m.dates.span(value.from, value.to)}
      </Button>
      {open ? (
        <div id={panelId} role="dialog" aria-label={m.dates.span(value.from, value.to)} className={css["panel"]}>
          <DaysForm
            value={value}
            max={max}
            problemOf={problemOf}
            onChange={(days) => {
              onChange(days);
              close();
              triggerProps.ref.current?.focus();
            }}
          />
        </div>
      ) : null}
    </div>
  );
}

function DaysForm({ value, max, problemOf, onChange }: DateRangeProps) {
  const [days, setDays] = useState(value);
  const [problem, setProblem] = useState<DaysProblem | null>(null);
  const choose = (change: Partial<Days>) => {
    setDays({ ...days, ...change });
    setProblem(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemOf(days);
    if (found === null) onChange(days);
    else setProblem(found);
  };
  return (
    <form onSubmit={submit} noValidate>
      {(["from", "to"] as const).map((field) => (
        <Field key={field} label={m.dates[field]} error={problem?.field === field ? problem.text : null}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              max={max}
              value={days[field]}
              onChange={(event) => choose({ [field]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <Button tone="solid" block type="submit">
        {m.dates.apply}
      </Button>
    </form>
  );
}
