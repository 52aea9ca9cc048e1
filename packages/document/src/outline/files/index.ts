export { readDocx } from "./docx.ts";
export { readOpml, writeOpml } from "./opml.ts";
export { OUTLINE_FILE_MAX_BYTES, OUTLINE_FILE_MAX_UNPACKED_BYTES, type OutlineFile, type OutlineFileProblem } from "./outline-file.ts";
export { readXmind, writeXmind } from "./xmind.ts";
