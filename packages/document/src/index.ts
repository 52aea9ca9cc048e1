export * from "./blocks/block.ts";
export { parseMarkdown } from "./blocks/parse-markdown.ts";
export * from "./blocks/plain-text.ts";
export * from "./count-characters.ts";
export * from "./markdown/create-markdown.ts";
export * from "./metrics/length-score.ts";
export * from "./metrics/repetition.ts";
export * from "./metrics/self-overlap.ts";
export * from "./metrics/style-traces.ts";
