import type { MethodCard } from "../method-card.ts";

export const nursingIntervention: MethodCard = {
  key: "nursing-intervention",
  title: { zh: "护理干预", en: "Nursing intervention" },
  methods: ["clinical"],
  roles: ["measures", "procedure", "designing", "implementation"],
  cues: {
    zh: ["护理干预", "护理措施", "护理评估", "护理诊断", "护理计划", "健康教育", "护理程序", "宣教", "翻身", "护士", "交班"],
    en: ["nursing intervention", "nursing care", "nursing diagnosis", "care plan", "patient education", "nurses", "turning", "bells"],
  },
  sentences: {
    zh: [
      "护理程序包括评估、诊断、计划、实施与评价，评价的结果又用来修改计划。",
      "护理诊断描述患者对健康问题的反应，现存的问题写出问题、相关因素与表现，尚未发生的写出危险因素；医疗诊断不能代替护理诊断。",
      "护理目标以患者为主语，写明可以测量的表现与达到的时限。",
      "每项措施应写明内容、频次、时长、由谁执行与执行者受过的培训；设对照组的，常规护理的内容也须同样写明。",
      "措施的依据应注明所用指南或研究及其证据等级；需要医嘱的治疗不属于护士可以独立决定的范围。",
      "宜记录每位患者实际接受措施的次数，完成率低时，结果不能反映措施本身。",
      "健康教育之后可请患者用自己的话复述或当场操作，以核对是否听懂，听懂再进入下一项。",
      "可能的不良事件、停止干预的条件与处理办法应在开始之前写明。",
      "结局指标的评价者宜不知道患者的分组，并在各组相同的时间点评定。",
    ],
    en: [
      "The nursing process consists of assessment, diagnosis, planning, implementation and evaluation, and what the evaluation shows goes back into the plan.",
      "A nursing diagnosis describes the patient's response to a health problem: an actual problem with related factors and signs, a potential one with risk factors; a medical diagnosis does not replace it.",
      "A goal names the patient as its subject and states something measurable and the time by which it is to be reached.",
      "Each measure should be given with content, frequency, duration, the person carrying it out and their training; where there is a control group, its usual care needs the same detail.",
      "Measures should be referred to a guideline or study with its level of evidence; treatment that requires a medical order is not for nurses to decide alone.",
      "How often each patient received the measure should be recorded, since with low adherence the results do not reflect the measure.",
      "After teaching, patients may be asked to explain or show in their own way what they learned, before going on to the next point.",
      "Possible adverse events, conditions for stopping and how to respond should be written down before the start.",
      "Whoever rates the outcome should not know the group, and all groups should be rated at the same points in time.",
    ],
  },
  missing: {
    zh: ["干预的具体内容、频次与时长", "对照组常规护理的内容", "措施的依据与证据等级", "执行者与培训", "评价指标、工具与时点"],
    en: [
      "content, frequency and duration of the intervention",
      "content of usual care",
      "evidence for the measures and its level",
      "who carried it out and their training",
      "outcome measures, instruments and times",
    ],
  },
  limits: {
    zh: ["没有对照组的前后变化可能来自病程本身或同时进行的治疗，不能全部归于护理措施。"],
    en: [
      "Change without a control group may come from the course of the illness or from treatment given at the same time, and cannot all be credited to nursing.",
    ],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "护理计划", en: "Care plan" },
      head: {
        zh: ["护理诊断", "相关因素", "目标与时限", "措施", "评价"],
        en: ["Nursing diagnosis", "Related factors", "Goal and time", "Measures", "Evaluation"],
      },
    },
    {
      kind: "table",
      title: { zh: "两组护理内容的对照", en: "Care in the two groups" },
      head: {
        zh: ["项目", "对照组", "干预组", "频次与时长", "执行者"],
        en: ["Item", "Control group", "Intervention group", "Frequency and duration", "Carried out by"],
      },
    },
  ],
  never: { zh: ["治愈", "疗效确切", "效果显著"], en: ["cured", "highly effective", "proven efficacy"] },
};
