import { setImmediate } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { chartsIn, type DocumentChart, foldTables, printCharts } from "@tangleaf/document/charts";
import { CHART_SIZES, type ChartSpec, chartOption, framePicture, type PictureWords } from "@tangleaf/table/chart";
import { printable } from "../printable.ts";
import { fontCharacters } from "./font-characters.ts";
import type { Pictured } from "./pictured.ts";

const FONT = fileURLToPath(new URL("./noto-sans-sc-subset.ttf", import.meta.url));
const FONT_NAME = "Noto Sans SC";

/** Of an SVG file, which is opened where other fonts are. */
const FONT_STACK = "'Noto Sans SC','Source Han Sans SC','PingFang SC','Microsoft YaHei',sans-serif";

/** Pixels of the picture for one of the chart: sharp on paper. */
const SCALE = 2;

/** A document with its charts drawn and what they say printed anew, folded tables left out. Runs in the worker thread. */
export async function drawCharts({ content, images }: Pictured): Promise<Pictured> {
  const charts = chartsIn(content);
  const pictures = new Map(images);
  for (const [id, chart] of charts) {
    const picture = await drawChart(chart);
    if (picture !== null) pictures.set(id, picture);
  }
  return { content: foldTables(printCharts(content, charts)), images: pictures };
}

export type ChartPicture = {
  readonly spec: ChartSpec;
  /** What stands above and below it. */
  readonly words: PictureWords;
  readonly format: "png" | "svg";
  /** Pixels of the whole picture; of an SVG none. */
  readonly width?: number;
};

/** A chart as a file that is a picture; null where it is to be of pixels and the font lacks one of its characters. */
export async function renderChart({ spec, words, format, width }: ChartPicture): Promise<Uint8Array | null> {
  const font = format === "svg" ? FONT_STACK : FONT_NAME;
  const option = printableOption(chartOption(spec, { theme: "light", font }));
  const said = { title: printable(words.title), subtitle: printable(words.subtitle), source: printable(words.source) };
  if (format === "png" && !isWritable({ option, said })) return null;
  const size = CHART_SIZES[spec.size];
  const framed = framePicture(await svgOf(option, spec), { ...size, font, words: said, measure: widthOf });
  return format === "svg" ? new TextEncoder().encode(framed.svg) : svgToPng(framed.svg, width ?? framed.width * SCALE);
}

/** Letters are about half as wide as Chinese characters. */
const LETTER_WIDTH = 0.58;
const FIRST_WIDE = 0x2e80;
const widthOf = (text: string, { size }: { readonly size: number }): number =>
  [...text].reduce((sum, sign) => sum + ((sign.codePointAt(0) ?? 0) < FIRST_WIDE ? LETTER_WIDTH : 1), 0) * size;

async function drawChart({ spec }: DocumentChart): Promise<Uint8Array | null> {
  const svg = await chartSvg(spec);
  return svg === null ? null : svgToPng(svg, CHART_SIZES[spec.size].width * SCALE);
}

/** The picture as SVG; null where the font lacks one of its characters. */
export async function chartSvg(spec: ChartSpec): Promise<string | null> {
  const option = printableOption(chartOption(spec, { theme: "light", font: FONT_NAME }));
  return isWritable(option) ? svgOf(option, spec) : null;
}

/** The library is loaded when it is asked for: most files have no chart. */
async function svgOf(option: Option, spec: ChartSpec): Promise<string> {
  const { init } = await import("echarts");
  const chart = init(null, null, { renderer: "svg", ssr: true, ...CHART_SIZES[spec.size] });
  try {
    chart.setOption({ ...option, backgroundColor: "#ffffff" });
    return chart.renderToSVGString();
  } finally {
    // Without it the thread would never end.
    chart.dispose();
  }
}

/**
 * Drawn on this thread, as each thread of a pool would keep memory of its own; and the event loop turns once after it, for only
 * then is the memory of the pictures before given back.
 */
export async function svgToPng(svg: string, width: number): Promise<Uint8Array> {
  const { Resvg } = await import("@resvg/resvg-js");
  const image = new Resvg(svg, {
    fitTo: { mode: "width", value: width },
    font: { fontFiles: [FONT], loadSystemFonts: false, defaultFontFamily: FONT_NAME },
    background: "#ffffff",
  }).render();
  const png = new Uint8Array(image.asPng());
  await setImmediate();
  return png;
}

type Option = Record<string, unknown>;

const printableOption = (option: Readonly<Option>): Option =>
  JSON.parse(JSON.stringify(option, (_, value: unknown) => (typeof value === "string" ? printable(value) : value))) as Option;

/** Names and labels: everything else of an option is English. */
function isWritable(option: Option): boolean {
  const known = fontCharacters();
  let isKnown = true;
  JSON.stringify(option, (_, value: unknown) => {
    if (typeof value === "string" && isKnown) isKnown = [...value].every((character) => known.has(character));
    return value;
  });
  return isKnown;
}
