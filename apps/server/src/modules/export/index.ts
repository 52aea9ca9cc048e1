/** What other modules need to make files of texts as this one does. */
export { aiLabelJson, visibleAiLabel } from "./ai-label.ts";
export { copiedSamples } from "./copied-samples.ts";
export { renderDocumentFile } from "./document-file.ts";
export { fileNameOf } from "./file-name.ts";
export { renderMarkdownFile } from "./markdown-file.ts";
export { countFileBytes, filesPersonalData } from "./personal-data.repo.ts";
export type { PartedLook, ProfileName } from "./profiles/index.ts";
export { readPictures } from "./read-pictures.ts";
export type { ThesisFacts, ThesisFile } from "./thesis-file.ts";
