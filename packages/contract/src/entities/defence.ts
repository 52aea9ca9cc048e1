import { z } from "zod";
import { DEFENCE_MINUTES } from "../defence.ts";

export const defenceMinutesSchema = z.literal(DEFENCE_MINUTES);
export type DefenceMinutes = z.output<typeof defenceMinutesSchema>;

const wordsSchema = (max: number) => z.string().trim().min(1).max(max);

/** A page of slides: what stands on it, and what is said while it is shown. */
export const defenceSlideSchema = z.object({
  title: wordsSchema(80),
  points: z.array(wordsSchema(200)).max(10),
  talk: wordsSchema(4000),
});
export type DefenceSlide = z.output<typeof defenceSlideSchema>;

/** A question that is likely to be asked, and what the text says to it. */
export const defenceQuestionSchema = z.object({
  question: wordsSchema(200),
  answer: wordsSchema(1000),
  /** A heading of the text, and words that stand below it as they are: the answer rests on them. */
  section: wordsSchema(300),
  quote: wordsSchema(400),
});
export type DefenceQuestion = z.output<typeof defenceQuestionSchema>;

/** Everything for speaking about a text: slides with the talk to them, and questions. */
export const defenceKitSchema = z.object({
  slides: z.array(defenceSlideSchema).min(1).max(20),
  questions: z.array(defenceQuestionSchema).max(12),
});
export type DefenceKit = z.output<typeof defenceKitSchema>;
