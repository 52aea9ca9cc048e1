import type { MethodCard } from "../method-card.ts";

export const readingClassroomFindings: MethodCard = {
  key: "reading-classroom-findings",
  title: { zh: "课堂发现的解释", en: "Interpreting classroom findings" },
  methods: ["education"],
  roles: ["discussion"],
  standard: ["discussion"],
  cues: { zh: ["结果的解释", "讨论"], en: ["findings can be read", "can be read"] },
  sentences: {
    zh: [
      "课堂行为由学生、教师、内容与时间共同决定，解释时宜问换一个内容或换一个班，是否还会这样。",
      "教师的做法往往是对班额、进度与考试的合理应对，先理解理由再评价。",
      "学生少说话可能是不会、没有机会或不安全，三种解释对应不同的改进，须用观察到的事实区分。",
      "把观察结果给任课教师看，记录他的解释，一致与不一致都写入讨论。",
      "与已有研究比较时看学段与学科，小学的结果不直接用于中学。",
    ],
    en: [
      "Behaviour in class is determined jointly by pupils, teacher, content and time, so it should be asked whether the same would be seen with other content or in another class.",
      "What a teacher does is often a reasonable response to class size, pace and examinations; the reasons should be understood before it is judged.",
      "Pupils may say little because they do not know, have no chance, or do not feel safe; the three explanations call for different improvements and have to be told apart by observed facts.",
      "The observations should be shown to the teacher concerned and the teacher's explanation be recorded; agreement and disagreement both belong in the discussion.",
      "Comparison with earlier studies should take stage and subject into account, and results from primary school cannot simply be applied to secondary school.",
    ],
  },
  missing: {
    zh: ["任课教师的解释", "支持另一种解释的事实"],
    en: ["the teacher's own explanation", "facts that support another explanation"],
  },
  limits: { zh: ["观察不能直接说明学习的结果。"], en: ["Observation does not directly show what was learnt."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
