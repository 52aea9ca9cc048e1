import { z } from "zod";

const chineseSchema = z.string().regex(/^[\p{Script=Han}、]+$/u, "Write Chinese characters only.");
const englishSchema = z.string().regex(/^[A-Z][A-Za-z',\- ]+$/, "Write an English name that begins with a capital letter.");
const names = { zh: chineseSchema, en: englishSchema };

/** A field of study (学科门类) with its classes (专业类) and their majors (专业): `content/majors/<field>.yaml`. */
export const majorFileSchema = z.strictObject({
  /** Place in 普通高等学校本科专业目录. */
  order: z.int(),
  ...names,
  classes: z
    .array(
      z.strictObject({
        ...names,
        /** English names by the Chinese ones. */
        majors: z.record(chineseSchema, englishSchema).refine((majors) => Object.keys(majors).length > 0, "Write one major at least."),
      }),
    )
    .min(1, "Write one class at least."),
});
export type MajorFile = z.output<typeof majorFileSchema>;
