export * from "./build-tree.ts";
export * from "./idea-lines.ts";
export * from "./nested-tree.ts";
export * from "./order-between.ts";
export * from "./tree-converters.ts";
export * from "./tree-document.ts";
export * from "./tree-in-yjs.ts";
export * from "./tree-node.ts";
