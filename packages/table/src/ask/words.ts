import type { Words } from "./meaning.ts";
import { WORDS_OF_FIGURES } from "./words-of-figures.ts";
import { WORDS_OF_ORDER } from "./words-of-order.ts";
import { WORDS_OF_TIME } from "./words-of-time.ts";

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

/** Which rows and groups, what is done with them, and what says nothing. */
const WORDS_OF_ROWS: Words = [
  [
    { is: "filler" },
    "的 了 吗 呢 吧 啊 呀 请 请问 帮忙 给我 想 想知道 一下 看 把 将 是 是多少 被 有 都 又 在 里 里面 中 其中 那个 这个 表格 之 之间 和数量 情况 数据 记录 名单 报销 面试 销售 就 也 它 们 得 地 到底 是什么 出来 排一下 ， 。 ？ ！ 、 ； ： , . ? ! ; : ( ) （ ） “ ” \" ' 算算 算一下 算 数 起来 表 那 要 生 a an the of is are was were be do does did please me us show_me tell i want to in at on for from all each's my our this that it there with have has had had got made table data what's 这 那 还 就是 能 可以 需要 要不 全部 所有 整个 总体 咱们 我们 我 你 您 他 她 啥 啦 嘛 哦 哈 么 噢 哎 嗯 呗 下 些 一些 当中 来看 来说 而言 目前 现在 到底 究竟 具体 一下子 一样 好像 帮 帮我看看 看下 查查 查 问下 问一下 告诉我 说说 讲讲 列个表 做个表 大家 每一次 加起来算 加起来看 以及呢 如果 的话 那么 它的 他的 她的 他们的 又是 也就是 从 给大家 随便看看 都算一下 都算出来 算出来 一行一个 一列一个 合在一块 放在一起 hey hi could you can just so now currently each_of any anything anyone ones one its their they he she them these those here then_tell tell give_me let_me know like to_know would about across within during between_them as out up into across_all across_the overall_data by_how_much yet at_all each_one we our we're i'm i.e. i.e e.g. e.g whole entire please_list",
  ],
  [
    { is: "filler" },
    "麻烦 劳驾 拜托 辛苦 谢谢 多谢 谢啦 瞅瞅 瞧瞧 呗 但 不过 可是 并 顺便 哈 咱 咱们家 分别看 合计一下 pls plz thanks thank_you thx cheers but lets let's i'd we've i've folks where",
  ],
  [
    { is: "filler" },
    "时候 because due_to something 往来 been 算下来 how_did how_does how_do how_have 算个 计算一下 求 求出 想了解 了解一下 想问 整理 做一张 做成 画一张 展示 形式 方式 清单 列表 详细 信息 资料 内容 颜色 一列 能不能 能否 是否 总的 整体 大概 大约 这边 里头 每一 我们家 我们店 我们班 我们公司 公司里 本公司 到目前为止 至今 到现在 如今 当前 且 就行 就好 即可 帮我统计 给个 一份 一张 个清单 拉个 出个 弄一个 来一张 你好 您好 同时 另外 好吗 感谢 那边 画成 生成",
  ],
  [
    { is: "filler" },
    "the_number may_i exactly actually really basically at_the_moment etc and_so_on ok well right guys if_possible look_at want_to_see like_to_see need help figure_out work_out calculate compute get_me pull give make_me draw build create generate back account how's whats who's where's when's",
  ],
  [{ is: "filler" }, "而且 画个 画一个 画张 做个 做一个 做张 来个 来一个 来张 弄个 弄张 still everything anything"],
  // What a plan in words says beyond that: it can be asked as it stands.
  [{ is: "filler" }, "→ 分组 分行 分列 算出 按先后排好 in_their_order"],
  [
    { is: "rows" },
    "报名 订单 单子 投诉 记录数 比赛 场次 批次 班次 案子 工单 orders order jobs job cases tickets tasks requests calls matches games sessions visits trips shifts appointments deliveries records rows record row entries entry items item registrations sign-ups",
  ],
  [{ is: "apart" }, "compare 比一比 比一下 分别 分别是 各有 各是 各自 各多少 respectively separately"],
  [
    { is: "each" },
    "先按 每 每个 每家 每位 每种 每一个 每名 每张 各 各个 各家 各种 按 按照 分 依 不同 不同的 不重复 不重复的 different distinct unique by per each every grouped_by group_by for_each broken_down_by rows_by columns_by",
  ],
  [{ is: "which" }, "什么 什么样的 哪个 哪家 哪位 哪种 哪一个 哪一 哪 哪名 which what"],
  [{ is: "who" }, "谁 谁家 哪个人 who whose"],
  [
    { is: "empty" },
    `还空着 为空 是空 是空的 空着 空着的 空白 空的 空缺 缺失 缺着 漏填 漏填了 漏写 漏写了 漏登 漏了 忘了填 忘填 没数 没数据 没有数据 没值 ${NOT_WRITTEN} empty blank missing not_filled is_empty are_empty not_recorded unrecorded not_filled_in left_blank not_entered unknown`,
  ],
  [
    { is: "lacks" },
    "缺 缺少 缺了 没产生 没有产生 没产生过 未产生 没用过 没有用过 没带 没配 没有配 no without lacking lack lacks has_no have_no having_no with_no missing_a missing_their without_a without_any without_an with_no_recorded don't_have doesn't_have has_not_got does_not_have do_not_have",
  ],
  [{ is: "filled" }, "不为空 非空 填了 已填 已填写 填写了 填好了 有数 有数据 filled filled_in not_empty has_a have_a recorded_a"],
  [
    { is: "not" },
    "不是 不属于 不算 非 除了 除开 除去 排除 不计 不包含 除 不含 不包括 不在 没有 aren't isn't wasn't weren't are_not is_not was_not were_not not_a not_an neither haven't hasn't hadn't haven't_been hasn't_been not_been not_yet never yet_to_be not_from except excluding not not_in other_than",
  ],
  [{ is: "and" }, "和 与 跟 及 以及 或 或者 还有 nor and or &"],
  [
    { is: "mark" },
    "标出来 标出 标红 标黄 高亮 标记 标注 标一下 标个红 标成红色 标上颜色 标起来 涂红 圈出来 圈出 划出来 标个色 标上色 标个颜色 标颜色 涂个色 涂上颜色 标灰 标亮 打标 涂色 上色 做标记 突出显示 highlight highlighted mark marked flag flagged",
  ],
  [
    { is: "list" },
    "只看 有没有 是谁的 列出 列一列 挑出来 挑出 选出 选出来 拉出来 给我看 列出来 列一下 哪些 哪些人 哪几个 哪几笔 调出来 调出 调一下 拿出来 提取 罗列 列下 列个 发我 哪几位 分别是哪些 都有什么 筛选 筛 过滤 筛出 找出 找出来 查一下 显示 show show_me list find filter which_ones display_all pull_out",
  ],
  [
    { is: "dedupe" },
    "去重 去掉重复的行 去掉重复 删掉重复 删除重复 去除重复 删掉重复的行 删除重复的行 去个重 去重后 去掉重复项 去重之后 remove_duplicates without_duplicates no_duplicates deduplicate deduped dedupe remove_duplicate_rows",
  ],
  [{ is: "chart", type: "bar" }, "柱状图 画柱状图 条形图 柱图 bar_chart as_a_bar_chart"],
  [
    { is: "chart", type: "line" },
    "折线图 走势 趋势 变化趋势 走势如何 趋势图 画折线图 画成折线 画个折线 走势图 走势线 画条走势线 画走势线 画条折线 画条曲线 曲线图 trend trends line_chart as_a_line_chart",
  ],
  [{ is: "chart", type: "pie" }, "饼图 画饼图 pie_chart as_a_pie_chart"],
  [{ is: "chart", type: "scatter" }, "散点图 画散点图 散点 scatter_plot scatter scatterplot scatter_chart scatter_graph"],
  [{ is: "chart", type: null }, "画图 画成图 做成图 画个图 图表 画条线 chart_it plot_it as_a_chart"],
  [{ is: "crosstab" }, "透视 交叉 交叉统计 cross_table cross_tab cross-tab crosstab pivot as_a_pivot "],
  [
    { is: "newColumn" },
    "加一列 加个列 再加一列 新加一列 新增一列 增加一列 添加一列 算一列 后面加一列 add_a_column add_column new_column a_column_for",
  ],
  [{ is: "thing" }, "户 批 行 这些行 那些行 东西 活儿 活 事情 人家 stuff things deals purchases transactions bookings"],
  [{ is: "side", of: "rows", stands: "before" }, "竖着列 竖着放 竖着是 竖着 纵向 纵向是 纵向放 行放 行是 行为 左边放 左边是 左边列"],
  [
    { is: "side", of: "columns", stands: "before" },
    "横着列 横着放 横着是 横着 横向 横向是 横向放 列放 列是 列为 上面放 上面是 顶上放 顶上是",
  ],
  [
    { is: "side", of: "rows", stands: "behind" },
    "做行 作行 作为行 当行 为行 放行 放在行 在行上 放左边 down_the_side down_the_left as_rows in_rows in_the_rows on_rows down",
  ],
  [
    { is: "side", of: "columns", stands: "behind" },
    "做列 作列 作为列 当列 为列 放列 放在列 在列上 放上面 across_the_top along_the_top as_columns in_columns in_the_columns on_columns across_top across",
  ],
  [
    { is: "filler" },
    "格子里放 格子里填 格子里是 格子里写 格子里 中间放 中间填 单元格放 单元格里放 单元格填 值放 值是 in_the_cells with_cells_showing",
  ],
  [{ is: "others" }, "别的 其他 其它 其余 剩下 其他的 其余的 剩下的 others other the_others the_rest"],
  [{ is: "only" }, "只要 只留 只看这 only"],
  [{ is: "again" }, "再 再按 然后 接着 then also"],
  [{ is: "split" }, "拆开 拆分 细分 分开 split break_down"],
  [
    { is: "forecast" },
    "明年 下个月 下月 下季度 下一年 预测 预计 未来 将来 下周 明天 能卖多少 next_year next_month forecast predict will future",
  ],
  [{ is: "judgement" }, "合理 合不合理 应该 该不该 为什么 为何 原因 怎么办 建议 值得 划算 why should reasonable worth reason"],
];

/** Every word list there is. */
export const WORDS: Words = [...WORDS_OF_ROWS, ...WORDS_OF_FIGURES, ...WORDS_OF_ORDER, ...WORDS_OF_TIME];
