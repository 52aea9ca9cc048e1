import { expect, test } from "vitest";
import { briefPlan, planned } from "../testing/brief-plan.ts";

test.each([
  // Words that compare only where an amount stands behind them.
  ["marks", "数学没到90的有几个", "filter 数学（满分100） < 90 → group count"],
  ["marks", "语文上90的有几个", "filter 语文（满分100） >= 90 → group count"],
  ["marks", "数学90分不止的", "filter 数学（满分100） > 90"],
  ["runs", "跑满10公里的", "filter 距离（公里） >= 10"],
  ["parcels", "件数满3件的有几单", "filter 件数（件） >= 3 → group count"],
  ["profits", "营收破1亿的", "filter 营收（万元） > 10000"],
  ["marks", "数学在60到91分之间的多少人，两头都算", "filter 数学（满分100） between 60,91 → group count"],
  ["tools", "tools that cost between $20 and $50", "filter Price each ($) between 20,50"],
  // All of a list, by what its title says it is of.
  ["marks", "数学90分及以上的人占全班百分之几", "group count, count → derive share"],
  ["marks", "数学比全班平均分高的有多少人", "filter 数学（满分100） > avg → group count"],
  ["tools", "what % of units is Oak", "group Maker, sum Qty in stock → window share → filter Maker = Oak"],
  // Pieces of texts.
  ["marks", "姓陈的有几个", "filter 姓名 startsWith 陈 → group count"],
  ["marks", "名字里带个雨字的", "filter 姓名 contains 雨"],
  ["parcels", "品名里有茶叶或者书包的一共几单", "filter any of 2 → group count"],
  // What rows are called, and people.
  ["marks", "学生最多的小组", "group 小组, count → sort count desc → limit 1"],
  ["tools", "how many makers do we buy from", "group countDistinct Maker"],
  // Which ones there are, each by itself, and which of two.
  ["parcels", "有哪些城市", "group 城市, count → sort count desc"],
  ["parcels", "上海和杭州的运费分别是多少", "filter 城市 in 上海,杭州 → group 城市, sum 运费（元） → sort 运费（元）·sum desc"],
  ["marks", "男和女谁的数学平均分高", "filter 性别 in 男,女 → group 性别, avg 数学（满分100） → sort 数学（满分100）·avg desc → limit 1"],
  ["marks", "除了甲，其他小组一共多少人", "filter 小组 notIn 甲 → group count"],
  // A number as large as a year, beside its figure.
  ["parcels", "运费在2000到3000之间的有几单", "filter 运费（元） between 2000,3000 → group count"],
  // 是 is what a column says of a thing, and no word of the question.
  ["flats", "月租最高的是谁", "sort 月租 desc → limit 1"],
  ["flats", "带阳台的平均月租", "filter 带阳台 = 是 → group avg 月租"],
  // Orders.
  ["marks", "按数学从高到低排个名次", "sort 数学（满分100） desc → window rank"],
  ["marks", "先按小组排，再按数学从高到低", "sort 小组 asc,数学（满分100） desc"],
  ["parcels", "每个城市运费多少，多的排前面", "group 城市, sum 运费（元） → sort 运费（元）·sum desc"],
  // Figures made of columns.
  ["marks", "三科总分前两名", "derive 总分 → sort 总分 desc → limit 2"],
  ["marks", "语数英三门都上70的", "filter 语文（满分100） >= 70 & 数学（满分100） >= 70 & 英语（满分100） >= 70"],
  ["parcels", "运费除以件数最高的3单", "derive 运费 ÷ 件数 → sort 运费 ÷ 件数 desc → limit 3"],
  ["parcels", "从下单到签收平均隔几天", "derive 下单日期 → 签收日期 → group avg 下单日期 → 签收日期"],
  ["tools", "total value (qty x price each)", "derive Qty in stock × Price each → group sum Qty in stock × Price each"],
  ["marks", "数学和语文的相关系数", "group corr 数学（满分100）"],
  ["parcels", "哪个城市运费的标准差最大", "group 城市, stdev 运费（元） → sort 运费（元）·stdev desc → limit 1"],
  ["parcels", "运费最高、最低和平均", "group avg 运费（元）, max 运费（元）, min 运费（元）"],
  // Two columns of one row, and two groups.
  ["tools", "qty below refill level", "filter Qty in stock < Refill level"],
  ["marks", "数学比语文高的有几个", "filter 数学（满分100） > 语文（满分100） → group count"],
  ["marks", "男生数学平均分比女生低多少", "compare 性别 男 女: avg 数学（满分100）"],
  // The best row of each group.
  ["tools", "least stocked tool in each group", "filter Qty in stock notEmpty → sort Qty in stock asc → limit 1"],
  // Days.
  ["parcels", "3月1号到9号下单的有几单", "filter 下单日期 between 2026-03-01,2026-03-09 → group count"],
  ["parcels", "26年3月下单的有几单", "filter 下单日期 = 2026-03 → group count"],
  ["parcels", "4月之前下单的有几单", "filter 下单日期 < 2026-04 → group count"],
  ["parcels", "周一下单的有几单", "derive weekday → filter weekday = 1 → group count"],
  ["overtime", "一周一周的加班时长", "group 日期/week, sum 加班时长（小时） → sort 日期·week asc"],
  ["loans", "loans after february", "filter Borrowed on > 2026-02"],
  // Values of a column that are all there are, and those that are neither.
  ["parcels", "两个城市运费各多少", "group 城市, sum 运费（元） → sort 运费（元）·sum desc"],
  ["tools", "tools from neither Oak nor Volt", "filter Maker notIn Oak,Volt"],
])("of %s, %s is %s", (id, ask, plan) => {
  expect(briefPlan(id, ask)).toBe(plan);
});

