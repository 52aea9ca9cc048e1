import type { Aggregate, Comparison, FunctionName, StepOf } from "../plan/plan-schema.ts";
import type { AGGREGATES, EMPTINESS, GRAINS } from "../plan/plan-terms.ts";
import type { Lang } from "./format-cell.ts";

type Is = Comparison | (typeof EMPTINESS)[number];
type Grain = (typeof GRAINS)[number];
type Named = (typeof AGGREGATES)[number];

/** What a plan is said in. Slots stand in braces; the planner reads the same words, so that what is said can be asked again. */
export type PlanWords = {
  readonly is: Readonly<Record<Is, string>>;
  /** Of numbers: 是 says nothing of them. */
  readonly isNumber: Readonly<Partial<Record<Is, string>>>;
  readonly compared: string;
  readonly emptiness: string;
  readonly between: string;
  readonly oneOf: string;
  readonly noneOf: string;
  readonly all: readonly [string, string];
  readonly any: readonly [string, string];
  readonly inside: string;
  readonly not: string;
  readonly list: readonly [string, string];
  readonly both: readonly [string, string];
  readonly fn: Readonly<Record<Named, string>>;
  readonly quantile: string;
  readonly measure: string;
  readonly rows: string;
  readonly filled: string;
  readonly distinct: string;
  readonly relation: string;
  readonly measureWhere: string;
  readonly grain: Readonly<Record<Grain, string>>;
  readonly byGrain: string;
  readonly byBin: string;
  readonly grainColumn: string;
  readonly filter: string;
  readonly highlight: string;
  readonly derive: string;
  readonly group: string;
  readonly groupAll: string;
  readonly window: Readonly<Record<StepOf<"window">["fn"], string>>;
  readonly windowBy: string;
  readonly sort: string;
  readonly sortSame: string;
  readonly dir: Readonly<Record<"asc" | "desc", string>>;
  readonly dirOfDates: Readonly<Record<"asc" | "desc", string>>;
  readonly timeOrder: string;
  readonly limit: string;
  readonly limitBy: string;
  readonly noTies: string;
  readonly pivot: string;
  readonly pivotTotal: string;
  readonly compare: string;
  readonly compareBy: string;
  readonly comparePrevious: string;
  readonly compareYear: string;
  readonly join: Readonly<Record<"left" | "inner" | "anti" | "semi", string>>;
  readonly joinOn: string;
  readonly unpivot: string;
  readonly select: string;
  readonly renamed: string;
  readonly clean: Readonly<Record<StepOf<"clean">["do"], string>>;
  readonly fillAbove: string;
  readonly everywhere: string;
  readonly inColumns: string;
  readonly chart: Readonly<Record<StepOf<"chart">["type"], string>>;
  readonly call: Readonly<Record<FunctionName, string>>;
  readonly stat: string;
  readonly statBy: string;
  readonly choice: string;
  readonly quoted: string;
  readonly nothing: string;
  readonly made: Readonly<Record<"diff" | "pct" | "previous" | "lastYear" | "share" | "weekday" | "count" | "rank", string>>;
  readonly rowsInside: string;
  readonly steps: string;
};

