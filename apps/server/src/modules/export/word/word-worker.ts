/** What the worker thread can build. */
export { renderPage } from "../render-page.ts";
export { renderDocument } from "./document/render-document.ts";
export { renderWord } from "./render-word.ts";
export { renderThesis } from "./thesis/render-thesis.ts";
