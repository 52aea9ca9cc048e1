import type { HeldColumn } from "../columns/index.ts";
import type { GRAINS } from "../plan/plan-terms.ts";
import type { RunNote } from "../run/index.ts";
import type { Lang } from "./format-cell.ts";

type Extreme = "top" | "bottom" | "most" | "fewest" | "latest" | "earliest";

/** Sentences of answers. Slots stand in braces; what they hold comes from the cells of the answer. */
export type SayWords = {
  readonly scope: string;
  readonly and: readonly [string, string];
  readonly key: string;
  readonly with: string;
  readonly end: string;
  readonly more: string;
  readonly noRows: string;
  readonly nothing: string;
  readonly nothingWithin: string;
  readonly within: readonly [string, string];
  readonly marks: string;
  readonly is: string;
  readonly countIs: string;
  readonly distinctIs: string;
  readonly of: string;
  /** Of counts of rows: the unit of a figure, what they are called before an extreme, of all of them, and in cells. */
  readonly unit: Readonly<Record<"rows" | "noun" | "shared" | "number", string>>;
  /** Words for the ends of figures that are not high or low, by their heading. */
  readonly extremeOf: readonly (readonly [RegExp, readonly [string, string]])[];
  readonly rowWhere: string;
  readonly notComputed: string;
  readonly extreme: Readonly<Record<Extreme, string>>;
  readonly top: string;
  readonly topTied: string;
  readonly topSome: string;
  readonly row: string;
  readonly rowPlain: string;
  readonly topRows: string;
  readonly topRowsSame: string;
  readonly topEach: string;
  readonly share: string;
  readonly shares: string;
  readonly more2: string;
  readonly less2: string;
  readonly same2: string;
  readonly noBase: string;
  readonly notLess: string;
  readonly notMore: string;
  readonly mostUp: string;
  readonly mostDown: string;
  readonly compared: string;
  readonly previousMore: string;
  readonly previousLess: string;
  readonly previousSame: string;
  readonly before: Readonly<Record<(typeof GRAINS)[number], string>>;
  readonly yearBefore: string;
  readonly oneBefore: string;
  readonly onlyValue: string;
  readonly pivot: string;
  readonly pivotMost: string;
  readonly extremes: string;
  readonly allSame: string;
  readonly groups: string;
  readonly rows: string;
  readonly rowsWhere: string;
  readonly rowsSorted: string;
  readonly cleaned: string;
  readonly notes: Readonly<Record<RunNote["code"], string>>;
  readonly period: string;
  readonly unread: string;
  readonly unreadOffer: string;
  /** Its words are another sheet's. */
  readonly otherSheet: string;
  readonly inSheet: string;
  readonly whichColumn: string;
  readonly unsure: string;
  readonly unsureOffer: string;
  readonly refuse: Readonly<Record<"forecast" | "judgement", string>>;
  readonly refuseOffer: string;
  /** {col}: a column whose numbers may not be used yet. */
  readonly held: Readonly<Record<HeldColumn["why"], string>>;
  readonly split: string;
  readonly threshold: string;
};

