import { webPaths } from "@tangleaf/contract/web-paths";
import { essayMessages as m } from "#messages/essay.ts";
import type { EssaySummary } from "../api.ts";

const PAGES = { topic: webPaths.essayTitle, outline: webPaths.essayOutline, content: webPaths.essayContent } as const;

/** Where one goes on with an essay. */
export function essayPath({ essayId, stage }: Pick<EssaySummary, "essayId" | "stage">): string {
  return PAGES[stage](essayId);
}

/** How far an essay is, in a word: 7/16, 完成, 大纲, 选题. */
export function essayState({ stage, paragraphs: { done, total } }: Pick<EssaySummary, "stage" | "paragraphs">): string {
  if (stage !== "content") return m.states[stage];
  return total > 0 && done === total ? m.states.done : m.states.progress(done, total);
}
