import { RefusedFile, type WordPackage, XmlError } from "../../../word-format/index.ts";
import { CHART_BOUNDS } from "../left-out.ts";
import { readChart } from "./read-chart.ts";
import type { NoFigures, WordChart } from "./word-chart.ts";

const MEGABYTE = 1024 * 1024;
/** XML of one chart, and of all that are read. 2,000 rows of six series are half a megabyte. */
const PART_MAX_BYTES = 2 * MEGABYTE;
const PARTS_MAX_BYTES = 16 * MEGABYTE;

/** Reads the charts of a file by their relationships, each part once. A damaged part leaves the rest of the file as it is. */
export function openCharts(file: WordPackage, lang: "zh" | "en"): (relationship: string) => WordChart | NoFigures {
  const known = new Map<string, WordChart | NoFigures>();
  let bytesLeft = PARTS_MAX_BYTES;
  let cellsLeft: number = CHART_BOUNDS.cells;

  function read(target: string): WordChart | NoFigures {
    const size = file.bytes(`word/${target}`)?.byteLength ?? 0;
    if (size > Math.min(PART_MAX_BYTES, bytesLeft)) return "largeCharts";
    bytesLeft -= size;
    try {
      const part = file.part(target);
      return part === undefined ? "charts" : readChart(part, { lang, cellsMax: cellsLeft });
    } catch (error) {
      if (error instanceof XmlError || error instanceof RefusedFile) return "charts";
      throw error;
    }
  }

  return (relationship) => {
    const target = file.relationships.get(relationship)?.target ?? "";
    const chart = known.get(target) ?? read(target);
    known.set(target, chart);
    if (typeof chart === "string") return chart;
    const cells = chart.cells.length * (chart.cells[0]?.length ?? 0);
    if (cells > cellsLeft) return "largeCharts";
    cellsLeft -= cells;
    return chart;
  };
}
