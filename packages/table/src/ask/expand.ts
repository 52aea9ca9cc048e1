import { calendarDay, type SheetTable } from "../columns/index.ts";
import { factsOf } from "./column-facts.ts";
import { bareHeading } from "./heading-words.ts";
import { CLASS_HEADINGS, SUBJECTS } from "./measure-classes.ts";
import { COUNTERS, isMeasuring, isMoney, unitFactor, unitOf } from "./said-units.ts";
import type { Token } from "./token.ts";

const DAYS = /(\d{1,2}月)(\d{1,2}[号日])?([到至~–—-])(\d{1,2}[号日])/gu;
const SHORT_YEAR = /(?<![\d.了满过作干龄有超达够])(\d{2})年(?!\d?级|以|的?工|前|后|内|了|多|期)/gu;

/** Years back 24 年 is one of; 10 年 is as often how long. */
const YEARS_BACK = 5;

/** 9 月 1 号到 5 号, 24 年: what is left out because it was said before, or is understood. */
export function saidInFull(ask: string, newest: number | null): string {
  const days = ask.replace(DAYS, (all, month: string, day: string | undefined, to: string, end: string) =>
    day === undefined ? all : `${month}${day}${to}${month}${end}`,
  );
  if (newest === null) return days;
  const { year } = calendarDay(newest);
  return days.replace(SHORT_YEAR, (all, two: string) => {
    const full = 2000 + Number(two);
    return full <= year && full > year - YEARS_BACK ? `${full}年` : all;
  });
}

const piece = (entry: Token["entry"], text: string): Token => ({ entry, text, used: entry.is === "filler" });

