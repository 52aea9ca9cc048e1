import type { MethodCard } from "../method-card.ts";

export const clinicalTerm: MethodCard = {
  key: "clinical-term",
  title: { zh: "临床概念的界定", en: "Defining a clinical term" },
  methods: ["clinical"],
  roles: ["concepts"],
  standard: ["concepts"],
  cues: { zh: ["概念"], en: ["concept of"] },
  sentences: {
    zh: [
      "临床概念须落到可以判断的标准：依据诊断标准、量表界值还是记录中的事件，并写明版本。",
      "人群写明年龄、病种、病情阶段与场所，不同阶段的结局本来就不同。",
      "症状、体征与结局分开，症状由病人说，体征由检查得，结局是研究要比较的。",
      "时间要明确，例如术后几小时、入院几天内，时点不同的测量不能合并。",
      "与相近概念的区别要影响护理：归入哪一种，评估与措施会有什么不同。",
    ],
    en: [
      "A clinical term should be tied to a criterion that can be applied, be it a diagnostic standard, the cut-off of a scale or an event in the records, with its version.",
      "The population should be given by age, illness, stage and setting, since outcomes differ between stages in any case.",
      "Symptoms are reported by patients, signs are found on examination, and outcomes are what the study compares; the three should not be mixed.",
      "Times should be definite, such as hours after surgery or days after admission, as measurements at different times cannot be pooled.",
      "The difference from neighbouring terms should matter for care: it should be said how assessment or action would change with the term chosen.",
    ],
  },
  missing: {
    zh: ["判断标准及版本，来自文献库", "适用的人群与时点"],
    en: ["criterion and its version, from the library", "population and times to which it applies"],
  },
  limits: { zh: ["定义服务于研究，不代替临床判断。"], en: ["The definition serves this study and does not replace clinical judgement."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
