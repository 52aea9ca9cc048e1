import { type NumberingStyle, numberHeadings } from "@tangleaf/document/outline";
import type * as Y from "yjs";
import { DEFAULTS, NUMBERINGS, useMeta, writeSetting } from "#features/document/use-meta.ts";
import { noteMessages as m } from "#messages/note.ts";
import { Button } from "#ui/button/button.tsx";
import { Check } from "#ui/check/check.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Field } from "#ui/field/field.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";
import css from "./text-settings-dialog.module.css";

type TextSettingsDialogProps = { open: boolean; onClose: () => void; doc: Y.Doc };

/** What holds for the whole text; every choice shows in it at once. */
export function TextSettingsDialog({ open, onClose, doc }: TextSettingsDialogProps) {
  const { settings } = useMeta(doc);
  const language = settings.language ?? DEFAULTS.language;
  const numbering = settings.numbering ?? DEFAULTS.numbering;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.settings.title}
      shape="sheet"
      width="sm"
      actions={
        <Button tone="solid" onClick={onClose}>
          {m.settings.done}
        </Button>
      }
    >
      <div className={css["form"]}>
        <Field label={m.settings.language}>
          {() => (
            <Segmented
              label={m.settings.language}
              block
              value={language}
              onChange={(chosen) => writeSetting(doc, "language", chosen)}
              options={[
                { value: "zh", label: m.settings.languages.zh },
                { value: "en", label: m.settings.languages.en },
              ]}
            />
          )}
        </Field>
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
      </div>
    </Dialog>
  );
}

const SAMPLE = [1, 2, 3].map((level) => ({ level, numbered: true }));

/** How a style numbers a heading and the ones below it: 第一章 · 1.1 · 1.1.1. */
function sampleOf(style: NumberingStyle, language: "zh" | "en"): string {
  return numberHeadings(SAMPLE, style, language).join(" · ");
}
