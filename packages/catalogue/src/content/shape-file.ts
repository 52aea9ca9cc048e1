import { DOCUMENT_TYPES, sectionNeedSchema } from "@tangleaf/contract";
import { z } from "zod";
import { lineSchema, textSchema } from "./texts.ts";

/** What a chapter or a part is to show, in words and without a full stop: it stands in lists. */
const intentSchema = textSchema.refine(({ zh, en }) => !/[。.]$/.test(zh) && !/[。.]$/.test(en), "Leave out the full stop.");
const partSchema = z.strictObject({ title: textSchema, intent: intentSchema });

const chapterSchema = z
  .strictObject({
    ...partSchema.shape,
    /** What it is for, in the words of the sample writer: a role of a section, or in `kepu` the section of the scene. */
    role: lineSchema,
    /** Percent of the text; 0 = nobody writes it, its table stands there from the beginning. */
    weight: z.int().min(0, "Write 0 or more."),
    needs: z.array(sectionNeedSchema).optional(),
    /** The dates of the form, or blanks for them, as a table. */
    table: z.literal("schedule").optional(),
    /** Sections a chapter is divided into where it is long. */
    parts: z.array(partSchema).optional(),
  })
  .refine(({ weight, table }) => (weight === 0) === (table !== undefined), {
    path: ["weight"],
    message: "Write 0 where a table stands instead of a text, and only there.",
  });

/** What a kind of document is made of, whoever writes it: `content/document-shapes/<type>.yaml`. */
export const shapeFileSchema = z
  .strictObject({
    key: z.enum(DOCUMENT_TYPES),
    numbering: z.enum(["chinese", "decimal", "none"]),
    /** How it comes to its findings, where every one of its kind does the same; left out = told from the topic. */
    method: z.literal("case").optional(),
    chapters: z.array(chapterSchema),
  })
  .superRefine(({ chapters }, context) => {
    const refuse = (path: PropertyKey[], message: string) => context.addIssue({ code: "custom", path, message });
    const sum = chapters.reduce((total, { weight }) => total + weight, 0);
    if (sum !== 100) refuse(["chapters"], `The weights add up to ${sum}. Make them add up to 100.`);
    const placed = chapters.flatMap((chapter, n) => [
      { title: chapter.title, path: ["chapters", n, "title"] },
      ...(chapter.parts ?? []).map(({ title }, part) => ({ title, path: ["chapters", n, "parts", part, "title"] })),
    ]);
    for (const [n, { title, path }] of placed.entries())
      for (const language of ["zh", "en"] as const)
        if (placed.findIndex((other) => other.title[language] === title[language]) < n)
          refuse([...path, language], "Another heading reads so.");
  });
export type ShapeFile = z.output<typeof shapeFileSchema>;
