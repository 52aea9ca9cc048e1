import { z } from "zod";

/** Chinese characters and full-width punctuation; 【 is typed for a citation in either language. */
const CHINESE = /[\u2e80-\u300f\u3011-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]/;

/** A text of any number of paragraphs. */
export const longTextSchema = z
  .string()
  .min(1, "is empty. Write a text.")
  .refine((text) => text.trim() === text, "Leave out spaces and empty lines at its beginning and end.");

/** One paragraph. */
export const lineSchema = longTextSchema.refine((text) => !text.includes("\n"), "Write it on one line.");

export const englishLongTextSchema = longTextSchema.superRefine(refuseChinese);
export const englishLineSchema = lineSchema.superRefine(refuseChinese);

/** A paragraph in both languages. */
export const textSchema = z.strictObject({ zh: lineSchema, en: englishLineSchema });

/** A text in both languages. */
export type Text = z.output<typeof textSchema>;

/** The first character of a text that no English text holds. */
export function findChinese(text: string): string | null {
  return CHINESE.exec(text)?.[0] ?? null;
}

function refuseChinese(text: string, context: z.RefinementCtx): void {
  const found = findChinese(text);
  if (found !== null) context.addIssue({ code: "custom", message: `“${found}” does not belong in an English text.` });
}
