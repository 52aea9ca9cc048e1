import { type EssayTemplate, templateView } from "@tangleaf/catalogue/essay-templates";
import type { Variant } from "@tangleaf/contract";
import { fillMessage } from "../../messages/fill-message.ts";
import { templateFileEn } from "../../messages/template-file.en.ts";
import { templateFileZh } from "../../messages/template-file.zh.ts";
import { AppError } from "../../platform/errors.ts";
import type { Exporter } from "../export/exporter.ts";
import { aiLabelJson, fileNameOf } from "../export/index.ts";
import type { SchoolTemplate } from "../school-template/index.ts";
import type { WordTemplates } from "../word-templates/word-templates.ts";

const WORDS = { zh: templateFileZh, en: templateFileEn } as const;
const WORD_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

export type TemplateFile = { readonly name: string; readonly contentType: string; readonly bytes: Uint8Array };

type Deps = {
  readonly variant: Variant;
  readonly exporter: Pick<Exporter, "templateFile">;
  readonly labelProducer: string;
  /** Counts a file given to an address where nobody is signed in. Throws template.tooManyFiles. */
  readonly countOpenFile: (address: string) => Promise<void>;
  readonly wordTemplates: Pick<WordTemplates, "open">;
};
type Asked = { readonly userId: string | null; readonly address: string; readonly templateId?: string | undefined };
export type TemplateFiles = {
  /**
   * The Word file of a template, laid out by the asker's school where `templateId` is given. Throws template.tooManyFiles for
   * addresses nobody is signed in at, session.invalid where nobody asks for their school's, and what `wordTemplates.open` throws.
   */
  of(template: EssayTemplate, asked: Asked): Promise<TemplateFile>;
};

/** Word files of templates, each built once: it is the same for everybody whose school has no layout of its own. */
export function createTemplateFiles({ variant, exporter, labelProducer, countOpenFile, wordTemplates }: Deps): TemplateFiles {
  const built = new Map<string, Promise<Uint8Array>>();

  async function build(userId: string, template: EssayTemplate, school?: SchoolTemplate): Promise<Uint8Array> {
    const labelJson = aiLabelJson({ producer: labelProducer, generationId: `template:${template.pubId}` });
    const page = templateView(template, variant);
    return exporter.templateFile({ userId, page, language: variant, words: WORDS[variant], school, labelJson });
  }

  function fileOf({ pubId, title }: EssayTemplate, bytes: Uint8Array): TemplateFile {
    const name = fileNameOf(fillMessage(WORDS[variant].fileName, { title: title[variant] }), "docx", pubId);
    return { name, contentType: WORD_TYPE, bytes };
  }

  return {
    async of(template, { userId, address, templateId }) {
      if (userId === null) await countOpenFile(address);
      if (templateId !== undefined) {
        if (userId === null) throw new AppError("session.invalid");
        const { read } = await wordTemplates.open({ userId, templateId });
        return fileOf(template, await build(userId, template, read));
      }
      const { pubId } = template;
      const making = built.get(pubId) ?? build(userId ?? address, template);
      built.set(pubId, making);
      // One that failed is tried again by whoever asks next.
      making.catch(() => built.delete(pubId));
      return fileOf(template, await making);
    },
  };
}