const zh: SayWords = {
  scope: "{where}的行里，",
  and: ["、", "和"],
  key: " · ",
  with: "{name}（{value}）",
  end: "。",
  more: "等",
  noRows: "表里没有可以算的行。",
  nothing: "没有一行符合：{where}。",
  nothingWithin: "{before}的行里，没有一行符合：{where}。",
  within: ["、", "、"],
  marks: "标出了 {count} 行：{where}。",
  is: "{label}是 {value}",
  countIs: "共有 {value} {unit}",
  distinctIs: "一共有 {value} 个不同的{col}",
  of: "的{label}",
  unit: { rows: "行", noun: "", shared: "", number: "行数" },
  extremeOf: [
    [/年龄|岁数|面积/u, ["最大", "最小"]],
    [/时长|用时|耗时|天数|等候|等待|时间/u, ["最长", "最短"]],
    [/距离|路程|里程/u, ["最远", "最近"]],
    [/重量|体重|净重|毛重/u, ["最重", "最轻"]],
    [/单价|价格/u, ["最贵", "最便宜"]],
    [/数量|件数|份数|册数|人数|次数|人次|销量|库存|用量|电量|水量|客流/u, ["最多", "最少"]],
  ],
  notComputed: "{label}算不出来，没有可用的数",
  extreme: { top: "最高", bottom: "最低", most: "最多", fewest: "最少", latest: "最晚", earliest: "最早" },
  top: "{scope}{label}{extreme}的是{name}，{value}。",
  topTied: "{scope}{label}{extreme}的有并列：{names}，都是 {value}。",
  topSome: "{scope}{label}{extreme}的依次是{names}。",
  row: "{scope}{label}{extreme}的是{name}，{value}。",
  rowPlain: "{scope}{label}{extreme}是 {value}。",
  topRows: "{scope}{label}{extreme}的 {count} 行，从 {first} 到 {last}。",
  topRowsSame: "{scope}{label}{extreme}的 {count} 行，都是 {first}。",
  topEach: "{scope}每个{by}里{label}{extreme}的，共 {count} 行。",
  share: "{scope}{name}占全部{label}的 {share}，有 {value}。",
  shares: "{scope}全部{label}里，占得最多的是{name}，{share}（{value}）；最少的是{name2}，{share2}（{value2}）。",
  more2: "{scope}{assumed}{a}{measure}比{b}多了 {diff}（{pct}）：{a} {va}，{b} {vb}。",
  less2: "{scope}{assumed}{a}{measure}比{b}少了 {diff}（{pct}）：{a} {va}，{b} {vb}。",
  same2: "{scope}{a}和{b}{measure}一样，都是 {va}。",
  noBase: "{scope}{missing}没有{measure}，比不出来。",
  notLess: "没有少，",
  notMore: "没有多，",
  mostUp: "增加最多的是{name}，多了 {diff}（{pct}）",
  mostDown: "减少最多的是{name}，少了 {diff}（{pct}）",
  compared: "{scope}{a}比{b}，{measure}{changes}。",
  previousMore: "{scope}{name}{measure}是 {value}，比{before}多了 {diff}（{pct}）。",
  previousLess: "{scope}{name}{measure}是 {value}，比{before}少了 {diff}（{pct}）。",
  previousSame: "{scope}{name}{measure}是 {value}，和{before}一样。",
  before: { day: "前一天", week: "上一周", month: "上个月", quarter: "上个季度", year: "上一年", weekday: "前一天" },
  yearBefore: "去年同期",
  oneBefore: "前一个",
  onlyValue: "{scope}{name}{measure}是 {value}。",
  pivot: "{scope}每行一个{rows}，每列一个{columns}，格子里是{measure}。",
  pivotMost: "{scope}每行一个{rows}，每列一个{columns}，格子里是{measure}；最大的一格是{name}，{value}。",
  extremes: "{scope}{label}{high}的是{name}，{value}；{low}的是{name2}，{value2}。",
  allSame: "{scope}每个{by}{measure}都是 {value}。",
  groups: "{scope}一共 {count} 组。",
  rows: "一共 {count} 行。",
  rowWhere: "{where}的有 {count} {unit}。",
  rowsWhere: "{where}的有 {count} {unit}。",
  rowsSorted: "{scope}{step}，一共 {count} 行。",
  cleaned: "{step}以后，还有 {count} 行。",
  notes: {
    rowsLeftOut: "文件后面还有 {count} 行没有用上",
    totalRowsLeftOut: "有 {count} 行是合计，没有计入",
    emptySkipped: "{name}有 {count} 格是空的，没有计入",
    duplicateRows: "有 {count} 行和别的行完全一样，都计入了",
    unmatched: "有 {count} 行在另一张表里找不到",
    multiplied: "有 {count} 行在另一张表里对上了几行，计了几次",
    tiesKept: "并列的 {count} 行也列出了",
  },
  period: "“{said}”按{period}算",
  unread: "没看懂“{words}”，换个说法再问。",
  unreadOffer: "没看懂“{words}”。是想问下面的哪一个？",
  otherSheet: "这张表里没有“{words}”。问的是不是同一个文件里的这张？",
  inSheet: "{sheet}：{plan}",
  whichColumn: "是说{cols}里的哪一列？",
  unsure: "这句话有几种读法，请说得再细一点。",
  unsureOffer: "这句话有几种读法，是下面的哪一个？",
  refuse: { forecast: "表里没有还没发生的数，这里不做预测。", judgement: "该不该、为什么，表里的数回答不了。" },
  refuseOffer: "能算的是：",
  held: {
    unit: "“{col}”里的数单位对不上，先在表格上方选一下怎么算，再来问。",
    unread: "“{col}”里有的格不是确切的数，这一列现在当文字。先在表格上方选一下怎么读，再来问。",
    total: "有一行的数正好是别的行加起来的，先在表格上方选一下算不算，再来问。",
    uncalculated: "“{col}”里有公式没存结果，这里算不了。用 Excel 或 WPS 打开再存一次，重新传上来就能问。",
  },
  split: "按{col}拆开",
  threshold: "改成{where}",
};

