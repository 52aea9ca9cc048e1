export * from "./build-columns.ts";
export * from "./decode-text.ts";
export * from "./find-table.ts";
export * from "./raw-sheet.ts";
export * from "./read-date.ts";
export * from "./read-file.ts";
export * from "./read-table.ts";
