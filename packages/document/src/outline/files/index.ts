export { readDocx } from "./docx.ts";
export { readFreemind, writeFreemind } from "./freemind.ts";
export { readTreeJson, writeTreeJson } from "./json.ts";
export { readMarkdown, writeMarkdown } from "./markdown.ts";
export { readOpml, writeOpml } from "./opml.ts";
export {
  type FileLoss,
  LOSS_KINDS,
  type LossKind,
  OUTLINE_FILE_MAX_BYTES,
  OUTLINE_FILE_MAX_UNPACKED_BYTES,
  type OutlineFile,
  type OutlineFileProblem,
} from "./outline-file.ts";
export { writeXmind } from "./write-xmind.ts";
export { readXmind } from "./xmind.ts";
