/** What the worker thread can do with a template. */
export { readTemplate } from "../school-template/index.ts";
export { previewCover } from "./preview-cover.ts";
