import { variant } from "#lib/variant.ts";
import { templateMessages as m } from "#messages/template.ts";
import { Field, Select, TextInput } from "#ui/field/field.tsx";
import { NumberStepper } from "#ui/number-stepper/number-stepper.tsx";
import { filledTitle } from "../filled-title.ts";
import { LENGTH_STEP, lengthBounds } from "../length-bounds.ts";
import type { TemplatePage } from "../library-data.ts";
import css from "../use-template-dialog.module.css";
import type { TemplateForm } from "./use-template-form.ts";

const SLOT_MAX_CHARACTERS = 100;
const TITLE_MAX_CHARACTERS = 200;

type TemplateFieldsProps = { page: TemplatePage; form: TemplateForm };

/** Fields for the own words in a template, and for its title. */
export function WordFields({ page, form }: TemplateFieldsProps) {
  return (
    <>
      {page.slots.length === 0 ? null : (
        <fieldset className={css["slots"]}>
          <legend>{m.dialog.slots}</legend>
          {page.slots.map(({ label, default: word }) => (
            <div key={label}>
              <Field label={label}>
                {(control) => (
                  <TextInput
                    {...control}
                    value={form.words[label] ?? ""}
                    placeholder={word}
                    maxLength={SLOT_MAX_CHARACTERS}
                    onChange={(event) => form.setWord(label, event.target.value)}
                  />
                )}
              </Field>
            </div>
          ))}
          <small>{m.dialog.slotKept}</small>
        </fieldset>
      )}
      <Field label={m.dialog.topic} aside={m.dialog.topicHint}>
        {(control) => (
          <TextInput
            {...control}
            value={form.title}
            placeholder={form.language === "en" && variant === "zh" ? "" : filledTitle(page, form.words)}
            maxLength={TITLE_MAX_CHARACTERS}
            onChange={(event) => form.setTitle(event.target.value)}
          />
        )}
      </Field>
    </>
  );
}

/** Level, language and length of the text. */
export function MeasureFields({ page, form }: TemplateFieldsProps) {
  return (
    <div className={css["row"]}>
      <div>
        <Field label={m.dialog.level}>
          {(control) => (
            <Select
              {...control}
              value={form.level}
              onChange={(event) => form.setLevel(form.levels.find((one) => one === event.target.value) ?? form.level)}
            >
              {form.levels.map((one) => (
                <option key={one} value={one}>
                  {m.levels[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <div>
        <Field label={m.dialog.language}>
          {(control) => (
            <Select {...control} value={form.language} onChange={(event) => form.setLanguage(event.target.value === "en" ? "en" : "zh")}>
              <option value="zh">{m.dialog.languages.zh}</option>
              <option value="en">{m.dialog.languages.en}</option>
            </Select>
          )}
        </Field>
      </div>
      <div>
        <Field label={m.length}>
          {(control) => (
            <NumberStepper
              control={control}
              value={form.length}
              onChange={form.setLength}
              step={LENGTH_STEP}
              {...lengthBounds(page)}
              unit={m.unit}
              labels={{ less: m.less, more: m.more }}
            />
          )}
        </Field>
      </div>
    </div>
  );
}
