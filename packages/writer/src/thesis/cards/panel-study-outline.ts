import type { MethodCard } from "../method-card.ts";

export const panelStudyOutline: MethodCard = {
  key: "panel-study-outline",
  title: { zh: "统计数据研究的做法", en: "How a study of statistical data proceeds" },
  methods: ["empirical"],
  roles: ["introduction"],
  standard: ["introduction"],
  kinds: ["panel"],
  cues: { zh: ["研究内容与方法", "面板", "省份", "年鉴"], en: ["methods and structure", "panel"] },
  sentences: {
    zh: [
      "用地区或企业的数据回答{problem}是否影响{object}，难处在于没有人随机安排，各地区本来就不同。",
      "面板数据跟踪同样的单位若干年，可以扣除各单位不随时间变化的差别，剩下的比较是同一单位前后的变化。",
      "扣除之后仍随时间变化的共同原因没有解决，须逐个列出并尽量度量。",
      "变化太少的变量在扣除固定差别后没有可用的变异，估计会很不准确。",
      "模型、变量与样本期宜在看到结果之前写下，之后的改动逐条说明。",
    ],
    en: [
      "The difficulty in using data on regions or firms to answer whether {problem} affects {object} is that nobody assigned anything at random and that the units differ in any case.",
      "Panel data follow the same units over several years, so that differences which do not change over time can be removed; what remains is the comparison of each unit with itself.",
      "Common causes that do change over time are not dealt with in this way and should be listed one by one and measured as far as possible.",
      "A variable that hardly changes leaves no usable variation once fixed differences are removed, and its estimate becomes very imprecise.",
      "Model, variables and sample period should be written down before results are seen, and every later change should be explained.",
    ],
  },
  missing: { zh: ["样本的单位与年份", "主要变量的来源"], en: ["units and years of the sample", "sources of the main variables"] },
  limits: { zh: ["估计的是样本期内的平均关系。"], en: ["What is estimated is an average relation over the sample period."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
