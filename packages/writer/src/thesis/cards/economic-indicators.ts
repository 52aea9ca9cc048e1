import type { MethodCard } from "../method-card.ts";

export const economicIndicators: MethodCard = {
  key: "economic-indicators",
  title: { zh: "经济指标的口径", en: "Definition of economic indicators" },
  methods: ["empirical"],
  roles: ["concepts", "instruments", "subjects"],
  kinds: ["panel"],
  cues: {
    zh: ["收入", "就业", "工资", "金融", "创新", "数字经济", "产业", "投资", "增长", "面板", "统计年鉴", "指数"],
    en: ["employment", "wage", "income", "panel", "growth", "labour office", "regions", "inflation"],
  },
  sentences: {
    zh: [
      "同一指标在不同年鉴中口径可能不同，例如收入是总收入还是可支配收入、是否含转移收入，须写明采用哪一种并全程一致。",
      "跨年比较的金额须用价格指数折成同一年的价格，否则增长里含有物价上涨。",
      "统计口径中途改变的，应在改变处断开，或用说明中的可比数列衔接，不可直接连成一条线。",
      "综合指数由若干指标加权而成，使用前须看清指标与权重，避免被解释变量的成分也含在指数里。",
      "人均与总量回答不同的问题，规模差别大的地区之间比较总量，得到的多是规模的差别。",
      "偏态的金额变量取对数后，系数较小时可以近似读作百分比的变化，取值为零的观测如何处理须说明。",
    ],
    en: [
      "An indicator of the same name may be defined differently in different yearbooks, for instance as gross or disposable income and with or without transfers; the definition used has to be stated and kept throughout.",
      "Amounts of different years should be converted into prices of one year by a price index, as growth otherwise contains inflation.",
      "Where a definition changed in between, the series should be broken or joined by comparable figures; it may not be read as one line.",
      "A composite index is a weighted sum of indicators; it should be checked that none of them is part of the dependent variable.",
      "Per-head and total figures answer different questions; between regions of different size, totals mostly compare size.",
      "After a skewed amount has been put into logarithms, small coefficients can be read approximately as percentage changes; how observations of zero were treated has to be said.",
    ],
  },
  missing: {
    zh: ["各指标的定义、单位与来源", "价格平减所用的指数与基期", "口径变动的年份与处理"],
    en: ["definition, unit and source of each indicator", "price index and base year", "changes of definition and how they were treated"],
  },
  limits: {
    zh: ["宏观指标上的关系不能直接说到个人或企业。"],
    en: ["A relation between regional figures cannot be read as one between persons or firms."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "变量的定义与来源", en: "Variables, definitions and sources" },
      head: {
        zh: ["变量", "符号", "定义与单位", "来源", "预期方向"],
        en: ["Variable", "Symbol", "Definition and unit", "Source", "Expected sign"],
      },
    },
  ],
  never: { zh: [], en: [] },
};
