import type { NumberColumn, SheetTable } from "../columns/index.ts";
import type { FunctionName, Step, Value } from "../plan/plan-schema.ts";
import { factsOf } from "./column-facts.ts";
import { markColumns } from "./expand.ts";
import { bareHeading, stemsOf } from "./heading-words.ts";
import { TOTAL_OF_MARKS } from "./measure-classes.ts";
import type { Token } from "./token.ts";

type Made = { readonly tokens: readonly Token[]; readonly columns: readonly NumberColumn[]; readonly steps: readonly Step[] };

const SIGNS: Readonly<Record<string, string>> = { "/": "÷", "*": "×", "-": "−", "+": "+" };
const NO_MARK = /号|名次|排名|年龄|身高|体重|次数|人数|天数|age$|rank/iu;

/** What a made figure may be called beside its definition: 点赞率, stock value. */
const NAMES =
  /^(?:\p{Script=Han}{1,5}(?:率|比|差|差值|差价|值|利润|毛利|毛利润|净利|净利润|总价|合计|总额|总计|成本|费|分|差额|结余)|利润|毛利|净利|差价|差额|结余|profit|margin|率|比率|比值|总值|货值|总价|差|差值|value|values|ratio|rate)$/u;

const CALLS = /^(?:算一下|算个|算下|算算|算出|算|算出来|求|求出|计算|叫|compute|calculate|work out)$/u;
const IN_NAMES: readonly Token["entry"]["is"][] = ["unknown", "about", "class", "filler", "did", "changeWord", "each", "agg", "share"];

/** What is said behind 加一列 and before what it is made of; behind 算 no other column is part of it. */
const mayName = ({ entry }: Token, behind: Token | undefined): boolean =>
  (behind?.entry.is === "newColumn" ? [...IN_NAMES, "column", "math", "value"] : ["unknown", "about", "class", "filler"]).includes(
    entry.is,
  );

/** A figure that is told by two columns, 点赞除以播放, or by all marks together, becomes a column of its own. */
export function withMadeColumns(tokens: readonly Token[], table: SheetTable): Made {
  const none: Made = { tokens, columns: [], steps: [] };
  const said = tokens.filter(({ entry, text }) => entry.is !== "filler" || text === "、");
  const at = said.findIndex(({ entry }) => entry.is === "math");
  const math = said[at];
  if (math?.entry.is === "math") {
    const [first, second] = [said[at - 1], said[at + 1]];
    const [a, b] = [figureOf(first, table), figureOf(second, table)];
    if (a === null || b === null || a === b || first === undefined || second === undefined) return none;
    if (said.filter(({ entry }) => entry.is === "math").length > 1) return none;
    // Without their units: the made figure is in neither of them.
    const name = `${bareHeading(a)} ${SIGNS[math.entry.fn]} ${bareHeading(b)}`;
    const [from, to] = [tokens.indexOf(first), tokens.indexOf(second)];
    const made: Token = {
      entry: { is: "column", col: name },
      text: tokens
        .slice(from, to + 1)
        .map(({ text }) => text)
        .join(""),
      used: false,
    };
    const named = tokens.findIndex(({ entry, text }, n) => (entry.is === "unknown" || entry.is === "math") && NAMES.test(text) && n < from);
    // 点赞率 …，点赞除以播放: where it is called by a name, the name stands for it.
    const begins = named > 0 && isPartOfName(tokens[named - 1]) ? named - 1 : named;
    // 加一列水电费 电费加水费, 算个利润 收入减投入: what stands between is what it is called.
    const calls = tokens.slice(0, from).findLastIndex(({ entry, text }) => entry.is === "newColumn" || CALLS.test(text));
    const isName = calls !== -1 && tokens.slice(calls + 1, from).every((token) => mayName(token, tokens[calls]));
    const rest = isName ? tokens.slice(0, calls + 1) : tokens.slice(0, from);
    if (isName)
      return {
        tokens: [...rest, made, ...tokens.slice(to + 1)],
        columns: [madeColumn(name)],
        steps: [derive(name, math.entry.fn, [a, b])],
      };
    const put = named === -1 ? [...rest, made] : [...rest.slice(0, begins), made, ...rest.slice(named + 1)];
    // 这个比率: what was just told.
    const behind = tokens.slice(to + 1);
    const called = behind.findIndex(({ entry }) => entry.is !== "filler");
    const isCalled = called !== -1 && /^比[率值例]$/u.test(behind[called]?.text ?? "");
    const after = isCalled ? [...behind.slice(0, called), ...behind.slice(called + 1)] : behind;
    const step = math.entry.fn === "+" ? filledSum(name, [a, b], table) : derive(name, math.entry.fn, [a, b]);
    return { tokens: [...put, ...after], columns: [madeColumn(name)], steps: [step] };
  }
  const sum = sumOfTwo(tokens, table);
  if (sum !== null) return sum;
  const total = tokens.find(({ entry }) => entry.is === "total");
  if (total?.entry.is === "total") {
    const marks = markColumns(table);
    // Beside another figure that may be a mark nobody knows whether it is one of them.
    const others = table.columns.filter(({ name, type }) => type === "number" && !marks.includes(name) && !NO_MARK.test(name));
    const isAll = total.entry.of === null ? others.length === 0 : total.entry.of === marks.length;
    if (marks.length < 2 || !isAll || table.columns.some(({ name }) => name.startsWith(TOTAL_OF_MARKS))) return none;
    const made = tokens.map((token): Token => (token === total ? { ...token, entry: { is: "column", col: TOTAL_OF_MARKS } } : token));
    return { tokens: made, columns: [madeColumn(TOTAL_OF_MARKS)], steps: [derive(TOTAL_OF_MARKS, "+", marks)] };
  }
  return daysBetween(tokens, table) ?? none;
}

