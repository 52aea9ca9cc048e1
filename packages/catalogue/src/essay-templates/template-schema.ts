import { EDUCATION_LEVELS } from "@tangleaf/contract";
import { z } from "zod";
import type { Text } from "../scene.ts";
import { TEMPLATE_DISCIPLINES, TEMPLATE_KINDS, TEMPLATE_METHODS, TEMPLATE_NUMBERINGS } from "./template-lists.ts";

const keysOf = <T extends object>(list: T) => Object.keys(list) as [keyof T & string, ...(keyof T & string)[]];

export type TemplateText = Text;
const textSchema = z.object({ zh: z.string().min(1), en: z.string().min(1) });

/** A template's text in a language. */
export const inLanguage = (text: TemplateText, language: keyof Text): string => text[language];

export const TEMPLATE_NEEDS = ["table", "figure", "formula", "data", "source"] as const;

/** A line of a skeleton. Weights of those below one add up to its own. */
export type TemplateNode = {
  readonly title: { readonly zh: string; readonly en: string };
  /** What must be argued here; not its title in other words. */
  readonly intent: TemplateText;
  readonly weight: number;
  readonly needs?: readonly (typeof TEMPLATE_NEEDS)[number][] | undefined;
  /** What goes wrong here most often. */
  readonly mistake?: TemplateText | undefined;
  readonly children?: readonly TemplateNode[] | undefined;
};
const nodeSchema: z.ZodType<TemplateNode> = z.lazy(() =>
  z.strictObject({
    title: textSchema,
    intent: textSchema,
    weight: z.number().int().min(1).max(100),
    needs: z.array(z.enum(TEMPLATE_NEEDS)).min(1).optional(),
    mistake: textSchema.optional(),
    children: z.array(nodeSchema).min(2).optional(),
  }),
);

/** Levels a template is for; `any`: whoever writes such a text. */
export const TEMPLATE_LEVELS = [...EDUCATION_LEVELS, "any"] as const;
export type TemplateLevel = (typeof TEMPLATE_LEVELS)[number];

const charactersSchema = z.number().int().min(500).max(120_000);

/** One template: a skeleton of a text, with a sample first page. One data file holds all of it. */
export const templateSchema = z.strictObject({
  /** Never changes: the address of its page is made of it. */
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  kind: z.enum(keysOf(TEMPLATE_KINDS)),
  discipline: z.enum(keysOf(TEMPLATE_DISCIPLINES)),
  major: textSchema,
  levels: z.array(z.enum(TEMPLATE_LEVELS)).min(1).max(TEMPLATE_LEVELS.length),
  method: z.enum(keysOf(TEMPLATE_METHODS)),
  /** Characters of the whole text. `byLevel`: the default of a level where there are two. */
  length: z.strictObject({
    default: charactersSchema,
    min: charactersSchema,
    max: charactersSchema,
    byLevel: z.partialRecord(z.enum(TEMPLATE_LEVELS), charactersSchema).optional(),
  }),
  numbering: z.enum(TEMPLATE_NUMBERINGS),
  title: textSchema,
  /** The title with its slots, named by their label in that language: "〔自变量〕对〔群体〕〔因变量〕的影响". */
  pattern: textSchema,
  slots: z.array(z.strictObject({ label: textSchema, default: textSchema })),
  remark: textSchema,
  keywords: z.array(textSchema).min(3).max(8),
  /** What its author must own before this skeleton makes sense. */
  bring: z.array(textSchema).min(2),
  outline: z.array(nodeSchema).min(2),
  whyGood: z.array(textSchema).min(3).max(5),
  /** The sample first page. */
  opening: z.array(z.strictObject({ type: z.enum(["heading", "paragraph"]), text: textSchema })).min(2),
  /** The paragraph most people cannot write. */
  hardSample: z.strictObject({ title: textSchema, text: textSchema }),
  /** Whether the sample shows a scene or a remark that is not a record of anything. */
  staged: z.boolean(),
  checklist: z.array(textSchema).min(4).max(8),
  /** Keys of scenes and documents offered beside it. */
  scenes: z.array(z.string().min(1)),
  /** Day it was first there. */
  since: z.iso.date(),
});
export type TemplateSource = z.output<typeof templateSchema>;

/** Types a data file. Nothing is parsed here: the templates' test does, so that starting costs nothing. */
export function defineTemplate(template: TemplateSource): TemplateSource {
  return template;
}
