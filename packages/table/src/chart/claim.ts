import { formatNumber, scaleOf } from "../cells/format-number.ts";
import type { ChartData, ChartLook } from "./chart-spec.ts";
import { type CellReference, type ClaimFunction, type ClaimReference, figuresOf, PLACES, readReference } from "./claim-reference.ts";

/** Why a place of a claim cannot stand as it is: its figure is gone, or what was said of it is no longer so. */
export type ClaimFault = "gone" | "notTop" | "notBottom" | "noBase" | "unreadable";
export type PrintedClaim = {
  readonly text: string;
  readonly faults: readonly { readonly reference: string; readonly fault: ClaimFault }[];
};

type Figures = ReturnType<typeof figuresOf>;
type Printed = { readonly text: string; readonly fault?: ClaimFault };
type Given = {
  readonly values: readonly number[];
  readonly cells: readonly CellReference[];
  readonly unit: string;
  readonly lang: "zh" | "en";
  readonly all: Figures;
};

const WORDS = {
  zh: { up: "升到", down: "降到", same: "持平于", points: "个百分点", gone: "—" },
  en: { up: "rose to", down: "fell to", same: "stayed at", points: "percentage points", gone: "—" },
} as const;
const PERCENT = 100;

/** Prints a claim from the figures as they are now, and says which of its statements they no longer bear. */
export function printClaim(template: string, look: ChartLook, data: ChartData): PrintedClaim {
  const all = figuresOf(look, data);
  const faults: { reference: string; fault: ClaimFault }[] = [];
  const text = template.replace(PLACES, (reference, body: string) => {
    const read = readReference(body);
    const printed = read === null ? { text: WORDS[look.lang].gone, fault: "unreadable" as const } : print(read, all, look, data);
    if (printed.fault !== undefined) faults.push({ reference, fault: printed.fault });
    return printed.text;
  });
  return { text, faults };
}

function print({ fn, cells }: ClaimReference, all: Figures, look: ChartLook, data: ChartData): Printed {
  const { lang } = look;
  if (fn === "corr") return correlation(look, data);
  const found = cells.map((cell) => all.find((figure) => isSame(figure.cell, cell)));
  const values = found.flatMap((figure) => (figure === undefined ? [] : [figure.value]));
  if (values.length < cells.length || values.length === 0) return { text: WORDS[lang].gone, fault: "gone" };
  const unit = found[0]?.unit ?? "";
  if (fn === null) return { text: figure(values[0] ?? 0, unit, lang) };
  return FUNCTIONS[fn]({ values, cells, unit, lang, all });
}

const isSame = (a: CellReference, b: CellReference): boolean => a.x === b.x && a.y === b.y && a.series === b.series;

function figure(value: number, unit: string, lang: "zh" | "en"): string {
  return formatNumber(value, { scale: scaleOf([value], { name: "auto", lang, unit }), unit, lang });
}

const FUNCTIONS: Readonly<Record<Exclude<ClaimFunction, "corr">, (given: Given) => Printed>> = {
  ratio: ({ values: [a = 0, b = 0], lang }) => (b === 0 ? noBase(lang) : { text: formatNumber(a / b, { lang }) }),
  diff: ({ values: [a = 0, b = 0], unit, lang }) => ({ text: figure(Math.abs(a - b), unit === "%" ? WORDS[lang].points : unit, lang) }),
  change: ({ values: [a = 0, b = 0], lang }) =>
    b === 0 ? noBase(lang) : { text: formatNumber(Math.abs((a - b) / b) * PERCENT, { unit: "%", lang }) },
  share: ({ values: [a = 0], cells: [cell], all, lang }) => {
    const sum = all.filter((one) => one.cell.y === cell?.y).reduce((total, one) => total + one.value, 0);
    return sum === 0 ? noBase(lang) : { text: formatNumber((a / sum) * PERCENT, { unit: "%", lang }) };
  },
  top: ({ values: [a = 0], cells: [cell], all }) => extreme(cell, all, (value) => value > a, "notTop"),
  bottom: ({ values: [a = 0], cells: [cell], all }) => extreme(cell, all, (value) => value < a, "notBottom"),
  to: ({ values: [a = 0, b = 0], lang }) => ({ text: a > b ? WORDS[lang].up : a < b ? WORDS[lang].down : WORDS[lang].same }),
};

const noBase = (lang: "zh" | "en"): Printed => ({ text: WORDS[lang].gone, fault: "noBase" });

/** Names the row; a fault where another one has passed it. */
function extreme(cell: CellReference | undefined, all: Figures, isPassed: (value: number) => boolean, fault: ClaimFault): Printed {
  const others = all.filter((one) => one.cell.y === cell?.y);
  return { text: cell?.x ?? "", ...(others.some(({ value }) => isPassed(value)) ? { fault } : {}) };
}

/** Pearson's r of the two columns of a scatter. */
function correlation(look: ChartLook, { columns, rows }: ChartData): Printed {
  const at = (name: string | undefined) => columns.findIndex((column) => column.name === name);
  const [xAt, yAt] = [at(look.x.col), at(look.y[0]?.col)];
  const pairs = rows.flatMap((row) => {
    const [x, y] = [row[xAt], row[yAt]];
    return typeof x === "number" && typeof y === "number" ? [[x, y] as const] : [];
  });
  const mean = (side: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[side], 0) / pairs.length;
  const [meanX, meanY] = [mean(0), mean(1)];
  const sum = (of: (x: number, y: number) => number) => pairs.reduce((total, [x, y]) => total + of(x - meanX, y - meanY), 0);
  const spread = Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y));
  if (pairs.length < 2 || spread === 0) return noBase(look.lang);
  return { text: (sum((x, y) => x * y) / spread).toFixed(2) };
}
