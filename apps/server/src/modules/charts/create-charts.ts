import { type ChartSpec, chooseChart } from "@tangleaf/table/chart";
import { listFigures } from "@tangleaf/table/from-text";
import { AppError } from "../../platform/errors.ts";
import { foldForSearch } from "../../platform/fold-for-search.ts";
import { isoOrNull, isoTime } from "../../platform/iso-time.ts";
import { createChartBin } from "./bin.ts";
import { type ChartRow, type ChartSummaryRow, findChart, listCharts } from "./chart.repo.ts";
import { drawnChart, readSpec } from "./chart-columns.ts";
import type { Charts } from "./charts.ts";
import { draftOf } from "./draft-of.ts";
import { exportChart } from "./export-chart.ts";
import { insertChart } from "./insert-chart.ts";
import type { ChartOptions } from "./options.ts";
import { saveChart } from "./save-chart.ts";

/** The charts module on its ports. */
export function createCharts(options: ChartOptions): Charts {
  const { db, log, variant, generations } = options;
  const bin = createChartBin(options);

  async function ownRow(userId: string, chartId: string): Promise<ChartRow> {
    const row = await findChart(db, userId, chartId);
    if (row === undefined || row.removed_at !== null) throw new AppError("chart.unknown");
    return row;
  }
  const drawn = async (userId: string, chartId: string) => drawnChart(readSpec(await ownRow(userId, chartId)));

  return {
    async generate({ userId, model, requestId, lang = variant, ...input }) {
      if (chooseChart(input.data, { lang }) === null) throw new AppError("chart.noNumbers", { field: "data" });
      return generations.start({ userId, request: { kind: "chartDraft", input: { ...input, lang }, model, requestId } });
    },
    async fromText({ userId, model, requestId, text }) {
      if (listFigures(text).length === 0) throw new AppError("chart.noNumbers", { field: "text" });
      return generations.start({ userId, request: { kind: "figures", input: { text }, model, requestId } });
    },
    save: (input) => saveChart(options, input),
    async get({ userId, chartId }) {
      const row = await ownRow(userId, chartId);
      return { ...presentSummary(row), spec: readSpec(row), version: row.version };
    },
    async list({ userId, place, q, page, size }) {
      const words = foldForSearch(q ?? "").trim();
      const { total, rows } = await listCharts(db, { userId, place, words, offset: (page - 1) * size, limit: size });
      return { total, list: rows.map(presentSummary) };
    },
    remove: ({ userId, chartIds: ids }) => bin.remove({ userId, ids }),
    restore: ({ userId, chartIds: ids }) => bin.restore({ userId, ids }),
    erase: ({ userId, chartIds: ids }) => bin.erase({ userId, ids }),
    async export({ userId, chartId, format, width, editable }) {
      const spec = readSpec(await ownRow(userId, chartId));
      const aiMade = format === "docx" ? await draftOf(options, userId, spec) : null;
      return exportChart(options, drawnChart(spec), { userId, format, width, editable, aiMade });
    },
    async insert(input) {
      return insertChart(options, await drawn(input.userId, input.chartId), input);
    },
    async tidy() {
      const erased = await bin.eraseExpired();
      if (erased > 0) log.info({ erased }, "erased charts from bins");
    },
  };
}

function presentSummary(row: ChartSummaryRow) {
  return {
    chartId: row.id,
    title: row.title,
    type: row.type as ChartSpec["type"],
    updatedAt: isoTime(row.updated_at),
    removedAt: isoOrNull(row.removed_at),
  };
}