/** Near ones: each is one word away from one that is answered, and means something else or may. */
test.each([
  // No amount stands behind the word, or it is counted in something no row has.
  ["gym", "没到的有谁"],
  ["parcels", "上3个月的运费"],
  ["parcels", "上海上10元的"],
  ["profits", "营收破3千的"],
  // Another whole than the title names, or a part of it.
  ["marks", "全校平均数学多少"],
  ["marks", "女生里数学90分及以上的人占百分之几"],
  ["marks", "数学90分以上的占多少"],
  ["marks", "数学比女生平均分高的有多少人"],
  // A piece no text holds, or one that is denied.
  ["marks", "姓欧阳的"],
  ["marks", "名字里带个风字的"],
  ["marks", "名字里有内容的"],
  ["parcels", "品名里没有茶的"],
  // As many as there are not.
  ["marks", "四科总分前两名"],
  ["marks", "语数英两门都上70的"],
  ["parcels", "三个城市运费各多少"],
  // No figures on both sides, or nothing that says how much more.
  ["parcels", "运费除以城市"],
  ["parcels", "从寄件人到城市几天"],
  ["marks", "数学的相关系数"],
  ["marks", "数学比语文高出10分的同学"],
  ["marks", "数学比语文高多少"],
  // Two dates, of which none is named; a period that is not said.
  ["parcels", "3月以后下单的"],
  ["parcels", "之前下单的"],
  ["parcels", "按下单日期一周一周的运费"],
  // A figure without an end to begin with, places from the lowest on.
  ["marks", "先按小组，再按数学"],
  ["marks", "按数学从低到高排个名次"],
  ["tools", "tools from neither Oak nor Acme"],
  ["parcels", "一共几单，同一个人只算一次"],
  ["marks", "老师有几个"],
  ["parcels", "单条运费"],
  ["parcels", "3月下单的单条运费"],
  ["parcels", "不到2件的和满10件的"],
  // A bar may be both of them; what somebody is given is not what he sent; ten years are no year.
  ["marks", "语文/数学的平均分"],
  ["parcels", "给阿秋寄的有几单"],
  ["parcels", "干了24年的"],
  ["parcels", "周一到周五下单的有几单"],
  ["parcels", "不是周一下单的"],
  ["parcels", "满100减20的"],
  ["tools", "how many things did we sell"],
  ["marks", "男生的总分是多少"],
])("of %s, %s is asked back", (id, ask) => {
  expect(planned(id, ask).kind, briefPlan(id, ask)).not.toBe("plan");
});
