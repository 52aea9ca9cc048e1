import type { GRAINS } from "../plan/plan-schema.ts";
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
  readonly whichColumn: string;
  readonly unsure: string;
  readonly unsureOffer: string;
  readonly refuse: Readonly<Record<"forecast" | "judgement", string>>;
  readonly refuseOffer: string;
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
  countIs: "共有 {value} 行",
  distinctIs: "不同的{col}有 {value} 个",
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
  share: "{scope}{name}占全部{label}的 {share}，是 {value}。",
  shares: "{scope}占全部{label}最多的是{name}，{share}（{value}）；最少的是{name2}，{share2}（{value2}）。",
  more2: "{scope}{assumed}{a}的{measure}比{b}多了 {diff}（{pct}）：{va}，{vb}。",
  less2: "{scope}{assumed}{a}的{measure}比{b}少了 {diff}（{pct}）：{va}，{vb}。",
  same2: "{scope}{a}和{b}的{measure}一样，都是 {va}。",
  noBase: "{scope}{missing}没有{measure}，比不出来。",
  notLess: "没有少，",
  notMore: "没有多，",
  mostUp: "增加最多的是{name}，多了 {diff}（{pct}）",
  mostDown: "减少最多的是{name}，少了 {diff}（{pct}）",
  compared: "{scope}{a}比{b}，{measure}{changes}。",
  previousMore: "{scope}{name}的{measure}是 {value}，比{before}多了 {diff}（{pct}）。",
  previousLess: "{scope}{name}的{measure}是 {value}，比{before}少了 {diff}（{pct}）。",
  previousSame: "{scope}{name}的{measure}是 {value}，和{before}一样。",
  before: { day: "前一天", week: "上一周", month: "上个月", quarter: "上个季度", year: "上一年", weekday: "前一天" },
  yearBefore: "去年同期",
  oneBefore: "前一个",
  onlyValue: "{scope}{name}的{label}是 {value}。",
  pivot: "{scope}每行一个{rows}，每列一个{columns}，格子里是{measure}。",
  pivotMost: "{scope}每行一个{rows}，每列一个{columns}，格子里是{measure}；最大的一格是{name}，{value}。",
  extremes: "{scope}{label}{high}的是{name}，{value}；{low}的是{name2}，{value2}。",
  allSame: "{scope}每个{by}的{label}都是 {value}。",
  groups: "{scope}一共 {count} 组。",
  rows: "一共 {count} 行。",
  rowsWhere: "{where}的有 {count} 行。",
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
  whichColumn: "是说{cols}里的哪一列？",
  unsure: "这句话有几种读法，请说得再细一点。",
  unsureOffer: "这句话有几种读法，是下面的哪一个？",
  refuse: { forecast: "表里没有还没发生的数，这里不做预测。", judgement: "该不该、为什么，表里的数回答不了。" },
  refuseOffer: "能算的是：",
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
  distinctIs: "there are {value} different {col}",
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
  more2: "{scope}{assumed}{measure} of {a} is {diff} more than of {b} ({pct}): {va} and {vb}.",
  less2: "{scope}{assumed}{measure} of {a} is {diff} less than of {b} ({pct}): {va} and {vb}.",
  same2: "{scope}{measure} of {a} and {b} is the same: {va}.",
  noBase: "{scope}{missing} has no {measure}, so there is nothing to compare.",
  notLess: "it is not less but more: ",
  notMore: "it is not more but less: ",
  mostUp: "{name} gained most, {diff} ({pct})",
  mostDown: "{name} lost most, {diff} ({pct})",
  compared: "{scope}{measure}, {a} compared with {b}: {changes}.",
  previousMore: "{scope}{measure} of {name} is {value}, {diff} more than {before} ({pct}).",
  previousLess: "{scope}{measure} of {name} is {value}, {diff} less than {before} ({pct}).",
  previousSame: "{scope}{measure} of {name} is {value}, the same as {before}.",
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
  onlyValue: "{scope}{label} of {name} is {value}.",
  pivot: "{scope}one row for each {rows}, one column for each {columns}; the cells hold {measure}.",
  pivotMost: "{scope}one row for each {rows}, one column for each {columns}; the cells hold {measure}. The largest is {name}: {value}.",
  extremes: "{scope}the {high} {label}: {name}, {value}; the {low}: {name2}, {value2}.",
  allSame: "{scope}{label} is {value} for each {by}.",
  groups: "{scope}{count} groups in all.",
  rows: "{count} rows in all.",
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
  whichColumn: "Which column do you mean: {cols}?",
  unsure: "This can be read in several ways. Please be more exact.",
  unsureOffer: "This can be read in several ways. Which of these?",
  refuse: {
    forecast: "The table holds no figures of what has not happened yet, and nothing is predicted here.",
    judgement: "Whether something should be so, or why, is not in the figures of the table.",
  },
  refuseOffer: " What can be computed:",
  split: "Split by {col}",
  threshold: "Make it: {where}",
};

export const SAY_WORDS: Readonly<Record<Lang, SayWords>> = { zh, en };
