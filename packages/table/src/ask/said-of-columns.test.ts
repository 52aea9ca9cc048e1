import { expect, test } from "vitest";
import { briefPlanOf } from "../testing/brief-plan.ts";
import { SAYING_TABLES } from "../testing/saying-tables.ts";

const plan = (id: string, ask: string) => {
  const table = SAYING_TABLES.get(id);
  if (table === undefined) throw new Error(id);
  return briefPlanOf(table, ask);
};

test.each([
  // Yes and no, states that are still to come, days that are missing.
  ["boarding", "没绝育的有几只", "filter 是否绝育 = 否 → group count"],
  ["boarding", "还没离店的都有谁", "filter 离店日期 empty"],
  ["boarding", "没安排护理员的列出来", "filter 护理员 empty"],
  ["lending", "还没还的书有哪些", "filter 归还日期 empty"],
  ["leave", "还没审批的有几条", "filter 审批状态 = 待审批 → group count"],
  ["leave", "不带薪的", "filter 是否带薪 = 否"],
  ["flats", "成交的房子平均多少钱", "filter 成交日期 notEmpty → group avg 总价（万元）"],
  ["rentals", "tools not returned yet", "filter Returned on empty"],
  ["rentals", "rentals without a deposit", "filter Deposit paid = No"],
  ["rentals", "rentals that aren't insured", "filter Insured = No"],
  ["rentals", "which rentals have no colour filled in", "filter Colour empty"],
  ["dishes", "收费的菜最贵的", "filter 是否免费 = 否 → sort 售价（元） desc → limit 1"],
  ["dishes", "没有差评的菜", "filter 差评数 = 0"],
  ["classes", "classes with no no-shows", "filter No-shows = 0"],
  // Neither of two, not the one but the other.
  ["boarding", "不是柯基也不是橘猫的", "filter 品种 notIn 柯基,橘猫"],
  ["boarding", "大间里不是柯基的", "filter 房型 = 大间 & 品种 notIn 柯基"],
  ["dishes", "不辣的", "filter 口味 notIn 辣"],
  // What is done in the rows, by the title, and kinds and short forms of values.
  ["leave", "研发请了几天假", "filter 部门 = 研发部 → group sum 天数"],
  ["leave", "请过假的有几个人", "group countDistinct 姓名"],
  ["lending", "谁借书借得最多", "group 借阅人, count → sort count desc → limit 1"],
  ["boarding", "各种房的平均费用", "group 房型, avg 费用（元） → sort 费用（元）·avg desc"],
  ["flats", "滨江和西湖各有几套", "filter 城区 in 滨江区,西湖区 → group 城区, count → sort count desc"],
  ["gifts", "谁捐得最多", "group 捐款人, sum 金额（元） → sort 金额（元）·sum desc → limit 1"],
  ["gifts", "有多少人捐款", "group countDistinct 捐款人"],
  ["dishes", "哪个窗口卖得最多", "group 窗口, sum 销量（份） → sort 销量（份）·sum desc → limit 1"],
  // A limit and its figure, two days of a row, just as many.
  ["yields", "没达标的地块", "filter 产量（公斤） < 目标产量（公斤）"],
  ["yields", "产量超过目标的", "filter 产量（公斤） > 目标产量（公斤）"],
  ["spending", "campaigns over budget", "filter Actual ($k) > Budget ($k)"],
  ["lending", "还书还晚了的有几本", "filter 归还日期 > 应还日期 → group count"],
  ["rentals", "returned late", "filter Returned on > Due back"],
  ["lending", "续借两次的标一下", "highlight 续借（次） = 2"],
  ["leave", "请假3天的是谁", "filter 天数 = 3"],
  // In the size of the column, in the unit of the table.
  ["power", "播放200万到400万之间的", "filter 播放（万次） between 200,400"],
  ["power", "播放超过200万次的", "filter 播放（万次） > 200"],
  ["power", "用电3万度以上的", "filter 用电量（万度） >= 3"],
  ["yields", "面积超过10亩的", "filter 面积（亩） > 10"],
  ["spending", "spend over 10k", "filter Actual ($k) > 10"],
  ["rentals", "fee over 20 euros", "filter Fee (€) > 20"],
  // Periods.
  ["yields", "上半年种的有几块", "filter 种植日期 between 2025-01,2025-06 → group count"],
  ["gifts", "4月1号以后（含当天）捐的", "filter 捐款日期 >= 2025-04-01"],
  ["rentals", "rented after March 5", "filter Rented on > 2025-03-05"],
  ["spending", "spend from January to February", "filter Month between 2025-01,2025-02 → group sum Actual ($k)"],
  ["gifts", "按月累计金额", "group 捐款日期/month, sum 金额（元） → sort 捐款日期·month asc → window running"],
  ["gifts", "平均每个月收多少钱", "group 捐款日期/month, sum 金额（元） → group avg 金额（元）·sum"],
  ["spending", "monthly spend", "group Month/month, sum Actual ($k) → sort Month·month asc"],
  // Tables of two, charts of two, orders, rows that are there twice.
  ["boarding", "竖着放房型，横着放品种，格子里放费用", "pivot 房型 × 品种: sum 费用（元）"],
  ["rentals", "count of rentals, customer across the top and tool down the side", "pivot Tool × Customer: count"],
  ["spending", "plot actual against budget", "chart"],
  ["rentals", "sort by fee, highest first", "sort Fee (€) desc"],
  ["boarding", "主人去重", "select → clean"],
  ["boarding", "有重复登记的，把重复行删掉", "clean"],
  ["spending", "budget vs actual by channel", "group Channel, sum Budget ($k), sum Actual ($k) → sort Budget ($k)·sum desc"],
  ["spending", "Ana's campaigns", "filter Owner = Ana"],
  ["boarding", "平均一只宠物花多少钱", "group avg 费用（元）"],
  ["rentals", "average fee per rental", "group avg Fee (€)"],
  // What went out of a list of both, what rows are called, numbers of rows.
  ["ledger", "一月花了多少", "filter 日期 = 2025-01 & 类型 = 支出 → group sum 金额"],
  ["reading", "books I don't own", "filter Owned = No"],
  ["boarding", "绝育有几只", "filter 是否绝育 = 是 → group count"],
  ["reading", "which author has the most books", "group Author, count → sort count desc → limit 1"],
  ["trips", "non-member trips", "filter Member = No"],
  ["trips", "longest trip", "sort Minutes desc → limit 1"],
  ["survey", "工龄5年以上的", "filter 工龄（年） >= 5"],
])("of %s, %s is %s", (id, ask, said) => {
  expect(plan(id, ask)).toBe(said);
});

