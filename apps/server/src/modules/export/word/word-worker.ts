import type { DocumentFile } from "../document-file.ts";

/** What the worker thread can build. */
export { renderDocument } from "./document/render-document.ts";
export { renderWord } from "./render-word.ts";
export { renderThesis } from "./thesis/render-thesis.ts";

/** Loaded when it is asked for: it brings KaTeX along, which Word files do without. */
export async function renderPage(file: DocumentFile): Promise<Uint8Array> {
  const page = await import("../render-page.ts");
  return page.renderPage(file);
}
