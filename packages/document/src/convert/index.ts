export * from "./apply-note-changes.ts";
export * from "./blocks-to-markdown.ts";
export * from "./content-to-html.ts";
export { deriveParagraphs, type Paragraph } from "./derive-paragraphs.ts";
export * from "./markdown-to-blocks.ts";
export * from "./markdown-to-content.ts";
export * from "./number-document.ts";
export * from "./table-grid.ts";
