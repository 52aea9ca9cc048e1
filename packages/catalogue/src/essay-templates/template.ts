import type { TemplateFile } from "../content/template-file.ts";
import type { Text } from "../content/texts.ts";
import type { TemplateDiscipline } from "./template-lists.ts";

export type { TemplateNode } from "../content/template-file.ts";

export type TemplateText = Text;

/** A template's text in a language. */
export const inLanguage = (text: TemplateText, language: keyof Text): string => text[language];

/** One template, as `content/templates` says, with the discipline its folder says. */
export type TemplateSource = TemplateFile & { readonly discipline: TemplateDiscipline };
