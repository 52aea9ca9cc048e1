/** What the worker thread can build. */
export { renderDocument } from "./document/render-document.ts";
export { renderWord } from "./render-word.ts";
