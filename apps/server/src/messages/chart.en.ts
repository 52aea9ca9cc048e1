import type { ChartFault, ChoiceReason } from "@tangleaf/table/chart";

export const chartEn = {
  why: {
    time: "Time runs along the axis, so lines show the rise and fall.",
    twoPoints: "Only a pair of points in time, so columns compare them.",
    ordinal: "The names have an order, so the columns follow it.",
    ranking: "Many items rank best as bars.",
    category: "A few categories compare best as columns.",
    longNames: "Long names read best beside bars.",
    parts: "The parts make one whole, so a pie shows the shares.",
    relation: "Two measures with many points, so a scatter shows how they relate.",
    twoUnits: "The measures have different units: one as columns, one as a line.",
    farApart: "The measures are far apart, so each has its own axis.",
    manyCategories: "Too many items: those at the top stay, the rest become Other.",
  } satisfies Record<ChoiceReason, string>,
  asked: "Drawn as you asked.",
  faults: {
    noNumbers: "A column without figures was left out.",
    unknownColumn: "A column that is not in the table was left out.",
    pieNegative: "A pie can't show negative values, so these are columns.",
    pieSeries: "A pie shows one series, so these are columns of shares.",
    pieTooMany: "A pie in many parts can't be read; the rest became Other.",
    lineUnordered: "A line would suggest an order the names don't have, so these are columns.",
    comboOneUnit: "The measures have the same unit, so they share one axis.",
    comboOneSeries: "There is only one series, so these are columns.",
    scatterNoNumbers: "A scatter needs a second column of figures, so these are columns.",
    percentNegative: "Negative values have no share, so the columns stand side by side.",
    tooManyPoints: "Too many points: only the first are drawn.",
  } satisfies Record<ChartFault, string>,
  between: " ",
  tableOf: (names: string) => `Chart of ${names}`,
  figures: { item: "Item", value: "Value", count: (rows: number) => `${rows} rows` },
} as const;