const TOGETHER = /^(?:加起来|之和|相加|加一起|加在一起|加一块|合起来|加到一起|的和|总和)$/u;

/** 药费和挂号费加起来: one figure of each row. */
function sumOfTwo(tokens: readonly Token[], table: SheetTable): Made | null {
  const said = tokens.filter(({ entry }) => entry.is !== "filler");
  const at = said.findIndex(({ text }) => TOGETHER.test(text));
  const [first, and, second] = said.slice(Math.max(0, at - 3), Math.max(0, at));
  const [a, b] = [figureOf(first, table), figureOf(second, table)];
  if (at < 3 || and?.entry.is !== "and" || a === null || b === null || a === b || first === undefined) return null;
  const name = `${bareHeading(a)} + ${bareHeading(b)}`;
  const [from, to] = [tokens.indexOf(first), tokens.indexOf(said[at] as Token)];
  const text = tokens
    .slice(from, to + 1)
    .map((one) => one.text)
    .join("");
  const made: Token = { entry: { is: "column", col: name }, text, used: false };
  return {
    tokens: [...tokens.slice(0, from), made, ...tokens.slice(to + 1)],
    columns: [madeColumn(name)],
    steps: [filledSum(name, [a, b], table)],
  };
}

/** 油费 and 过路费, where some rows have only one of them: what is empty adds nothing. */
function filledSum(as: string, cols: readonly string[], table: SheetTable): Step {
  const args: Value[] = cols.map((col) => {
    const column = table.columns.find(({ name }) => name === col);
    return column !== undefined && factsOf(column, table).hasGaps ? { fn: "coalesce", args: [{ col }, 0] } : { col };
  });
  return { op: "derive", as, expr: { fn: "+", args } };
}

const isPartOfName = (token: Token | undefined): boolean =>
  token?.entry.is === "about" || token?.entry.is === "rows" || token?.entry.is === "column";

/** The column of figures a piece names, or the only one a word of headings is of. */
function figureOf(token: Token | undefined, { columns }: SheetTable): string | null {
  const entry = token?.entry;
  const isNumber = (col: string) => columns.some(({ name, type }) => name === col && type === "number");
  if (entry?.is === "column") return isNumber(entry.col) ? entry.col : null;
  const cols = entry?.is === "about" ? entry.cols.filter(isNumber) : [];
  return cols.length === 1 ? (cols[0] ?? null) : null;
}

function dateOf(token: Token | undefined, { columns }: SheetTable): string | null {
  const entry = token?.entry;
  const cols =
    entry?.is === "column"
      ? [entry.col]
      : entry?.is === "about"
        ? entry.cols
        : // 完成 of 完成日期, where 已完成 is a state.
          entry?.is === "value"
          ? columns.flatMap(({ name }) => (stemsOf(name).includes(token?.text ?? "") ? [name] : []))
          : [];
  const dates = cols.filter((col) => columns.some(({ name, type }) => name === col && type === "date"));
  return dates.length === 1 ? (dates[0] ?? null) : null;
}

const BETWEEN = /^(?:隔|隔了|相隔|间隔|相差)$/u;

/** 从下单到发货隔几天: days from one date of a row to the other. */
function daysBetween(tokens: readonly Token[], table: SheetTable): Made | null {
  const said = tokens.filter(({ entry }) => entry.is !== "filler");
  const at = said.findIndex(({ entry }) => entry.is === "to");
  const [first, second] = [said[at - 1], said[at + 1]];
  const [a, b] = at < 1 ? [null, null] : [dateOf(first, table), dateOf(second, table)];
  const asksDays = tokens.some(({ entry, text }) => entry.is === "howMuchOf" && /天|days|多久|how long/u.test(text));
  if (a === null || b === null || a === b || !asksDays || first === undefined || second === undefined) return null;
  const name = `${a} → ${b}`;
  const [from, to] = [tokens.indexOf(first), tokens.indexOf(second)];
  const text = tokens
    .slice(from, to + 1)
    .map((one) => one.text)
    .join("");
  const made: Token = { entry: { is: "column", col: name }, text, used: false };
  const step: Step = { op: "derive", as: name, expr: { fn: "days", args: [{ col: b }, { col: a }] } };
  // 相隔 is what is asked for.
  const rest = tokens.slice(to + 1).map((one): Token => (BETWEEN.test(one.text) ? { ...one, entry: { is: "filler" }, used: true } : one));
  return { tokens: [...tokens.slice(0, from), made, ...rest], columns: [{ ...madeColumn(name), unit: "天" }], steps: [step] };
}

const madeColumn = (name: string): NumberColumn => ({ type: "number", name, values: new Float64Array(0), decimals: null });
const derive = (as: string, fn: FunctionName, cols: readonly string[]): Step => {
  const args: Value[] = cols.map((col) => ({ col }));
  return { op: "derive", as, expr: { fn, args } };
};
