import { type EssayTemplate, templateView } from "@tangleaf/catalogue/essay-templates";
import type { Variant } from "@tangleaf/contract";
import { fillMessage } from "../../messages/fill-message.ts";
import { templateFileEn } from "../../messages/template-file.en.ts";
import { templateFileZh } from "../../messages/template-file.zh.ts";
import type { Exporter } from "../export/exporter.ts";
import { aiLabelJson, fileNameOf } from "../export/index.ts";

const WORDS = { zh: templateFileZh, en: templateFileEn } as const;
const WORD_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

export type TemplateFile = { readonly name: string; readonly contentType: string; readonly bytes: Uint8Array };

type Deps = {
  readonly variant: Variant;
  readonly exporter: Pick<Exporter, "templateFile">;
  readonly labelProducer: string;
  /** Counts a file given to an address where nobody is signed in. Throws template.tooManyFiles. */
  readonly countOpenFile: (address: string) => Promise<void>;
};
export type TemplateFiles = {
  /** The Word file of a template. Throws template.tooManyFiles for addresses nobody is signed in at. */
  of(template: EssayTemplate, asker: { readonly userId: string | null; readonly address: string }): Promise<TemplateFile>;
};

/** Word files of templates, each built once: it is the same for everybody. */
export function createTemplateFiles({ variant, exporter, labelProducer, countOpenFile }: Deps): TemplateFiles {
  const built = new Map<string, Promise<Uint8Array>>();

  async function build(template: EssayTemplate): Promise<Uint8Array> {
    const labelJson = aiLabelJson({ producer: labelProducer, generationId: `template:${template.pubId}` });
    return exporter.templateFile({ page: templateView(template, variant), language: variant, words: WORDS[variant], labelJson });
  }

  return {
    async of(template, { userId, address }) {
      if (userId === null) await countOpenFile(address);
      const { pubId, title } = template;
      const making = built.get(pubId) ?? build(template);
      built.set(pubId, making);
      // One that failed is tried again by whoever asks next.
      making.catch(() => built.delete(pubId));
      const name = fileNameOf(fillMessage(WORDS[variant].fileName, { title: title[variant] }), "docx", pubId);
      return { name, contentType: WORD_TYPE, bytes: await making };
    },
  };
}
