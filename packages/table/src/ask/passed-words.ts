import type { SheetTable } from "../columns/index.ts";
import { unitFactor, unitOf } from "./said-units.ts";
import type { Token } from "./token.ts";

/** Signs that change which rows are meant, or which way: a word with one of them is never passed over. */
const TURNS = /[不没未无非别除去外拒退取停失漏缺欠少剩余差超晚迟早先后前比胜负赢输涨跌增减升降损错误新旧首末再又只重连]/u;

/** What stands behind a value and says no more than that it is one. */
const BEHIND_VALUE =
  /^(?:[那这][边儿里种类款块家个些批]|[那这]一[类块]|方面|平台|渠道|地区|系列|品牌|类型?|过来的?|款|部分?|部门|组|线|区|店|家的?|路线|名下|负责|同学|老师|医生|师傅|[他她]|级别?|等级|档|颜?色|口味|专业|学院|班级|项目|商品|仓|号线?|里[头边]|的人|状态|阶段|支付|付款)$/u;
const BEHIND_VALUE_ENGLISH = /^(?:ones?|category|type|types|kind|department|team|store|region|side|group|city|brand|people|days?)$/u;
const MONEY_OR_TIME = /^(?:dollars?|usd|euros?|pounds?|minutes|hours|万元|元)$/u;

/** What stands behind a heading and says no more than that it is one. */
const BEHIND_COLUMN = /^(?:结果|情况|名称|类型|种类|类别|方式|信息|[这那]?一?[列栏项]|字段|数?值|水平|方面|维度|额|数额)$/u;

const isHan = (text: string): boolean => /^\p{Script=Han}+$/u.test(text);

/** Pieces nobody knows that say nothing where they stand: 抢 of 抢了多少篮板, 那边 of 竹园那边. */
export function withoutPassedWords(tokens: readonly Token[], table: SheetTable): Token[] {
  const passed = tokens.map((token, n): Token => {
    const { entry, text } = token;
    if (entry.is !== "unknown") return token;
    const pass: Token = { entry: { is: "filler" }, text, used: true };
    const [before, next] = [tokens[n - 1], tokens[n + 1]];
    if (before?.entry.is === "value" && (BEHIND_VALUE.test(text) || BEHIND_VALUE_ENGLISH.test(text))) return pass;
    if (before?.entry.is === "column" && BEHIND_COLUMN.test(text)) return pass;
    // 德国（Germany）: the value itself stands behind it.
    if (next?.text === "(" && tokens[n + 2]?.entry.is === "value" && tokens[n + 3]?.text === ")") return pass;
    // Refunds per month in dollars.
    if (MONEY_OR_TIME.test(text) && table.columns.some((column) => unitOf(column) !== "" && unitFactor(text, column) === 1)) return pass;
    // Have been volunteered, of a list of volunteers.
    if (VERB_FORM.test(text) && stemsOfTitle(table).includes(text.replace(VERB_FORM, "").replace(/e$/, ""))) return pass;
    if (!isHan(text) || [...text].length > 1 || TURNS.test(text) || before?.entry.is === "did") return token;
    const behind = tokens.slice(n + 1).find((one) => !PARTICLES.test(one.text));
    return asksFigure(tokens, behind, table) ? pass : token;
  });
  return withOutside(passed);
}

const VERB_FORM = /(?<=[a-z]{3})(?:ed|ing|d)$/u;
const stemsOfTitle = ({ title = "" }: SheetTable): readonly string[] =>
  title
    .toLowerCase()
    .split(/[^a-z]+/u)
    .filter((word) => word.length > 2)
    .map((word) => word.replace(/e?s$/, ""));

const PARTICLES = /^[了过出到得]$/u;

/** 抢了多少篮板, 种了多少亩: a figure is asked for by its name, whatever was done with it. */
function asksFigure(tokens: readonly Token[], behind: Token | undefined, table: SheetTable): boolean {
  if (behind === undefined) return false;
  const isFigure = (token: Token | undefined): boolean => {
    const entry = token?.entry;
    return entry?.is === "column" && table.columns.some(({ name, type }) => name === entry.col && type === "number");
  };
  if (isFigure(behind) && /^(?:多少|几)/u.test(behind.text)) return true;
  const after = tokens[tokens.indexOf(behind) + 1];
  return (behind.entry.is === "howMuch" || behind.entry.is === "count") && isFigure(after);
}

/** A 线以外的: all but what stands before it, where no word before it says so. */
function withOutside(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ entry, text }) => entry.is === "unknown" && /^(?:以外|之外|除外)$/u.test(text));
  if (at < 1 || tokens.some(({ entry }) => entry.is === "not")) return [...tokens];
  let from = at;
  while (from > 0 && (tokens[from - 1]?.entry.is === "value" || (from < at && tokens[from - 1]?.entry.is === "and"))) from -= 1;
  if (from === at || tokens[from]?.entry.is !== "value") return [...tokens];
  const not: Token = { entry: { is: "not" }, text: "除", used: false };
  return [...tokens.slice(0, from), not, ...tokens.slice(from, at), ...tokens.slice(at + 1)];
}
