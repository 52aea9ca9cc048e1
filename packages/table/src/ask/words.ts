import type { Aggregate, Comparison } from "../plan/plan-schema.ts";

/** What a word of a question says. `filler` says nothing, and may stay unused. */
export type Meaning =
  | { readonly is: "filler" }
  /** What the rows of a table are: orders, sign-ups. */
  | { readonly is: "rows" }
  /** Each of what was named is meant by itself. */
  | { readonly is: "apart" }
  | { readonly is: "each" }
  | { readonly is: "which" }
  | { readonly is: "who" }
  | { readonly is: "count" }
  | { readonly is: "howMuch" }
  | { readonly is: "agg"; readonly fn: Aggregate }
  | { readonly is: "summary" }
  | { readonly is: "share" }
  | { readonly is: "most"; readonly isUp: boolean; readonly ofTime?: boolean }
  | { readonly is: "order"; readonly isUp: boolean }
  | { readonly is: "first" }
  | { readonly is: "oneRow" }
  | { readonly is: "compare"; readonly as: Comparison }
  | { readonly is: "after"; readonly as: Comparison }
  | { readonly is: "to" }
  | { readonly is: "between" }
  | { readonly is: "empty" }
  | { readonly is: "filled" }
  | { readonly is: "not" }
  | { readonly is: "and" }
  | { readonly is: "than" }
  | { readonly is: "change" }
  | { readonly is: "changeWord" }
  | { readonly is: "mark" }
  | { readonly is: "list" }
  | { readonly is: "dedupe" }
  | { readonly is: "chart"; readonly type: "bar" | "line" | "pie" | "scatter" | null }
  | { readonly is: "grain"; readonly grain: "day" | "week" | "month" | "quarter" | "year" }
  | { readonly is: "weekend" }
  | { readonly is: "relative"; readonly grain: "month" | "quarter" | "year"; readonly back: number }
  | { readonly is: "bins" }
  | { readonly is: "only" }
  | { readonly is: "again" }
  | { readonly is: "split" }
  | { readonly is: "forecast" }
  | { readonly is: "judgement" }
  | { readonly is: "class"; readonly of: MeasureClass };

/** What figures are of, in words that need not be a heading. */
export type MeasureClass = "money" | "amount" | "people" | "score" | "flow" | "time";

/** Headings that are of a class; the first of a table that fits is meant, if it is the only one. */
export const CLASS_HEADINGS: Readonly<Record<MeasureClass, RegExp>> = {
  money: /金额|销售额|营业额|费用|花费|支出|收入|销售|价|薪|工资|成本|利润|额$|amount|revenue|sales|price|cost|salary|spend|fee/iu,
  /** A sum of money without a word of what is done with it: what was planned is one too. */
  amount:
    /金额|销售额|营业额|费用|花费|支出|收入|销售|价|薪|工资|成本|利润|预算|额$|amount|revenue|sales|price|cost|salary|spend|fee|budget/iu,
  people: /员工|姓名|名字|人员|报销人|申请人|客户|学生|name|employee|person|customer|student/iu,
  score: /分$|分数|成绩|得分|评分|score|grade|mark|satisfaction/iu,
  flow: /客流|人流|流量|访问|进馆|人次|visits|traffic|visitors/iu,
  time: /日期|时间|月份|年月|date|time|month|day/iu,
};

