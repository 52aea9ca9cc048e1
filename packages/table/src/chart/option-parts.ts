import type { Scale } from "../cells/format-number.ts";
import type { ChartLook } from "./chart-spec.ts";
import { DASHES, type GROUNDS, type Theme } from "./palettes.ts";
import type { ChartShape } from "./shape-data.ts";

/** An option of ECharts that is nothing but data: it can be stored, compared, and sent to a worker. */
export type ChartOption = Readonly<Record<string, unknown>>;

/** What the parts of an option are made from. */
export type OptionParts = {
  readonly look: ChartLook;
  readonly shape: ChartShape;
  readonly colors: readonly string[];
  readonly soft: readonly string[];
  readonly ground: (typeof GROUNDS)[Theme];
  readonly scaleOf: (axis: "left" | "right") => Scale;
};

/** Points of each series have a shape of their own. */
export const SHAPES = ["circle", "rect", "triangle", "diamond", "pin", "arrow"] as const;

/** ECharts takes {a} in a label for a place to fill in. */
export const plain = (text: string): string => text.replaceAll("{", "｛").replaceAll("}", "｝");
export const dashOf = (palette: ChartLook["palette"], at: number) => (palette === "ink" ? DASHES[at % DASHES.length] : "solid");
