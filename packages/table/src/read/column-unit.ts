import { isMeasured, scaleWord, splitUnit, unitRatio } from "../cells/index.ts";

/**
 * What a person said of a column whose numbers have a size in some cells only, or different units: they are all of that size, each is
 * what is written, or all are told in one unit.
 */
export type UnitChoice = "all" | "written" | "convert";

/** As well: a person said that it is one of numbers, and no more. */
type Choice = UnitChoice | "number" | undefined;

/** Numbers of a column, each different text once. `bare`: without a unit and a word of size; `sized`: with one, power 0 where it is a unit alone. */
export type ScaledNumbers = {
  readonly bare: { readonly count: number; readonly least: number };
  readonly sized: readonly SizedNumber[];
  /** Units of the cells, without %, and how often they come. */
  readonly units: ReadonlyMap<string, number>;
};

export type SizedNumber = { readonly value: number; readonly power: number; readonly count: number };

/**
 * How the numbers of a column are counted. `power`: what bare ones are a multiple of, and sized ones are divided by. `unit`: what is
 * printed beside them; undefined where cells do not agree on one. `into`: the unit those of others are told in. `open`: the unit they may
 * all be in, where cells contradict each other or the heading; null where they name several units, `into` the one all can be told in.
 */
export type ColumnUnit =
  | { readonly power: number; readonly unit: string | undefined; readonly into?: string }
  | { readonly open: string | null; readonly into?: string };

/** Units that headings name: `declared` one of size, else the one over the table; `headed` one without a size. Empty where there is none. */
export type NamedUnits = { readonly declared: string; readonly headed: string };

/** Share of the numbers that must have a unit for it to be the column's. */
const SAME_UNIT = 0.9;

/** Settles it by the cells, the units that heading or title name, and what a person chose. */
export function settleUnit(numbers: ScaledNumbers, { declared, headed }: NamedUnits, choice: Choice): ColumnUnit {
  const { bare, sized, units } = numbers;
  const scaled = sized.filter(({ power }) => power !== 0);
  const total = bare.count + sumCounts(sized);
  const named = splitUnit(declared);
  const measured = findMeasured(units, named?.base || declared || headed);
  const into = measured?.into;
  if (into !== undefined && measured?.areAlike === false) {
    if (choice === undefined) return { open: null, into };
    if (choice !== "written") return { power: named?.power ?? 0, unit: named === null ? into : declared, into };
  }
  const [own] = measured?.areAlike
    ? [addCounts(units) >= total * SAME_UNIT ? into : undefined]
    : [...units].filter(([, times]) => times >= total * SAME_UNIT).map(([unit]) => unit);
  const shares = units.get("%") ?? 0;
  const isMixed = (own === undefined && units.size > 1 && measured?.areAlike !== true) || (shares > 0 && shares < total && bare.least > 0);
  if (isMixed && choice === undefined) return { open: null };
  if (scaled.length === 0) return { power: 0, unit: own ?? (declared === "" ? undefined : declared) };
  const power = named?.power ?? mostCommonPower(scaled);
  const base = named?.base ?? [...units.keys()][0] ?? "";
  const unit = `${scaleWord(power)}${base}`;
  if (bare.count === 0) return named === null ? { power: 0, unit: own } : { power, unit: declared };
  if (choice === "all") return { power, unit };
  if (choice === undefined && (named !== null || areAlike(bare.least, sized))) return { open: unit };
  return { power: 0, unit: own };
}

/**
 * The unit all units of cells can be told in: the one that is named, else the commonest. `areAlike`: they are the same by other names,
 * kg and 公斤. Null where they measure different things, or none is known.
 */
function findMeasured(units: ReadonlyMap<string, number>, named: string): { readonly into: string; readonly areAlike: boolean } | null {
  const [commonest] = [...units].toSorted((a, b) => b[1] - a[1]);
  const into = isMeasured(named) ? named : commonest?.[0];
  if (commonest === undefined || into === undefined) return null;
  const ratios = [...units.keys()].map((unit) => unitRatio(unit, into));
  return ratios.includes(null) ? null : { into, areAlike: ratios.every((ratio) => ratio?.times === ratio?.by) };
}

const addCounts = (units: ReadonlyMap<string, number>): number => [...units.values()].reduce((sum, count) => sum + count, 0);

/** Whether a bare number lies nearer to what stands before the words of size than to what those mean: 90 beside 120万, not 5000 beside 3.2万. */
function areAlike(least: number, sized: readonly SizedNumber[]): boolean {
  const scaled = sized.filter(({ power }) => power !== 0);
  if (sumCounts(sized) >= 2 * sumCounts(scaled)) return false;
  const written = Math.max(...scaled.map(({ value, power }) => Math.abs(value) / 10 ** power));
  const meant = Math.min(...scaled.map(({ value }) => Math.abs(value)));
  if (least === 0 || written === 0 || meant === 0) return false;
  const distance = (size: number): number => Math.abs(Math.log10(least) - Math.log10(size));
  return distance(written) < distance(meant);
}

const sumCounts = (numbers: readonly SizedNumber[]): number => numbers.reduce((sum, { count }) => sum + count, 0);

function mostCommonPower(scaled: readonly SizedNumber[]): number {
  const counts = new Map<number, number>();
  for (const { power, count } of scaled) counts.set(power, (counts.get(power) ?? 0) + count);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])[0];
}

const IN_BRACKETS = /[（(【[]\s*(?:单位\s*[:：]\s*)?([^（()）【】[\]]{1,20})[）)】\]]\s*$/u;
/** 单位 is a unit, and an office in 编制单位. */
const IN_TITLE =
  /(?<!编制|编报|填报|申报|报送|制表|主管|所属|使用|工作|用人|统计|建设|施工|委托|采购|收款|付款|开票|纳税)单位\s*[:：]\s*([^\s,，、;；)）/]{1,10})/u;
/** Columns that a unit over the whole table is not about: counts, shares, ranks. */
const COUNTS_OTHERWISE = /(?:数|数量|人次|人口|率|比|比重|比例|同比|环比|占比|增长|增速|增幅|涨幅|排名|名次|序号|倍|面积|天|年龄|%)$/u;
const IS_MONEY = /(?:元|美元|欧元|英镑)$/u;
const NAMES_MONEY = /[额款费金价薪资税]|收入|成本|利润|支出|预算/u;

/** The unit without a size a heading names behind it, where it can be told in others: kg of 重量（kg）. */
export function readHeadedUnit(name: string): string {
  const bracketed = IN_BRACKETS.exec(name)?.[1]?.normalize("NFKC").trim() ?? "";
  return isMeasured(bracketed) ? bracketed : "";
}

/** The unit of size a heading names behind it, 万元 of 销售额（万元）, else the one over the table; empty where there is none. */
export function readDeclaredUnit(name: string, title: string): string {
  const bracketed = IN_BRACKETS.exec(name)?.[1]?.normalize("NFKC").trim();
  if (bracketed !== undefined) return splitUnit(bracketed) === null ? "" : bracketed;
  const over = IN_TITLE.exec(title)?.[1]?.normalize("NFKC").trim() ?? "";
  const isOther = COUNTS_OTHERWISE.test(name.normalize("NFKC")) || (NAMES_MONEY.test(name) && !IS_MONEY.test(over));
  return over === "" || isOther || /^[%‰]$/.test(over) ? "" : over;
}
