import { type ChartSpec, defaultClaim, legalChart, printClaim } from "@tangleaf/table/chart";
import { chartSpecSchema } from "@tangleaf/table/chart-spec";
import { AppError } from "../../platform/errors.ts";
import { foldForSearch } from "../../platform/fold-for-search.ts";
import type { ChartColumns } from "./chart.repo.ts";

/** Longer claims are cut in lists. */
const TITLE_MAX_UNITS = 300;
const SEARCHED_MAX_UNITS = 4000;
const BETWEEN = { zh: "、", en: ", " } as const;
/** Control characters no database takes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNWANTED = /[\u0000-\u001f]/g;

/** The chart as its figures can bear it, and its claim as they print it. Throws chart.noNumbers where nothing can be drawn. */
export function drawnChart({ data, ...asked }: ChartSpec): { spec: ChartSpec; claim: string } {
  const { look } = legalChart(asked, data);
  if (look === null) throw new AppError("chart.noNumbers", { field: "spec" });
  const template = asked.title === "" ? defaultClaim(look, data) : asked.title;
  return { spec: { ...look, title: template, data }, claim: printClaim(template, look, data).text };
}

/** What a row says of a chart. Throws chart.noNumbers. */
export function columnsOf(spec: ChartSpec): ChartColumns {
  const { claim } = drawnChart(spec);
  const names = spec.data.columns.map(({ name }) => name).join(BETWEEN[spec.lang]);
  const words = [claim, spec.subtitle, spec.caption, spec.source, names].join("\n");
  return {
    type: spec.type,
    title: storable(claim.trim() === "" ? names : claim, TITLE_MAX_UNITS),
    search_text: foldForSearch(storable(words, SEARCHED_MAX_UNITS)),
    spec: JSON.stringify(spec),
  };
}

/** A chart as it was stored. */
export function readSpec({ spec }: Pick<ChartColumns, "spec">): ChartSpec {
  return chartSpecSchema.parse(JSON.parse(spec));
}

function storable(text: string, max: number): string {
  return text.replace(UNWANTED, " ").slice(0, max).toWellFormed().trim();
}
