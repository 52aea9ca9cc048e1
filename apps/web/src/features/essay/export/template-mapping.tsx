import { TEMPLATE_FACTS, WORD_TEMPLATE_NAME_MAX_CHARACTERS } from "@tangleaf/contract/constants";
import { useState } from "react";
import { essayExportMessages } from "#messages/essay-export.ts";
import { Banner } from "#ui/banner/banner.tsx";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Field, Select, TextInput } from "#ui/field/field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { toastRefusal } from "#ui/toast/toast-refusal.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { type TemplateMapping as Mapping, removeTemplate, saveTemplate, type WordTemplate } from "./api.ts";
import css from "./template-dialog.module.css";
import { TemplateFound } from "./template-found.tsx";
import { TemplatePreview } from "./template-preview.tsx";

const m = essayExportMessages.template;

type TemplateMappingProps = {
  essayId: string;
  template: WordTemplate;
  open: boolean;
  onClose: (chosen: string | "removed" | null) => void;
};

/** What goes where on a school's cover, beside how that looks; and what else of the file is used. */
export function TemplateMapping({ essayId, template, open, onClose }: TemplateMappingProps) {
  const { templateId, cover } = template;
  const [name, setName] = useState(template.name);
  const [mapping, setMapping] = useState<Mapping>(template.mapping);
  const [isWorking, setWorking] = useState(false);
  const fields = cover !== null && cover.problems.length === 0 ? cover.fields : [];

  async function work(doing: () => Promise<void>, failed: string): Promise<void> {
    setWorking(true);
    try {
      await doing();
    } catch (error) {
      toastRefusal(error, failed);
    } finally {
      setWorking(false);
    }
  }
  const save = () =>
    work(async () => {
      await saveTemplate({ templateId, mapping, ...(name.trim() === "" ? {} : { name: name.trim() }) });
      onClose(templateId);
    }, m.saveFailed);
  const remove = () =>
    work(async () => {
      await removeTemplate(templateId);
      toast({ tone: "ok", title: m.removed, pill: true });
      onClose("removed");
    }, m.removeFailed);
  const change = (fieldId: string, chosen: string) => {
    const { [fieldId]: _before, ...others } = mapping;
    const fact = TEMPLATE_FACTS.find((one) => one === chosen);
    setMapping(fact === undefined ? others : { ...others, [fieldId]: fact });
  };
  return (
    <Dialog
      open={open}
      onClose={() => onClose(null)}
      title={m.title}
      description={fields.length === 0 ? undefined : m.lead}
      shape="sheet"
      width="xl"
      focusWhole
      mayClose={() => !isWorking}
      actions={
        <>
          <Button tone="danger" className={css["remove"]} disabled={isWorking} onClick={() => void remove()}>
            <Icon name="trash" size={16} />
            {m.remove}
          </Button>
          <Button tone="solid" disabled={isWorking} onClick={() => void save()}>
            {isWorking ? m.saving : m.save}
          </Button>
        </>
      }
    >
      <div className={css["mapping"]}>
        <div className={css["side"]}>
          <Field label={m.name}>
            {(control) => (
              <TextInput
                {...control}
                value={name}
                maxLength={WORD_TEMPLATE_NAME_MAX_CHARACTERS}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
          {cover === null ? <Banner tone="amber">{m.coverNone}</Banner> : null}
          {(cover?.problems ?? []).map((problem) => (
            <Banner key={problem} tone="amber">
              {m.coverProblems[problem]}
            </Banner>
          ))}
          {fields.length === 0 ? null : (
            <fieldset className={css["fields"]}>
              <legend>{m.fields}</legend>
              {fields.map(({ fieldId, line }) => (
                <div key={fieldId}>
                  <span>{line}</span>
                  <Select aria-label={line} value={mapping[fieldId] ?? ""} onChange={(event) => change(fieldId, event.target.value)}>
                    <option value="">{m.keep}</option>
                    {TEMPLATE_FACTS.map((fact) => (
                      <option key={fact} value={fact}>
                        {m.facts[fact]}
                      </option>
                    ))}
                  </Select>
                </div>
              ))}
            </fieldset>
          )}
          <TemplateFound template={template} />
        </div>
        <TemplatePreview essayId={essayId} template={template} mapping={mapping} />
      </div>
    </Dialog>
  );
}
