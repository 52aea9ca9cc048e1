import { CHART_SIZES, type ChartData, type Theme } from "@tangleaf/table/chart";
import { chartToSvg } from "#editor/blocks/chart/chart-picture.ts";
import { escapeXml, svgToPng } from "#lib/svg-to-png.ts";
import type { DrawnChart } from "../work/chart-work.ts";

const MARGIN = 24;
const TITLE = { size: 18, line: 26, color: "#161c19", weight: 600 };
const SMALL = { size: 13, line: 20, color: "#5f6a63", weight: 400 };
/** Pictures are for paper, whatever the page looks like. */
const ON_PAPER: Theme = "light";

type Line = { readonly text: string; readonly style: typeof TITLE };
export type ChartFile = { readonly svg: string; readonly width: number; readonly height: number };

/** A chart as a picture file: its claim above, its source below. Comes with the library that draws it. */
export function chartFile(drawn: DrawnChart): ChartFile {
  const { spec, title, subtitle } = drawn;
  const { width, height } = CHART_SIZES[spec.size];
  // It stands in attributes that ECharts writes as they are.
  const font = getComputedStyle(document.documentElement).getPropertyValue("--font-ui").replaceAll('"', "'").replace(/\s+/g, " ").trim();
  const measure = widthsOf(font);
  const lines = (text: string, style: typeof TITLE): Line[] =>
    (text === "" ? [] : wrapWords(text, width, (part) => measure(part, style))).map((part) => ({ text: part, style }));
  const head = [...lines(title.text, TITLE), ...lines(subtitle, SMALL)];
  const foot = lines(spec.source, SMALL);
  const heightOf = (all: readonly Line[]) => all.reduce((sum, { style }) => sum + style.line, 0);
  const top = MARGIN + heightOf(head) + (head.length > 0 ? 12 : 0);
  const below = top + height + (foot.length > 0 ? 8 : 0);
  const [wide, high] = [width + 2 * MARGIN, below + heightOf(foot) + MARGIN];
  const written = [...linesAt(head, MARGIN, font), ...linesAt(foot, below, font)].join("");
  const picture = chartToSvg(spec, { theme: ON_PAPER, font }).replace(/^<svg /, `<svg x="${MARGIN}" y="${top}" `);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}"><rect width="100%" height="100%" fill="#ffffff"/>${written}${picture}</svg>`;
  return { svg, width: wide, height: high };
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

/** Breaks where words do, and between any two characters of a script without blanks. */
export function wrapWords(text: string, width: number, measure: (part: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.match(/[\p{Script=Latin}\p{N}.,%'’-]+\s*|\s+|./gu) ?? []) {
    if (line !== "" && measure((line + word).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = "";
    }
    line += word;
  }
  return line.trim() === "" ? lines : [...lines, line.trimEnd()];
}

function widthsOf(font: string): (text: string, style: typeof TITLE) => number {
  const context = document.createElement("canvas").getContext("2d");
  return (text, { size, weight }) => {
    if (context === null) return text.length * size;
    context.font = `${weight} ${size}px ${font}`;
    return context.measureText(text).width;
  };
}

function linesAt(lines: readonly Line[], from: number, font: string): string[] {
  let y = from;
  return lines.map(({ text, style }) => {
    y += style.line;
    const look = `font-family="${escapeXml(font)}" font-size="${style.size}" font-weight="${style.weight}" fill="${style.color}"`;
    return `<text x="${MARGIN}" y="${y - style.line + style.size + 3}" ${look}>${escapeXml(text)}</text>`;
  });
}
