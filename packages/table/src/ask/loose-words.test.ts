import { expect, test } from "vitest";
import fourth from "../testing/blind-questions-4.json" with { type: "json" };
import sixth from "../testing/blind-questions-6.json" with { type: "json" };
import seventh from "../testing/blind-questions-7.json" with { type: "json" };
import eighth from "../testing/blind-questions-8.json" with { type: "json" };
import { briefPlanOf } from "../testing/brief-plan.ts";
import { readQuestionSet } from "../testing/question-set.ts";

const tables = new Map(
  [fourth, sixth, seventh, eighth].flatMap((set) => [...readQuestionSet(set as unknown as Parameters<typeof readQuestionSet>[0]).tables]),
);
const plan = (id: string, ask: string): string => {
  const table = tables.get(id);
  if (table === undefined) throw new Error(id);
  return briefPlanOf(table, ask);
};

test.each([
  // Verbs and suffixes that say nothing where they stand.
  ["village", "种水稻的有几户", "filter 作物 = 水稻 → group count"],
  ["hoops", "四月份抢了多少篮板", "filter 日期 = 2025-04 → group sum 篮板"],
  ["village", "有备注的有几户", "filter 备注 notEmpty → group count"],
  // Days by their verb, or those every row has.
  ["dorm", "10月电费最高的三个寝室", "filter 抄表日期 = 2025-10 → sort 电费（元） desc → limit 3"],
  ["books", "3月份还了几本", "filter 归还日期 = 2025-03 & 状态 = 已还 → group count"],
  ["village", "9月中旬收割的有几家", "filter 收割日期 between 2025-09-11,2025-09-20 → group count"],
  // Two conditions, each with its own figure.
  ["hotel", "住两晚以上并且评分4分以上的", "filter 晚数 >= 2 & 评分 >= 4"],
  ["stock", "库存超过100且单价低于20的", "filter 库存量（件） > 100 & 单价（元） < 20"],
  ["goods", "库存是0的有哪些", "filter 库存(件) = 0"],
  // How often, by groups.
  ["estate", "报修不止一次的业主有哪些", "group 业主, count → filter count > 1 → sort count desc"],
  ["hoops", "马骁拿了几次mvp", "filter MVP = 马骁 → group count"],
  // Side by side.
  ["ship", "中通和顺丰的平均运费差多少", "compare 快递公司 中通 顺丰: avg 运费(元)"],
  ["hotel", "4月和5月的收入对比一下", "compare 入住日期/month 2025-04 2025-05: sum 订单金额（元）"],
  // Columns for months.
  ["goods", "5月销量比4月销量低的商品有哪些", "filter 5月销量(件) < 4月销量(件)"],
  ["goods", "五月卖得最好的5个商品", "sort 5月销量(件) desc → limit 5"],
  // What it is asked for says nothing.
  ["cake", "月底要给员工算提成，各接单员的总金额", "group 接单员, sum 金额（元） → sort 金额（元）·sum desc"],
])("of %s, %s is %s", (id, ask, wanted) => {
  expect(plan(id, ask)).toBe(wanted);
});

test.each([
  ["village", "红水稻的有几户"],
  ["village", "快水稻的有几户"],
  ["hotel", "给周子轩订的有几单"],
  ["returns", "how long does a refund take on average"],
  // A clause with a value, or with a word that denies, is no small talk.
  ["cake", "老板说别算芒果的，一共多少单"],
  ["cake", "领导要看退掉的，一共多少单"],
])("of %s, %s is asked back", (id, ask) => {
  expect(plan(id, ask)).toContain('"kind":"ask"');
});
