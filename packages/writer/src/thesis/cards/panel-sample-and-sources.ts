import type { MethodCard } from "../method-card.ts";

export const panelSampleAndSources: MethodCard = {
  key: "panel-sample-and-sources",
  title: { zh: "样本与数据来源的说明", en: "Sample and sources of a panel" },
  methods: ["empirical"],
  roles: ["subjects"],
  standard: ["subjects"],
  kinds: ["panel"],
  cues: {
    zh: ["样本与数据来源", "纳入与排除", "样本", "数据来源"],
    en: ["sample and data sources", "inclusion and exclusion", "panel of", "labour office"],
  },
  sentences: {
    zh: [
      "数据来源写到表：哪一种年鉴、哪一张表、哪一年版，同一年的数在后一年版中可能已修订。",
      "单位数、年数与观测数三者的关系须写明，不相等的部分就是缺失。",
      "行政区划调整、企业合并改名会断开序列，列出涉及的单位与处理。",
      "缺失值插补只用于偶尔缺一两年的，连续缺失的单位宜剔除，并比较剔除前后。",
      "剔除的标准不能与因变量有关，按结果大小剔除会直接造成偏差。",
      "极端值先查是否单位错误，再按固定比例缩尾，并报告不缩尾的结果。",
    ],
    en: [
      "Sources should be given down to the table: which yearbook, which table and which edition, since the figures of one year may have been revised in a later edition.",
      "The relation between number of units, number of years and number of observations should be made clear; wherever the product does not come out, values are missing.",
      "Changes of administrative boundaries, mergers and renaming of firms break series, so the units concerned and their treatment should be listed.",
      "Interpolation should be confined to an occasional missing year or two; units with longer gaps are better dropped, with results compared before and after.",
      "Criteria of exclusion must not be related to the outcome, as dropping units by the size of the result causes bias directly.",
      "Extreme values should first be checked for errors of unit and then be winsorised at a fixed share, with the results without winsorising reported as well.",
    ],
  },
  missing: { zh: ["数据的来源、表名与年版", "剔除的单位与理由"], en: ["source, table and edition of the data", "units excluded, and why"] },
  limits: { zh: ["样本期之外的关系须另作检验。"], en: ["Relations outside the sample period have to be tested separately."] },
  exhibits: [
    {
      kind: "table",
      title: { zh: "样本的形成", en: "How the sample was formed" },
      head: { zh: ["步骤", "单位数", "观测数", "理由"], en: ["Step", "Units", "Observations", "Reason"] },
    },
  ],
  never: { zh: [], en: [] },
};
