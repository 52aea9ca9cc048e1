export * from "./allocate-lengths.ts";
export * from "./number-headings.ts";
export * from "./parse-outline.ts";
