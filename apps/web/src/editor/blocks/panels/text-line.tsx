import { Field, TextInput } from "#ui/field/field.tsx";

type TextLineProps = { label: string; hint?: string; value: string; onChange: (words: string) => void };

/** A line of words in a panel: the title of a table, the source of a picture. */
export function TextLine({ label, hint, value, onChange }: TextLineProps) {
  return (
    <Field label={label} {...(hint === undefined ? {} : { hint })}>
      {(control) => <TextInput {...control} value={value} onChange={(event) => onChange(event.target.value)} />}
    </Field>
  );
}

/** Words as an attribute of a block: null where there are none. */
export function wordsOrNull(words: string): string | null {
  return words.trim() === "" ? null : words.trim();
}
