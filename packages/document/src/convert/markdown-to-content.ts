import { nodeText } from "../model/derive-sections.ts";
import type { DocumentContent, NodeJson } from "../model/document-content.ts";
import { type MarkdownOptions, markdownToBlocks } from "./markdown-to-blocks.ts";

/** A title at most this long; a longer first heading stays a heading. */
const TITLE_MAX_CHARACTERS = 200;

/**
 * Markdown as a document. A heading at the beginning is the title where it is the only one of its level and none is above it; the
 * levels of the others then close up to 1, 2, 3 …
 */
export function markdownToContent(markdown: string, options: MarkdownOptions = {}): DocumentContent {
  const { blocks, footnotes } = markdownToBlocks(markdown, options);
  const title = titleOf(blocks);
  return { title: title ?? "", settings: {}, blocks: closeGaps(title === null ? blocks : blocks.slice(1)), footnotes };
}

function levelOf({ attrs }: NodeJson): number {
  return Number(attrs?.["level"] ?? 1);
}

function titleOf(blocks: readonly NodeJson[]): string | null {
  const [first] = blocks;
  if (first?.type !== "heading") return null;
  const rivals = blocks.filter((block) => block.type === "heading" && levelOf(block) <= levelOf(first));
  const text = nodeText(first).trim();
  return rivals.length === 1 && text !== "" && Array.from(text).length <= TITLE_MAX_CHARACTERS ? text : null;
}

/** Texts begin at ## or jump from ## to ####: the levels in use become 1, 2, 3 … */
function closeGaps(blocks: readonly NodeJson[]): NodeJson[] {
  const used = new Set(blocks.flatMap((block) => (block.type === "heading" ? [levelOf(block)] : [])));
  const ranks = new Map([...used].sort((a, b) => a - b).map((level, index) => [level, index + 1]));
  return blocks.map((block) =>
    block.type === "heading" ? { ...block, attrs: { ...block.attrs, level: ranks.get(levelOf(block)) ?? levelOf(block) } } : block,
  );
}
