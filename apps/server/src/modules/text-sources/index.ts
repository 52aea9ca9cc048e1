export { asEvidence } from "./as-evidence.ts";
export { cutPassages, type Passage, plainText } from "./cut-passages.ts";
export type { FileText } from "./file-text.ts";
export { rankTexts, termsOf } from "./rank-texts.ts";
export { createFileReader, type FileReader } from "./read-file.ts";
export { createTableReader } from "./table-reader.ts";
export { titleOfFile } from "./title-of-file.ts";