/** Pieces that stand for other ones: 四个渠道 where there are four, 几月 for which month, 微信上, 最涨粉, 20 分不止. */
export function expanded(tokens: readonly Token[], table: SheetTable): Token[] {
  const isFigure = (token: Token | undefined): boolean => {
    const entry = token?.entry;
    return entry?.is === "column" && table.columns.some(({ name, type }) => name === entry.col && type === "number");
  };
  return tokens.flatMap((token, n): Token[] => {
    const { entry, text } = token;
    const [before, after] = [tokens[n - 1], tokens[n + 1]];
    if (entry.is === "number" && after?.entry.is === "column" && entry.unit !== "" && !entry.isPercent && before?.entry.is !== "compare") {
      const { col } = after.entry;
      const column = table.columns.find(({ name }) => name === col);
      const kinds = column?.type === "text" ? new Set(column.codes.filter((code) => code !== 0)).size : 0;
      const isSplit = tokens.slice(n + 2).some((one) => one.entry.is === "share" || /^(?:各|分别|各自|各是)/u.test(one.text));
      if (kinds === entry.value && isSplit) return [piece({ is: "each" }, text)];
    }
    if (
      /^几$|^几个$|^哪几个$/u.test(text) &&
      entry.is !== "filler" &&
      after?.entry.is === "grain" &&
      after.entry.grain === "month" &&
      /月/u.test(after.text)
    )
      return tokens.some((one) => one.entry.is === "most") ? [piece({ is: "which" }, text)] : [token];
    // 各楼栋水费各占多少, 每类报修各花了多少: of what was said before.
    if (
      /^各$|^各自$|^各是$/u.test(text) &&
      after !== undefined &&
      OF_EACH.includes(after.entry.is) &&
      tokens.slice(0, n).some((one) => one.entry.is === "each")
    )
      return [piece({ is: "filler" }, text)];
    // 有几单忘了填的，找出来: the rows, which say how many they are.
    if (entry.is === "count" && isShown(tokens, n)) return [piece({ is: "filler" }, text)];
    // 最近一次报修是哪天: the day itself.
    if (
      entry.is === "which" &&
      after?.entry.is === "grain" &&
      after.entry.grain === "day" &&
      tokens.some((one) => one.entry.is === "most" && one.entry.ofTime)
    )
      return [piece({ is: "when" }, text)];
    if (
      entry.is === "grain" &&
      before?.entry.is === "which" &&
      entry.grain === "day" &&
      tokens.some((one) => one.entry.is === "most" && one.entry.ofTime)
    )
      return [];
    // Transport costs, 电费金额: what the figure is of, said once more.
    if (entry.is === "class" && OF_MONEY.test(text) && before?.entry.is === "column" && isMoneyColumn(before, table))
      return [piece({ is: "filler" }, text)];
    // 按从高到低: nothing but the order.
    if (/^按照?$/u.test(text) && after?.entry.is === "order") return [piece({ is: "filler" }, text)];
    // 有备注的, with a note: something is in it.
    if (isFilledIn(tokens, n, table)) return [piece({ is: "filled" }, text)];
    // 合格率: how many of all rows have it.
    if (
      text === "率" &&
      entry.is === "unknown" &&
      before?.entry.is === "value" &&
      tokens.every((one) => one === before || one.entry.is !== "value") &&
      !tokens.some((one) => ["each", "period", "which", "agg"].includes(one.entry.is))
    )
      return [piece({ is: "count" }, "条数"), piece({ is: "share" }, text)];
    // 已经签收的货.
    if (text === "货" && entry.is === "unknown" && before?.text === "的") return [piece({ is: "thing" }, text)];
    // 给每户算.
    if (text === "给" && entry.is === "unknown" && after?.entry.is === "each") return [piece({ is: "filler" }, text)];
    // 不止一次.
    if (entry.is === "oneRow" && before?.entry.is === "compare" && /^一[次笔单条回]$/u.test(text))
      return [piece({ is: "number", value: 1, isPercent: false, unit: text.slice(1) }, text)];
    // Months across, beside what goes down.
    if (text === "across" && before !== undefined && tokens.some((one) => one.entry.is === "side"))
      return [piece({ is: "side", of: "columns", stands: "behind" }, text)];
    // 跳绳最高多少个: in the unit of what was named.
    const unit = /^(?:多少|几)(.{1,2})$/u.exec(text)?.[1];
    if (entry.is === "count" && unit !== undefined && tokens.some((one) => isFigure(one) && isIn(one, unit, table)))
      return [piece({ is: "howMuch" }, text)];
    // 带某字的几条加起来: those, and no count of them.
    if (entry.is === "count" && /^几/u.test(text) && before?.text === "的" && (after?.entry.is === "agg" || after?.text === "的"))
      return [piece({ is: "filler" }, text)];
    // 比平均体重重的.
    if (
      entry.is === "unknown" &&
      HEAVIER.test(text) &&
      tokens.slice(0, n).some((one, k) => one.entry.is === "than" && isStat(tokens.slice(k + 1)))
    )
      return [piece({ is: "changeWord" }, text)];
    // Compare A vs B.
    if (text === "compare" && tokens.some((one) => one.entry.is === "than")) return [piece({ is: "filler" }, text)];
    // When it rained: no day is asked for.
    if (text === "when" && n > 0 && !tokens.some((one) => one.entry.is === "most")) return [piece({ is: "filler" }, text)];
    // Most common first, 最高的排前面: an order, and no first of them.
    const behind = tokens.slice(n + 1).find((one) => one.entry.is !== "filler");
    if (entry.is === "most" && entry.ofTime !== true && behind?.text === "first" && !tokens.some((one) => one.entry.is === "number"))
      return [...(entry.of === "count" ? [piece({ is: "count" }, text)] : []), piece({ is: "order", isUp: !entry.isUp }, text)];
    const said = tokens.slice(0, n).findLast((one) => one.entry.is !== "filler");
    if (text === "first" && said?.entry.is === "most" && said.entry.ofTime !== true && !tokens.some((one) => one.entry.is === "number"))
      return [];
    // 还没打分的: nothing is in it.
    if (entry.is === "unknown" && /^(?:还|都)?没$/u.test(text) && after?.entry.is === "column") return [piece({ is: "not" }, "没")];
    // 一周一周: each of them.
    if (entry.is === "number" && entry.value === 1 && EACH_PERIOD[entry.unit] !== undefined) {
      const isTwice = after?.entry.is === "number" && after.entry.value === 1 && after.text === text;
      if (isTwice) return [piece({ is: "each" }, text)];
      const grain = EACH_PERIOD[entry.unit];
      if (grain !== undefined && before?.text === text && before.entry.is === "number") return [piece({ is: "grain", grain }, text)];
    }
    // From January to March, 10 to 20.
    if (
      RANGE.test(text) &&
      before !== undefined &&
      before.entry.is === after?.entry.is &&
      (before.entry.is === "period" || before.entry.is === "number")
    )
      return [piece({ is: "to" }, text)];
    // Monthly spend is spend by month.
    if (entry.is === "grain" && /ly$/u.test(text) && before?.entry.is !== "each") return [piece({ is: "each" }, ""), token];
    // Budget vs actual by channel: both of them.
    if (
      entry.is === "than" &&
      /^(?:vs|versus|对比)$/u.test(text) &&
      isFigure(before) &&
      isFigure(after) &&
      tokens.some((one) => one.entry.is === "each")
    )
      return [piece({ is: "and" }, text)];
    // Category vs reason as a pivot.
    if (
      (entry.is === "than" || /^[x×*]$/u.test(text)) &&
      before?.entry.is === "column" &&
      after?.entry.is === "column" &&
      !isFigure(before) &&
      tokens.some((one) => one.entry.is === "crosstab")
    )
      return [piece({ is: "and" }, text)];
    // 面积超过 10 亩: in what the table says one of its figures is told.
    if (entry.is === "number" && entry.unit === "" && !entry.isPercent && isUnitOfTable(after, table))
      return [{ ...token, entry: { ...entry, unit: after?.text ?? "" }, text: `${text}${after?.text}` }];
    // 工龄 5 年以上, of 工龄（年）.
    if (entry.is === "number" && entry.unit === "" && isUnitOf(before, after, table))
      return [{ ...token, entry: { ...entry, unit: after?.text ?? "" } }];
    if (before?.entry.is === "number" && before.entry.unit === "" && isUnitOf(tokens[n - 2], token, table)) return [];
    if (
      entry.is === "unknown" &&
      before?.entry.is === "number" &&
      before.entry.unit === "" &&
      !before.entry.isPercent &&
      isUnitOfTable(token, table)
    )
      return [];
    // 退货单数: how many of them.
    if (entry.is === "value" && text.endsWith("单") && after?.text === "数") return [token, piece({ is: "count" }, "单数")];
    // 平均一个活动: each row, where rows are called so by the column behind.
    if (entry.is === "number" && entry.value === 1 && COUNTERS.includes(entry.unit) && isAverage(before) && isRowName(after, table))
      return [piece({ is: "oneRow" }, text)];
    // 不辣的.
    if (text === "不" && entry.is === "unknown" && after?.entry.is === "value") return [piece({ is: "not" }, text)];
    // Paid and organic: it holds.
    const holds = isHolding(tokens, n, table);
    if (holds !== null) return [piece({ is: "value", col: holds.col, value: holds.value }, text)];
    // No colour filled in: said twice.
    if (entry.is === "filled" && before?.entry.is === "column" && tokens[n - 2]?.entry.is === "lacks")
      return [piece({ is: "filler" }, text)];
    // 库存是 0 的, with zero late orders: just as many.
    if (entry.is === "number" && isEqual(tokens, n, isFigure)) return [piece({ is: "compare", as: "=" }, ""), token];
    // 续借两次的: just as many, in the column's own unit.
    if (entry.is === "number" && isJust(tokens, n, table)) return [piece({ is: "compare", as: "=" }, ""), token];
    // 微信上: on it.
    if (text === "上" && before?.entry.is === "value" && after?.entry.is !== "number") return [piece({ is: "filler" }, text)];
    if (
      text === "上" &&
      after?.entry.is === "number" &&
      (isFigure(before) || /^都要?$/u.test(before?.text ?? "")) &&
      !NO_AMOUNT.test(after.entry.unit)
    )
      return [piece({ is: "compare", as: ">=" }, text)];
    if (text === "最" && isFigure(after)) return [piece({ is: "most", isUp: true }, text)];
    if (text === "不止" && before?.entry.is === "number" && after?.entry.is !== "number") return [piece({ is: "after", as: ">" }, text)];
    // 职场和测评两类: as many as were named.
    if (entry.is === "number" && COUNTERS.includes(entry.unit) && namedBefore(tokens, n) === entry.value)
      return [piece({ is: "filler" }, text)];
    // … 的播放量对比: what was named is set side by side.
    if (
      entry.is === "than" &&
      /^(?:对比|比较|相比)$/u.test(text) &&
      tokens.slice(n + 1).every((one) => one.entry.is === "filler" || one.entry.is === "chart")
    )
      return [piece({ is: "apart" }, text)];
    if (entry.is === "subjects") return subjectsOf(entry.signs, text, table);
    return [token];
  });
}