/** Words by what they say, in both languages: people mix them. Each list is one meaning; longer words are found first. */
export const WORDS: readonly (readonly [Meaning, string])[] = [
  [
    { is: "filler" },
    "的 了 吗 呢 吧 啊 呀 请 请问 帮我 帮忙 给我 我想 想 想知道 想看 看看 看一下 一下 看 把 将 是 是多少 被 有 都 又 在 里 里面 中 其中 那些 那个 这些 这个 这张表 表里 表格 之 之间 和数量 情况 数据 记录 名单 报销 面试 销售 就 也 它 他们 得 地 到底 分别是 是什么 什么 来 出来 排一下 ， 。 ？ ！ 、 ； ： , . ? ! ; : ( ) （ ） “ ” \" ' 算算 算一下 算 数 起来 表 那 要 生 a an the of is are was were be do does did please me us show_me tell i want to in at on for from all each's my our this that it there with sold sell have has had had got made table data what's",
  ],
  // What a plan in words says beyond that: it can be asked as it stands.
  [{ is: "filler" }, "→ 分组 分行 分列 算出 按先后排好 in_their_order"],
  [{ is: "rows" }, "报名 订单 单子 投诉 orders order records rows record row entries entry items item registrations sign-ups"],
  [{ is: "apart" }, "比一比 比一下 分别 各有 各是 各自 respectively separately"],
  [
    { is: "each" },
    "每 每个 每家 每位 每种 每一个 每名 每张 各 各个 各家 各种 按 按照 分 依 不同 不同的 different by per each every grouped_by group_by for_each broken_down_by rows_by columns_by",
  ],
  [{ is: "which" }, "哪个 哪家 哪位 哪种 哪一个 哪一 哪 哪名 which what"],
  [{ is: "who" }, "谁 who"],
  [
    { is: "count" },
    "几笔 几次 几个 几个人 几条 几单 几人 几名 几家 多少笔 多少次 多少个 多少条 多少单 多少人 多少名 多少家 多少位 笔数 次数 人数 条数 单数 个数 总人数 总数量 订单数 行数 几行 多少行 次 笔 数一数 数人数 多少个人 how_many number_of number_of_rows count count of counts headcount",
  ],
  [{ is: "howMuch" }, "多少 多少钱 多少分 几分 几元 how_much"],
  [{ is: "agg", fn: "sum" }, "总 一共 总共 共 总额 总计 合计 总和 总数 累计 加起来 total sum sum_of in_total altogether overall totals"],
  [{ is: "agg", fn: "avg" }, "平均 平均分 平均数 平均值 均值 人均 笔均 average avg mean on_average averages"],
  [{ is: "agg", fn: "median" }, "中位数 中位值 median"],
  [{ is: "agg", fn: "max" }, "最大值 最高值 maximum_value"],
  [{ is: "agg", fn: "min" }, "最小值 最低值 minimum_value"],
  [{ is: "summary" }, "汇总 统计 统计一下 小结 summary summarise summarize breakdown"],
  [
    { is: "share" },
    "占比 占多少 占 百分比 比例 比重 占总额的百分比 占总数的百分比 占总额 占总数 占全部 份额 share share_of percentage percent_of proportion",
  ],
  [
    { is: "most", isUp: true },
    "最高 最高分 最多 最大 最贵 最好 最强 最长 highest most largest biggest greatest top most_expensive the_most the_highest maximum max",
  ],
  [
    { is: "most", isUp: false },
    "最低 最低分 最少 最小 最便宜 最差 最短 lowest least smallest fewest cheapest the_least the_lowest minimum min",
  ],
  [{ is: "most", isUp: true, ofTime: true }, "最近 最新 最晚 latest newest most_recent last"],
  [{ is: "most", isUp: false, ofTime: true }, "最早 最先 earliest oldest"],
  [
    { is: "order", isUp: false },
    "从高到低 从大到小 从多到少 由高到低 由大到小 从晚到早 降序 倒序 highest_first latest_first newest_first descending largest_first from_high_to_low desc",
  ],
  [
    { is: "order", isUp: true },
    "从低到高 从小到大 从少到多 由低到高 由小到大 从早到晚 升序 lowest_first earliest_first oldest_first ascending smallest_first from_low_to_high asc",
  ],
  [{ is: "first" }, "前 取前 排名前 top first"],
  [{ is: "oneRow" }, "一笔 每笔 一单 每单 一条 每条 一次 每次 每人次 per_order each_order"],
  [{ is: "compare", as: ">" }, "大于 超过 高于 多于 超出 > more_than over above greater_than higher_than exceeding exceeds"],
  [{ is: "compare", as: ">=" }, "不低于 不少于 不小于 至少 大于等于 >= ≥ at_least no_less_than not_less_than"],
  [{ is: "compare", as: "<" }, "小于 低于 少于 不到 不足 < less_than under below lower_than fewer_than"],
  [{ is: "compare", as: "<=" }, "不超过 不高于 不多于 不大于 至多 最多不超过 小于等于 <= ≤ at_most no_more_than not_more_than"],
  [{ is: "compare", as: "=" }, "等于 为 是= = equals equal_to"],
  [{ is: "after", as: ">=" }, "以上 及以上 或以上 往上 or_more and_above or_above and_over"],
  [{ is: "after", as: "<" }, "以下 之下 or_less or_below and_below"],
  [{ is: "after", as: "<=" }, "以内 及以下 或以下 之内"],
  [{ is: "to" }, "到 至 ~ - – — to"],
  [{ is: "between" }, "介于 between"],
  [{ is: "empty" }, "还没填 还没有填 还空着 为空 是空 空着 没填 没有填 未填 空白 空的 缺失 empty blank missing not_filled"],
  [{ is: "filled" }, "不为空 非空 填了 已填 filled not_empty"],
  [{ is: "not" }, "不是 非 除了 除 不含 不包括 不在 没有 except excluding not not_in other_than"],
  [{ is: "and" }, "和 与 跟 及 以及 或 或者 还有 and or &"],
  [{ is: "than" }, "比 相比 对比 比较 compared_with compared_to versus vs than"],
  [
    { is: "change" },
    "环比 比上个月 比上月 比前一个月 较上月 月环比 比上一个月 month_over_month month-on-month compared_with_the_month_before compared_with_the_one_before",
  ],
  [
    { is: "changeWord" },
    "多 少 变 变了 涨 跌 涨了 跌了 涨了还是跌了 增 增加 减少 增长 下降 多了 少了 涨跌 变化 百分之多少 差多少 多多少 少多少 差 高 低 change changed increase decrease difference grow grew drop dropped up_or_down",
  ],
  [{ is: "mark" }, "标出来 标出 标红 标黄 高亮 标记 标注 标一下 highlight mark flag"],
  [
    { is: "list" },
    "只看 列出 列出来 列一下 有哪些 哪些 哪几个 哪几笔 是哪些 筛选 筛出 找出 找出来 查一下 显示 show show_me list find filter which_ones",
  ],
  [
    { is: "dedupe" },
    "去重 去掉重复的行 去掉重复 删掉重复 删除重复 去除重复 删掉重复的行 删除重复的行 remove_duplicates dedupe remove_duplicate_rows",
  ],
  [{ is: "chart", type: "bar" }, "柱状图 画成柱状图 画柱状图 条形图 画成条形图 柱图 bar_chart as_a_bar_chart"],
  [{ is: "chart", type: "line" }, "折线图 画成折线图 画折线图 画个折线图 画成折线 画个折线 走势图 line_chart as_a_line_chart"],
  [{ is: "chart", type: "pie" }, "饼图 画成饼图 画饼图 画个饼图 pie_chart as_a_pie_chart"],
  [{ is: "chart", type: "scatter" }, "散点图 画散点图 scatter_plot"],
  [{ is: "chart", type: null }, "画图 画成图 画成图表 做成图 做成图表 画个图 图表 chart_it plot_it as_a_chart"],
  [{ is: "grain", grain: "month" }, "月 月份 个月 月度 month monthly months"],
  [{ is: "grain", grain: "quarter" }, "季度 季 个季度 quarter quarterly"],
  [{ is: "grain", grain: "year" }, "年 年度 年份 year yearly"],
  [{ is: "grain", grain: "week" }, "周 星期 个星期 week weekly"],
  [{ is: "grain", grain: "day" }, "天 日 day daily"],
  [{ is: "weekend" }, "周末 weekend weekends"],
  [{ is: "relative", grain: "month", back: 0 }, "本月 这个月 当月 this_month"],
  [{ is: "relative", grain: "month", back: 1 }, "上个月 上月 last_month"],
  [{ is: "relative", grain: "quarter", back: 0 }, "本季度 这个季度 this_quarter"],
  [{ is: "relative", grain: "quarter", back: 1 }, "上季度 上个季度 last_quarter"],
  [{ is: "relative", grain: "year", back: 0 }, "今年 本年 this_year"],
  [{ is: "relative", grain: "year", back: 1 }, "去年 上一年 last_year"],
  [{ is: "bins" }, "一段 一档 为一段 一个区间 分段 wide"],
  [{ is: "only" }, "只要 只留 只看这 only"],
  [{ is: "again" }, "再 再按 然后 接着 then also"],
  [{ is: "split" }, "拆开 拆分 细分 分开 split break_down"],
  [
    { is: "forecast" },
    "明年 下个月 下月 下季度 下一年 预测 预计 未来 将来 下周 明天 能卖多少 next_year next_month forecast predict will future",
  ],
  [{ is: "judgement" }, "合理 合不合理 应该 该不该 为什么 为何 原因 怎么办 建议 值得 划算 why should reasonable worth reason"],
  [
    { is: "class", of: "money" },
    "钱 花 花了 花钱 花费 花得 花掉 花的 报 报了 报销额 报销金额 报销总额 报的 费用 开销 支出 卖 卖了 卖出 卖得 付 付了 销售额 营业额 spend spending spent revenue sales cost costs money paid pay",
  ],
  [{ is: "class", of: "amount" }, "金额 额 amount amounts"],
  [{ is: "class", of: "people" }, "人 员工 个人 人员 person people employee employees"],
  [{ is: "class", of: "score" }, "分数 成绩 得分 score scores"],
  [{ is: "class", of: "flow" }, "客流 客流量 人流 人流量 人次 多少人次 visitors visits"],
];
