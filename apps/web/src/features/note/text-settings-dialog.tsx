import {
  DOCUMENT_PERSONS,
  DOCUMENT_SETTING_BOUNDS,
  DOCUMENT_TONES,
  type DocumentPerson,
  type DocumentSettings,
  type DocumentTone,
} from "@tangleaf/document/model";
import { type NumberingStyle, numberHeadings } from "@tangleaf/document/outline";
import type * as Y from "yjs";
import { DEFAULTS, NUMBERINGS, readSettings, useMeta, writeSetting } from "#features/document/use-meta.ts";
import { useTyped } from "#features/document/use-typed.ts";
import { formatNumber } from "#lib/format.ts";
import { noteMessages as m } from "#messages/note.ts";
import { noteOutlineMessages } from "#messages/note-outline.ts";
import { Button } from "#ui/button/button.tsx";
import { Check } from "#ui/check/check.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Field, Select, TextArea, TextInput } from "#ui/field/field.tsx";
import { NumberStepper } from "#ui/number-stepper/number-stepper.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";
import css from "./text-settings-dialog.module.css";

const w = noteOutlineMessages.settings;
const { sectionLength: LENGTH } = DOCUMENT_SETTING_BOUNDS;
const LENGTH_STEP = 50;
const LENGTH_PRESETS = [300, 500, 800, 1500];

type TextSettingsDialogProps = { open: boolean; onClose: () => void; doc: Y.Doc };
type SettingProps = { doc: Y.Doc; settings: DocumentSettings };

/** What holds for the whole text: who it is for, how it speaks, its words, its looks. Every choice is kept with it at once. */
export function TextSettingsDialog({ open, onClose, doc }: TextSettingsDialogProps) {
  const { settings } = useMeta(doc);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.settings.title}
      description={w.lead}
      shape="sheet"
      width="md"
      actions={
        <Button tone="solid" onClick={onClose}>
          {m.settings.done}
        </Button>
      }
    >
      <div className={css["form"]}>
        <Voice doc={doc} settings={settings} />
        <Wording doc={doc} settings={settings} />
        <Looks doc={doc} settings={settings} />
      </div>
    </Dialog>
  );
}

/** Language, readers, tone and person, and how much a section says. */
function Voice({ doc, settings }: SettingProps) {
  const { sectionLength = 0, tone = "", person = "" } = settings;
  const keepLength = (value: number) => writeSetting(doc, "sectionLength", value < LENGTH.min ? undefined : value);
  return (
    <section className={css["group"]} aria-label={w.voice}>
      <h3>{w.voice}</h3>
      <Field label={m.settings.language}>
        {() => (
          <Segmented
            label={m.settings.language}
            block
            value={settings.language ?? DEFAULTS.language}
            onChange={(chosen) => writeSetting(doc, "language", chosen)}
            options={[
              { value: "zh", label: m.settings.languages.zh },
              { value: "en", label: m.settings.languages.en },
            ]}
          />
        )}
      </Field>
      <Words doc={doc} settings={settings} name="audience" />
      <div className={css["pair"]}>
        <Field label={w.tone}>
          {(control) => (
            <Select
              {...control}
              value={tone}
              onChange={(event) => writeSetting(doc, "tone", (event.target.value || undefined) as DocumentTone | undefined)}
            >
              <option value="">{w.open}</option>
              {DOCUMENT_TONES.map((one) => (
                <option key={one} value={one}>
                  {w.tones[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={w.person}>
          {(control) => (
            <Select
              {...control}
              value={person}
              onChange={(event) => writeSetting(doc, "person", (event.target.value || undefined) as DocumentPerson | undefined)}
            >
              <option value="">{w.open}</option>
              {DOCUMENT_PERSONS.map((one) => (
                <option key={one} value={one}>
                  {w.persons[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Field
        label={w.sectionLength}
        aside={sectionLength === 0 ? w.lengthOpen : w.lengthBounds(formatNumber(LENGTH.min), formatNumber(LENGTH.max))}
        hint={w.lengthHint}
      >
        {(control) => (
          <NumberStepper
            control={control}
            value={sectionLength}
            onChange={keepLength}
            step={LENGTH_STEP}
            min={0}
            max={LENGTH.max}
            unit={w.unit}
            presets={LENGTH_PRESETS}
            labels={{ less: w.less, more: w.more }}
          />
        )}
      </Field>
    </section>
  );
}

/** Terms with a fixed wording, words to avoid, and whether sources are cited. */
function Wording({ doc, settings }: SettingProps) {
  return (
    <section className={css["group"]} aria-label={w.wording}>
      <h3>{w.wording}</h3>
      <Words doc={doc} settings={settings} name="terms" />
      <Words doc={doc} settings={settings} name="avoid" />
      <Check checked={settings.noReferences !== 1} onChange={(cites) => writeSetting(doc, "noReferences", cites ? undefined : 1)}>
        {w.references}
      </Check>
    </section>
  );
}

/** A setting in words, kept while it is typed: what others set meanwhile is not written over where nothing was typed. */
function Words({ doc, settings, name }: SettingProps & { name: "audience" | "terms" | "avoid" }) {
  const most = DOCUMENT_SETTING_BOUNDS[name];
  const { value, type, leave } = useTyped(settings[name] ?? "", (text) => {
    const kept = text.trim() === "" ? undefined : text;
    if (readSettings(doc)[name] !== kept) writeSetting(doc, name, kept);
  });
  const { label, placeholder, hint } = w.words[name];
  const Control = name === "audience" ? TextInput : TextArea;
  return (
    <Field label={label} aside={`${formatNumber(value.length)} / ${formatNumber(most)}`} hint={hint}>
      {(control) => (
        <Control
          {...control}
          value={value}
          maxLength={most}
          placeholder={placeholder}
          onChange={(event: { target: { value: string } }) => type(event.target.value)}
          onBlur={leave}
        />
      )}
    </Field>
  );
}

/** How headings are numbered, and whether paragraphs are indented. */
function Looks({ doc, settings }: SettingProps) {
  const language = settings.language ?? DEFAULTS.language;
  const numbering = settings.numbering ?? DEFAULTS.numbering;
  return (
    <section className={css["group"]} aria-label={w.looks}>
      <h3>{w.looks}</h3>
      <fieldset className={css["numberings"]}>
        <legend>{m.settings.numbering}</legend>
        {NUMBERINGS.map((one) => (
          <label key={one}>
            <input type="radio" name="numbering" checked={numbering === one} onChange={() => writeSetting(doc, "numbering", one)} />
            {one === "none" ? m.settings.unnumbered : sampleOf(one, language)}
          </label>
        ))}
      </fieldset>
      {language === "zh" ? (
        <Check checked={settings.noIndent !== 1} onChange={(indent) => writeSetting(doc, "noIndent", indent ? undefined : 1)}>
          {m.settings.indent}
        </Check>
      ) : null}
    </section>
  );
}

const SAMPLE = [1, 2, 3].map((level) => ({ level, numbered: true }));

/** How a style numbers a heading and the ones below it: 第一章 · 1.1 · 1.1.1. */
function sampleOf(style: NumberingStyle, language: "zh" | "en"): string {
  return numberHeadings(SAMPLE, style, language).join(" · ");
}
