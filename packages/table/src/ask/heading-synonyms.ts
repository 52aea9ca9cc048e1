import type { Column, SheetTable } from "../columns/index.ts";
import { foldPhrase } from "./fold-phrase.ts";
import { bareHeading } from "./heading-words.ts";
import type { Entry } from "./lexicon.ts";

/** Words very common headings are asked for by as well, a group in each line. */
const OF_TEXTS = `部门 科室 处室 单位 部室 所属部门
渠道 来源 途径 平台 渠道来源
客户 顾客 买家 客人 买主 甲方
供应商 供货商 厂家 厂商 供货方 供应厂家 供应方 供货单位
产品 商品 货品 货物 品名 物品 产品名称 商品名称 物料 货
员工 职员 职工 雇员
类别 分类 品类 种类 类型 大类 门类 类目
地区 区域 片区 大区 地域 地方 辖区
城市 地市
门店 店铺 分店 店面 商店
仓库 库房 仓储
学院 院系
负责人 经办人 责任人 经手人 对接人 跟进人 负责 责任人员 谁负责
销售员 业务员 销售人员 导购 销售代表 销售顾问 店员
教练 教员 私教
老师 教师 讲师 授课老师 任课老师 导师
医生 大夫 医师 主治医生
司机 驾驶员 师傅
维修员 维修工 师傅 技师 技工 维修人员 维修人 修理工
质检员 检验员 质检 检查员 检验人
房间 寝室 宿舍 房号 房间号 寝室号 宿舍号 客房
楼栋 楼号 楼宇
状态 进度 进展 当前状态
判定 结论 判定结果
等级 级别 档次 层级
优先级 紧急程度 优先程度
原因 缘由 理由 事由 起因
备注 说明 附注 附言
电话 手机 手机号 联系方式 联系电话 电话号码 手机号码
地址 住址
职位 岗位 职务
学历 文化程度
支付方式 付款方式 付款渠道 支付渠道 付款途径
菜品 菜名 菜 菜式
书名 书 图书 书籍
课程 课 课名 课程名称
科目 学科
品牌 牌子
型号 款式 款型
颜色 色彩
尺码 号码 尺寸
线路 路线
航班 班次 航班号 车次
作物 农作物 庄稼
户主 农户
对手 对战球队 对阵
票种 票类 票型
季节 时节
宠物 宠物名
品种 品系
车型 车款
展品 展项
场地 场馆 地点 场所
设备 机器 机台
问题 故障 毛病
社区 小区
快递 快递公司 物流 物流公司 承运商
department dept division team
customer client buyer shopper customers clients buyers shoppers
supplier vendor suppliers vendors
product item products items
category type kind categories types kinds
city town cities towns
region area territory regions areas territories
store shop branch outlet location stores shops branches outlets locations
employee staff worker employees workers staffer
rep salesperson seller reps sellers salespeople salesman
reason cause reasons causes
status state
notes note comment comments remarks
phone telephone mobile number phone_number
brand make brands makes
colour color colours colors
author writer authors writers
channel source channels sources
vehicle car van truck vehicles cars vans trucks
instructor teacher tutor coach trainer instructors teachers tutors coaches trainers
vet doctor physician vets doctors
species animal animals
country nation countries nations
carrier courier shipper carriers couriers shippers
venue place location venues places locations
genre style genres
technician mechanic engineer technicians mechanics engineers
assignee owner agent`;
const OF_FIGURES = `评分 打分 评价 星级 分数 得分
单价 价格 价钱
库存 库存量 存货 余量 结存 存量
销量 销售量 销售数量 卖出数量
销售额 营业额 营收 流水 成交额 销售金额 业绩
年龄 岁数 年纪
产量 总产 总产量 收成
体重 重量
里程 公里数 里程数
温度 气温
票数 得票 得票数
补贴 津贴
人数 参加人数 到场人数
观看 观看量 观看数
浏览量 浏览 阅读量 阅读 点击量 点击
折扣 优惠
工时 工作时长
薪资 薪水 工资 月薪
rating score stars ratings
quantity qty
salary pay wage
distance mileage
attendance attendees turnout
revenue turnover takings
fee charge
hours hrs hour
minutes mins min
amount amt`;

type Groups = readonly (readonly string[])[];
const groupsOf = (lines: string): Groups =>
  lines.split("\n").map((line) => line.split(" ").map((word) => foldPhrase(word.replaceAll("_", " "))));
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
