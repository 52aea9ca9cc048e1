import { z } from "zod";
import { EDUCATION_LEVELS } from "../education-levels.ts";
import { sectionNeedSchema } from "./essay.ts";

/** Level a template is for; `any`: whoever writes such a text. */
export const templateLevelSchema = z.enum([...EDUCATION_LEVELS, "any"]);

const sampleSchema = z.array(z.object({ type: z.enum(["heading", "paragraph"]), text: z.string() }));
const lengthSchema = z.object({
  default: z.number().int(),
  min: z.number().int(),
  max: z.number().int(),
  /** The usual length of a level, where a template serves two. */
  byLevel: z.partialRecord(templateLevelSchema, z.number().int()).optional(),
});

/** A template as a list shows it. Keys of kind, discipline and method: the catalogue's lists. */
export const templateCardSchema = z.object({
  pubId: z.string(),
  kind: z.string(),
  discipline: z.string(),
  method: z.string(),
  title: z.string(),
  remark: z.string(),
  major: z.string(),
  levels: z.array(templateLevelSchema),
  length: lengthSchema,
  chapters: z.number().int(),
  /** Beginning of its sample first page. */
  cover: sampleSchema,
  /** How many people have used it; absent where they are too few to say. */
  used: z.number().int().optional(),
  /** Whether the caller keeps it among the starred; absent without a session. */
  starred: z.boolean().optional(),
  /** Where in the skeleton a search found it, from the chapter down; absent where it was found elsewhere. */
  hit: z.array(z.string()).optional(),
});
export type TemplateCard = z.output<typeof templateCardSchema>;

/** A line of a skeleton in the variant's language. */
export type TemplateLine = {
  title: string;
  titleZh: string;
  /** What must be argued there. */
  intent: string;
  /** Share of the whole, in percent. */
  weight: number;
  needs: z.output<typeof sectionNeedSchema>[];
  /** What goes wrong there most often; null = nothing that is typical. */
  mistake: string | null;
  children: TemplateLine[];
};
const templateLineSchema: z.ZodType<TemplateLine> = z.lazy(() =>
  z.object({
    title: z.string(),
    titleZh: z.string(),
    intent: z.string(),
    weight: z.number().int(),
    needs: z.array(sectionNeedSchema),
    mistake: z.string().nullable(),
    children: z.array(templateLineSchema),
  }),
);

/** Passages of a file that stand in the samples of the template it was made from; absent = none. */
export const copiedSchema = z.array(z.string()).optional();

export const templatePageSchema = z.object({
  ...templateCardSchema.shape,
  titleZh: z.string(),
  /** The Chinese title with its slots in 〔〕. */
  pattern: z.string(),
  slots: z.array(z.object({ label: z.string(), default: z.string() })),
  numbering: z.enum(["A", "B", "C", "none"]),
  keywords: z.array(z.string()),
  /** What its author must own before this skeleton makes sense. */
  bring: z.array(z.string()),
  outline: z.array(templateLineSchema),
  whyGood: z.array(z.string()),
  opening: sampleSchema,
  hardSample: z.object({ title: z.string(), text: z.string() }),
  /** Whether the sample shows a scene or a remark that is no record of anything. */
  staged: z.boolean(),
  checklist: z.array(z.string()),
  scenes: z.array(z.string()),
  frame: z.object({ front: z.array(z.string()), back: z.array(z.string()) }),
  /** What using it makes: an essay, the document of a generator, or a note. */
  target: z.string(),
  since: z.string(),
  /** What using it costs: code alone makes the outline. */
  cost: z.object({ tokens: z.number().int() }),
  /** Templates like it. */
  near: z.array(templateCardSchema),
});
export type TemplatePage = z.output<typeof templatePageSchema>;
