import {
  ESSAY_KEYWORD_MAX_CHARACTERS,
  ESSAY_MAJOR_MAX_CHARACTERS,
  ESSAY_MATERIAL_MAX_CHARACTERS,
  ESSAY_TOPIC_MAX_CHARACTERS,
} from "@tangleaf/contract/constants";
import { ESSAY_LISTS } from "@tangleaf/contract/essay-lists";
import { type Level, LIMITS, type Limits } from "@tangleaf/contract/limits";
import { countCharacters } from "@tangleaf/document/count";
import { useState } from "react";
import { formatNumber } from "#lib/format.ts";
import { lazyWithQueries } from "#lib/lazy-with-queries.tsx";
import { variant } from "#lib/variant.ts";
import { essayMessages as e } from "#messages/essay.ts";
import { essayTitleMessages } from "#messages/essay-title.ts";
import { Button } from "#ui/button/button.tsx";
import { Field, Select, TextArea, TextInput } from "#ui/field/field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { NumberStepper } from "#ui/number-stepper/number-stepper.tsx";
import { TagInput } from "#ui/tag-input/tag-input.tsx";
import { LevelChoice } from "../frame/level-choice.tsx";
import css from "./title-fields.module.css";
import { countOf, type TitleField, type TitleForm, type TitleProblems } from "./title-form.ts";

const m = essayTitleMessages.fields;
const MajorDialog = lazyWithQueries(() => import("./major-dialog.tsx").then((module) => module.MajorDialog));

type TitleFieldsProps = {
  form: TitleForm;
  level: Level;
  problems: TitleProblems;
  onChange: (changed: Partial<TitleForm>) => void;
  onLeave: (field: TitleField) => void;
};

/** What is asked before there is a title. */
export function TitleFields({ form, level, problems, onChange, onLeave }: TitleFieldsProps) {
  const limits: Limits = LIMITS[variant][level];
  const members = LIMITS[variant].vip;
  return (
    <>
      <MajorField value={form.major} problem={problems.major} onChange={onChange} onLeave={onLeave} />
      <Field label={m.topic} required aside={m.topicAside} error={problems.topic}>
        {(control) => (
          <TextArea
            {...control}
            data-field="topic"
            rows={2}
            className={css["topic"]}
            maxLength={ESSAY_TOPIC_MAX_CHARACTERS}
            placeholder={m.topicPlaceholder}
            value={form.topic}
            onChange={(event) => onChange({ topic: event.target.value })}
            onBlur={() => onLeave("topic")}
          />
        )}
      </Field>
      <LevelChoice
        value={form.level}
        allowed={limits.essayLevels}
        problem={problems.level}
        onChange={(chosen) => onChange({ level: chosen })}
      />
      <div className={css["pair"]}>
        <Field label={e.language} error={problems.language}>
          {(control) => (
            <Select
              {...control}
              data-field="language"
              value={form.language}
              onChange={(event) => {
                const language = ESSAY_LISTS[variant].languages.find((one) => one === event.target.value);
                if (language !== undefined) onChange({ language });
              }}
            >
              {ESSAY_LISTS[variant].languages.map((language) => (
                <option key={language} value={language}>
                  {e.languages[language]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label={m.count}
          aside={limits.essayTitles < members.essayTitles ? m.countAside(members.essayTitles) : undefined}
          error={problems.count}
        >
          {(control) => (
            <NumberStepper
              control={control}
              value={countOf(form, limits)}
              onChange={(count) => onChange({ count })}
              step={1}
              min={1}
              max={limits.essayTitles}
              labels={{ less: m.less, more: m.more }}
            />
          )}
        </Field>
      </div>
      <Field
        label={m.keywords}
        aside={
          limits.essayKeywords < members.essayKeywords
            ? m.keywordsAsideFree(limits.essayKeywords, members.essayKeywords)
            : m.keywordsAside(limits.essayKeywords)
        }
        error={problems.keywords}
      >
        {(control) => (
          <TagInput
            control={control}
            values={form.keywords}
            max={limits.essayKeywords}
            maxCharacters={ESSAY_KEYWORD_MAX_CHARACTERS}
            placeholder={m.keywordsPlaceholder}
            onChange={(keywords) => onChange({ keywords })}
          />
        )}
      </Field>
      <MaterialField value={form.material} problem={problems.material} onChange={(material) => onChange({ material })} />
    </>
  );
}

type MajorFieldProps = Pick<TitleFieldsProps, "onChange" | "onLeave"> & { value: string; problem: string | undefined };

function MajorField({ value, problem, onChange, onLeave }: MajorFieldProps) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  if (open && !wanted) setWanted(true);
  return (
    <Field label={m.major} required error={problem}>
      {(control) => (
        <div className={css["major"]}>
          <TextInput
            {...control}
            data-field="major"
            maxLength={ESSAY_MAJOR_MAX_CHARACTERS}
            placeholder={m.majorPlaceholder}
            autoComplete="off"
            value={value}
            onChange={(event) => onChange({ major: event.target.value })}
            onBlur={() => onLeave("major")}
          />
          <Button className={css["pick"]} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {essayTitleMessages.majors.action}
          </Button>
          {wanted ? (
            <MajorDialog
              open={open}
              onClose={() => setOpen(false)}
              onPick={(major) => {
                setOpen(false);
                onChange({ major });
              }}
            />
          ) : null}
        </div>
      )}
    </Field>
  );
}

type MaterialFieldProps = { value: string; problem: string | undefined; onChange: (material: string) => void };

/** Folded away until there is something in it: most people have none yet. */
function MaterialField({ value, problem, onChange }: MaterialFieldProps) {
  const [open, setOpen] = useState(value !== "");
  const count = countCharacters(value);
  return (
    <details className={css["material"]} open={open || problem !== undefined} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {m.material}
        <span>{count > 0 ? m.materialFilled(formatNumber(count)) : m.materialAside}</span>
        <Icon name="caret-down" size={14} />
      </summary>
      <Field label={m.material} className={css["inside"]} hint={m.materialHint} error={problem}>
        {(control) => (
          <TextArea
            {...control}
            data-field="material"
            rows={4}
            maxLength={ESSAY_MATERIAL_MAX_CHARACTERS}
            placeholder={m.materialPlaceholder}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
    </details>
  );
}
