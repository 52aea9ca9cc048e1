export * from "./document-schema.ts";
export * from "./document-settings.ts";
export * from "./node-json.ts";
export * from "./plain-content.ts";
export * from "./read-content.ts";
export * from "./suggestions.ts";
export * from "./write-content.ts";
export * from "./yjs-layout.ts";
