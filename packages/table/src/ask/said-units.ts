import type { Column } from "../columns/index.ts";
import type { MeasureClass } from "./measure-classes.ts";

type Family = "time" | "days" | "yuan" | "dollar" | "euro" | "pound" | "way" | "weight" | "age" | "score" | "power" | "volume" | "area";

/** Units by what they measure, each with how many of the smallest it is. */
const FAMILIES: Readonly<Record<Family, Readonly<Record<string, number>>>> = {
  time: {
    秒钟: 1,
    秒: 1,
    second: 1,
    seconds: 1,
    sec: 1,
    s: 1,
    分钟: 60,
    minute: 60,
    minutes: 60,
    mins: 60,
    min: 60,
    个小时: 3600,
    小时: 3600,
    个钟头: 3600,
    钟头: 3600,
    hour: 3600,
    hours: 3600,
    hrs: 3600,
    hr: 3600,
    h: 3600,
  },
  // A day of waiting has 24 hours, one of work fewer: days are no multiple of hours.
  days: { 天: 1, days: 1, day: 1, 个星期: 7, 星期: 7, 周: 7, weeks: 7, week: 7 },
  yuan: { 块钱: 1, 元: 1, 块: 1, 人民币: 1, yuan: 1, rmb: 1, cny: 1, 千元: 1e3, 万元: 1e4, 百万元: 1e6, 亿元: 1e8 },
  dollar: { 美元: 1, 美金: 1, dollars: 1, dollar: 1, bucks: 1, usd: 1, $: 1 },
  euro: { 欧元: 1, euros: 1, euro: 1, eur: 1, "€": 1 },
  pound: { 英镑: 1, pounds: 1, quid: 1, gbp: 1, "£": 1 },
  way: { 厘米: 1, cm: 1, 公分: 1, 米: 100, m: 100, 公里: 1e5, 千米: 1e5, km: 1e5 },
  weight: { 克: 1, g: 1, 两: 50, 斤: 500, 公斤: 1000, 千克: 1000, kg: 1000, kilos: 1000, 吨: 1e6 },
  age: { 周岁: 1, 岁: 1, "years old": 1 },
  score: { 分: 1, points: 1 },
  power: { 度电: 1, 度: 1, 千瓦时: 1, kwh: 1 },
  volume: { 毫升: 1, ml: 1, 升: 1000 },
  area: { 平方米: 1, 平米: 1, 平方: 1, m2: 1 },
};

/** What a unit of a family is asked of where no column says its unit. */
const CLASS_OF: { readonly [F in Family]?: MeasureClass } = {
  time: "duration",
  days: "duration",
  yuan: "amount",
  dollar: "amount",
  euro: "amount",
  pound: "amount",
  age: "age",
  score: "score",
  weight: "weight",
};

/** Words things are counted by. */
export const COUNTERS =
  "个 位 名 人 人次 家 次 笔 件 单 条 张 份 本 台 辆 部 套 间 栋 层 项 场 节 门 只 头 匹 棵 株 双 副 把 支 枝 瓶 箱 袋 包 盒 道 篇 封 款 种 类 样 组 队 束 户 批 趟 回 号 页 首 幅 座 所 片 块 杯 碗 盘 根 床 架 艘 册 票 桌 期 届 科 行 班 处 段 例 起 通 盏 颗 粒 卷 桶 罐 顶 堂 则 轮 关 宗".split(
    " ",
  );

const FAMILY_OF = new Map(
  Object.entries(FAMILIES).flatMap(([family, units]) =>
    Object.entries(units).map(([unit, size]) => [unit, { family: family as Family, size }]),
  ),
);
const longestFirst = (units: readonly string[]): string =>
  units
    .toSorted((a, b) => b.length - a.length)
    .map((unit) => unit.replace("$", "\\$"))
    .join("|");
