/** Reads and checks files below `content/`; for generators and tests only. */
export { ContentError } from "./content-error.ts";
export { type ContentFile, parseContent } from "./content-file.ts";
export { checkKeys, nameOf } from "./file-names.ts";
export { checkFolder, readContentFile, readContentFolder } from "./read-content.ts";
export { runContent } from "./run-content.ts";
export { lineSchema } from "./texts.ts";
