import type { ChartFormat, chartApi, OutputOf } from "@tangleaf/contract";
import { archiveEn } from "../../messages/archive.en.ts";
import { archiveZh } from "../../messages/archive.zh.ts";
import { chartFileEn } from "../../messages/chart-file.en.ts";
import { chartFileZh } from "../../messages/chart-file.zh.ts";
import { AppError } from "../../platform/errors.ts";
import type { ContentExport } from "../export/exporter.ts";
import { fileNameOf } from "../export/index.ts";
import type { drawnChart } from "./chart-columns.ts";
import type { ChartOptions } from "./options.ts";

type Drawn = ReturnType<typeof drawnChart>;
type Asked = {
  readonly userId: string;
  readonly format: ChartFormat;
  readonly width?: number | undefined;
  readonly editable?: boolean | undefined;
  readonly aiMade: ContentExport["aiMade"];
};

const CONTENT_TYPES = {
  png: "image/png",
  svg: "image/svg+xml",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

/** A chart as a file to download. */
export async function exportChart(
  options: Pick<ChartOptions, "exporter" | "variant">,
  drawn: Drawn,
  { userId, format, width, editable = false, aiMade }: Asked,
): Promise<OutputOf<typeof chartApi.export>> {
  const { exporter, variant } = options;
  const { spec, claim } = drawn;
  if (format === "docx") {
    return exporter.exportChart({ userId, chart: drawn, aiMade, isEditable: editable });
  }
  const words = { title: claim, subtitle: spec.subtitle, source: spec.source };
  const untitled = (variant === "zh" ? archiveZh : archiveEn).untitled;
  const source =
    format === "xlsx"
      ? await sheetsOf(drawn)
      : await exporter.chartPicture({ userId, spec, words, format, ...(width === undefined ? {} : { width }) });
  if (source === null) throw new AppError("chart.characters", { field: "format" });
  const name = fileNameOf(claim, format, untitled);
  return exporter.storeFile({ userId, name, contentType: CONTENT_TYPES[format], source: Buffer.from(source) });
}

/** The figures, and on a second sheet what the chart says and how it draws them. Linear in its cells, which CHART_CELLS_MAX bounds. */
async function sheetsOf({ spec, claim }: Drawn): Promise<Uint8Array> {
  const { data, ...look } = spec;
  const words = spec.lang === "zh" ? chartFileZh : chartFileEn;
  const head = data.columns.map(({ name, unit }) => (unit === undefined || name.includes(unit) ? name : words.withUnit(name, unit)));
  const shown: Readonly<Record<keyof typeof words.rows, string>> = {
    claim,
    type: words.types[look.type],
    x: look.x.col,
    y: look.y.map(({ col }) => col).join(words.between),
    series: look.series?.col ?? "",
    subtitle: look.subtitle,
    source: look.source,
    caption: look.caption,
    look: JSON.stringify(look),
  };
  const rows = (Object.keys(words.rows) as (keyof typeof words.rows)[]).map((key) => [words.rows[key], shown[key]]);
  const { writeWorkbook } = await import("@tangleaf/table/write-workbook");
  return writeWorkbook([
    { name: words.data, rows: [head, ...data.rows] },
    { name: words.chart, rows: [[...words.heading], ...rows.filter(([, value]) => value !== "")] },
  ]);
}
