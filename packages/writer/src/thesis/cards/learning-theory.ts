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
      "Constructivism holds that pupils understand new content by means of what they already know, so what the teacher says and what pupils understand are not the same thing, and their initial ideas have to be found out.",
      "The zone of proximal development is the distance between what a pupil can do alone and what the pupil can do with help; support should be given within it and be withdrawn as ability grows.",
      "Working memory can deal with little at a time; when instructions, materials and new knowledge appear together, they compete with one another, so they should be presented step by step.",
      "Motivation depends on two things, whether pupils expect to succeed and whether they see a value in the task; where either is absent, they will not try.",
      "Putting what has been learnt into spoken or written words reveals what was not understood, which is why discussion and writing can promote learning.",
      "To account for {problem}, only one or two theories that explain what is seen in class should be taken, with a statement of what each would lead one to expect.",
    ],
  },
  missing: {
    zh: ["所用理论的原始文献，来自文献库", "由它预期会看到的课堂现象"],
    en: ["original source of the theory, from the library", "what it leads one to expect in class"],
  },
  limits: {
    zh: ["理论说明可能的原因，不能代替对本班学生的观察。"],
    en: ["A theory suggests possible causes and does not replace observation of the pupils in this class."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
