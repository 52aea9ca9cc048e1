import { type EssayTemplate, inLanguage, TEMPLATE_FRAMES } from "@tangleaf/catalogue/essay-templates";
import type { OutlineInput } from "@tangleaf/contract";
import type { MadeFrom } from "@tangleaf/document/model";
import { templateFileEn } from "../../messages/template-file.en.ts";
import { templateFileZh } from "../../messages/template-file.zh.ts";
import type { TemplateOutline } from "./outline-of-template.ts";

const FRAMES = { zh: templateFileZh.frames, en: templateFileEn.frames } as const;

/** What a document keeps of its template, in the language it is written in. */
export function madeFromTemplate(template: EssayTemplate, made: TemplateOutline, language: "zh" | "en"): MadeFrom {
  const { pubId, version, title, kind, checklist, bring } = template;
  const { front, back } = TEMPLATE_FRAMES[kind];
  const said = (text: Parameters<typeof inLanguage>[0]): string => inLanguage(text, language);
  const frames: Readonly<Record<string, string>> = FRAMES[language];
  return {
    ...{ pubId, version, title: title[language] },
    checklist: checklist.map(said),
    bring: bring.map(said),
    frame: [...front, ...back].flatMap((key) => frames[key] ?? []),
    parts: lines(made.outline).map(({ id = "", title: heading }) => {
      const mistake = made.mistakes.get(id);
      return { id, title: heading, mistake: mistake === undefined ? null : mistake };
    }),
  };
}

const lines = (outline: readonly OutlineInput[]): OutlineInput[] => outline.flatMap((line) => [line, ...lines(line.subPara ?? [])]);
