import type { CitationStyle, EssayReference, ReferenceItem } from "@tangleaf/contract";
import { faultyParts, formatReference, languageOf, type Reference, type TypedPart, withTidyParts } from "@tangleaf/document/references";
import { type FormEvent, useId, useRef, useState } from "react";
import { call } from "#lib/api-client.ts";
import { failureText } from "#lib/api-error.ts";
import { cx } from "#lib/cx.ts";
import { focusField } from "#lib/focus-field.ts";
import { essayReferencesMessages } from "#messages/essay-references.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Field, Select, TextArea, TextInput } from "#ui/field/field.tsx";
import { refreshLibrary } from "./api.ts";
import { linesToPeople, peopleToLines } from "./people-lines.ts";
import { FIELDS, type FieldName, isPeople } from "./reference-fields.ts";
import css from "./references.module.css";

const m = essayReferencesMessages.form;
const DATES: readonly FieldName[] = ["date", "accessed"];
const WIDE: readonly FieldName[] = ["title", "authors", "editors", "translators", "container", "url"];
const SHORT: readonly FieldName[] = ["year", "volume", "issue", "pages"];
const LONGEST: Partial<Record<FieldName, number>> = {
  title: 1000,
  url: 1000,
  container: 500,
  publisher: 300,
  doi: 250,
  number: 200,
  place: 200,
};
const USUAL_MAX_CHARACTERS = 60;
const PEOPLE_MAX_CHARACTERS = 5000;

type Typed = { readonly type: ReferenceItem["type"] } & Partial<Record<FieldName, string>>;

type ReferenceDialogProps = {
  onClose: () => void;
  essayId: string;
  edition: CitationStyle["edition"];
  /** null = a new one. */
  reference: EssayReference | null;
};

/** A reference by its parts, with the entry they make. */
export function ReferenceDialog({ onClose, essayId, edition, reference }: ReferenceDialogProps) {
  const [typed, setTyped] = useState<Typed>(() => typedOf(reference?.item));
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [isLooked, setLooked] = useState(false);
  /** Fields that were left: what is wrong with them is said. */
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(() => new Set());
  const form = useId();
  const element = useRef<HTMLFormElement>(null);
  const before = reference?.item;
  const isChanged = before === undefined || JSON.stringify(typedOf(before)) !== JSON.stringify(typed);
  const item = isChanged ? itemOf(typed, before) : before;
  const hasTitle = (typed.title ?? "").trim() !== "";
  const faulty: ReadonlySet<FieldName> = new Set(faultyParts(item, before));
  const errorOf = (name: FieldName): string | null => {
    if (name === "title") return isLooked && !hasTitle ? m.titleMissing : null;
    return (isLooked || left.has(name)) && faulty.has(name) ? m.bad[name as TypedPart] : null;
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setLooked(true);
    const [first] = [...(hasTitle ? [] : ["title"]), ...faulty];
    if (first !== undefined) return void focusField(element.current, [first]);
    setSaving(true);
    try {
      const changed = reference === null ? {} : { referenceId: reference.id };
      await call("/api/reference/save", { essayId, item, ...changed }, { shownBy: "action" });
      await refreshLibrary(essayId);
      onClose();
    } catch (error) {
      setSaving(false);
      setProblem(failureText(error, m.failed));
    }
  };
  const set = (name: FieldName, value: string) => setTyped((known) => ({ ...known, [name]: value }));

  return (
    <Dialog
      open
      onClose={onClose}
      title={reference === null ? m.add : m.edit}
      shape="sheet"
      width="lg"
      mayClose={() => !isSaving}
      actions={
        <>
          <Button onClick={onClose}>{m.cancel}</Button>
          <Button tone="solid" type="submit" form={form} disabled={isSaving || (reference !== null && !isChanged)}>
            {m.save}
          </Button>
        </>
      }
    >
      <form id={form} ref={element} noValidate className={css["form"]} onSubmit={(event) => void save(event)}>
        {problem === null ? null : (
          <p role="alert" className={css["problem"]}>
            {problem}
          </p>
        )}
        {before?.literal === undefined ? null : <p className={css["warning"]}>{m.literal}</p>}
        <Field label={m.type}>
          {(control) => (
            <Select
              {...control}
              value={typed.type}
              onChange={(event) => setTyped((known) => ({ ...known, type: event.target.value as Typed["type"] }))}
            >
              {(Object.keys(m.types) as Typed["type"][]).map((type) => (
                <option key={type} value={type}>
                  {m.types[type]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className={css["fields"]}>
          {FIELDS[typed.type].map((name) => (
            <Field
              key={name}
              label={m.fields[name]}
              className={cx(css["cell"], WIDE.includes(name) && css["wide"], SHORT.includes(name) && css["short"])}
              required={name === "title"}
              hint={isPeople(name) ? m.people : DATES.includes(name) ? m.dates : undefined}
              error={errorOf(name)}
            >
              {(control) =>
                isPeople(name) ? (
                  <TextArea
                    {...control}
                    rows={2}
                    maxLength={PEOPLE_MAX_CHARACTERS}
                    value={typed[name] ?? ""}
                    onChange={(event) => set(name, event.target.value)}
                  />
                ) : (
                  <TextInput
                    {...control}
                    data-field={name}
                    onBlur={() => setLeft((before) => new Set(before).add(name))}
                    maxLength={LONGEST[name] ?? USUAL_MAX_CHARACTERS}
                    value={typed[name] ?? ""}
                    onChange={(event) => set(name, event.target.value)}
                  />
                )
              }
            </Field>
          ))}
        </div>
        {hasTitle && faulty.size === 0 ? (
          <div className={css["sample"]}>
            <h3>{m.preview}</h3>
            <p aria-live="polite">{formatReference({ ...item, id: "R1", tier: "C", source: "typed" } as Reference, { edition })}</p>
          </div>
        ) : null}
      </form>
    </Dialog>
  );
}

function typedOf(item: ReferenceItem | undefined): Typed {
  if (item === undefined) return { type: "article" };
  const entries = FIELDS[item.type].flatMap((name) => {
    const value = isPeople(name) ? peopleToLines(item[name]) : item[name];
    return value === undefined || value === "" ? [] : [[name, value] as const];
  });
  return { type: item.type, ...Object.fromEntries(entries) };
}

/** Parts of another type than the one chosen are left out; what the form does not ask for stays. */
function itemOf(typed: Typed, before: ReferenceItem | undefined): ReferenceItem {
  const { literal: _literal, ...kept } = before ?? {};
  const asked = new Set<FieldName>(Object.keys(m.fields) as FieldName[]);
  const others = Object.fromEntries(Object.entries(kept).filter(([name]) => !asked.has(name as FieldName)));
  const values = FIELDS[typed.type].flatMap((name) => {
    const value = (typed[name] ?? "").trim();
    if (value === "") return [];
    return [[name, isPeople(name) ? linesToPeople(value) : value] as const];
  });
  const title = (typed.title ?? "").trim();
  const item = { ...others, ...Object.fromEntries(values), type: typed.type, title, language: languageOf(title) } as ReferenceItem;
  return withTidyParts(item);
}
