import type { SheetTable } from "../columns/index.ts";
import { foldPhrase } from "./fold-phrase.ts";
import { GENERAL } from "./general-words.ts";
import type { Entry } from "./lexicon-entry.ts";
import { CLASS_HEADINGS } from "./measure-classes.ts";

/** What a value's last signs only say the kind of. */
const KINDS = /^(\p{Script=Han}{2,6}?)(?:分店|门店|店|校区|分校|分公司|分馆|部|省|市|县|区|站|仓库|仓)$/u;

/** Where such values stand. */
const HEADINGS = /店|校|公司|馆|部门|省|市|县|城|区|站|仓/u;

/** Departments that are called like what other words are of. */
const OTHER_WORDS = /^(?:产品|商品|项目|服务|业务|生产|采购|质量|培训|工程|内容|订单|物流|会议|活动|招聘|合同)$/u;
const STATES_MAX = 50;

/** 大学城 of 大学城店, 研发 of 研发部: where no other value and no heading has the word in it. */
export function shortValues({ columns, title = "" }: SheetTable): [string, Entry][] {
  const all = columns.flatMap((column) => [
    column.name,
    ...(column.type === "text" && column.words.length <= STATES_MAX ? column.words : []),
  ]);
  return columns.flatMap((column): [string, Entry][] => {
    if (column.type !== "text" || column.words.length > STATES_MAX || column.words.length === 0) return [];
    return column.words.flatMap((value): [string, Entry][] => {
      const [, stem] = KINDS.exec(value) ?? [];
      if (stem === undefined || (!HEADINGS.test(column.name) && !/[省市县]$/u.test(value))) return [];
      if (OTHER_WORDS.test(stem) || CLASS_HEADINGS.people.test(stem) || GENERAL.has(foldPhrase(stem))) return [];
      const isOfOthers = title.includes(stem) || all.some((other) => other !== value && other.includes(stem));
      return isOfOthers ? [] : [[stem, { is: "value", col: column.name, value }]];
    });
  });
}
