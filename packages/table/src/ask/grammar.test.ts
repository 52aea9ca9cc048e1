import { expect, test } from "vitest";
import { briefPlan, planned } from "../testing/brief-plan.ts";

test.each([
  // A verb stands for the only column it can be of.
  ["flowers", "一共卖了多少钱", "group sum 金额（元）"],
  ["flowers", "3月份收了多少钱", "filter 日期 = 2026-03 → group sum 金额（元）"],
  ["flowers", "东门店比西门店多卖了多少", "compare 门店 东门店 西门店: sum 金额（元）"],
  ["shifts", "who earned the most tips", "group Employee, sum Tips ($) → sort Tips ($)·sum desc → limit 1"],
  // The word things are counted by says which figure is meant, or that rows are.
  ["flowers", "红色和粉色各卖了多少枝", "filter 颜色 in 红,粉 → group 颜色, sum 数量（枝） → sort 数量（枝）·sum desc"],
  ["flowers", "4月比3月多卖了多少枝", "compare 日期/month 2026-04 2026-03: sum 数量（枝）"],
  ["flowers", "阿敏经手了多少单", "filter 店员 = 阿敏 → group count"],
  ["flowers", "有几种花", "group countDistinct 花名"],
  ["runs", "一共跑了多少公里", "group sum 距离（公里）"],
  ["runs", "江边跑了几回", "filter 路线 = 江边 → group count"],
  ["overtime", "每个部门加班多少小时", "group 部门, sum 加班时长（小时） → sort 加班时长（小时）·sum desc"],
  ["loans", "how many different titles", "group countDistinct Title"],
  ["loans", "how many pages did Anna read", "filter Borrower = Anna → group sum Pages"],
  ["profits", "一共来了多少人", "group sum 到店人次"],
  // What is counted as a thing of which each row is one.
  ["gym", "有多少会员", "group count"],
  ["gym", "各卡种人数", "group 卡种, count → sort count desc"],
  ["shifts", "how many employees", "group countDistinct Employee"],
  ["shifts", "how many shifts did Ann work", "filter Employee = Ann → group count"],
  // Missing values, loosely said.
  ["flowers", "店员没写的有几条", "filter 店员 empty → group count"],
  ["flowers", "备注空着的都标出来", "highlight 备注 empty"],
  ["gym", "没有教练的会员", "filter 教练 empty"],
  ["overtime", "缺事由的", "filter 事由 empty"],
  ["shifts", "shifts with no section", "filter Section empty"],
  // States said without their first sign.
  ["gym", "还没激活的", "filter 状态 = 未激活"],
  ["overtime", "没批准的有几条", "filter 是否批准 = 未批准 → group count"],
  ["overtime", "批准了的有几次", "filter 是否批准 = 已批准 → group count"],
  // Superlatives by adjective.
  ["gym", "最年轻的会员是谁", "sort 年龄 asc → limit 1"],
  ["runs", "跑得最远的一次", "sort 距离（公里） desc → limit 1"],
  ["overtime", "最长的一次加班", "sort 加班时长（小时） desc → limit 1"],
  ["flowers", "最便宜的一单", "sort 单价（元） asc → limit 1"],
  ["loans", "most popular title", "group Title, count → sort count desc → limit 1"],
  ["shifts", "busiest section", "filter Section notEmpty → group Section, count → sort count desc → limit 1"],
  ["overtime", "加班最少的部门", "group 部门, sum 加班时长（小时） → sort 加班时长（小时）·sum asc → limit 1"],
  ["overtime", "谁加班最多", "group 员工, sum 加班时长（小时） → sort 加班时长（小时）·sum desc → limit 1"],
  // Units of numbers.
  ["runs", "一小时以上的", "filter 用时（分钟） >= 60"],
  ["runs", "超过10公里的有几次", "filter 距离（公里） > 10 → group count"],
  ["loans", "loans kept longer than 3 weeks", "filter Days kept > 21"],
  ["gym", "30岁以上（含30）的有几个", "filter 年龄 >= 30 → group count"],
  ["gym", "30岁以下（含）的有几个", "filter 年龄 <= 30 → group count"],
  ["profits", "营收大于50万的", "filter 营收（万元） > 50"],
  ["profits", "营收大于500000元的", "filter 营收（万元） > 50"],
  ["loans", "highlight fines over 5 dollars", "highlight Fine ($) > 5"],
  // Compared with what all rows come to.
  ["flowers", "金额高于平均的有哪些", "filter 金额（元） > avg"],
  ["gym", "年龄最大和最小的分别多少岁", "group max 年龄, min 年龄"],
  // Values by what people call them.
  ["runs", "晴天跑了多少公里", "filter 天气 = 晴 → group sum 距离（公里）"],
  ["flowers", "用微信付的有几笔", "filter 付款方式 = 微信 → group count"],
  ["pets", "橘猫平均多重", "filter 品种 = 橘猫 → group avg 体重（kg）"],
  ["pets", "有几位主人", "group countDistinct 主人"],
  ["pets", "豆豆来过几次", "filter 宠物名 = 豆豆 → group count"],
  ["clubs", "3月办了几场", "filter 日期 = 2026-03 → group count"],
  // Two columns.
  ["overtime", "各部门每月加班时长", "pivot 部门 × 日期/month: sum 加班时长（小时）"],
  ["shifts", "tips by role and month", "pivot Role × Date/month: sum Tips ($)"],
  ["shifts", "average hours per shift", "group avg Hours worked"],
  ["gym", "状态是在用的占比", "group 状态, count → window share → filter 状态 = 在用"],
])("of %s, %s is %s", (id, ask, plan) => {
  expect(briefPlan(id, ask)).toBe(plan);
});

/** Near ones that mean something else, or may: each was answered at some time while the grammar grew, or is one word away from one that is. */
test.each([
  // A verb that says which rows, and no column of it.
  ["flowers", "退货的有几笔"],
  ["flowers", "进货花了多少钱"],
  ["flowers", "除了玫瑰还卖了什么"],
  ["gym", "一次都没来的有谁"],
  ["gym", "快到期的会员"],
  ["loans", "who never paid a fine"],
  ["overtime", "上周谁加班了"],
  // Pieces in another unit, or times where rows say how often.
  ["flowers", "卖了多少束花"],
  ["gym", "本月一共来了多少次"],
  ["gym", "谁来的次数最多"],
  // Two figures the adjective may be of, or none.
  ["flowers", "最重的一单"],
  ["runs", "最快的一次"],
  ["runs", "哪条路线跑得最多"],
  ["flowers", "最贵的门店"],
  ["profits", "最便宜的分店多大"],
  // A share of rows, or of money.
  ["flowers", "微信付款占多少"],
  // A unit the figures are not in, or whose size nobody knows.
  ["gym", "年龄超过30公斤的"],
  ["overtime", "加班超过3天的"],
  ["profits", "人次超过3小时的"],
  // Words of the language that are only made of light ones.
  ["overtime", "开会的有几次"],
  ["overtime", "老周出差了几次"],
  // The average of some rows, or of all.
  ["flowers", "东门店金额高于平均的"],
  // One animal comes several times, an activity has its people and its marks.
  ["pets", "每个品种有几只"],
  ["clubs", "哪个活动最受欢迎"],
  ["clubs", "人均花费"],
  // Nothing says which of two.
  ["gym", "男女各多少"],
  ["profits", "赚了多少"],
])("of %s, %s is asked back", (id, ask) => {
  expect(planned(id, ask).kind, briefPlan(id, ask)).not.toBe("plan");
});
