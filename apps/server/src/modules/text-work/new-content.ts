import { parseOutline } from "@tangleaf/document";
import { markdownToBlocks, markdownToContent, outlineToBlocks } from "@tangleaf/document/convert";
import { type DocumentContent, type NodeJson, newBlockId } from "@tangleaf/document/model";

const EMPTY_BLOCKS: readonly NodeJson[] = [{ type: "paragraph" }];

export type NewContent = {
  readonly title?: string | undefined;
  readonly markdown?: string | undefined;
  readonly outline?: string | undefined;
};

/**
 * A note that holds nothing yet, or Markdown, or the headings of an outline. Without `title` it has that of the text; with
 * another one, the text's own stays in the text as a heading.
 */
export function newContent(asked: NewContent): DocumentContent {
  const content = asked.outline === undefined ? markdownContent(asked.markdown ?? "", asked.title) : outlineContent(asked.outline);
  const title = asked.title === undefined || asked.title === "" ? content.title : asked.title;
  return { ...content, title, blocks: content.blocks.length === 0 ? EMPTY_BLOCKS : content.blocks };
}

function markdownContent(markdown: string, title = ""): DocumentContent {
  const content = markdownToContent(markdown);
  if (title === "" || content.title === "" || content.title === title) return content;
  return { title, settings: {}, ...markdownToBlocks(markdown) };
}

/** An outline of one item with others below it has that as its title. */
function outlineContent(outline: string): DocumentContent {
  const items = parseOutline(outline);
  const [first] = items;
  const isTitled = first !== undefined && items.length === 1 && first.children.length > 0;
  return {
    title: isTitled ? first.title : "",
    settings: {},
    blocks: outlineToBlocks(isTitled ? first.children : items, newBlockId),
    footnotes: {},
  };
}
