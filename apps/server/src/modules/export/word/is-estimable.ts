import { countNode, type NodeJson } from "@tangleaf/document/plain";

/** Pages of longer texts are not estimated: what a page is off adds up. */
export const ESTIMATE_MAX_CHARACTERS = 100_000;

/** Whether pages can be said. No text has more characters than signs, and signs need not be looked at. */
export function isEstimable(blocks: readonly NodeJson[]): boolean {
  let signs = 0;
  for (const block of blocks) signs += signsOf(block);
  return signs <= ESTIMATE_MAX_CHARACTERS || blocks.reduce((sum, block) => sum + countNode(block), 0) <= ESTIMATE_MAX_CHARACTERS;
}

function signsOf({ text, attrs, content = [] }: NodeJson): number {
  let signs = (text?.length ?? 1) + String(attrs?.["latex"] ?? "").length;
  for (const child of content) signs += signsOf(child);
  return signs;
}
