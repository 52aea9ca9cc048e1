import type { Words } from "./meaning.ts";

/** What is counted, added up, shared out or worked out, and what figures are of. */
export const WORDS_OF_FIGURES: Words = [
  [
    { is: "count" },
    "总次数 总单数 总笔数 总条数 总场数 how_many_times 几笔 几次 几个 几个人 几条 几单 几人 几名 几家 多少笔 多少次 多少个 多少条 多少单 多少人 多少名 多少家 多少位 笔数 次数 件数 份数 人数 条数 单数 个数 总人数 总数量 订单数 行数 几行 多少行 次 笔 数一数 数人数 多少个人 how_many number_of number_of_rows count count of counts headcount",
  ],
  [{ is: "howMuch" }, "多少 多少分 几分 几元 how_much"],
  [{ is: "howMuchOf", of: "money" }, "多少万 多少万元 多少万块 多少钱 多少元 多少块 多少块钱 几块钱 how_much_money"],
  [
    { is: "howMuchOf", of: "duration" },
    "多久 多长时间 多少时间 几天 几个小时 几小时 几分钟 多少天 多少小时 多少个小时 多少分钟 多少秒 how_long how_much_time how_many_hours how_many_minutes how_many_days",
  ],
  [{ is: "howMuchOf", of: "age" }, "多大年纪 多大岁数 几岁 多少岁 多大 how_old"],
  [{ is: "howMuchOf", of: "weight" }, "多重 多少斤 多少公斤 how_heavy"],
  [{ is: "howMuchOf", of: "length" }, "多远 多少公里 多少千米 how_far how_many_kilometres how_many_kilometers"],
  [{ is: "howMuchOf", of: "price" }, "多贵"],
  [
    { is: "agg", fn: "sum" },
    "总 一共 总共 共 全部加起来 总额 总计 合计 总和 总数 累计 加起来 加一块 加一起 加在一起 加到一起 加一块儿 合起来 合计起来 拢共 统共 通共 逐月累计 cumulative running_total running_total_of running cumulatively total sum sum_of in_total altogether overall totals",
  ],
  [{ is: "agg", fn: "avg" }, "平均 场均 单均 次均 平均分 平均数 平均值 均值 人均 笔均 average avg mean on_average averages"],
  [{ is: "agg", fn: "median" }, "中位数 中位值 median"],
  [{ is: "agg", fn: "stdev" }, "标准差 standard_deviation stdev std_dev"],
  [{ is: "agg", fn: "max" }, "最大值 最高值 maximum_value"],
  [{ is: "agg", fn: "min" }, "最小值 最低值 minimum_value"],
  [{ is: "summary" }, "汇总 统计 统计一下 小结 summary summarise summarize breakdown"],
  [
    { is: "share" },
    "比率 比值 占比 占多少 占 百分比 比例 比重 占总额的百分比 占总数的百分比 占总次数 占总单数 占总量 占总时长 多少比例 占总额 占总数 占全部 占所有 份额 百分之几 占百分之几 几成 占几成 占了 share share_of percentage percent percent_of percentage_of proportion what_percent what_percent_of %_of what_% what_%_of what_percentage what_percentage_of what_share what_share_of what_proportion what_proportion_of in_% as_a_% as_% in_percent as_a_percentage as_percentages as_percentage",
  ],
  [{ is: "math", fn: "/" }, "除以 ÷ divided_by over_its"],
  [{ is: "math", fn: "*" }, "乘以 乘上 乘 × * x times multiplied_by"],
  [{ is: "math", fn: "-" }, "减去 减掉 减 minus"],
  [{ is: "math", fn: "+" }, "加上 加 plus"],
  [{ is: "corr" }, "相关系数 相关性 相关度 correlation correlation_coefficient correlation_between"],
  [{ is: "bins" }, "每档 每段 每一档 每一段 每个区间 一段 一档 为一段 一个区间 分段 wide"],
  [
    { is: "once" },
    "同一个人只算一次 同一人只算一次 一个人只算一次 每人只算一次 每个人只算一次 重复的只算一次 重复的算一次 counted_once each_counted_once",
  ],
  /** The place of each row in an order. */
  [{ is: "rank" }, "排个名次 排名次 排出名次 排个名 名次 排个位次"],
  [
    { is: "class", of: "spending" },
    "花 花了 花钱 花费 花得 花掉 花的 花出 花出去 花过 报 报了 报过 报销额 报销金额 报销总额 报的 费用 开销 支出 开支 付 付了 付的 付出 付过 交 交了 交过 交的 交钱 缴 缴了 缴费 消费 消费了 用钱 spend spending spent cost costs paid pay pays expense expenses",
  ],
  [
    { is: "class", of: "income" },
    "卖 卖了 卖过 卖掉了 卖出去 卖出去了 卖出了 卖出 卖得 卖的 卖掉 卖钱 收 收了 收的 收钱 收费 收款 收入 进账 入账 创收 销售额 营业额 revenue sales income brought_in",
  ],
  [{ is: "class", of: "gain" }, "赚 赚了 赚的 赚到 赚钱 挣 挣了 挣到 挣钱 利润 盈利 earn earned earns earning profit profits made_money"],
  [{ is: "class", of: "money" }, "钱 货款 款项 捐 捐了 捐过 捐得 捐出 捐款额 donated money"],
  [{ is: "class", of: "amount" }, "金额 额 amount amounts"],
  [{ is: "class", of: "pay" }, "工资 薪水 薪资 薪酬 月薪 salary salaries wage wages"],
  [{ is: "class", of: "rent" }, "租金 房租 月租 rent rents"],
  [{ is: "class", of: "people" }, "人 员工 个人 人员 的人 person people employee employees"],
  [{ is: "class", of: "score" }, "分数 成绩 得分 score scores"],
  [{ is: "class", of: "quantity" }, "units 量"],
  [{ is: "class", of: "duration" }, "用时 耗时 时长 duration"],
  [{ is: "class", of: "flow" }, "客流 客流量 人流 人流量 人次 多少人次 visitors visits"],
];
