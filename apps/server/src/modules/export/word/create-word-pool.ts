import type { Logger } from "pino";
import { createWorkerPool } from "../../../platform/worker-pool.ts";
import type { ChartPicture } from "../charts/draw-charts.ts";
import type { DocumentFile } from "../document-file.ts";
import type { SlidesTask } from "../slides/render-slides.ts";
import type { DocumentTask } from "./document/render-document.ts";
import type { WordTask } from "./render-word.ts";
import type { TemplateTask } from "./template/render-template.ts";
import type { ThesisTask } from "./thesis/render-thesis.ts";

const RENDER_TIMEOUT_MS = 30_000;
/** It keeps 300,000 characters under 300 MB; a text of nothing but list items still fits. */
const HEAP_MAX_MB = 448;
/** With 8 MB, as other threads have them, a third of the time went into collecting what the library makes on the way. */
const YOUNG_HEAP_MAX_MB = 32;

export type WordPool = {
  /** Throws server.unavailable when the queue is full, the file takes too long or more memory than it may. */
  render(task: WordTask): Promise<Uint8Array>;
  /** The same of a document. */
  renderDocument(task: DocumentTask): Promise<Uint8Array>;
  /** A page of a document: its formulas are as much work as those of a Word file. */
  renderPage(task: DocumentFile): Promise<Uint8Array>;
  renderThesis(task: ThesisTask): Promise<Uint8Array>;
  renderSlides(task: SlidesTask): Promise<Uint8Array>;
  renderTemplate(task: TemplateTask): Promise<Uint8Array>;
  /** A chart as a picture; empty where it is to be of pixels and the font lacks one of its characters. */
  renderChart(task: ChartPicture): Promise<Uint8Array>;
  close(): Promise<void>;
};

/** Builds Word files, and pages, off the main thread. */
export function createWordPool(options: { log: Pick<Logger, "error">; heapMaxMb?: number; timeoutMs?: number }): WordPool {
  const pool = createWorkerPool<WordTask | DocumentTask | DocumentFile | ThesisTask | SlidesTask | TemplateTask | ChartPicture, Uint8Array>(
    {
      file: new URL("./word-worker.ts", import.meta.url),
      what: "Word file",
      log: options.log,
      heapMaxMb: options.heapMaxMb ?? HEAP_MAX_MB,
      youngHeapMaxMb: YOUNG_HEAP_MAX_MB,
      timeoutMs: options.timeoutMs ?? RENDER_TIMEOUT_MS,
    },
  );
  return {
    render: (task) => pool.run("renderWord", task),
    renderDocument: (task) => pool.run("renderDocument", task),
    renderThesis: (task) => pool.run("renderThesis", task),
    renderSlides: (task) => pool.run("renderSlides", task),
    renderTemplate: (task) => pool.run("renderTemplate", task),
    renderChart: (task) => pool.run("renderChart", task),
    renderPage: (task) => pool.run("renderPage", task),
    close: pool.close,
  };
}
