import type { MethodCard } from "../method-card.ts";

export const dataCleaning: MethodCard = {
  key: "data-cleaning",
  title: { zh: "数据清洗", en: "Data cleaning" },
  methods: ["empirical", "design", "laboratory", "clinical"],
  roles: ["procedure", "analysis", "implementation", "materials"],
  cues: {
    zh: ["数据清洗", "数据预处理", "缺失值", "异常值", "数据去重", "网络爬虫", "漏填", "乱填", "重复填", "空着", "爬下来"],
    en: [
      "data cleaning",
      "data preprocessing",
      "missing values",
      "outlier",
      "deduplication",
      "web scraping",
      "missing",
      "blanks",
      "scraped",
    ],
  },
  sentences: {
    zh: [
      "清洗规则应在看结果之前写定，原始数据原样保留，每一步用程序完成，别人才能从原始数据得到同一份数据。",
      "重复的判定须先定主键：主键相同的可判为重复录入，其他字段恰好相同的可能是两次真实的记录。",
      "缺失要分清是没有采集、不适用还是记录丢失；用 0 或 -1 代表缺失的，计算之前须还原为缺失。",
      "缺失与某个变量有关时，直接删除可能使剩下的样本偏向一方，宜先比较有缺失与无缺失的记录。",
      "超出可能范围的值是错误，范围之内而离群的值可能是真实的，前者更正或删除，后者宜保留并比较去留两种结果。",
      "用四分位距判定离群时，倍数是人定的，应写明取值及依据；分布偏斜时这一规则容易把正常的大值判为离群。",
      "合并两张表之后须核对行数，一对多的匹配会使记录成倍增加，匹配不上的记录会悄悄消失。",
      "日期格式、计量单位、全角半角和同名异写须统一，换算的规则一并列出。",
    ],
    en: [
      "Rules of cleaning should be fixed before results are seen, the raw data kept as they are and each step done by a program, so that others arrive at the same data.",
      "What counts as a duplicate depends on a key: records with the same key are double entries, whereas records that agree in other fields may be two real events.",
      "A missing value may never have been collected, may not apply or may have been lost; where 0 or -1 stands for missing, it has to be turned back before anything is computed.",
      "If missing values depend on another variable, deleting them may bias what remains, so records with and without missing values should be compared first.",
      "A value outside the possible range is an error, a remote one inside it may be real; the former is corrected or removed, the latter should stay, with results compared both ways.",
      "Where outliers are defined by the interquartile range, the multiple is a choice that needs to be stated with its basis; in a skewed distribution the rule flags ordinary large values.",
      "After two tables are joined, rows should be counted: a one-to-many match multiplies records, and unmatched ones disappear without notice.",
      "Date formats, units of measurement and different spellings of one name have to be unified by conversion rules that are listed.",
    ],
  },
  missing: {
    zh: ["数据来源与获取时间", "原始记录数与各步剩余的记录数", "缺失与异常的处理规则及依据"],
    en: [
      "source of the data and date of access",
      "number of raw records and of those left after each step",
      "rules for missing values and outliers, with their basis",
    ],
  },
  limits: {
    zh: ["清洗去掉的是可以识别的错误，数值合理而内容不实的记录无法由此发现。"],
    en: ["Cleaning removes errors that can be recognised; a plausible value that is untrue cannot be found by it."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "各清洗步骤的记录数", en: "Records at each step of cleaning" },
      head: { zh: ["步骤", "规则", "去除的记录数", "剩余的记录数"], en: ["Step", "Rule", "Records removed", "Records left"] },
      rows: {
        zh: ["原始数据", "去重", "超出可能范围", "缺失处理", "最终数据"],
        en: ["Raw data", "Duplicates", "Outside possible range", "Missing values", "Final data"],
      },
    },
  ],
  never: { zh: ["完全准确", "零误差"], en: ["error-free", "perfectly clean"] },
};