const CHINESE_UNITS = longestFirst([
  "个百分点",
  "个人",
  "晚",
  ...COUNTERS,
  ...[...FAMILY_OF.keys()].filter((unit) => /\p{Script=Han}/u.test(unit)),
]);
// One letter alone may be anything: 5 m is five million.
const LATIN_UNITS = longestFirst([...FAMILY_OF.keys()].filter((unit) => /^[a-z ]{2,}$/.test(unit)));
/** A unit behind a number, as a part of an expression. 3 月份 is no 份, 2 周年 no week. */
export const UNIT_BEHIND = `(?:${CHINESE_UNITS})(?!\\p{Script=Han}?以?年级)|(?:${LATIN_UNITS})(?![a-z])`;
const IN_HEADING = /[（(【[]([^）)】\]]{0,200})[）)】\]]\s*$/u;

/** Headings that are called by what they are counted in. */
const NAMED_UNITS: readonly (readonly [string, RegExp])[] = [
  ["晚", /^\p{Script=Han}{0,3}晚数$|\bnights$|^nights\b/iu],
  ["天", /天数$|\bdays$|^days\b/iu],
  ["小时", /小时数?$|\bhours$|^hours\b/iu],
  ["分钟", /分钟数?$|\bminutes$|^minutes\b/iu],
  ["岁", /年龄$|^age$/iu],
  ...[..."页节层户件份本册箱瓶杯袋盒张台辆套间"].map((unit) => [unit, new RegExp(`^\\p{Script=Han}{0,3}${unit}数$`, "u")] as const),
];
/** A size in these families says nothing of figures whose own unit nobody knows. */
const OF_MANY_SIZES: readonly Family[] = ["time", "days", "way", "weight", "volume"];

/** What a column's figures are counted in: as its cells say, else as its heading does. */
export function unitOf(column: Column): string {
  if (column.type !== "number") return "";
  const unit = column.unit ?? IN_HEADING.exec(column.name)?.[1] ?? NAMED_UNITS.find(([, heading]) => heading.test(column.name))?.[0] ?? "";
  return unit.normalize("NFKC").trim().toLowerCase();
}

/** The unit a heading names behind it: 元 of 金额（元）; null where what stands there is none, as in 价格（含税）. */
export function headingUnit(name: string): string | null {
  const unit = IN_HEADING.exec(name)?.[1]?.normalize("NFKC").trim() ?? "";
  return FAMILY_OF.has(unit.toLowerCase()) || COUNTERS.includes(unit) || SIGNS.includes(unit) ? unit : null;
}
const SIGNS: readonly string[] = ["¥", "$", "€", "£"];

export const classOfUnit = (unit: string): MeasureClass | null => {
  const family = FAMILY_OF.get(unit)?.family;
  return family === undefined ? null : (CLASS_OF[family] ?? null);
};

export const isMoney = (unit: string): boolean => {
  const family = FAMILY_OF.get(unit)?.family;
  return (family !== undefined && CLASS_OF[family] === "amount") || /^[$€£¥][km]?$/u.test(unit);
};

export const isMeasuring = (unit: string): boolean => FAMILY_OF.has(unit);

/** Whether a figure of a column may be told in a unit, and by how much one has to be multiplied to be in the column's; null = it may not. */
export function unitFactor(said: string, column: Column): number | null {
  const own = unitOf(column);
  const [mine, its] = [FAMILY_OF.get(said), FAMILY_OF.get(own)];
  if (said === "" || said === own) return 1;
  if (own === "") return mine !== undefined && OF_MANY_SIZES.includes(mine.family) ? null : 1;
  if (its === undefined && own.includes(said)) return 1;
  if (mine === undefined || its === undefined) return mine === its ? 1 : null;
  return mine.family === its.family ? mine.size / its.size : null;
}

/** What a number in a unit may have become in a plan: as it is, or in another unit of its family. */
export function factorsOf(unit: string): readonly number[] {
  const mine = FAMILY_OF.get(unit);
  if (mine === undefined) return [1];
  return [...new Set(Object.values(FAMILIES[mine.family]).map((size) => mine.size / size))];
}
