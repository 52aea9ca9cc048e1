import type { Block, HeadingBlock } from "@tangleaf/document";
import { inlinesToText } from "@tangleaf/document";

const BOLD_TITLE_MAX_CHARACTERS = 40;
const OFFICIAL_TITLE_MAX_CHARACTERS = 80;
const NUMBERED = /^(?:第?[一二三四五六七八九十百]+[、章节]|（|\(|\d+[.、．])/;
/** The fifteen kinds of official document, as their titles end. */
const OFFICIAL_TITLE = /(?:决议|决定|命令|令|公报|公告|通告|意见|通知|通报|报告|请示|批复|议案|函|纪要)$/;

/** A text as a sheet of paper has it: one title, then blocks whose headings begin at level 1 and skip no level. */
export function separateTitle(blocks: readonly Block[], options: { title: string; official: boolean }): { title: string; blocks: Block[] } {
  const own = ownTitle(blocks, options.official);
  const rest = own === null ? blocks : blocks.slice(1);
  return { title: own ?? options.title, blocks: closeGaps(rest) };
}

/** The title the text itself begins with, or null. */
function ownTitle(blocks: readonly Block[], official: boolean): string | null {
  const [first] = blocks;
  if (first?.kind === "heading") {
    const text = inlinesToText(first.inlines).trim();
    const levels = blocks.filter((block): block is HeadingBlock => block.kind === "heading").map((block) => block.level);
    const stands = levels.filter((level) => level <= first.level).length === 1;
    return stands && text !== "" && !NUMBERED.test(text) ? text : null;
  }
  if (first?.kind !== "paragraph") return null;
  const text = inlinesToText(first.inlines).trim();
  if (text.includes("\n") || /[。！？；：:!?;.]$/.test(text)) return null;
  const bold = first.inlines.every((inline) => inline.kind === "text" && inline.bold === true);
  if (bold && text.length <= BOLD_TITLE_MAX_CHARACTERS && !NUMBERED.test(text)) return text;
  return official && text.length <= OFFICIAL_TITLE_MAX_CHARACTERS && OFFICIAL_TITLE.test(text) ? text : null;
}

/** Models begin at ## or jump from ## to ####: the levels in use become 1, 2, 3 … */
function closeGaps(blocks: readonly Block[]): Block[] {
  const used = new Set(blocks.flatMap((block) => (block.kind === "heading" ? [block.level] : [])));
  const ranks = new Map([...used].sort((a, b) => a - b).map((level, index) => [level, index + 1]));
  return blocks.map((block) => (block.kind === "heading" ? { ...block, level: ranks.get(block.level) ?? block.level } : block));
}
