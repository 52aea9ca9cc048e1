import type { DrawnChart } from "../charts/chart-document.ts";
import type { ChartPicture } from "../charts/draw-charts.ts";
import { withCharts } from "../charts/with-charts.ts";
import type { DocumentFile } from "../document-file.ts";
import type { SlidesTask } from "../slides/render-slides.ts";
import type { DocumentTask } from "./document/render-document.ts";
import type { WordTask } from "./render-word.ts";
import type { TemplateTask } from "./template/render-template.ts";
import type { ThesisTask } from "./thesis/render-thesis.ts";

// What the worker thread can build. Each is loaded when it is asked for, with the libraries it brings along.

export async function renderDocument(task: DocumentTask): Promise<Uint8Array> {
  const word = await import("./document/render-document.ts");
  return word.renderDocument(task);
}

/** A chart whose document is made here: the rows of its table take ten times as long to cross between threads as its figures. */
export type ChartTask = Omit<DocumentTask, "content" | "images"> & { readonly chart: DrawnChart };

export async function renderChartDocument({ chart, ...task }: ChartTask): Promise<Uint8Array> {
  const { chartDocument } = await import("../charts/chart-document.ts");
  return renderDocument({ ...task, content: chartDocument(chart), images: new Map() });
}

export async function renderWord(task: WordTask): Promise<Uint8Array> {
  const word = await import("./render-word.ts");
  return word.renderWord(task);
}

export async function renderTemplate(task: TemplateTask): Promise<Uint8Array> {
  const word = await import("./template/render-template.ts");
  return word.renderTemplate(task);
}

export async function renderThesis(task: ThesisTask): Promise<Uint8Array> {
  const word = await import("./thesis/render-thesis.ts");
  return word.renderThesis(task);
}

export async function renderPage(file: DocumentFile): Promise<Uint8Array> {
  const page = await import("../render-page.ts");
  return page.renderPage({ ...file, ...(await withCharts(file)) });
}

export async function renderText({ format, file }: { readonly format: "md" | "json"; readonly file: DocumentFile }): Promise<Uint8Array> {
  const text = await import("../document-file.ts");
  return text.renderDocumentFile(format, file);
}

export async function renderSlides(task: SlidesTask): Promise<Uint8Array> {
  const slides = await import("../slides/render-slides.ts");
  return slides.renderSlides(task);
}

/** Empty where the font lacks a character. */
export async function renderChart(task: ChartPicture): Promise<Uint8Array> {
  const charts = await import("../charts/draw-charts.ts");
  return (await charts.renderChart(task)) ?? new Uint8Array();
}
