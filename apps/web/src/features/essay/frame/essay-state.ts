import { essayMessages as m } from "#messages/essay.ts";
import type { EssaySummary } from "../api.ts";

/** How far an essay is, in a word: 7/16, 完成, 大纲, 选题. */
export function essayState({ stage, paragraphs: { done, total } }: Pick<EssaySummary, "stage" | "paragraphs">): string {
  if (stage !== "content") return m.states[stage];
  return total > 0 && done === total ? m.states.done : m.states.progress(done, total);
}
