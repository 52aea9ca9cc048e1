import type { Aggregate, Comparison } from "../plan/plan-schema.ts";
import type { MeasureClass } from "./measure-classes.ts";

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
  /** `of`: the figures a word like 最贵 is of; "count": there are most rows of it. */
  | { readonly is: "most"; readonly isUp: boolean; readonly ofTime?: boolean; readonly of?: MeasureClass | "count" }
  | { readonly is: "order"; readonly isUp: boolean }
  | { readonly is: "first" }
  | { readonly is: "oneRow" }
  | { readonly is: "compare"; readonly as: Comparison; readonly of?: MeasureClass }
  | { readonly is: "after"; readonly as: Comparison }
  | { readonly is: "to" }
  | { readonly is: "between" }
  | { readonly is: "empty" }
  | { readonly is: "filled" }
  /** A word that stands before the column nothing is in: 缺电话的, no rating. */
  | { readonly is: "lacks" }
  /** What is done in any row: 来, 用, got. */
  | { readonly is: "did" }
  /** What is left when some are taken away. */
  | { readonly is: "others" }
  /** Rows down and columns across. */
  | { readonly is: "crosstab" }
  /** A number said behind 以上 as well: 4 以上（含 4）. */
  | { readonly is: "inclusive" }
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
  /** Whoever comes again is counted once. */
  | { readonly is: "once" }
  /** The day itself is asked for. */
  | { readonly is: "when" }
  | { readonly is: "weekday"; readonly day: number }
  /** Before or behind a period: before February, 3 月以后. */
  | { readonly is: "beside"; readonly as: "<" | ">" | ">=" }
  | { readonly is: "math"; readonly fn: "+" | "-" | "*" | "/" }
  | { readonly is: "corr" }
  /** The place of each in an order. */
  | { readonly is: "rank" }
  | { readonly is: "forecast" }
  | { readonly is: "judgement" }
  | { readonly is: "class"; readonly of: MeasureClass }
  /** What figures of a class are asked by: 多久, how old. */
  | { readonly is: "howMuchOf"; readonly of: MeasureClass };

/** Words by what they say, in both languages: people mix them. Each list is one meaning; longer words are found first. */
const NOT_WRITTEN = ["没", "没有", "未", "还没", "还没有", "还未", "尚未"]
  .flatMap((no) =>
    [
      "填",
      "填写",
      "写",
      "写明",
      "录",
      "录入",
      "录到",
      "登记",
      "登",
      "记",
      "记录",
      "标",
      "标明",
      "统计",
      "统计到",
      "抄到",
      "注明",
      "交",
      "缴",
      "留",
      "留下",
      "给出",
    ].map((verb) => no + verb),
  )
  .join(" ");

/** Days of the week, the first one Monday. */
const WEEKDAYS = [
  "一 monday mondays",
  "二 tuesday tuesdays",
  "三 wednesday wednesdays",
  "四 thursday thursdays",
  "五 friday fridays",
  "六 saturday saturdays",
  "日 sunday sundays",
].map((names) => {
  const [sign = "", ...english] = names.split(" ");
  const chinese = ["周", "星期", "礼拜"].flatMap((week) => (sign === "日" ? [`${week}日`, `${week}天`] : [`${week}${sign}`]));
  return [...chinese, ...english].join(" ");
});

/** 多的排前面: an order by which end comes first. */
const PUT_FIRST = (sizes: string): string =>
  sizes
    .split(" ")
    .flatMap((size) =>
      ["排前面", "排在前面", "排前", "排在前", "在前", "在前面", "放前面", "排最前面", "排在最前面"].map((put) => `${size}的${put}`),
    )
    .join(" ");