/** Near ones, each of which may mean something else. */
test.each([
  ["power", "补贴一共多少", "餐补 is a 补贴 as well"],
  ["power", "播放超过200次的", "of a column in 万次 that is next to nothing"],
  ["gifts", "每个月累计收多少", "of each month, or up to it"],
  ["gifts", "没有退款的", "some rows say 0, others nothing"],
  ["gifts", "人均捐了多少", "who gave twice is one person"],
  ["gifts", "下半年捐了多少", "that has not come"],
  ["leave", "各类型请假占比", "of days, or of how often"],
  ["leave", "没批准的", "待审批 is not begun, and no refusal"],
  ["dishes", "用时最好的菜", "less is better"],
  ["rentals", "best fee", "the lowest, for whom it is paid by"],
  ["dishes", "一共卖了多少钱", "prices of one add up to nothing"],
  ["flats", "成交多少套和没成交多少套", "some are, and others are not"],
  ["flats", "一共成交多少套", "not every one of them was"],
  ["rentals", "how many tools were returned", "one tool may have come back twice"],
  ["rentals", "sort by fee", "from which end"],
  ["ledger", "每月收入和支出", "a sum of both is neither"],
  ["reading", "how much did I finish", "no figure is named"],
  ["survey", "各部门薪酬满意度", "nobody adds it up"],
  ["classes", "how many people came", "nothing says who did"],
  ["classes", "how many classes in June", "classes, or how often there was one"],
  ["classes", "bookings per week", "rows say how many were booked"],
  ["spending", "sales over 2000", "nothing is called so"],
  ["boarding", "柯基和不是大间的", "both, or those that are one of them"],
  ["boarding", "费用除以天数和天数最多的", "of two figures nobody knows whose most it is"],
])("of %s, %s is asked back: %s", (id, ask) => {
  expect(plan(id, ask)).toContain('"kind":"ask"');
});
