import type { OutlineParagraph, SectionNeed } from "@tangleaf/contract";
import { ESSAY_LENGTH } from "@tangleaf/contract/constants";
import { setSectionAttributes, useSectionAttributes } from "#features/document/side/use-section.ts";
import { useTyped } from "#features/document/use-typed.ts";
import type { SectionRow } from "#features/document/writing/section-states.ts";
import { formatNumber } from "#lib/format.ts";
import { essayMessages } from "#messages/essay.ts";
import { essayContentMessages as m } from "#messages/essay-content.ts";
import { Check } from "#ui/check/check.tsx";
import { Field, TextArea } from "#ui/field/field.tsx";
import { NumberStepper } from "#ui/number-stepper/number-stepper.tsx";
import type { EssayWork } from "../use-essay-work.ts";
import css from "./section-dialog.module.css";
import { targetOf } from "./target-of.ts";

const BRIEF_MAX_CHARACTERS = 500;
const TARGET_STEP = 50;
const PRESETS = [200, 400, 600, 800];

/** What a section shall say, how much, and whether it stays as it is: changes of the document. */
export function SectionFields({ work, row }: { work: EssayWork; row: SectionRow }) {
  const { opened, limits, essay } = work;
  const { editor } = opened.editor;
  const attributes = useSectionAttributes(editor, row.id);
  const set = (changed: Readonly<Record<string, string | number | null>>) =>
    setSectionAttributes(editor, { id: row.id, changed, asOneStep: opened.asOneStep });
  const brief = useTyped(attributes?.points ?? "", (value) => set({ points: value.trim() === "" ? null : value.trim() }));
  const target = attributes?.target ?? 0;
  const needs = needsOf(essay?.outlines.flatMap(({ outline }) => outline) ?? [], row.id);
  const atOnce = targetOf(row, limits);
  return (
    <>
      <fieldset style={{ display: "contents" }} disabled={row.locked}>
        <Field label={m.section.brief} aside={`${brief.value.length} / ${BRIEF_MAX_CHARACTERS}`}>
          {(control) => (
            <TextArea
              {...control}
              value={brief.value}
              maxLength={BRIEF_MAX_CHARACTERS}
              placeholder={m.section.briefPlaceholder}
              onChange={(event) => brief.type(event.target.value)}
              onBlur={brief.leave}
            />
          )}
        </Field>
        {needs.length === 0 ? null : (
          <ul className={css["needs"]} aria-label={m.section.needs}>
            {needs.map((need) => (
              <li key={need}>{m.section.need[need]}</li>
            ))}
          </ul>
        )}
        {row.hasChildren ? null : (
          <Field
            label={m.section.target}
            hint={target > atOnce ? m.section.atOnce(formatNumber(atOnce)) : m.section.written(formatNumber(row.own), formatNumber(atOnce))}
          >
            {(control) => (
              <NumberStepper
                control={control}
                value={target}
                onChange={(value) => set({ target: value === 0 ? null : value })}
                step={TARGET_STEP}
                min={0}
                max={ESSAY_LENGTH.max}
                unit={m.section.unit}
                presets={PRESETS}
                placeholder={essayMessages.chooseLength}
                labels={{ less: m.section.less, more: m.section.more }}
              />
            )}
          </Field>
        )}
      </fieldset>
      <Check checked={row.locked} onChange={(locked) => set({ locked: locked ? 1 : null })}>
        {m.section.lock}
      </Check>
    </>
  );
}

/** What its outline says this section cannot do without. */
function needsOf(outline: readonly OutlineParagraph[], id: string): readonly SectionNeed[] {
  for (const paragraph of outline) {
    if (paragraph.id === id) return paragraph.needs;
    const below = needsOf(paragraph.subPara, id);
    if (below.length > 0) return below;
  }
  return [];
}
