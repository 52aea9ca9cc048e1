import {
  altText,
  type ChartData,
  type ChartFault,
  type ChartLook,
  type ChartSpec,
  chartLookSchema,
  chooseChart,
  defaultClaim,
  legalChart,
  type PrintedClaim,
  printClaim,
  readChartData,
  shapeData,
} from "@tangleaf/table/chart";
import { tableTexts } from "../convert/table-texts.ts";
import type { NodeJson } from "../model/document-content.ts";

/** Why there is nothing to draw. */
export type NoChart = "noTable" | "noNumbers";
export type DocumentChart = {
  /** As it is stored: what was asked for. */
  readonly look: ChartLook;
  readonly data: ChartData;
  /** What is drawn. */
  readonly spec: ChartSpec;
  readonly faults: readonly ChartFault[];
  /** References, not digits. */
  readonly claimTemplate: string;
  readonly claim: PrintedClaim;
  readonly alt: string;
  /** Rows that add up others, left out. */
  readonly totals: readonly string[];
};

const LOOK_MAX = 20_000;

/** The chart a node stands for, from the figures its table has now. A look nobody can read is chosen anew. */
export function readChart(node: NodeJson, table: NodeJson | null, lang: "zh" | "en"): DocumentChart | NoChart {
  if (table === null) return "noTable";
  const read = readChartData(tableTexts(table));
  if (read === null) return "noNumbers";
  const { data, totals } = read;
  const look = storedLook(node) ?? chooseChart(data, { lang })?.look;
  if (look === undefined) return "noNumbers";
  const legal = legalChart(look, data);
  if (legal.look === null) return "noNumbers";
  const claimTemplate = look.title === "" ? defaultClaim(legal.look, data) : look.title;
  const printed = printClaim(claimTemplate, legal.look, data);
  // A title of blanks is that of a chart that says nothing.
  const claim = { ...printed, text: printed.text.trim() };
  const alt = altText(legal.look, shapeData(legal.look, data), claim.text);
  return { look, data, spec: { ...legal.look, data }, faults: legal.faults, claimTemplate, claim, alt, totals };
}

/**
 * The chart of a node whose table has other columns than its look knows: chosen anew, its colours and size as they were. null where
 * the look still fits, or nothing can be drawn.
 */
export function redrawnChart(node: NodeJson, table: NodeJson | null, lang: "zh" | "en"): DocumentChart | null {
  const now = readChart(node, table, lang);
  const fits = typeof now === "string" ? now === "noTable" : !now.faults.includes("unknownColumn");
  if (fits || table === null) return null;
  const anew = readChart({ ...node, attrs: { ...node.attrs, option: null } }, table, lang);
  const before = storedLook(node);
  if (typeof anew === "string" || before === null) return null;
  const { palette, size, labels } = before;
  return { ...anew, look: { ...anew.look, palette, size, labels } };
}

function storedLook(node: NodeJson): ChartLook | null {
  const text = node.attrs?.["option"];
  if (typeof text !== "string" || text.length > LOOK_MAX) return null;
  try {
    const read = chartLookSchema.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** What a chart node stores of a look. `caption`: its claim as it is printed, for readers that know no charts. */
export function chartAttributes(look: ChartLook, claim: string): { kind: string; option: string; caption: string | null } {
  return { kind: look.type, option: JSON.stringify(look), caption: claim === "" ? null : claim };
}
