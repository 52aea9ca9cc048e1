export { type BlocksToMarkdownOptions, blocksToMarkdown } from "./blocks-to-markdown.ts";
export { type MarkdownBlocks, type MarkdownOptions, markdownToBlocks } from "./markdown-to-blocks.ts";
export { markdownToContent } from "./markdown-to-content.ts";
