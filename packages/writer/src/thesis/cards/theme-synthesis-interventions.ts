import type { MethodCard } from "../method-card.ts";

export const themeSynthesisInterventions: MethodCard = {
  key: "theme-synthesis-interventions",
  title: { zh: "干预类研究的综合", en: "Synthesis of interventions" },
  methods: ["review"],
  roles: ["literature"],
  cues: {
    zh: ["运动", "环境", "干预", "用药", "预防", "训练"],
    en: ["prevention", "exercise", "preference", "intake", "programme", "knowledge"],
  },
  sentences: {
    zh: [
      "干预类研究按内容拆成组成部分，再看哪几部分在有效的研究中反复出现。",
      "单一措施与综合措施分开，综合措施有效不能归功于其中一项。",
      "知道、愿意与做到是三种结果，前一种改变不保证后一种改变。",
      "随访的长短须与结果并列，结束时有效而半年后消失的不少见。",
      "对照的强弱决定差别的大小，与不作任何事相比容易有效。",
      "实施的条件如人员、费用与场地少有报告，却决定能否推广。",
    ],
    en: [
      "Interventions are taken apart, and one sees which parts recur where they worked.",
      "Single and combined measures are kept apart, as success of the latter belongs to no one part.",
      "Knowing, wanting and doing are three outcomes, and the first does not ensure the last.",
      "Follow-up stands beside results, as effects at the end may be gone in half a year.",
      "The comparison decides size, and against nothing success is easy.",
      "Staff, cost and place are seldom reported but decide whether it can spread.",
    ],
  },
  missing: { zh: ["各项干预的内容与随访时间，来自文献库"], en: ["content and follow-up of each, from the library"] },
  limits: { zh: ["组成部分的作用须由比较研究确认。"], en: ["The effect of parts needs comparative studies."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
