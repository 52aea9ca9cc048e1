import { lineSchema } from "@tangleaf/catalogue/content";
import { z } from "zod";

const CHINESE = /[\u4e00-\u9fff]/;
const chineseSchema = lineSchema.refine((word) => CHINESE.test(word), "Write a Chinese word.");
const englishSchema = lineSchema.refine((word) => !CHINESE.test(word), "Write an English word.");

/** What words mean, by what they are: people and places stand behind "among" and "in", and are no concepts to define. */
const wordsSchema = <Key extends z.ZodType<string>>(key: Key, value: z.ZodType<string>) =>
  z
    .strictObject({ things: z.record(key, value), people: z.record(key, value), places: z.record(key, value) })
    .superRefine((groups, context) => {
      const seen = new Set<string>();
      for (const [group, words] of Object.entries(groups))
        for (const word of Object.keys(words)) {
          if (seen.has(word)) context.addIssue({ code: "custom", path: [group, word], message: "This word stands in another group too." });
          seen.add(word);
        }
    });

/** Academic words in both languages: `content/terms.yaml`. */
export const termFileSchema = z.strictObject({
  fromChinese: wordsSchema(chineseSchema, englishSchema),
  /** More English words, with their Chinese. */
  fromEnglish: wordsSchema(englishSchema, chineseSchema),
});
export type TermFile = z.output<typeof termFileSchema>;
