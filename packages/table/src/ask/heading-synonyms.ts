import type { Column, SheetTable } from "../columns/index.ts";
import { foldPhrase } from "./fold-phrase.ts";
import { bareHeading, plurals } from "./heading-words.ts";
import type { Entry } from "./lexicon-entry.ts";

/** Words very common headings are asked for by as well, a group in each line. */
const OF_TEXTS = `部门 科室 处室 单位
渠道 来源 途径 平台
客户 顾客 买家 客人
供应商 供货商 厂家 厂商 供货方
产品 商品 货品 货物 品名 物品 物料 货
员工 职员 职工
类别 分类 品类 种类 类型 大类 门类 类目
地区 区域 片区 大区 地域 地方
城市
门店 店铺 分店 店面 商店
仓库 库房
负责人 经办人 责任人 经手人 对接人 跟进人 负责
销售员 业务员 导购 店员
老师 教师 讲师 导师
医生 大夫 医师
司机 驾驶员 师傅
维修员 维修工 师傅 技师 技工 修理工
房间 寝室 宿舍 房号 房间号
原因 缘由 理由 事由 起因
备注 说明
电话 手机 手机号 联系方式
支付方式 付款方式 付款渠道
菜品 菜名 菜 菜式
快递 快递公司 物流 物流公司 承运商
department dept team
customer client buyer
supplier vendor
product item
category type kind
region area
store shop branch outlet location
employee staff worker
rep salesperson seller salespeople
vehicle car van truck
instructor teacher tutor coach trainer`;
const OF_FIGURES = `评分 打分 评价 星级 分数 得分
单价 价格 价钱
库存 库存量 存货 余量
销量 销售量
销售额 营业额 营收 流水 业绩
年龄
产量 总产 收成
rating score stars
quantity qty
attendance turnout
revenue
hrs hour`;

type Groups = readonly (readonly string[])[];
const groupsOf = (lines: string): Groups =>
  lines.split("\n").map((line) => line.split(" ").flatMap((word) => plurals(word.replaceAll("_", " ")).map(foldPhrase)));
const TEXTS = groupsOf(OF_TEXTS);
const FIGURES = groupsOf(OF_FIGURES);

/** Whether a heading is one of a group: 部门 itself, or 所在部门 and 报修科室 by their last signs. */
function isOf(bare: string, group: readonly string[]): boolean {
  const signs = [...bare];
  const end = /^\p{Script=Han}{3,6}$/u.test(bare) ? signs.slice(-2).join("") : (bare.split(" ").at(-1) ?? bare);
  return group.includes(bare) || group.includes(end);
}

/** Words of headings that are called otherwise: 科室 of 部门, 打分 of 评分, vendor of Supplier. Of two columns nobody knows which is meant. */
export function headingSynonyms({ columns }: SheetTable): [string, Entry][] {
  const headings = columns.map((column) => ({ column, bare: foldPhrase(bareHeading(column.name)) }));
  const found = new Map<string, string[]>();
  const add = ({ name }: Column, group: readonly string[]): void => {
    for (const word of group) found.set(word, [...(found.get(word) ?? []), name]);
  };
  for (const { column, bare } of headings) {
    if (column.type === "date") continue;
    for (const group of column.type === "text" ? TEXTS : FIGURES) if (isOf(bare, group)) add(column, group);
  }
  return [...found].flatMap(([word, cols]): [string, Entry][] => {
    const once = [...new Set(cols)];
    const [col = ""] = once;
    // 平台 of 渠道, where another heading says it too.
    const isOther = headings.some(({ column, bare }) => !once.includes(column.name) && bare.includes(word));
    if (isOther) return [];
    return [[word, once.length > 1 ? { is: "unclear", cols: once, entries: [] } : { is: "column", col }]];
  });
}
