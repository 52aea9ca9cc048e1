import type { MethodCard } from "../method-card.ts";

export const baselineAndFlow: MethodCard = {
  key: "baseline-and-flow",
  title: { zh: "基线与流程", en: "Baseline and flow of participants" },
  methods: ["clinical"],
  roles: ["results"],
  standard: ["results"],
  cues: {
    zh: ["基线", "两组基线", "脱落", "不良事件", "入组"],
    en: ["baseline of the groups", "adverse events", "drop-outs", "baseline", "some missed"],
  },
  sentences: {
    zh: [
      "流程须写明筛选、排除、入组、完成与分析各多少例，每一步减少的原因分列。",
      "基线表用来看两组是否可比，随机分组的基线差别按定义出于偶然，不宜逐项做检验。",
      "可能影响结局的基线差别，以协变量调整，不以“无统计学差异”略过。",
      "脱落者与完成者的基线要比较，脱落集中在一组时，结果可能偏。",
      "不良事件按人数与次数报告，没有发生也要写明观察了哪些。",
    ],
    en: [
      "The flow of participants should give the numbers screened, excluded, enrolled, completed and analysed, with the reasons for every loss at each step.",
      "The baseline table shows whether the groups are comparable; after randomisation any baseline difference is by definition due to chance, and testing each item is not recommended.",
      "A baseline difference that may affect the outcome should be adjusted for as a covariate and not be dismissed as “not significant”.",
      "The baseline of those who dropped out should be compared with that of those who completed; if losses cluster in one group, the result may be biased.",
      "Adverse events should be reported by number of persons and of events, and if none occurred, it should be said what was watched for.",
    ],
  },
  missing: {
    zh: ["各步的例数与原因", "两组的基线数据", "不良事件"],
    en: ["numbers and reasons at each step", "baseline data of the groups", "adverse events"],
  },
  limits: { zh: ["未记录的差别不能由基线表排除。"], en: ["A baseline table cannot exclude differences in what was not recorded."] },
  exhibits: [
    {
      kind: "table",
      title: { zh: "基线资料", en: "Baseline" },
      head: { zh: ["项目", "干预组", "对照组"], en: ["Item", "Intervention", "Control"] },
    },
    { kind: "figure", title: { zh: "参加者流程图", en: "Flow of participants" } },
  ],
  never: { zh: [], en: [] },
};
