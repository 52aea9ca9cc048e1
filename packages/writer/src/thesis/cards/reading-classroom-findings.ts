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
      "Behaviour in class depends on pupils, teacher, content and time; one asks whether another topic or class would show the same.",
      "What teachers do is often a sensible answer to size, pace and tests; reasons come before judgement.",
      "Few words may mean not knowing, no chance or no safety; facts have to tell which, as remedies differ.",
      "Findings are shown to the teacher, and agreement and disagreement enter the discussion.",
      "Comparison with earlier work minds stage and subject.",
    ],
  },
  missing: { zh: ["任课教师的解释", "支持另一种解释的事实"], en: ["the teacher's explanation", "facts for another one"] },
  limits: { zh: ["观察不能直接说明学习的结果。"], en: ["Observation does not show what was learnt."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