export const WORDS: readonly (readonly [Meaning, string])[] = [
  [
    { is: "filler" },
    "的 了 吗 呢 吧 啊 呀 请 请问 帮我 帮忙 给我 我想 想 想知道 想看 看看 看一下 一下 看 把 将 是 是多少 被 有 都 又 在 里 里面 中 其中 那些 那个 这些 这个 这张表 表里 表格 之 之间 和数量 情况 数据 记录 名单 报销 面试 销售 就 也 它 他们 们 得 地 到底 是什么 出来 排一下 ， 。 ？ ！ 、 ； ： , . ? ! ; : ( ) （ ） “ ” \" ' 算算 算一下 算 数 起来 表 那 要 生 a an the of is are was were be do does did please me us show_me tell i want to in at on for from all each's my our this that it there with have has had had got made table data what's 这 那 还 就是 能 可以 需要 要不 全部 所有 整个 总体 咱们 我们 我 你 您 他 她 啥 啦 嘛 哦 哈 么 噢 哎 嗯 呗 下 些 一些 当中 来看 来说 而言 目前 现在 到底 究竟 具体 一下子 一样 以外 之外 好像 帮 帮我看看 看下 查查 查 问下 问一下 告诉我 说说 讲讲 列个表 做个表 大家 每一次 加起来算 加起来看 以及呢 如果 的话 那么 它的 他的 她的 他们的 又是 也就是 从 给大家 随便看看 都算一下 都算出来 算出来 一行一个 一列一个 合在一块 放在一起 hey hi could you can just so now currently each_of any anything anyone ones one its their they he she them these those here then_tell tell give_me let_me know like to_know would about across within during between_them as out up into across_all across_the overall_data by_how_much yet at_all each_one we our we're i'm i.e. i.e e.g. e.g whole entire please_list",
  ],
  // What a plan in words says beyond that: it can be asked as it stands.
  [{ is: "filler" }, "→ 分组 分行 分列 算出 按先后排好 in_their_order"],
  [{ is: "rows" }, "报名 订单 单子 投诉 记录数 orders order records rows record row entries entry items item registrations sign-ups"],
  [{ is: "apart" }, "比一比 比一下 分别 分别是 各有 各是 各自 各多少 respectively separately"],
  [
    { is: "each" },
    "先按 每 每个 每家 每位 每种 每一个 每名 每张 各 各个 各家 各种 按 按照 分 依 不同 不同的 不重复 不重复的 different distinct unique by per each every grouped_by group_by for_each broken_down_by rows_by columns_by",
  ],
  [{ is: "which" }, "哪个 哪家 哪位 哪种 哪一个 哪一 哪 哪名 which what"],
  [{ is: "who" }, "谁 who"],
  [
    { is: "count" },
    "几笔 几次 几个 几个人 几条 几单 几人 几名 几家 多少笔 多少次 多少个 多少条 多少单 多少人 多少名 多少家 多少位 笔数 次数 件数 份数 人数 条数 单数 个数 总人数 总数量 订单数 行数 几行 多少行 次 笔 数一数 数人数 多少个人 how_many number_of number_of_rows count count of counts headcount",
  ],
  [{ is: "howMuch" }, "多少 多少分 几分 几元 how_much"],
  [{ is: "howMuchOf", of: "money" }, "多少钱 多少元 多少块 多少块钱 几块钱 how_much_money"],
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
    "总 一共 总共 共 全部加起来 总额 总计 合计 总和 总数 累计 加起来 加一块 加一起 加在一起 加到一起 加一块儿 合起来 合计起来 拢共 统共 通共 total sum sum_of in_total altogether overall totals",
  ],
  [{ is: "agg", fn: "avg" }, "平均 平均分 平均数 平均值 均值 人均 笔均 average avg mean on_average averages"],
  [{ is: "agg", fn: "median" }, "中位数 中位值 median"],
  [{ is: "agg", fn: "stdev" }, "标准差 standard_deviation stdev std_dev"],
  [{ is: "agg", fn: "max" }, "最大值 最高值 maximum_value"],
  [{ is: "agg", fn: "min" }, "最小值 最低值 minimum_value"],
  [{ is: "summary" }, "汇总 统计 统计一下 小结 summary summarise summarize breakdown"],
  [
    { is: "share" },
    "占比 占多少 占 百分比 比例 比重 占总额的百分比 占总数的百分比 占总额 占总数 占全部 占所有 份额 百分之几 占百分之几 几成 占几成 占了 share share_of percentage percent percent_of percentage_of proportion what_percent what_percent_of %_of what_% what_%_of what_percentage what_percentage_of what_share what_share_of what_proportion what_proportion_of",
  ],
  [
    { is: "most", isUp: true },
    "最高 最高分 最多 最大 最好 最强 highest most largest biggest greatest top the_most the_highest maximum max",
  ],
  [{ is: "most", isUp: false }, "最低 最低分 最少 最小 最差 lowest least smallest fewest the_least the_lowest minimum min"],
  [{ is: "most", isUp: true, ofTime: true }, "最近 最新 最晚 最后 最近一次 最新一次 最后一次 latest newest most_recent last"],
  [{ is: "most", isUp: false, ofTime: true }, "最早 最先 最初 最开始 最早一次 earliest"],
  [{ is: "most", isUp: true, of: "price" }, "最贵 最昂贵 most_expensive the_most_expensive priciest costliest"],
  [{ is: "most", isUp: false, of: "price" }, "最便宜 最实惠 cheapest the_cheapest least_expensive"],
  [{ is: "most", isUp: true, of: "duration" }, "最久 最长 最长时间 最耗时 longest the_longest"],
  [{ is: "most", isUp: true, of: "speed" }, "最慢 slowest the_slowest"],
  [{ is: "most", isUp: false, of: "speed" }, "最快 quickest fastest the_fastest"],
  [{ is: "most", isUp: false, of: "duration" }, "最短 最短时间 shortest the_shortest"],
  [{ is: "most", isUp: true, of: "age" }, "最老 最年长 年纪最大 岁数最大 oldest the_oldest"],
  [{ is: "most", isUp: false, of: "age" }, "最年轻 年纪最小 岁数最小 youngest the_youngest"],
  [{ is: "most", isUp: true, of: "weight" }, "最重 heaviest"],
  [{ is: "most", isUp: false, of: "weight" }, "最轻 lightest"],
  [{ is: "most", isUp: true, of: "length" }, "最远 farthest furthest"],
  [{ is: "most", isUp: false, of: "length" }, "最近距离 nearest closest"],
  [
    { is: "most", isUp: true, of: "count" },
    "最忙 最常见 最频繁 最热门 最受欢迎 最勤 最活跃 busiest the_busiest most_common most_popular most_frequent most_often the_most_common the_most_popular",
  ],
  [{ is: "most", isUp: false, of: "count" }, "最闲 最冷门 最少见 least_common least_popular quietest least_busy rarest"],
  [
    { is: "order", isUp: false },
    `${PUT_FIRST("多 高 大 贵 晚 新")} 从高到低 从大到小 从多到少 由高到低 由大到小 从晚到早 降序 倒序 highest_first latest_first newest_first descending largest_first from_high_to_low desc`,
  ],
  [
    { is: "order", isUp: true },
    `${PUT_FIRST("少 低 小 便宜 早")} 先后 先后排 先后排序 先后排列 先后顺序 先后次序 时间顺序 时间先后 从低到高 从小到大 从少到多 由低到高 由小到大 从早到晚 升序 lowest_first earliest_first oldest_first ascending smallest_first from_low_to_high asc`,
  ],
  [{ is: "first" }, "前 取前 排名前 top first"],
  [
    { is: "oneRow" },
    "一笔 每笔 一单 每单 一条 每条 那笔 那单 那条 那次 那一笔 那一次 那一条 那一单 一次 每次 每人次 单条 单笔 单次 per_order each_order",
  ],
  [{ is: "compare", as: ">" }, "大于 超过 高于 多于 超出 多过 高过 不止 > more_than over above greater_than higher_than exceeding exceeds"],
  [{ is: "compare", as: ">=" }, "不低于 不少于 不小于 至少 大于等于 >= ≥ at_least no_less_than not_less_than 不下 不下于"],
  [
    { is: "compare", as: "<" },
    "小于 低于 少于 不到 不足 未满 不满 没到 没有到 未到 还没到 没满 还不到 < less_than under below lower_than fewer_than",
  ],
  [{ is: "compare", as: "<=" }, "不超过 不高于 不多于 不大于 至多 最多不超过 小于等于 <= ≤ at_most no_more_than not_more_than"],
  [{ is: "compare", as: ">", of: "duration" }, "longer_than slower_than 久于 长于"],
  [{ is: "compare", as: "<", of: "duration" }, "shorter_than faster_than quicker_than 短于 快于"],
  [{ is: "compare", as: ">", of: "age" }, "older_than 年满"],
  [{ is: "compare", as: "<", of: "age" }, "younger_than"],
  [{ is: "compare", as: ">", of: "price" }, "more_expensive_than dearer_than 贵过"],
  [{ is: "compare", as: "<", of: "price" }, "cheaper_than"],
  [{ is: "compare", as: ">", of: "weight" }, "heavier_than 重于"],
  [{ is: "compare", as: "<", of: "weight" }, "lighter_than 轻于"],
  [{ is: "compare", as: "=" }, "等于 为 是= = equals equal_to"],
  [{ is: "after", as: ">=" }, "以上 及以上 或以上 往上 or_more and_above or_above and_over"],
  [{ is: "after", as: "<" }, "以下 之下 or_less or_below and_below"],
  [{ is: "after", as: "<=" }, "以内 及以下 或以下 之内"],
  [{ is: "to" }, "到 至 ~ - – — to"],
  [{ is: "between" }, "介于 between"],
  [
    { is: "empty" },
    `还空着 为空 是空 是空的 空着 空着的 空白 空的 空缺 缺失 缺着 漏填 漏填了 漏写 漏写了 漏登 漏了 忘了填 忘填 没数 没数据 没有数据 没值 ${NOT_WRITTEN} empty blank missing not_filled is_empty are_empty not_recorded unrecorded not_filled_in left_blank not_entered unknown`,
  ],
  [
    { is: "lacks" },
    "缺 缺少 缺了 no without lacking lack lacks has_no have_no having_no with_no missing_a missing_their without_a without_any without_an with_no_recorded don't_have doesn't_have has_not_got does_not_have do_not_have",
  ],
  [{ is: "filled" }, "不为空 非空 填了 已填 已填写 填写了 填好了 有数 有数据 filled filled_in not_empty has_a have_a recorded_a"],
  [
    { is: "not" },
    "不是 不属于 不算 非 除了 除开 除去 排除 不计 不包含 除 不含 不包括 不在 没有 neither not_from except excluding not not_in other_than",
  ],
  [{ is: "and" }, "和 与 跟 及 以及 或 或者 还有 nor and or &"],
  [{ is: "than" }, "比 相比 对比 比较 compared_with compared_to versus vs than"],
  [
    { is: "change" },
    "环比 比上个月 比上月 比前一个月 较上月 月环比 比上一个月 month_over_month month-on-month compared_with_the_month_before compared_with_the_one_before",
  ],
  [
    { is: "changeWord" },
    "多 少 变 变了 涨 跌 涨了 跌了 涨了还是跌了 增 增加 减少 增长 下降 多了 少了 涨跌 变化 百分之多少 差多少 高出 多出 低出 多多少 少多少 差 高 低 更多 更少 more fewer less change changed increase decrease difference grow grew drop dropped up_or_down",
  ],
  [
    { is: "mark" },
    "标出来 标出 标红 标黄 高亮 标记 标注 标一下 标个红 标成红色 标上颜色 标起来 涂红 圈出来 圈出 划出来 做个标记 标个色 标上色 标个颜色 标颜色 涂个色 涂上颜色 highlight mark flag",
  ],
  [
    { is: "list" },
    "只看 有没有 是谁的 列出 列一列 挑出来 挑出 选出 选出来 拉出来 给我看 列出来 列一下 有哪些 哪些 哪些人 有哪些人 哪几个 哪几笔 是哪些 筛选 筛出 找出 找出来 查一下 显示 show show_me list find filter which_ones",
  ],
  [
    { is: "dedupe" },
    "去重 去掉重复的行 去掉重复 删掉重复 删除重复 去除重复 删掉重复的行 删除重复的行 remove_duplicates dedupe remove_duplicate_rows",
  ],
  [{ is: "chart", type: "bar" }, "柱状图 画成柱状图 画柱状图 画个柱状图 条形图 画成条形图 柱图 bar_chart as_a_bar_chart"],
  [
    { is: "chart", type: "line" },
    "折线图 走势 趋势 变化趋势 走势如何 趋势图 画成折线图 画折线图 画个折线图 画成折线 画个折线 走势图 走势线 画条走势线 画走势线 画条折线 画条曲线 曲线图 trend trends line_chart as_a_line_chart",
  ],
  [{ is: "chart", type: "pie" }, "饼图 画成饼图 画饼图 画个饼图 pie_chart as_a_pie_chart"],
  [{ is: "chart", type: "scatter" }, "散点图 画散点图 scatter_plot"],
  [{ is: "chart", type: null }, "画图 画成图 画成图表 做成图 做成图表 画个图 图表 画条线 chart_it plot_it as_a_chart"],
  [
    { is: "crosstab" },
    "交叉表 做成交叉表 透视表 做成透视表 做个透视表 做个交叉表 交叉看 交叉统计 cross_table crosstab pivot_table as_a_pivot_table",
  ],
  [{ is: "math", fn: "/" }, "除以 ÷ divided_by over_its"],
  [{ is: "math", fn: "*" }, "乘以 乘上 乘 × * x times multiplied_by"],
  [{ is: "math", fn: "-" }, "减去 减掉 减 minus"],
  [{ is: "math", fn: "+" }, "加上 加 plus"],
  [{ is: "corr" }, "相关系数 相关性 相关度 correlation correlation_coefficient correlation_between"],
  [{ is: "beside", as: "<" }, "before 以前 之前 earlier_than 早于"],
  [{ is: "beside", as: ">" }, "after later_than 晚于 之后"],
  [{ is: "beside", as: ">=" }, "since from_then_on 起 以来 开始"],
  ...WEEKDAYS.map((words, n) => [{ is: "weekday", day: n + 1 } as const, words] as const),
  [{ is: "most", isUp: false, of: "quantity" }, "least_stocked"],
  [{ is: "most", isUp: true, of: "quantity" }, "most_stocked best_stocked"],
  [{ is: "others" }, "其他 其它 其余 剩下 其他的 其余的 剩下的 others other the_others the_rest"],
  [
    { is: "inclusive" },
    "两头都算 两头都含 两头都包括 两头算上 两端都算 两端都含 首尾都算 含两头 含两端 包括两头 包含两头 both_ends_included 含 包含 包括 含本数 inclusive",
  ],
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
  [{ is: "bins" }, "每档 每段 每一档 每一段 每个区间 一段 一档 为一段 一个区间 分段 wide"],
  [{ is: "only" }, "只要 只留 只看这 only"],
  [{ is: "again" }, "再 再按 然后 接着 then also"],
  [{ is: "split" }, "拆开 拆分 细分 分开 split break_down"],
  [
    { is: "forecast" },
    "明年 下个月 下月 下季度 下一年 预测 预计 未来 将来 下周 明天 能卖多少 next_year next_month forecast predict will future",
  ],
  [
    { is: "once" },
    "同一个人只算一次 同一人只算一次 一个人只算一次 每人只算一次 每个人只算一次 重复的只算一次 重复的算一次 counted_once each_counted_once",
  ],
  [{ is: "when" }, "when 什么时候 哪一天 啥时候 什么日子"],
  /** The place of each row in an order. */
  [{ is: "rank" }, "排个名次 排名次 排出名次 排个名 名次 排个位次"],
  [{ is: "judgement" }, "合理 合不合理 应该 该不该 为什么 为何 原因 怎么办 建议 值得 划算 why should reasonable worth reason"],
  [
    { is: "class", of: "spending" },
    "花 花了 花钱 花费 花得 花掉 花的 花出 花出去 报 报了 报销额 报销金额 报销总额 报的 费用 开销 支出 开支 付 付了 付的 付出 交 交了 交的 交钱 缴 缴了 缴费 消费 消费了 用钱 spend spending spent cost costs paid pay pays expense expenses",
  ],
  [
    { is: "class", of: "income" },
    "卖 卖了 卖出 卖得 卖的 卖掉 卖钱 收 收了 收的 收钱 收费 收款 收入 进账 入账 创收 销售额 营业额 revenue sales income brought_in",
  ],
  [{ is: "class", of: "gain" }, "赚 赚了 赚的 赚到 赚钱 挣 挣了 挣到 挣钱 利润 盈利 earn earned earns earning profit profits made_money"],
  [{ is: "class", of: "money" }, "钱 money"],
  [{ is: "class", of: "amount" }, "金额 额 amount amounts"],
  [{ is: "class", of: "pay" }, "工资 薪水 薪资 薪酬 月薪 salary salaries wage wages"],
  [{ is: "class", of: "rent" }, "租金 房租 月租 rent rents"],
  [{ is: "class", of: "people" }, "人 员工 个人 人员 的人 person people employee employees"],
  [{ is: "class", of: "score" }, "分数 成绩 得分 score scores"],
  [{ is: "class", of: "quantity" }, "units 量"],
  [{ is: "class", of: "flow" }, "客流 客流量 人流 人流量 人次 多少人次 visitors visits"],
];
