import { z } from "zod";
import { type OutputKind, outputKinds } from "../output-kinds.ts";
import { type RegisterKey, registers } from "../registers.ts";
import { sceneIcons } from "../scene-icons.ts";
import { sectionFunctions } from "../section-functions.ts";
import { checkExample, checkForm, checkRecipe } from "./scene-rules.ts";
import { englishLineSchema, englishLongTextSchema, lineSchema, longTextSchema, textSchema } from "./texts.ts";
import { toKeyEnum } from "./to-key-enum.ts";

const REMARK_MAX_CHARACTERS_ZH = 14;
const REMARK_MAX_CHARACTERS_EN = 60;
const WAYS_MIN = 3;
const RULES_MIN = 2;
const RULES_MAX = 6;

export const CATEGORY_KEYS = ["college", "gongwen", "shortVideo", "redbook", "work", "yingxiao", "startup", "tool", "document"] as const;
export const categoryKeySchema = z.enum(CATEGORY_KEYS);
export const keySchema = z.string().regex(/^[A-Za-z0-9]+$/, "Write letters and digits only, such as weeklyReport.");

/** A text of a form: read at a glance, so without exclamation marks. */
const calmTextSchema = textSchema.refine(({ zh, en }) => !/[！!]/.test(zh + en), "Leave out exclamation marks.");

const remarkSchema = calmTextSchema.superRefine(({ zh, en }, context) => {
  const refuse = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
  if ([...zh].length > REMARK_MAX_CHARACTERS_ZH) refuse("zh", `Write at most ${REMARK_MAX_CHARACTERS_ZH} characters.`);
  if (en.length > REMARK_MAX_CHARACTERS_EN) refuse("en", `Write at most ${REMARK_MAX_CHARACTERS_EN} characters.`);
  if (/[。.]$/.test(zh)) refuse("zh", "Leave out the full stop.");
  if (en.endsWith("..")) refuse("en", "Leave out the dots at its end.");
});

export const fieldSchema = z.strictObject({
  key: keySchema,
  label: calmTextSchema,
  type: z.enum(["text", "textarea", "number"]),
  required: z.boolean(),
  placeholder: calmTextSchema,
  /** Rows of a textarea. */
  row: z.int().optional(),
  default: z.number().optional(),
  step: z.number().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  /** What is picked from; left out = typed. */
  choices: z.array(textSchema).optional(),
  /** Kept in the fold under the form. */
  folded: z.literal(true).optional(),
});

export const outputSchema = z.strictObject({
  kind: toKeyEnum<OutputKind>(outputKinds),
  register: toKeyEnum<RegisterKey>(registers),
  /** What the length counts; `source`: the text is as long as its source. */
  unit: z.enum(["char", "item", "source"]),
  /** Language of the text where the scene is about that; else the variant's. */
  language: z.literal("en").optional(),
});

const ruleSchema = englishLineSchema.refine(
  (rule) => !/^[A-Z]|;|\.$/.test(rule),
  "Begin with a small letter and leave out semicolons and the full stop: the prompt joins the rules.",
);

/** How a text is made; never sent to a browser. `role` to `constraints` are for Chinese texts, `en` is for English ones. */
export const recipeSchema = z.strictObject({
  role: lineSchema,
  task: lineSchema,
  /** Sections with their rhetorical function and share of the length; weights add up to 100. */
  structure: z.array(z.strictObject({ ...textSchema.shape, fn: z.enum(sectionFunctions), weight: z.int().min(1, "Write 1 or more.") })),
  style: z.array(lineSchema),
  constraints: z.array(lineSchema),
  /** Who reads the text, where that is somebody else than who reads its register. */
  reader: textSchema.optional(),
  /** The text is made of some of its material: a slogan, a summary, one memory out of many. */
  selective: z.literal(true).optional(),
  /** Who hands the text in, what it is, and what it must keep to: written for English prompts, not translated word for word. */
  en: z.strictObject({
    role: englishLineSchema,
    task: englishLineSchema,
    rules: z.array(ruleSchema).min(RULES_MIN, `Write ${RULES_MIN} or more rules.`).max(RULES_MAX, `Write at most ${RULES_MAX} rules.`),
  }),
});

const wordSchema = lineSchema.refine((word) => !word.includes(" "), "Write a single word.");

/** Texts by which a sentence finds a scene: other names, words of the situation, where `…` is a gap. */
const wordsSchema = z.strictObject({ names: z.array(lineSchema).optional(), cues: z.array(lineSchema).optional() });
/** Whole ways of asking for it, most of them without its name. */
const waysSchema = (way: typeof lineSchema) => z.array(way).min(WAYS_MIN, `Write ${WAYS_MIN} or more.`);

/** What a sentence that asks for the text may hold. */
export const searchSchema = z.strictObject({
  zh: wordsSchema.extend({ ways: waysSchema(lineSchema) }),
  en: wordsSchema.extend({ ways: waysSchema(englishLineSchema) }),
});

/** The same of the essays, which are no scene: they are found by their names. */
export const essaySearchSchema = z.strictObject({ zh: wordsSchema, en: wordsSchema });

/** Words that mean much the same whatever scene they stand in, a list a meaning: `content/search/same-words.yaml`. */
export const sameWordsSchema = z.strictObject({
  zh: z.array(z.array(wordSchema).min(2, "Write 2 or more.")),
  en: z.array(z.array(wordSchema).min(2, "Write 2 or more.")),
});

/** A scene or document generator: all of it in one file, `content/scenes/<category>/<name>.yaml`. */
export const sceneFileSchema = z
  .strictObject({
    key: keySchema,
    title: calmTextSchema,
    /** For narrow places, when the title is long. */
    shortTitle: textSchema.optional(),
    remark: remarkSchema,
    /** What must be known before the text is used; shown above the form. */
    notice: textSchema.optional(),
    /** Among the most wanted of its category. */
    marked: z.literal("red").optional(),
    icon: z.enum(sceneIcons),
    /** Other categories that list it beside its own, which its folder says. */
    alsoIn: z.array(categoryKeySchema).optional(),
    form: z.array(fieldSchema).min(1, "Write one field at least."),
    /** What its example holds where a field's placeholder is no value, or does not fit the others. */
    example: z.record(z.string(), z.union([z.strictObject({ zh: longTextSchema, en: englishLongTextSchema }), z.number()])).optional(),
    output: outputSchema,
    recipe: recipeSchema,
    search: searchSchema,
  })
  .superRefine((scene, context) => {
    const refuse = (path: PropertyKey[], message: string) => context.addIssue({ code: "custom", path, message });
    checkForm(scene, refuse);
    checkExample(scene, refuse);
    checkRecipe(scene, refuse);
  });
export type SceneFile = z.output<typeof sceneFileSchema>;
