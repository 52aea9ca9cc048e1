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
      "Flow gives numbers screened, excluded, allocated, completed and analysed, with reasons at each step.",
      "A baseline table shows comparability; after randomisation differences are chance and need no tests.",
      "A difference that may affect the outcome is adjusted for and not passed over as not significant.",
      "Those who dropped out are compared with those who stayed; if they cluster in one group results may be biased.",
      "Adverse events are given by persons and events, and if there were none, what was watched for.",
    ],
  },
  missing: {
    zh: ["各步的例数与原因", "两组的基线数据", "不良事件"],
    en: ["numbers and reasons at each step", "baseline data", "adverse events"],
  },
  limits: { zh: ["未记录的差别不能由基线表排除。"], en: ["A table does not exclude differences that were not recorded."] },
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