const isAverage = (token: Token | undefined): boolean => token?.entry.is === "agg" && token.entry.fn === "avg";

/** A column no word of which stands in two rows, called otherwise than by its heading. */
function isRowName(token: Token | undefined, table: SheetTable): boolean {
  const entry = token?.entry;
  const column = entry?.is === "column" ? table.columns.find(({ name }) => name === entry.col) : undefined;
  return column !== undefined && factsOf(column, table).namesRows;
}

const BESIDE_NAME: readonly Token["entry"]["is"][] = [
  "each",
  "sorted",
  "which",
  "lacks",
  "not",
  "empty",
  "filled",
  "than",
  "value",
  "compare",
  "count",
  "missing",
  "math",
];

/** A heading that yes or no is said of, where nothing asks for the column itself. */
function isHolding(tokens: readonly Token[], n: number, { columns }: SheetTable): { col: string; value: string } | null {
  const token = tokens[n];
  const entry = token?.entry;
  if (token === undefined || entry?.is !== "column") return null;
  // Furnished; 老生 of 是否老生, where they are counted.
  const isChinese = entry.col.startsWith("是否") && token.text === bareHeading(entry.col).slice(2);
  if (!isChinese && (entry.col.toLowerCase() !== token.text || !/^[a-z]+$/.test(token.text))) return null;
  const column = columns.find(({ name }) => name === entry.col);
  const yes = column?.type === "text" ? column.words.find((word) => /^(?:yes|是)$/i.test(word)) : undefined;
  if (column?.type !== "text" || yes === undefined || column.words.some((word) => !/^(?:yes|no|是|否|)$/i.test(word))) return null;
  const said = tokens.filter((one) => one === token || one.entry.is !== "filler");
  const at = said.indexOf(token);
  const isAsked = [said[at - 1], said[at + 1]].some((one) => {
    const isOther = one?.entry.is === "value" && one.entry.col !== entry.col;
    const isCounted = isChinese && one !== undefined && one === said[at + 1] && one.entry.is === "count";
    return one !== undefined && !isOther && !isCounted && BESIDE_NAME.includes(one.entry.is);
  });
  if (isChinese && said[at + 1]?.entry.is !== "count") return null;
  const isShared = tokens.some(({ entry: one }) => one.is === "each" || one.is === "side" || one.is === "share" || one.is === "chart");
  return isAsked || isShared ? null : { col: column.name, value: yes };
}

