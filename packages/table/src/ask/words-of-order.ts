import type { Words } from "./meaning.ts";

/** 多的排前面: an order by which end comes first. */
const PUT_FIRST = (sizes: string): string =>
  sizes
    .split(" ")
    .flatMap((size) =>
      ["排前面", "排在前面", "排前", "排在前", "在前", "在前面", "放前面", "排最前面", "排在最前面"].map((put) => `${size}的${put}`),
    )
    .join(" ");

/** Which end comes first, and what is more or less than what. */
export const WORDS_OF_ORDER: Words = [
  [
    { is: "most", isUp: true },
    "最高 最高分 最多 最大 最好 最强 highest best most largest biggest greatest top the_most the_highest maximum max",
  ],
  [{ is: "most", isUp: false }, "最低 最低分 最少 最小 最差 lowest worst least smallest fewest the_least the_lowest minimum min"],
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
  [{ is: "most", isUp: true, of: "pages" }, "最厚 thickest"],
  [{ is: "most", isUp: false, of: "pages" }, "最薄 thinnest"],
  [{ is: "most", isUp: true, of: "heat" }, "最热 hottest warmest"],
  [{ is: "most", isUp: false, of: "heat" }, "最冷 coldest coolest"],
  [{ is: "most", isUp: true, of: "length" }, "跑得最远 跑得最多 骑得最远 开得最远 走得最远 行驶最多 最远 farthest furthest"],
  [{ is: "most", isUp: false, of: "length" }, "最近距离 nearest closest"],
  [
    { is: "most", isUp: true, of: "count" },
    "最忙 出现最多 出现得最多 出现次数最多 最常出现 最常见 最频繁 最热门 最受欢迎 最勤 最活跃 busiest the_busiest most_common most_popular most_frequent most_often the_most_common the_most_popular",
  ],
  [{ is: "most", isUp: false, of: "count" }, "最闲 最冷门 最少见 least_common least_popular quietest least_busy rarest"],
  [
    { is: "order", isUp: false },
    `${PUT_FIRST("多 高 大 贵 晚 新")} 排名 排行 排行榜 从高往低 由多到少 从贵到便宜 从高到低 从大到小 从多到少 由高到低 由大到小 从晚到早 降序 倒序 highest_first best_first most_first biggest_first most_expensive_first latest_first newest_first descending largest_first from_high_to_low desc`,
  ],
  [
    { is: "order", isUp: true },
    `${PUT_FIRST("少 低 小 便宜 早")} 先后 先后排 先后排序 先后排列 先后顺序 先后次序 时间顺序 时间先后 从低往高 由少到多 从便宜到贵 从低到高 从小到大 从少到多 由低到高 由小到大 从早到晚 升序 lowest_first cheapest_first worst_first least_first earliest_first oldest_first ascending smallest_first from_low_to_high asc`,
  ],
  [
    { is: "sorted" },
    "排个队 排队 排序一下 排序 排列 排个序 排下序 排一排 sort sorted sort_by sorted_by order_by ordered_by sort_them arrange arranged",
  ],
  [{ is: "first" }, "前 取前 排名前 top first"],
  [
    { is: "oneRow" },
    "一笔 每笔 一单 每单 一条 每条 那笔 那单 那条 那次 那一笔 那一次 那一条 那一单 单张 单场 单趟 一次 每次 每人次 单条 单笔 单次 per_order each_order",
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
  [
    { is: "after", as: ">=" },
    "以上 及以上 或以上 往上 or_more and_above or_above and_over or_higher and_higher and_up or_up or_better or_over",
  ],
  [{ is: "after", as: "<" }, "以下 之下"],
  [{ is: "after", as: "<=" }, "以内 及以下 或以下 之内 or_less or_below and_below or_lower and_lower or_fewer or_under and_under"],
  [{ is: "to" }, "到 至 ~ - – — to"],
  [{ is: "between" }, "介于 between"],
  [{ is: "than" }, "比 相比 对比 比较 compared_with compared_to versus vs than"],
  [
    { is: "change" },
    "环比 比上月 与上月相比 和上月比 跟上月比 跟上个月比 和上个月比 环比增长 比上个月 比上月 比前一个月 较上月 月环比 比上一个月 month_over_month month-on-month compared_with_the_month_before compared_with_the_one_before from_the_previous_month previous_month 与上个月相比",
  ],
  [
    { is: "changeWord" },
    "多 少 变 变了 涨 跌 涨了 跌了 涨了还是跌了 增减 增减多少 变动 变动多少 变化多少 浮动 增 增加 减少 增长 下降 多了 少了 涨跌 变化 增长率 涨幅 增幅 增速 growth growth_rate 百分之多少 相差 相差多少 差距 差距多大 difference_between 差多少 高出 多出 低出 多多少 少多少 差 高 低 更多 更少 more fewer less change changed increase decrease difference grow grew drop dropped up_or_down",
  ],
  [{ is: "most", isUp: false, of: "quantity" }, "least_stocked"],
  [{ is: "most", isUp: true, of: "quantity" }, "most_stocked best_stocked"],
  [
    { is: "inclusive" },
    "两头都算 两头都含 两头都包括 两头算上 两端都算 两端都含 首尾都算 含两头 含两端 包括两头 包含两头 both_ends_included 含 包含 包括 含本数 inclusive",
  ],
];
