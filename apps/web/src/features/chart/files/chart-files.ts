import { CHART_SIZES, type ChartData, framePicture, type Theme } from "@tangleaf/table/chart";
import { chartToSvg } from "#editor/blocks/chart/chart-picture.ts";
import { svgToPng } from "#lib/svg-to-png.ts";
import type { DrawnChart } from "../work/chart-work.ts";

/** Pictures are for paper, whatever the page looks like. */
const ON_PAPER: Theme = "light";

export type ChartFile = { readonly svg: string; readonly width: number; readonly height: number };

/** A chart as a picture file: its claim above, its source below. Comes with the library that draws it. */
export function chartFile(drawn: DrawnChart): ChartFile {
  const { spec, title, subtitle } = drawn;
  const { width, height } = CHART_SIZES[spec.size];
  // It stands in attributes that ECharts writes as they are.
  const font = getComputedStyle(document.documentElement).getPropertyValue("--font-ui").replaceAll('"', "'").replace(/\s+/g, " ").trim();
  const words = { title: title.text, subtitle, source: spec.source };
  return framePicture(chartToSvg(spec, { theme: ON_PAPER, font }), { width, height, font, words, measure: widthsOf(font) });
}

export const chartPng = (drawn: DrawnChart, scale: number): Promise<Blob> => svgToPng(chartFile(drawn), scale);
export const chartSvgFile = (drawn: DrawnChart): Blob => new Blob([chartFile(drawn).svg], { type: "image/svg+xml" });

/** The figures as a table of Markdown. */
export function chartMarkdown({ columns, rows }: ChartData): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|").replaceAll("\n", " ")).join(" | ")} |`;
  return [
    line(columns.map(({ name }) => name)),
    line(columns.map(({ type }) => (type === "number" ? "---:" : "---"))),
    ...rows.map((row) =>
      line(columns.map(({ unit }, at) => (typeof row[at] === "number" ? `${row[at]}${unit === "%" ? "%" : ""}` : (row[at] ?? "")))),
    ),
  ].join("\n");
}

function widthsOf(font: string): (text: string, style: { size: number; weight: number }) => number {
  const context = document.createElement("canvas").getContext("2d");
  return (text, { size, weight }) => {
    if (context === null) return text.length * size;
    context.font = `${weight} ${size}px ${font}`;
    return context.measureText(text).width;
  };
}