const IS = /^(?:是|为|正好是|刚好是|恰好是|正好|刚好|恰好|is|was|are|were|exactly)$/u;
const HAS = /^(?:with|has|have|had|having|got|exactly)$/u;

/** A number behind its figure and a word for is, or before it behind a word for has. */
function isEqual(tokens: readonly Token[], n: number, isFigure: (token: Token | undefined) => boolean): boolean {
  const [before, after, end] = [tokens[n - 1], tokens[n + 1], tokens[n + 2]];
  if (tokens[n]?.entry.is === "number" && before !== undefined && IS.test(before.text) && isFigure(tokens[n - 2]))
    return after === undefined || (after.entry.is !== "after" && after.entry.is !== "to" && after.entry.is !== "number");
  return before !== undefined && HAS.test(before.text) && isFigure(after) && end?.entry.is !== "after" && end?.entry.is !== "compare";
}

/** Rows are to be shown, by the last word of all. */
function isShown(tokens: readonly Token[], n: number): boolean {
  const last = tokens.slice(n + 1).findLast(({ entry }) => entry.is !== "filler");
  return (
    last?.entry.is === "list" && /出来$|^列|^发/u.test(last.text) && !tokens.some(({ entry }) => entry.is === "each" || entry.is === "agg")
  );
}

/** The average, right behind a word that compares. */
const isStat = (behind: readonly Token[]): boolean => behind.find(({ entry }) => entry.is !== "filler")?.entry.is === "agg";
const HEAVIER = /^[重轻贵长短久远近快慢矮]$|^便宜$/u;
const isIn = ({ entry }: Token, unit: string, { columns }: SheetTable): boolean =>
  entry.is === "column" && columns.some((column) => column.name === entry.col && unitOf(column) === unit);

const OF_MONEY = /^(?:costs?|amounts?|spend|spending|expenses?|money|金额|费用|开销|支出|钱)$/u;
const isMoneyColumn = ({ entry }: Token, { columns }: SheetTable): boolean =>
  entry.is === "column" &&
  columns.some(
    (column) =>
      column.name === entry.col && column.type === "number" && (isMoney(unitOf(column)) || CLASS_HEADINGS.amount.test(column.name)),
  );

