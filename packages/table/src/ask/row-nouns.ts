import type { SheetTable } from "../columns/index.ts";
import { factsOf } from "./column-facts.ts";
import { foldPhrase } from "./fold-phrase.ts";
import { bareHeading } from "./heading-words.ts";
import type { Entry } from "./lexicon-entry.ts";
import { GUEST } from "./measure-classes.ts";

/** What people in a list are called, where the list calls them by their names alone. */
const PEOPLE =
  "学生 同学 同事 职工 学员 社员 成员 队员 会员 组员 职员 选手 孩子 小朋友 学生们 同学们 同事们 students student members member pupils pupil classmates";
const NAME_ONLY = /^(?:姓名|名字|name|full name)$/iu;

/** Groups of people a list may be of as a whole: 全班 of 三班成绩. */
const WHOLES = "班 社 校 队 团 系 组 厂 店 馆 村 院";

/** What rows are called that are named by a heading of their own: goods by 品名, films by 标题, flats by 小区. */
const NAMED_ROWS: readonly (readonly [RegExp, string])[] = [
  [/^(?:品名|货名|商品|产品|物品|物料|名称|(?:商品|产品|物品|货物|物料)名称?)$/u, "商品 产品 物品 货品 货物 货 东西 品种"],
  [/^(?:标题|题目|视频|视频标题|作品|作品名称?)$/u, "视频 作品 内容"],
  [/^(?:小区|小区名称?|房源|楼盘|楼盘名称?)$/u, "房子 房源 房屋 房"],
];
const GUESTS = "病人 客人 用户 选手 会员 学员 学生 同学 顾客 读者 队员 社员 患者 志愿者 学生们 同学们";
const CREATED: readonly (readonly [RegExp, string])[] = [
  [/^author$/i, "book books"],
  [/^director$/i, "film films movie movies"],
  [/^artist$/i, "song songs track tracks album albums"],
];
const ORDER_NUMBER = /^(?:订单号|订单编号|单号|订单)$/u;

/** Nouns a table says its rows are called by: people of a list of names, 单 of orders, all of 全班 where the title says it is of a class. */
export function rowNouns(table: SheetTable): Map<string, Entry> {
  const { columns, title = "" } = table;
  const found = new Map<string, Entry>();
  const names = columns.filter(({ name, type }) => type === "text" && NAME_ONLY.test(name.trim()));
  if (names.length === 1) for (const word of PEOPLE.split(" ")) found.set(foldPhrase(word), { is: "class", of: "people" });
  if (names.length === 1) for (const word of ["一个人", "一人"]) found.set(word, { is: "oneRow" });
  const texts = columns.filter((column) => factsOf(column, table).namesRows);
  for (const [heading, words] of NAMED_ROWS)
    if (texts.some(({ name }) => heading.test(name.trim()))) for (const word of words.split(" ")) found.set(word, { is: "rows" });
  // 同学 of a table of 借阅人: the one column whose people they may be.
  const [guest, ...more] = columns.filter(({ name, type }) => type === "text" && GUEST.test(bareHeading(name)));
  if (names.length === 0 && guest !== undefined && more.length === 0)
    for (const word of GUESTS.split(" ")) found.set(word, { is: "column", col: guest.name });
  // Books of titles and authors.
  if (texts.some(({ name }) => /^title$/i.test(name)))
    for (const [maker, words] of CREATED)
      if (columns.some(({ name }) => maker.test(name))) for (const word of words.split(" ")) found.set(word, { is: "rows" });
  if (names.length === 1 && names[0] !== undefined) found.set("名字", { is: "column", col: names[0].name });
  const [named, ...others] = columns.filter(
    ({ name, type }) => type === "text" && /\p{Script=Han}(?:名称?|标题|题目)$/u.test(bareHeading(name)),
  );
  if (named === undefined && names.length === 0) {
    const ids = /号|编码|编号|\bid$|code$/iu;
    const [own, ...further] = texts.filter(({ name }) => !ids.test(name.trim()));
    if (own !== undefined && further.length === 0) found.set("名字", { is: "column", col: own.name });
    else if (guest !== undefined && more.length === 0) found.set("名字", { is: "column", col: guest.name });
  }
  if (named !== undefined && others.length === 0 && names.length === 0)
    for (const word of ["名字", "名称"]) found.set(word, { is: "column", col: named.name });
  // 各状态的数量, where nothing is counted in any row.
  if (!columns.some(({ name, type }) => type === "number" && /[量数]$|qty|units|stock/iu.test(bareHeading(name))))
    for (const word of ["数量", "数目"]) found.set(word, { is: "count" });
  if (columns.some(({ name }) => ORDER_NUMBER.test(name.trim()))) found.set("单", { is: "rows" });
  // With a column of classes nobody knows which of them is meant.
  for (const whole of WHOLES.split(" ")) {
    const isTitled = new RegExp(`${whole}(?!长|员)`, "u").test(title);
    if (isTitled && !columns.some(({ name }) => new RegExp(`${whole}(?:级|名称?|别|号)?$`, "u").test(name.trim())))
      found.set(`全${whole}`, { is: "filler" });
  }
  return found;
}
