export * from "./blocks-to-markdown.ts";
export * from "./content-to-html.ts";
export * from "./markdown-to-blocks.ts";
export * from "./markdown-to-content.ts";
export * from "./number-document.ts";
export * from "./table-grid.ts";