/** 有 or with before a column that has gaps, and nothing of its values behind it. */
function isFilledIn(tokens: readonly Token[], n: number, table: SheetTable): boolean {
  const [word, next, end] = [tokens[n], tokens[n + 1], tokens[n + 2]];
  const entry = next?.entry;
  const column = entry?.is === "column" ? table.columns.find(({ name }) => name === entry.col) : undefined;
  if (column === undefined || tokens[n - 1]?.text === "没" || !factsOf(column, table).hasGaps) return false;
  return word?.text === "有" ? end?.text === "的" : /^with(?: an?)?$/u.test(word?.text ?? "") && end === undefined;
}

const OF_EACH: readonly Token["entry"]["is"][] = ["share", "class", "did", "howMuch", "howMuchOf", "count", "agg"];
const RANGE = /^(?:to|till|until|through|thru)$/u;

/** 年 of a figure in years, and no period. */
function isUnitOf(figure: Token | undefined, unit: Token | undefined, { columns }: SheetTable): boolean {
  const entry = figure?.entry;
  return (
    entry?.is === "column" &&
    unit?.entry.is === "grain" &&
    columns.some((column) => column.name === entry.col && unitOf(column) === unit.text)
  );
}

const isUnitOfTable = (token: Token | undefined, { columns }: SheetTable): boolean =>
  token?.entry.is === "unknown" && columns.some((column) => unitOf(column) === token.text);

/** 续借两次的, 请假 5 天的: a number in a unit right behind its figure, or the only figure in that unit, and nothing that compares them. */
function isJust(tokens: readonly Token[], n: number, table: SheetTable): boolean {
  const [before, number, after] = [tokens[n - 1], tokens[n]?.entry, tokens[n + 1]];
  if (number?.is !== "number" || number.unit === "" || number.isPercent) return false;
  const isEnd = after === undefined || after.text === "的" || after.entry.is === "mark" || after.entry.is === "list";
  const inUnit = table.columns.filter(
    (column) =>
      (unitOf(column) !== "" && unitFactor(number.unit, column) !== null) ||
      (number.unit === "分" && column.type === "number" && unitOf(column) === "" && CLASS_HEADINGS.score.test(column.name)),
  );
  if (!isEnd || inUnit.length === 0) return false;
  const entry = before?.entry;
  if (entry?.is === "column") return inUnit.some(({ name }) => name === entry.col);
  // One hour's, and the last 3 days', say something else.
  const isOfRow = entry?.is === "about" || entry?.is === "did";
  return isOfRow && isMeasuring(number.unit) && number.value !== 1 && inUnit.length === 1;
}

/** How many values of one column stand right before a place; 0 where there are not several. */
function namedBefore(tokens: readonly Token[], n: number): number {
  const values: string[] = [];
  let col: string | null = null;
  for (const { entry, text } of tokens.slice(0, n).reverse()) {
    if (entry.is === "and" || text === "、") continue;
    if (entry.is !== "value" || (col !== null && entry.col !== col)) break;
    col = entry.col;
    values.push(entry.value);
  }
  return values.length > 1 ? new Set(values).size : 0;
}

const NO_AMOUNT = /^[个天周次回趟]/u;
const EACH_PERIOD: Readonly<Record<string, "week" | "day" | undefined>> = { 周: "week", 个星期: "week", 星期: "week", 天: "day" };

/** Columns of marks, each called by its subject. */
export const markColumns = ({ columns }: Pick<SheetTable, "columns">): string[] =>
  columns.filter(({ name, type }) => type === "number" && SUBJECTS.test(bareHeading(name))).map(({ name }) => name);

const SUBJECT_SIGNS: Readonly<Record<string, RegExp>> = {
  语: /^语文/u,
  数: /^数学/u,
  英: /^英语/u,
  物: /^物理/u,
  理: /^物理/u,
  化: /^化学/u,
  生: /^生物/u,
  史: /^历史/u,
  地: /^地理/u,
  政: /^政治/u,
};

/** 语数英三门: each of the subjects, joined as if they were named in full. */
function subjectsOf(signs: string, text: string, table: SheetTable): Token[] {
  const marks = markColumns(table);
  const cols = [...signs].map((sign) => marks.filter((name) => SUBJECT_SIGNS[sign]?.test(name)));
  if (cols.some((fitting) => fitting.length !== 1)) return [piece({ is: "unknown" }, text)];
  return cols.flatMap(([col = ""], n) => [
    ...(n === 0 ? [] : [piece({ is: "and" }, "和")]),
    piece({ is: "column", col }, [...signs][n] ?? ""),
  ]);
}
