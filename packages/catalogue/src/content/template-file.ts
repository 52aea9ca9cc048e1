import { z } from "zod";
import {
  TEMPLATE_KINDS,
  TEMPLATE_LEVELS,
  TEMPLATE_METHODS,
  TEMPLATE_NEEDS,
  TEMPLATE_NUMBERINGS,
} from "../essay-templates/template-lists.ts";
import { keySchema } from "./scene-file.ts";
import { checkLengths, checkOutline, checkSamples, checkTitle } from "./template-rules.ts";
import { findChinese, lineSchema, type Text } from "./texts.ts";
import { toKeyEnum } from "./to-key-enum.ts";

const CHARACTERS_MIN = 500;
const CHARACTERS_MAX = 120_000;
const REMARK_MAX_CHARACTERS_ZH = 34;

const listSchema = <T>(entry: z.ZodType<T>, least: number, most = Number.POSITIVE_INFINITY) =>
  z.array(entry).min(least, `Write ${least} or more.`).max(most, `Write at most ${most}.`);

/** English with the brackets of slots and of gaps to fill in, which are the same in both languages. */
const englishSchema = lineSchema.superRefine((text, context) => {
  const found = findChinese(text.replace(/【(to fill in: [^【】]+)】/g, "$1").replace(/[〔〕]/g, ""));
  if (found !== null) context.addIssue({ code: "custom", message: `“${found}” does not belong in an English text.` });
});
const textSchema = z.strictObject({ zh: lineSchema, en: englishSchema });

/** A line of a skeleton. Weights of those below one add up to its own. */
export type TemplateNode = {
  readonly title: Text;
  /** What must be argued here; not its title in other words. */
  readonly intent: Text;
  readonly weight: number;
  readonly needs?: readonly (typeof TEMPLATE_NEEDS)[number][] | undefined;
  /** What goes wrong here most often. */
  readonly mistake?: Text | undefined;
  readonly children?: readonly TemplateNode[] | undefined;
};
const nodeSchema: z.ZodType<TemplateNode> = z.lazy(() =>
  z.strictObject({
    title: textSchema,
    intent: textSchema,
    weight: z.int().min(1, "Write 1 or more.").max(100, "Write at most 100."),
    needs: listSchema(z.enum(TEMPLATE_NEEDS), 1).optional(),
    mistake: textSchema.optional(),
    children: listSchema(nodeSchema, 2).optional(),
  }),
);

const charactersSchema = z
  .int()
  .min(CHARACTERS_MIN, `Write ${CHARACTERS_MIN} or more.`)
  .max(CHARACTERS_MAX, `Write at most ${CHARACTERS_MAX}.`);

/** A skeleton of a text, with a sample first page: all of it in one file, `content/templates/<discipline>/<slug>.yaml`. */
export const templateFileSchema = z
  .strictObject({
    /** Never changes: the address of its page is made of it. */
    slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Write small letters, digits and hyphens, such as nurse-speech."),
    kind: toKeyEnum(TEMPLATE_KINDS),
    major: textSchema,
    levels: listSchema(z.enum(TEMPLATE_LEVELS), 1, TEMPLATE_LEVELS.length),
    method: toKeyEnum(TEMPLATE_METHODS),
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
    remark: textSchema.refine(({ zh }) => [...zh].length <= REMARK_MAX_CHARACTERS_ZH, {
      path: ["zh"],
      message: `Write at most ${REMARK_MAX_CHARACTERS_ZH} characters.`,
    }),
    keywords: listSchema(textSchema, 3, 8),
    /** What its author must own before this skeleton makes sense. */
    bring: listSchema(textSchema, 2),
    outline: listSchema(nodeSchema, 2),
    whyGood: listSchema(textSchema, 3, 5),
    /** The sample first page. */
    opening: listSchema(z.strictObject({ type: z.enum(["heading", "paragraph"]), text: textSchema }), 2),
    /** The paragraph most people cannot write. */
    hardSample: z.strictObject({ title: textSchema, text: textSchema }),
    /** Whether the sample shows a scene or a remark that is not a record of anything. */
    staged: z.boolean(),
    checklist: listSchema(textSchema, 4, 8),
    /** Keys of scenes and documents offered beside it. */
    scenes: z.array(keySchema),
    /** Day it was first there. */
    since: z.iso.date("Write a day, such as 2026-11-22."),
  })
  .superRefine((template, context) => {
    const refuse = (path: PropertyKey[], message: string) => context.addIssue({ code: "custom", path, message });
    checkLengths(template, refuse);
    checkTitle(template, refuse);
    checkOutline(template, refuse);
    checkSamples(template, refuse);
  });
export type TemplateFile = z.output<typeof templateFileSchema>;
