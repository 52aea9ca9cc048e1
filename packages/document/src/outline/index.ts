export * from "./number-headings.ts";
export * from "./parse-outline.ts";
