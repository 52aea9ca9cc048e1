import type { MethodCard } from "../method-card.ts";

export const learningTheory: MethodCard = {
  key: "learning-theory",
  title: { zh: "学习的理论依据", en: "Theory of learning" },
  methods: ["education"],
  roles: ["theory"],
  standard: ["theory"],
  cues: { zh: ["理论依据", "理论基础"], en: ["theory behind"] },
  sentences: {
    zh: [
      "建构主义认为，学生用已有的知识理解新的内容，教师说的与学生懂的不是同一样东西，因此要先知道学生原来怎样想。",
      "最近发展区指学生独立能做到的与在帮助下能做到的之间的距离，帮助宜给在这段距离之内，并随能力增长逐步撤去。",
      "工作记忆一次能处理的内容有限，任务的说明、材料与新知识同时出现时会互相挤占，宜分步呈现。",
      "动机受两方面影响：觉得自己能不能做到，以及做到有什么用，其中一项为零，学生就不会去做。",
      "把所学用语言说出来、写出来，会暴露没有懂的地方，这是讨论与书面表达能促进学习的理由。",
      "说明{problem}时，只取能解释课堂现象的一两种，并写出由它预期会看到什么。",
    ],
    en: [
      "Constructivism holds that pupils understand the new by what they know, so that what is said is not what is understood, and their first ideas have to be known.",
      "The zone of proximal development lies between what a pupil does alone and with help; help belongs there and is withdrawn as ability grows.",
      "Working memory holds little at once; instructions, material and new content compete and are given in steps.",
      "Motivation depends on expecting success and on valuing it; if one is missing pupils do not try.",
      "Saying and writing what was learnt shows what was not understood, which is why talk and writing help.",
      "For {problem} one or two are taken that explain what is seen, with what they lead one to expect.",
    ],
  },
  missing: {
    zh: ["所用理论的原始文献，来自文献库", "由它预期会看到的课堂现象"],
    en: ["original source, from the library", "what it leads one to expect in class"],
  },
  limits: {
    zh: ["理论说明可能的原因，不能代替对本班学生的观察。"],
    en: ["Theory names possible causes and does not replace observing these pupils."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
