import type { ChartPicture } from "../charts/draw-charts.ts";
import { withCharts } from "../charts/with-charts.ts";
import type { DocumentFile } from "../document-file.ts";
import type { SlidesTask } from "../slides/render-slides.ts";

/** What the worker thread can build. */
export { renderDocument } from "./document/render-document.ts";
export { renderWord } from "./render-word.ts";
export { renderTemplate } from "./template/render-template.ts";
export { renderThesis } from "./thesis/render-thesis.ts";

/** Loaded when it is asked for: it brings KaTeX along, which Word files do without. */
export async function renderPage(file: DocumentFile): Promise<Uint8Array> {
  const page = await import("../render-page.ts");
  return page.renderPage({ ...file, ...(await withCharts(file)) });
}

/** The same: it brings a library of its own. */
export async function renderSlides(task: SlidesTask): Promise<Uint8Array> {
  const slides = await import("../slides/render-slides.ts");
  return slides.renderSlides(task);
}

/** The same. Empty where the font lacks a character. */
export async function renderChart(task: ChartPicture): Promise<Uint8Array> {
  const charts = await import("../charts/draw-charts.ts");
  return (await charts.renderChart(task)) ?? new Uint8Array();
}
