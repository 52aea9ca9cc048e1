import { DOCUMENT_TITLE_MAX_CHARACTERS } from "@tangleaf/contract/constants";
import type { Editor } from "@tiptap/core";
import type { ReactNode } from "react";
import { renameSection, shiftSection } from "#editor/blocks/structure/section-commands.ts";
import { formatNumber } from "#lib/format.ts";
import { documentMessages as m } from "#messages/document.ts";
import { Badge, type BadgeTone } from "#ui/badge/badge.tsx";
import { Check } from "#ui/check/check.tsx";
import { Field, Select, TextArea, TextInput } from "#ui/field/field.tsx";
import { NumberStepper } from "#ui/number-stepper/number-stepper.tsx";
import { ProgressBar } from "#ui/progress-bar/progress-bar.tsx";
import { useTyped } from "../use-typed.ts";
import css from "./paragraph-settings.module.css";
import { type CurrentSection, useCurrentSection } from "./use-section.ts";

const BRIEF_MAX_CHARACTERS = 300;
const TARGET_STEP = 100;
const TARGET_MAX = 1_000_000;
const TARGET_PRESETS = [200, 500, 800, 1500];
const LEVELS = [1, 2, 3, 4, 5, 6];
const WHOLE = 100;
const TONES: Readonly<Record<string, BadgeTone>> = { done: "leaf", writing: "orange", queued: "orange", failed: "red", stopped: "amber" };

type ParagraphSettingsProps = {
  editor: Editor;
  asOneStep: (change: () => void) => void;
  /** What can be done with the section, below what is set for it. */
  foot?: (sectionId: string) => ReactNode;
};

/** What is set for the section the caret is in. */
export function ParagraphSettings({ editor, asOneStep, foot }: ParagraphSettingsProps) {
  const { section, some } = useCurrentSection(editor, asOneStep);
  if (section === null) return <p className={css["none"]}>{some ? m.paragraph.front : m.paragraph.none}</p>;
  return (
    <div key={section.row.id} className={css["form"]}>
      {/* A locked section is held with its heading, and what is set there. */}
      <fieldset className={css["form"]} disabled={section.attributes.locked}>
        <Heading editor={editor} section={section} asOneStep={asOneStep} />
        <Brief section={section} />
        <Target section={section} />
        <Status section={section} />
        <div className={css["checks"]}>
          <Check checked={section.attributes.numbered} onChange={(numbered) => section.set({ unnumbered: numbered ? null : 1 })}>
            {m.paragraph.numbered}
          </Check>
        </div>
      </fieldset>
      <div className={css["checks"]}>
        <Check checked={section.attributes.locked} onChange={(locked) => section.set({ locked: locked ? 1 : null })}>
          {m.paragraph.locked}
        </Check>
        <p>{m.paragraph.lockedHint}</p>
      </div>
      {foot?.(section.row.id)}
    </div>
  );
}

function Heading({ editor, section, asOneStep }: ParagraphSettingsProps & { section: CurrentSection }) {
  const { row } = section;
  const run = (command: ReturnType<typeof renameSection>) => command(editor.state, editor.view.dispatch, editor.view);
  const title = useTyped(row.title, (value) => asOneStep(() => void run(renameSection(row.id, value.trim()))));
  const moveTo = (level: number) => {
    const by = level > row.level ? 1 : -1;
    asOneStep(() => {
      for (let now = row.level; now !== level; now += by) if (!run(shiftSection(row.id, by))) return;
    });
  };
  return (
    <>
      <Field label={m.paragraph.title}>
        {(control) => (
          <TextInput
            {...control}
            value={title.value}
            maxLength={DOCUMENT_TITLE_MAX_CHARACTERS}
            placeholder={m.paragraph.titlePlaceholder}
            onChange={(event) => title.type(event.target.value)}
            onBlur={title.leave}
          />
        )}
      </Field>
      <Field label={m.paragraph.levelLabel}>
        {(control) => (
          <Select {...control} value={row.level} onChange={(event) => moveTo(Number(event.target.value))}>
            {LEVELS.map((level) => (
              <option key={level} value={level}>
                {m.paragraph.level(level)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}

function Brief({ section }: { section: CurrentSection }) {
  const brief = useTyped(section.attributes.points, (value) => section.set({ points: value.trim() === "" ? null : value.trim() }));
  return (
    <Field label={m.paragraph.brief} aside={`${brief.value.length} / ${BRIEF_MAX_CHARACTERS}`}>
      {(control) => (
        <TextArea
          {...control}
          value={brief.value}
          maxLength={BRIEF_MAX_CHARACTERS}
          placeholder={m.paragraph.briefPlaceholder}
          onChange={(event) => brief.type(event.target.value)}
          onBlur={brief.leave}
        />
      )}
    </Field>
  );
}

function Target({ section: { row, attributes, set } }: { section: CurrentSection }) {
  const target = attributes.target ?? 0;
  const written = formatNumber(row.length);
  return (
    <Field
      label={m.paragraph.target}
      aside={target === 0 ? m.paragraph.targetNone : undefined}
      hint={
        <span className={css["written"]}>
          {target === 0 ? m.paragraph.written(written) : m.paragraph.writtenOf(written, formatNumber(target))}
          {target === 0 ? null : <ProgressBar value={(row.length / target) * WHOLE} label={m.paragraph.target} />}
        </span>
      }
    >
      {(control) => (
        <NumberStepper
          control={control}
          value={target}
          onChange={(value) => set({ target: value === 0 ? null : value })}
          step={TARGET_STEP}
          min={0}
          max={TARGET_MAX}
          unit={m.paragraph.targetUnit}
          presets={TARGET_PRESETS}
          labels={{ less: m.paragraph.less, more: m.paragraph.more }}
        />
      )}
    </Field>
  );
}

function Status({ section: { row } }: { section: CurrentSection }) {
  const derived = row.characters === 0 ? "empty" : "done";
  const status = isStatus(row.status) ? row.status : derived;
  return (
    <p className={css["status"]}>
      <b>{m.paragraph.status}</b>
      <Badge tone={TONES[status] ?? "plain"}>{m.paragraph.statuses[status]}</Badge>
    </p>
  );
}

function isStatus(status: string | null): status is keyof typeof m.paragraph.statuses {
  return status !== null && status in m.paragraph.statuses;
}