const zh: PlanWords = {
  is: {
    "=": "是",
    "!=": "不是",
    ">": "大于",
    ">=": "不低于",
    "<": "小于",
    "<=": "不超过",
    between: "介于",
    in: "是",
    notIn: "不是",
    contains: "含有",
    startsWith: "开头是",
    endsWith: "结尾是",
    empty: "为空",
    notEmpty: "不为空",
  },
  isNumber: { "=": "等于", "!=": "不等于" },
  compared: "{col}{is}{value}",
  emptiness: "{col}{is}",
  between: "{col}{is} {from} 到 {to}",
  oneOf: "{col}{is}{values}",
  noneOf: "{col}{is}{values}",
  all: ["、", "、"],
  any: ["或者", "或者"],
  inside: "（{where}）",
  not: "除了（{where}）",
  list: ["、", "和"],
  both: ["、", "和"],
  fn: {
    count: "行数",
    countDistinct: "不同值的个数",
    sum: "合计",
    avg: "平均",
    min: "最小值",
    max: "最大值",
    median: "中位数",
    stdev: "标准差",
    corr: "相关系数",
    list: "列表",
  },
  quantile: "{n}% 分位数",
  measure: "{col}{fn}",
  rows: "{fn}",
  filled: "{col}有内容的{fn}",
  distinct: "有多少个不同的{col}",
  relation: "{col}与{col2}的{fn}",
  measureWhere: "{measure}（{where}）",
  grain: { day: "日", week: "周", month: "月", quarter: "季度", year: "年", weekday: "星期几" },
  byGrain: "{col}的{grain}",
  byBin: "{col}，{bin} 一段",
  grainColumn: "{col}（{grain}）",
  filter: "只看{where}的",
  highlight: "把{where}的标出来",
  derive: "新列“{as}”：{expr}",
  group: "按{by}分组：{measures}",
  groupAll: "{measures}",
  window: {
    share: "算出{col}占比",
    rank: "算出{col}的名次",
    running: "算出{col}的累计",
    previous: "取上一行的{col}",
    change: "算出{col}比上一行的增减",
    changePct: "算出{col}比上一行的增减率",
  },
  windowBy: "每个{by}里{window}",
  sort: "按{keys}",
  sortSame: "{dir}",
  dir: { asc: "从低到高", desc: "从高到低" },
  dirOfDates: { asc: "从早到晚", desc: "从晚到早" },
  timeOrder: "按先后排好",
  limit: "取前 {n} 名",
  limitBy: "每个{by}取前 {n} 名",
  noTies: "，并列的不算",
  pivot: "按{rows}分行、按{columns}分列：{measure}",
  pivotTotal: "，加一列总和",
  compare: "{a}比{b}：{measure}",
  compareBy: "{compare}，按{by}",
  comparePrevious: "按{along}环比：{measure}",
  compareYear: "按{along}和去年同期比：{measure}",
  join: {
    left: "按{on}接上“{table}”",
    inner: "按{on}接上“{table}”，两边都有的才留",
    anti: "留下“{table}”里没有的（{on}）",
    semi: "留下“{table}”里有的（{on}）",
  },
  joinOn: "{left} = {right}",
  unpivot: "把{cols}这几列并成“{name}”和“{value}”两列",
  select: "只留下这些列：{cols}",
  renamed: "{col}（改叫“{as}”）",
  clean: {
    dedupe: "去掉重复的行{cols}",
    trim: "去掉多余的空格{cols}",
    dropEmpty: "去掉空行{cols}",
    fill: "空格子填上{with}{cols}",
    replace: "把“{find}”换成“{to}”{cols}",
    split: "按“{sep}”拆成{into}{cols}",
    convert: "转成{to}{cols}",
    mergeCols: "合并成{into}{cols}",
  },
  fillAbove: "上一行的内容",
  everywhere: "",
  inColumns: "（{cols}）",
  chart: { bar: "画成柱状图", line: "画成折线图", pie: "画成饼图", scatter: "画散点图", combo: "画成组合图" },
  call: {
    "+": "{a} + {b}",
    "-": "{a} − {b}",
    "*": "{a} × {b}",
    "/": "{a} ÷ {b}",
    round: "{a} 四舍五入",
    abs: "{a} 的绝对值",
    year: "{a} 的年",
    month: "{a} 的月",
    quarter: "{a} 的季度",
    weekday: "{a} 是星期几",
    days: "从 {b} 到 {a} 的天数",
    concat: "{a} 连上 {b}",
    part: "{a} 按“{b}”分开的第 {c} 段",
    left: "{a} 的前 {b} 个字",
    len: "{a} 的字数",
    coalesce: "{a}，没有就取 {b}",
    bin: "{a} 按 {b} 分段",
    number: "{a} 读成数",
    date: "{a} 读成日期",
  },
  stat: "全部行的{measure}",
  statBy: "同一{by}的{measure}",
  choice: "{if}就取 {then}，否则取 {else}",
  quoted: "“{text}”",
  nothing: "空",
  made: {
    diff: "相差",
    pct: "增减",
    previous: "上一期",
    lastYear: "去年同期",
    share: "占比",
    weekday: "星期几",
    count: "行数",
    rank: "名次",
  },
  rowsInside: "行数",
  steps: " → ",
};

