import type { MethodCard } from "../method-card.ts";

export const pittsburghSleepAndStandardScales: MethodCard = {
  key: "pittsburgh-sleep-and-standard-scales",
  title: { zh: "匹兹堡睡眠质量指数", en: "Pittsburgh Sleep Quality Index" },
  methods: ["empirical", "clinical", "education"],
  roles: ["instruments"],
  cues: { zh: ["匹兹堡", "PSQI", "睡眠质量指数"], en: ["pittsburgh", "psqi"] },
  sentences: {
    zh: [
      "匹兹堡睡眠质量指数评定最近一个月的睡眠，由受访者自己填写。",
      "匹兹堡睡眠质量指数由主观睡眠质量、入睡时间、睡眠时间、睡眠效率、睡眠障碍、催眠药物的使用与日间功能障碍 7 个成分构成，每个成分计 0～3 分，总分 0～21 分。",
      "匹兹堡睡眠质量指数得分越高，表示睡眠质量越差；与其他变量的系数为正，意思是睡眠随之变差，全文宜统一以睡眠的好坏叙述。",
      "睡眠效率由睡着的时间除以在床上的时间得到，上床与起床的钟点填反或漏填时，这一成分无法计分。",
      "由同住者填写的题目供临床参考，不计入总分。",
      "7 个成分的题数与计分规则不同，一致性宜按成分分计算，不宜把全部题目直接相加。",
      "以分界分划出睡眠不良者时，分界分因版本与人群而异，所用的值及其来源应写明。",
      "采用的译本与计分规则应前后一致，使用之前宜查明是否需要版权方许可。",
    ],
    en: [
      "The Pittsburgh Sleep Quality Index covers sleep over the past month and is filled in by the respondent.",
      "The seven components of the index are subjective sleep quality, sleep latency, sleep duration, sleep efficiency, sleep disturbances, use of sleep medication and daytime dysfunction; each scores 0 to 3, the total 0 to 21.",
      "Higher scores mean worse sleep, so a positive coefficient means that sleep gets worse; the text is best written throughout in terms of better or worse sleep.",
      "Sleep efficiency is hours asleep divided by hours in bed; it cannot be scored if bedtime and rising time are missing or reversed.",
      "Questions answered by a bed partner or roommate are for clinical use and do not enter the total.",
      "The components differ in number of items and scoring rule, so internal consistency should be computed from component scores and not from raw items.",
      "A cut-off for poor sleepers varies with version and population; the value used and its source should be given.",
      "Translation and scoring should be the same throughout, and whether permission is needed should be checked before use.",
    ],
  },
  missing: {
    zh: ["所用译本的来源与使用许可", "本样本中 7 个成分的一致性系数", "分界分及其来源（若用）"],
    en: [
      "source of the translation and permission to use it",
      "internal consistency of the seven components in this sample",
      "cut-off and its source, if one is used",
    ],
  },
  limits: {
    zh: ["自评的睡眠与仪器记录的睡眠可能不同，得分不能作为失眠的诊断。"],
    en: ["Self-rated sleep may differ from recorded sleep, and a score is no diagnosis of insomnia."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "匹兹堡睡眠质量指数各成分得分", en: "Component scores of the Pittsburgh Sleep Quality Index" },
      head: { zh: ["成分", "取值范围", "均值", "标准差"], en: ["Component", "Range", "Mean", "SD"] },
      rows: {
        zh: ["主观睡眠质量", "入睡时间", "睡眠时间", "睡眠效率", "睡眠障碍", "催眠药物", "日间功能障碍", "总分"],
        en: [
          "Subjective sleep quality",
          "Sleep latency",
          "Sleep duration",
          "Sleep efficiency",
          "Sleep disturbances",
          "Sleep medication",
          "Daytime dysfunction",
          "Total",
        ],
      },
    },
    {
      kind: "formula",
      latex: "e=\\frac{T_s}{T_b}\\times100\\%",
      where: {
        zh: "$e$ 为睡眠效率，$T_s$ 为实际睡着的时间，$T_b$ 为从上床到起床的时间。",
        en: "$e$ is sleep efficiency, $T_s$ the time asleep, and $T_b$ the time from going to bed to getting up.",
      },
    },
  ],
  never: { zh: ["确诊失眠", "客观睡眠质量"], en: ["diagnosed with insomnia", "objective sleep quality"] },
};
