import type { MethodCard } from "../method-card.ts";

export const nonpharmacologicalIntervention: MethodCard = {
  key: "nonpharmacological-intervention",
  title: { zh: "非药物干预", en: "Non-drug interventions" },
  methods: ["clinical"],
  roles: ["concepts", "theory", "procedure"],
  cues: {
    zh: ["音乐", "干预的概念", "按摩", "运动", "放松", "音乐干预", "健康教育", "走路"],
    en: ["music", "walking", "exercise", "relaxation", "procedure of", "intervention and control"],
  },
  sentences: {
    zh: [
      "非药物干预须像药物一样写明内容、剂量、次数、时长、由谁实施，缺一项他人无法重复。",
      "作用途径可能是分散注意、放松、活动本身或有人陪伴，对照组若没有同样的关注时间，分不清是哪一种。",
      "参加者知道自己在哪一组，自评结果容易受期望影响，宜加一项由不知情者评定或仪器测量的结局。",
      "个人喜好影响接受，允许自选内容时须限定可选的范围并记录所选。",
      "实施人员须受同样的培训，并抽查是否照方案做。",
      "不适与不良反应同样要观察，例如疲劳、头晕、情绪波动。",
    ],
    en: [
      "A non-drug intervention has to be described as precisely as a drug: content, dose, number of sessions, length and who delivers it; where one of these is missing, others cannot repeat it.",
      "It may work through distraction, relaxation, the activity itself or the company of others; unless the control group receives equal attention, these cannot be told apart.",
      "Participants know which group they are in, so self-ratings are easily influenced by expectation; an outcome rated by a blinded assessor or measured by an instrument should be added.",
      "Personal preference affects acceptance; where participants may choose the content, the range of choice should be limited and the choice recorded.",
      "Those who deliver the intervention should receive the same training, with spot checks on whether the protocol is followed.",
      "Discomfort and adverse reactions have to be watched for as with drugs, for example tiredness, dizziness and changes of mood.",
    ],
  },
  missing: {
    zh: ["干预的内容、次数与时长", "实施人与培训", "对照组所得的照护"],
    en: [
      "content, number of sessions and length of the intervention",
      "who delivered it, and their training",
      "care received by the control group",
    ],
  },
  limits: {
    zh: ["不能设盲的试验，主观结局须谨慎解释。"],
    en: ["In a trial that cannot be blinded, subjective outcomes have to be interpreted with caution."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
