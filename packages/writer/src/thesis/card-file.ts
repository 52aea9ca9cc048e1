import { lineSchema } from "@tangleaf/catalogue/content";
import { z } from "zod";
import { SECTION_ROLES, STUDY_KINDS, THESIS_METHODS } from "./thesis-types.ts";

const SENTENCES_MIN = 5;
const SENTENCES_MAX = 12;
/** Set phrases that fill; 闭环控制 is a term of control engineering. */
const FILLING = {
  zh: /首先|其次|总之|值得注意的是|赋能|抓手|闭环(?!控制|系统|传递|反馈|极点|响应|调节|结构|误差|增益|稳定|特性)|助力/,
  en: /\b(?:firstly|secondly|in conclusion|it is worth noting|delve|leverage|empower|seamless)\b/i,
};
const YEAR = /(?<![\d.])(?:19|20)\d\d(?!\d)/;
const FORMULA = /\$[^$]*\$/g;
/** Between Chinese characters a mark is a full-width one; beside Latin letters and digits it may be part of a term. */
const HALF_WIDTH = /[\u4e00-\u9fff][,;:!?()]|[,;:!?][\u4e00-\u9fff]/;
const CHINESE = /[\u4e00-\u9fff，。；：（）]/;
const SLOT = /\{(?!object\}|problem\}|scope\})\w*\}/;

const inBoth = <Zh extends z.ZodType, En extends z.ZodType>(zh: Zh, en: En) => z.strictObject({ zh, en });
const textSchema = (language: "zh" | "en") =>
  lineSchema.superRefine((text, context) => {
    const refuse = (message: string) => context.addIssue({ code: "custom", message });
    const words = text.replace(FORMULA, "");
    const [filling] = FILLING[language].exec(text) ?? [];
    if (filling !== undefined) refuse(`“${filling}” fills up. Leave it out.`);
    if (YEAR.test(words)) refuse("Name no year.");
    if (SLOT.test(words)) refuse("Use no slots but {object}, {problem} and {scope}.");
    if (/【|】/.test(text)) refuse("Leave out 【 and 】: they mark what only the author can add, which stands under “missing”.");
    if (language === "zh" && HALF_WIDTH.test(words)) refuse("Write full-width marks beside Chinese characters.");
    if (language === "en" && CHINESE.test(text)) refuse("Leave out Chinese characters and marks.");
  });
const zhSchema = textSchema("zh");
const enSchema = textSchema("en");

const sentencesSchema = (sentence: z.ZodType<string>, end: RegExp) =>
  z
    .array(sentence.refine((text) => end.test(text), "End it with a full stop or a question mark."))
    .min(SENTENCES_MIN, `Write ${SENTENCES_MIN} or more.`)
    .max(SENTENCES_MAX, `Write at most ${SENTENCES_MAX}.`)
    .refine((list) => new Set(list).size === list.length, "Write no sentence twice.");
const listSchema = <T extends z.ZodType>(entry: T) => z.array(entry).min(1, "Write one at least.");
const listsSchema = inBoth(listSchema(zhSchema), listSchema(enSchema));

/** What a section shows beside its words; results are never filled in. */
const exhibitSchema = z.discriminatedUnion("kind", [
  z
    .strictObject({
      kind: z.literal("table"),
      title: inBoth(zhSchema, enSchema),
      head: listsSchema,
      /** Names of the rows in the first column; the other cells stay empty. */
      rows: listsSchema.optional(),
    })
    .refine(({ head, rows }) => head.zh.length === head.en.length && rows?.zh.length === rows?.en.length, {
      message: "Write as many columns and rows in one language as in the other.",
    }),
  z.strictObject({ kind: z.literal("figure"), title: inBoth(zhSchema, enSchema) }),
  /** `where` explains every sign of the formula. */
  z.strictObject({ kind: z.literal("formula"), latex: lineSchema, where: inBoth(zhSchema, enSchema) }),
]);

/**
 * A method, or a standard part of a thesis: sentences that are true wherever it is used, so that a section can be written
 * without a model and without anything made up (docs/decisions/042). Slots: `{object}` what is studied, `{problem}` what is asked
 * of it, `{scope}` where it is looked at; a sentence whose slot has no words is left out. One file: `content/method-cards/<key>.yaml`.
 */
export const cardFileSchema = z
  .strictObject({
    key: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "Write small letters, digits and hyphens, such as t-test."),
    /** What it is called. */
    title: inBoth(zhSchema, enSchema),
    methods: listSchema(z.enum(THESIS_METHODS)),
    /** Sections it may stand in, the most fitting first. */
    roles: listSchema(z.enum(SECTION_ROLES)),
    /** Of these, the ones it belongs to in any thesis of its methods: there no word has to call for it. */
    standard: z.array(z.enum(SECTION_ROLES)).optional(),
    /** Kinds of study it is about, where its methods have several. */
    kinds: z.array(z.enum(STUDY_KINDS)).optional(),
    /** Words of a heading, an intent or the material that call for it; in English lower case. */
    cues: inBoth(listSchema(lineSchema), listSchema(lineSchema.refine((cue) => cue === cue.toLowerCase(), "Write it in small letters."))),
    /** Each true by itself, in the order in which they are read. What the author has not said he did is advice (宜、可、拟; may, should). */
    sentences: inBoth(sentencesSchema(zhSchema, /[。？]$/), sentencesSchema(enSchema, /[.?]$/)),
    /** What only the author can add, each as the words of a mark: 【待补充：…】, [To add: …]. */
    missing: listsSchema,
    /** What may not be claimed from it: one or two sentences. */
    limits: listsSchema,
    exhibits: z.array(exhibitSchema).default([]),
    /** Words that must not stand beside it, as they would claim what it cannot show. */
    never: inBoth(z.array(lineSchema), z.array(lineSchema)).default({ zh: [], en: [] }),
  })
  .superRefine(({ roles, standard = [] }, context) => {
    for (const [n, role] of standard.entries())
      if (!roles.includes(role)) context.addIssue({ code: "custom", path: ["standard", n], message: `Write ${role} among the roles too.` });
  });
