import type { DrawnChart } from "../charts/chart-document.ts";
import type { ChartPicture } from "../charts/draw-charts.ts";
import { withCharts } from "../charts/with-charts.ts";
import type { DocumentFile } from "../document-file.ts";
import type { SlidesTask } from "../slides/render-slides.ts";
import type { DocumentTask } from "./document/render-document.ts";
import type { WordTask } from "./render-word.ts";
import type { TemplateTask } from "./template/render-template.ts";
import type { ThesisTask } from "./thesis/render-thesis.ts";

/** A task whose document, or thesis, crosses as JSON: its key is made of it anyway, and a copy of all nodes takes twice as long. */
export type AsJson<Task, Name extends keyof Task> = Omit<Task, Name> & { readonly json: string };

// What the worker thread can build. Each is loaded when it is asked for, with the libraries it brings along.

export async function renderDocument({ json, ...task }: AsJson<DocumentTask, "content">): Promise<Uint8Array> {
  const word = await import("./document/render-document.ts");
  return word.renderDocument({ ...task, content: JSON.parse(json) });
}

/** A chart whose document is made here: the rows of its table take ten times as long to cross between threads as its figures. */
export type ChartTask = Omit<DocumentTask, "content" | "images"> & { readonly chart: DrawnChart };

export async function renderChartDocument({ chart, ...task }: ChartTask): Promise<Uint8Array> {
  const [{ chartDocument }, word] = await Promise.all([import("../charts/chart-document.ts"), import("./document/render-document.ts")]);
  return word.renderDocument({ ...task, content: chartDocument(chart), images: new Map() });
}

export async function renderWord(task: WordTask): Promise<Uint8Array> {
  const word = await import("./render-word.ts");
  return word.renderWord(task);
}

export async function renderTemplate(task: TemplateTask): Promise<Uint8Array> {
  const word = await import("./template/render-template.ts");
  return word.renderTemplate(task);
}

export async function renderThesis({ json, ...task }: AsJson<ThesisTask, "thesis">): Promise<Uint8Array> {
  const word = await import("./thesis/render-thesis.ts");
  return word.renderThesis({ ...task, thesis: JSON.parse(json) });
}

export async function renderPage({ json, ...task }: AsJson<DocumentFile, "content">): Promise<Uint8Array> {
  const page = await import("../render-page.ts");
  const file = { ...task, content: JSON.parse(json) };
  return page.renderPage({ ...file, ...(await withCharts(file)) });
}

export type TextTask = AsJson<DocumentFile, "content"> & { readonly format: "md" | "json" };

export async function renderText({ format, json, ...task }: TextTask): Promise<Uint8Array> {
  const text = await import("../document-file.ts");
  return text.renderDocumentFile(format, { ...task, content: JSON.parse(json) });
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
