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
      "随访的长短须与结果并列，结束时有效而以后消失的不少见。",
      "对照的强弱决定差别的大小，与不作任何事相比容易显得有效。",
      "实施的条件如人员、费用与场地少有报告，却决定能否推广。",
    ],
    en: [
      "Intervention studies should be taken apart into their components, to see which of these recur in the studies that found an effect.",
      "Single measures should be kept apart from combined ones, as the success of a combination cannot be credited to any one part.",
      "Knowing, being willing and doing are three outcomes, and a change in one does not ensure a change in the next.",
      "The length of follow-up should stand beside the result, as effects present at the end often disappear later.",
      "The strength of the comparator decides the size of the difference; compared with doing nothing, an intervention easily appears effective.",
      "Conditions of delivery such as staff, cost and premises are seldom reported, and yet they decide whether an intervention can be adopted more widely.",
    ],
  },
  missing: { zh: ["各项干预的内容与随访时间，来自文献库"], en: ["content and length of follow-up of each intervention, from the library"] },
  limits: { zh: ["组成部分的作用须由比较研究确认。"], en: ["The contribution of a component has to be confirmed by comparative studies."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
