/**
 * Charts of a document. On the page: a cell of a table is changed, and what is drawn of it is made anew (budget 50 ms), beside
 * drawing it alone. On the server: pictures of 1,600 pixels (budget 120 ms of CPU each, 250 MB for 20), beside pictures of the
 * same size without a word in them. The server's runs have a process each, so that their peak memory is their own.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { readChart } from "@tangleaf/document/charts";
import type { NodeJson } from "@tangleaf/document/model";
import { chartSvg, svgToPng } from "../apps/server/src/modules/export/charts/draw-charts.ts";
import { percentile } from "../apps/server/src/testing/percentile.ts";
import { reportFigure } from "./lib/report-figure.ts";

const SELF = fileURLToPath(import.meta.url);
const WIDTH = 1600;
const PICTURES = 20;
const RUNS = 100;
const ROWS = 24;
const BUDGET_EDIT_MS = 50;
const BUDGET_CPU_MS = 120;
const BUDGET_MB = 250;
const US_PER_MS = 1000;
const KB_PER_MB = 1024;

type Figure = { cpuMs: number; peakMb: number };

const cell = (text: string): NodeJson => ({
  type: "tableCell",
  attrs: { colspan: 1, rowspan: 1 },
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
});
const row = (...cells: readonly string[]): NodeJson => ({ type: "tableRow", content: cells.map(cell) });

/** Two years of months with two measures; `first` is the figure that was just typed. */
function tableOf(first: number): NodeJson {
  const months = Array.from({ length: ROWS }, (_, at) => {
    const month = `${2024 + Math.floor(at / 12)}年${(at % 12) + 1}月`;
    return row(month, String(at === 0 ? first : 20_000 + ((at * 7919) % 9000)), `${40 + ((at * 13) % 50)}%`);
  });
  return { type: "table", attrs: { id: "t" }, content: [row("月份", "进馆人次", "座位使用率"), ...months] };
}

function chartOf(first: number) {
  const chart = readChart({ type: "chart", attrs: { id: "c", tableId: "t" } }, tableOf(first), "zh");
  if (typeof chart === "string") throw new Error(chart);
  return chart;
}

async function median(run: (at: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < RUNS; at++) {
    const begun = performance.now();
    await run(at);
    times.push(performance.now() - begun);
  }
  return percentile(times, 0.5);
}

const BARE = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><rect x="40" y="40" width="500" height="260" fill="#fb7d1e"/></svg>`;
const WORKS: Readonly<Record<string, (at: number) => Promise<unknown>>> = {
  chart: async (at) => svgToPng((await chartSvg(chartOf(at).spec)) ?? BARE, WIDTH),
  bare: () => svgToPng(BARE, WIDTH),
};

async function measure(name: string): Promise<void> {
  const work = WORKS[name];
  if (work === undefined) throw new Error(`no work is called ${name}`);
  await work(0);
  const before = process.cpuUsage();
  for (let at = 0; at < PICTURES; at++) await work(at);
  const { user, system } = process.cpuUsage(before);
  const figure: Figure = {
    cpuMs: (user + system) / US_PER_MS / PICTURES,
    peakMb: process.resourceUsage().maxRSS / KB_PER_MB,
  };
  process.send?.(figure, () => process.exit(0));
}

async function measured(name: string): Promise<Figure> {
  // The young heap the thread that builds files has (worker-pool.ts).
  const child = fork(SELF, [name], { execArgv: ["--max-semi-space-size=2"] });
  const [figure] = (await once(child, "message")) as [Figure];
  return figure;
}

const wanted = process.argv[2];
if (wanted !== undefined) await measure(wanted);
else {
  const { spec } = chartOf(1);
  const edit = await median((at) => chartSvg(chartOf(at).spec));
  const alone = await median(() => chartSvg(spec));
  console.log(`a cell changed, ${ROWS} rows: ${edit.toFixed(1)} ms to its picture; drawing alone ${alone.toFixed(1)} ms`);
  console.log(`budget ${BUDGET_EDIT_MS} ms: ${edit <= BUDGET_EDIT_MS ? "kept" : "missed"}`);
  const [chart, bare] = [await measured("chart"), await measured("bare")];
  console.log(`a picture of ${WIDTH} pixels: ${chart.cpuMs.toFixed(0)} ms CPU; without a word ${bare.cpuMs.toFixed(0)} ms`);
  console.log(`${PICTURES} pictures: peak ${chart.peakMb.toFixed(0)} MB; without a word ${bare.peakMb.toFixed(0)} MB`);
  const isKept = chart.cpuMs <= BUDGET_CPU_MS && chart.peakMb <= BUDGET_MB;
  console.log(`budget ${BUDGET_CPU_MS} ms, ${BUDGET_MB} MB: ${isKept ? "kept" : "missed"}`);
  reportFigure({
    bench: "charts",
    what: "a picture, processor",
    floorIs: "the same without a word",
    measured: chart.cpuMs,
    floor: bare.cpuMs,
    unit: "ms",
    budget: { most: BUDGET_CPU_MS },
  });
  reportFigure({
    bench: "charts",
    what: "a cell changed, to its picture",
    floorIs: "drawing alone",
    measured: edit,
    floor: alone,
    unit: "ms",
    budget: { most: BUDGET_EDIT_MS },
  });
}
