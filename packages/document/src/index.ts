export * from "./count-characters.ts";
export * from "./markdown/create-markdown.ts";
