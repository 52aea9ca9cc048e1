import type { EssayLanguage, EssayMethod } from "@tangleaf/contract";
import { ESSAY_LENGTH, ESSAY_MATERIAL_MAX_CHARACTERS, ESSAY_TITLE_MAX_CHARACTERS } from "@tangleaf/contract/constants";
import { ESSAY_LISTS } from "@tangleaf/contract/essay-lists";
import { type Level, LIMITS } from "@tangleaf/contract/limits";
import { webPaths } from "@tangleaf/contract/web-paths";
import { countCharacters } from "@tangleaf/document/count";
import { Link } from "react-router";
import { formatNumber } from "#lib/format.ts";
import { variant } from "#lib/variant.ts";
import { essayMessages } from "#messages/essay.ts";
import { essayOutlineMessages as m } from "#messages/essay-outline.ts";
import { Field, Select, TextArea } from "#ui/field/field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { NumberStepper } from "#ui/number-stepper/number-stepper.tsx";
import { LevelChoice } from "../frame/level-choice.tsx";
import css from "./outline-fields.module.css";
import { METHODS, type OutlineForm, type OutlineProblems } from "./outline-form.ts";
import { PaceNote } from "./pace-note.tsx";

type OutlineFieldsProps = {
  essayId: string | undefined;
  form: OutlineForm;
  level: Level;
  problems: OutlineProblems;
  /** The title stands in the document already, and is changed there. */
  isTitleFixed: boolean;
  onChange: (changed: Partial<OutlineForm>) => void;
};

/** What an outline is drafted from. */
export function OutlineFields({ essayId, form, level, problems, isTitleFixed, onChange }: OutlineFieldsProps) {
  const { languages } = ESSAY_LISTS[variant];
  const all: readonly EssayLanguage[] = languages.includes(form.language) ? languages : [...languages, form.language];
  const members = ({ essayChapters, essayParagraphCharacters }: (typeof LIMITS)["zh"]["free"]) => ({
    chapters: essayChapters,
    paragraph: formatNumber(essayParagraphCharacters),
  });
  return (
    <>
      <TitleField essayId={essayId} form={form} problems={problems} isTitleFixed={isTitleFixed} onChange={onChange} />
      <LevelChoice
        value={form.level}
        allowed={LIMITS[variant][level].essayLevels}
        problem={problems.level}
        onChange={(chosen) => onChange({ level: chosen })}
      />
      <Field className={css["next"]} label={essayMessages.language} error={problems.language}>
        {(control) => (
          <Select
            {...control}
            data-field="language"
            value={form.language}
            onChange={(event) => onChange({ language: event.target.value as EssayLanguage })}
          >
            {all.map((language) => (
              <option key={language} value={language}>
                {essayMessages.languages[language]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={m.fields.length} error={problems.length} aside={m.fields.lengthAside(formatNumber(ESSAY_LENGTH.step))}>
        {(control) => (
          <NumberStepper
            control={control}
            value={form.length}
            onChange={(length) => onChange({ length })}
            step={ESSAY_LENGTH.step}
            min={ESSAY_LENGTH.min}
            max={ESSAY_LENGTH.max}
            unit={m.fields.unit}
            presets={m.presets}
            placeholder={essayMessages.chooseLength}
            labels={{ less: m.fields.less(formatNumber(ESSAY_LENGTH.step)), more: m.fields.more(formatNumber(ESSAY_LENGTH.step)) }}
          />
        )}
      </Field>
      <MaterialField form={form} problems={problems} onChange={onChange} />
      <MethodField form={form} onChange={onChange} />
      <p className={css["members"]}>
        <Icon name="info" size={16} />
        <span>{m.members(members(LIMITS[variant].free), members(LIMITS[variant].vip))}</span>
      </p>
      <PaceNote sections={null}>
        {(text, trial) => (
          <p className={css["members"]}>
            <Icon name="hourglass-medium" size={16} />
            <span>
              {text} {trial}
            </span>
          </p>
        )}
      </PaceNote>
    </>
  );
}

function TitleField({ essayId, form, problems, isTitleFixed, onChange }: Omit<OutlineFieldsProps, "level">) {
  return (
    <Field
      label={m.fields.title}
      required
      error={problems.title}
      aside={
        isTitleFixed ? undefined : (
          <Link className="link" to={webPaths.essayTitle(essayId)}>
            {form.title.trim() === "" ? m.fields.findTitle : m.fields.otherTitle}
          </Link>
        )
      }
    >
      {(control) => (
        <TextArea
          {...control}
          rows={3}
          data-field="title"
          readOnly={isTitleFixed}
          maxLength={ESSAY_TITLE_MAX_CHARACTERS}
          placeholder={m.fields.titlePlaceholder}
          value={form.title}
          onChange={(event) => onChange({ title: event.target.value.replace(/(?<!\s)\s*\n\s*/g, " ") })}
        />
      )}
    </Field>
  );
}

function MaterialField({ form, problems, onChange }: Pick<OutlineFieldsProps, "form" | "problems" | "onChange">) {
  return (
    <Field
      label={m.fields.material}
      error={problems.material}
      hint={m.fields.materialHint}
      aside={form.material === "" ? m.fields.materialAside : m.fields.materialFilled(formatNumber(countCharacters(form.material)))}
    >
      {(control) => (
        <TextArea
          {...control}
          rows={3}
          data-field="material"
          maxLength={ESSAY_MATERIAL_MAX_CHARACTERS}
          placeholder={m.fields.materialPlaceholder}
          value={form.material}
          onChange={(event) => onChange({ material: event.target.value })}
        />
      )}
    </Field>
  );
}

function MethodField({ form, onChange }: Pick<OutlineFieldsProps, "form" | "onChange">) {
  return (
    <Field label={m.fields.method} aside={m.fields.materialAside}>
      {(control) => (
        <Select
          {...control}
          data-field="method"
          value={form.method ?? ""}
          onChange={(event) => onChange({ method: event.target.value === "" ? null : (event.target.value as EssayMethod) })}
        >
          <option value="">{m.fields.auto}</option>
          {METHODS.map((method) => (
            <option key={method} value={method}>
              {m.methods[method]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