const en: PlanWords = {
  is: {
    "=": "is",
    "!=": "is not",
    ">": "is over",
    ">=": "is at least",
    "<": "is under",
    "<=": "is at most",
    between: "is between",
    in: "is",
    notIn: "is not",
    contains: "contains",
    startsWith: "begins with",
    endsWith: "ends with",
    empty: "is empty",
    notEmpty: "is not empty",
  },
  isNumber: { "=": "equals", "!=": "does not equal" },
  compared: "{col} {is} {value}",
  emptiness: "{col} {is}",
  between: "{col} {is} {from} and {to}",
  oneOf: "{col} {is} {values}",
  noneOf: "{col} {is} {values}",
  all: [", ", " and "],
  any: [", or ", " or "],
  inside: "({where})",
  not: "not ({where})",
  list: [", ", " or "],
  both: [", ", " and "],
  fn: {
    count: "number of rows",
    countDistinct: "number of different values",
    sum: "total",
    avg: "average",
    min: "minimum value",
    max: "maximum value",
    median: "median",
    stdev: "standard deviation",
    corr: "correlation",
    list: "list",
  },
  quantile: "{n}% quantile",
  measure: "{fn} of {col}",
  rows: "{fn}",
  filled: "{fn} that have {col}",
  distinct: "how many different {col}",
  relation: "{fn} of {col} and {col2}",
  measureWhere: "{measure} ({where})",
  grain: { day: "day", week: "week", month: "month", quarter: "quarter", year: "year", weekday: "day of the week" },
  byGrain: "{grain} of {col}",
  byBin: "{col}, {bin} wide",
  grainColumn: "{col} ({grain})",
  filter: "show {where}",
  highlight: "mark {where}",
  derive: "new column “{as}”: {expr}",
  group: "by {by}: {measures}",
  groupAll: "{measures}",
  window: {
    share: "share of {col}",
    rank: "place by {col}",
    running: "running total of {col}",
    previous: "{col} of the row before",
    change: "change of {col} from the row before",
    changePct: "change of {col} from the row before, in percent",
  },
  windowBy: "{window}, each {by} by itself",
  sort: "by {keys}",
  sortSame: "{dir}",
  dir: { asc: "lowest first", desc: "highest first" },
  dirOfDates: { asc: "earliest first", desc: "latest first" },
  timeOrder: "in their order",
  limit: "top {n}",
  limitBy: "top {n} of each {by}",
  noTies: ", without ties",
  pivot: "rows by {rows}, columns by {columns}: {measure}",
  pivotTotal: ", with a column of sums",
  compare: "{a} compared with {b}: {measure}",
  compareBy: "{compare}, for each {by}",
  comparePrevious: "each {along} compared with the one before: {measure}",
  compareYear: "each {along} compared with the year before: {measure}",
  join: {
    left: "add the columns of “{table}” by {on}",
    inner: "add the columns of “{table}” by {on}, only rows of both",
    anti: "only rows that “{table}” lacks ({on})",
    semi: "only rows that “{table}” has too ({on})",
  },
  joinOn: "{left} = {right}",
  unpivot: "columns {cols} become rows of “{name}” and “{value}”",
  select: "only the columns {cols}",
  renamed: "{col} (called “{as}”)",
  clean: {
    dedupe: "remove duplicate rows{cols}",
    trim: "remove needless blanks{cols}",
    dropEmpty: "remove empty rows{cols}",
    fill: "empty cells become {with}{cols}",
    replace: "“{find}” becomes “{to}”{cols}",
    split: "split by “{sep}” into {into}{cols}",
    convert: "read as {to}{cols}",
    mergeCols: "join into {into}{cols}",
  },
  fillAbove: "what stands in the row above",
  everywhere: "",
  inColumns: " ({cols})",
  chart: { bar: "as a bar chart", line: "as a line chart", pie: "as a pie chart", scatter: "scatter plot", combo: "as a combined chart" },
  call: {
    "+": "{a} + {b}",
    "-": "{a} − {b}",
    "*": "{a} × {b}",
    "/": "{a} ÷ {b}",
    round: "{a} rounded",
    abs: "{a} without its sign",
    year: "year of {a}",
    month: "month of {a}",
    quarter: "quarter of {a}",
    weekday: "day of the week of {a}",
    days: "days from {b} to {a}",
    concat: "{a} and {b} joined",
    part: "part {c} of {a} split by “{b}”",
    left: "first {b} characters of {a}",
    len: "characters of {a}",
    coalesce: "{a}, or {b} where it is empty",
    bin: "{a} in steps of {b}",
    number: "{a} read as a number",
    date: "{a} read as a date",
  },
  stat: "{measure} of all rows",
  statBy: "{measure} of the same {by}",
  choice: "{then} where {if}, else {else}",
  quoted: "“{text}”",
  nothing: "nothing",
  made: {
    diff: "Difference",
    pct: "Change",
    previous: "Before",
    lastYear: "Year before",
    share: "Share",
    weekday: "Day of the week",
    count: "Rows",
    rank: "Place",
  },
  rowsInside: "rows",
  steps: " → ",
};

export const PLAN_WORDS: Readonly<Record<Lang, PlanWords>> = { zh, en };

/** How a figure is made of many, in a word. */
export function functionWord(fn: Aggregate, words: PlanWords): string {
  const quantile = /^p(\d+)$/.exec(fn)?.[1];
  return quantile === undefined ? (words.fn[fn as Named] ?? fn) : words.quantile.replace("{n}", quantile);
}
