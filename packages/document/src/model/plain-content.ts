/** The document as plain data, without Yjs and schema: what threads that only read one load. */
export * from "./chosen-sources.ts";
export * from "./content-text.ts";
export * from "./copy-content.ts";
export * from "./derive-sections.ts";
export * from "./document-content.ts";
export * from "./made-from.ts";
export { markSpecs, safeHref, TEXT_COLORS } from "./mark-specs.ts";
export * from "./new-block-id.ts";
export * from "./node-specs.ts";
export * from "./plan-block-changes.ts";
