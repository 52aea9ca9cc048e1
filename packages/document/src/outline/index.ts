export * from "./allocate-lengths.ts";
export * from "./bare-title.ts";
export * from "./number-headings.ts";
export * from "./number-outline.ts";
export * from "./parse-outline.ts";
export * from "./scale-lengths.ts";
export { splitTarget } from "./title-target.ts";
export * from "./unfold-outline.ts";
