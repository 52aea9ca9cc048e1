export type { FileLoss, LossKind } from "../../outline/files/index.ts";
export { lossesOf } from "./losses.ts";
export { readTreeFile, type TreeFile } from "./read-tree-file.ts";
export { TREE_FILE_ENDINGS, type TreeFileFormat, writeTreeFile } from "./write-tree-file.ts";
