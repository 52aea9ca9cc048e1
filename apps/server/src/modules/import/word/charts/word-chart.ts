import type { ChartLook } from "@tangleaf/table/chart-spec";

/** A chart of a Word file with the figures its file keeps. */
export type WordChart = {
  /** Words drawn in it: its title, and that of the axis of figures. */
  readonly lines: readonly string[];
  /** Its figures, the first row their heading. */
  readonly cells: readonly (readonly string[])[];
  /** null: no chart of a note shows them as this one does. */
  readonly look: ChartLook | null;
  /** The same figures are drawn in another way. */
  readonly isRedrawn: boolean;
};
/** Why there are no figures: the file keeps none, or too many. */
export type NoFigures = "charts" | "largeCharts";
