import type { Logger } from "pino";
import { createWorkerPool } from "../../../platform/worker-pool.ts";
import type { ChartPicture } from "../charts/draw-charts.ts";
import type { DocumentFile } from "../document-file.ts";
import type { SlidesTask } from "../slides/render-slides.ts";
import type { DocumentTask } from "./document/render-document.ts";
import type { WordTask } from "./render-word.ts";
import type { TemplateTask } from "./template/render-template.ts";
import type { ThesisTask } from "./thesis/render-thesis.ts";
import type * as work from "./word-worker.ts";

const RENDER_CPU_MAX_MS = 30_000;
/** The budget is 400 MB of the process for 300,000 characters; a text of nothing but list items still fits. */
const HEAP_MAX_MB = 448;
/** The same budget needs no more than this: with 32 MB the process took 30 MB more and no less time. */
const YOUNG_HEAP_MAX_MB = 16;

/** Builds a file when it is the person's turn. Throws work.tooHeavy, work.tooMany, work.busy, server.unavailable. */
type Render<Task> = (task: Task, options: { userId: string }) => Promise<Uint8Array>;

export type WordPool = {
  render: Render<WordTask>;
  /** The same of a document. */
  renderDocument: Render<work.AsJson<DocumentTask, "content">>;
  /** The same of a chart with the table of its figures. */
  renderChartDocument: Render<work.ChartTask>;
  /** A page of a document: its formulas are as much work as those of a Word file. */
  renderPage: Render<work.AsJson<DocumentFile, "content">>;
  /** A document as Markdown or JSON. */
  renderText: Render<work.TextTask>;
  renderThesis: Render<work.AsJson<ThesisTask, "thesis">>;
  renderSlides: Render<SlidesTask>;
  renderTemplate: Render<TemplateTask>;
  /** A chart as a picture; empty where it is to be of pixels and the font lacks one of its characters. */
  renderChart: Render<ChartPicture>;
  close(): Promise<void>;
};

/** Builds files off the main thread. */
export function createWordPool(given: { log: Pick<Logger, "error">; heapMaxMb?: number; cpuMaxMs?: number }): WordPool {
  const pool = createWorkerPool<Parameters<(typeof work)[keyof typeof work]>[0], Uint8Array>({
    file: new URL("./word-worker.ts", import.meta.url),
    what: "export of a file",
    log: given.log,
    heapMaxMb: given.heapMaxMb ?? HEAP_MAX_MB,
    youngHeapMaxMb: YOUNG_HEAP_MAX_MB,
    cpuMaxMs: given.cpuMaxMs ?? RENDER_CPU_MAX_MS,
  });
  return {
    render: (task, options) => pool.run("renderWord", task, options),
    renderDocument: (task, options) => pool.run("renderDocument", task, options),
    renderChartDocument: (task, options) => pool.run("renderChartDocument", task, options),
    renderThesis: (task, options) => pool.run("renderThesis", task, options),
    renderSlides: (task, options) => pool.run("renderSlides", task, options),
    renderTemplate: (task, options) => pool.run("renderTemplate", task, options),
    renderChart: (task, options) => pool.run("renderChart", task, options),
    renderPage: (task, options) => pool.run("renderPage", task, options),
    renderText: (task, options) => pool.run("renderText", task, options),
    close: pool.close,
  };
}