const en: SayWords = {
  scope: "Of the rows where {where}: ",
  and: [", ", " and "],
  key: " · ",
  with: "{name} ({value})",
  end: ".",
  more: " and others",
  noRows: "The table has no rows to compute with.",
  nothing: "No row matches: {where}.",
  nothingWithin: "Of the rows where {before}, none matches: {where}.",
  within: [", ", " and "],
  marks: "Marked {count} rows: {where}.",
  is: "{label} is {value}",
  countIs: "there are {value} rows",
  distinctIs: "{col} has {value} different values",
  of: "{label}",
  unit: { rows: "", noun: "rows", shared: "rows", number: "number of rows" },
  extremeOf: [
    [/\blength\b|duration|distance|\bhours\b|\bminutes\b|\bdays\b/iu, ["longest", "shortest"]],
    [/quantity|\bunits\b|\borders\b|\bcopies\b|downloads|visits/iu, ["most", "fewest"]],
  ],
  notComputed: "{label} cannot be worked out: there are no figures for it",
  extreme: { top: "highest", bottom: "lowest", most: "most", fewest: "fewest", latest: "latest", earliest: "earliest" },
  top: "{scope}{name} has the {extreme} {label}: {value}.",
  topTied: "{scope}{names} share the {extreme} {label}: {value} each.",
  topSome: "{scope}the {extreme} {label}: {names}.",
  row: "{scope}the {extreme} {label} is that of {name}: {value}.",
  rowPlain: "{scope}the {extreme} {label} is {value}.",
  topRows: "{scope}the {count} rows with the {extreme} {label}, from {first} to {last}.",
  topRowsSame: "{scope}the {count} rows with the {extreme} {label}, {first} each.",
  topEach: "{scope}the {extreme} {label} of each {by}, {count} rows in all.",
  share: "{scope}{name} has {share} of all {label}: {value}.",
  shares: "{scope}{name} has the largest share of all {label}, {share} ({value}); {name2} the smallest, {share2} ({value2}).",
  more2: "{scope}{assumed}{measure}: {a} has {va}, {diff} more than {b} with {vb} ({pct}).",
  less2: "{scope}{assumed}{measure}: {a} has {va}, {diff} less than {b} with {vb} ({pct}).",
  same2: "{scope}{measure}: {a} and {b} have the same, {va}.",
  noBase: "{scope}{missing} has no {measure}, so there is nothing to compare.",
  notLess: "not less but more – ",
  notMore: "not more but less – ",
  mostUp: "{name} gained most, {diff} ({pct})",
  mostDown: "{name} lost most, {diff} ({pct})",
  compared: "{scope}{measure}, {a} compared with {b}: {changes}.",
  previousMore: "{scope}{measure}: {name} has {value}, {diff} more than {before} ({pct}).",
  previousLess: "{scope}{measure}: {name} has {value}, {diff} less than {before} ({pct}).",
  previousSame: "{scope}{measure}: {name} has {value}, the same as {before}.",
  before: {
    day: "the day before",
    week: "the week before",
    month: "the month before",
    quarter: "the quarter before",
    year: "the year before",
    weekday: "the day before",
  },
  yearBefore: "a year before",
  oneBefore: "the one before",
  onlyValue: "{scope}{measure}: {name} has {value}.",
  pivot: "{scope}one row for each {rows}, one column for each {columns}; the cells hold the {measure}.",
  pivotMost: "{scope}one row for each {rows}, one column for each {columns}; the cells hold the {measure}. The largest is {name}: {value}.",
  extremes: "{scope}the {high} {label}: {name}, {value}; the {low}: {name2}, {value2}.",
  allSame: "{scope}{measure}: each {by} has {value}.",
  groups: "{scope}{count} groups in all.",
  rows: "{count} rows in all.",
  rowWhere: "{count} row where {where}.",
  rowsWhere: "{count} rows where {where}.",
  rowsSorted: "{scope}sorted {step}: {count} rows.",
  cleaned: "Done ({step}): {count} rows are left.",
  notes: {
    rowsLeftOut: "Rows of the file after these, not used: {count}",
    totalRowsLeftOut: "Rows that are totals, not counted: {count}",
    emptySkipped: "Empty cells of {name}, not counted: {count}",
    duplicateRows: "Rows exactly like another one, all counted: {count}",
    unmatched: "Rows the other table does not have: {count}",
    multiplied: "Rows with several matches in the other table, counted for each: {count}",
    tiesKept: "Rows that tie with the last one, shown too: {count}",
  },
  period: "“{said}” is taken as {period}",
  unread: "“{words}” was not understood. Please put it in other words.",
  unreadOffer: "“{words}” was not understood. Did you mean one of these?",
  otherSheet: "“{words}” is not in this sheet. Did you mean this one of the same file?",
  inSheet: "{sheet}: {plan}",
  whichColumn: "Which column do you mean: {cols}?",
  unsure: "This can be read in several ways. Please be more exact.",
  unsureOffer: "This can be read in several ways. Which of these?",
  refuse: {
    forecast: "The table holds no figures of what has not happened yet, and nothing is predicted here.",
    judgement: "Whether something should be so, or why, is not in the figures of the table.",
  },
  refuseOffer: " What can be computed:",
  held: {
    unread:
      "Some cells of {col} are no exact numbers, so the column is text for now. Choose above the table how to read it, then ask again.",
    total: "The figures of a row are the sums of others. Choose above the table whether it counts, then ask again.",
    unit: "The units in {col} contradict each other. Choose above the table how to count them, then ask again.",
    uncalculated:
      "{col} has formulas without a stored result, so nothing can be worked out of it. Open the file in Excel or WPS, save it, and upload it again.",
  },
  split: "Split by {col}",
  threshold: "Make it: {where}",
};

export const SAY_WORDS: Readonly<Record<Lang, SayWords>> = { zh, en };
