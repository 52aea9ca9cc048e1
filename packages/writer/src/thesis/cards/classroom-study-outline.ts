import type { MethodCard } from "../method-card.ts";

export const classroomStudyOutline: MethodCard = {
  key: "classroom-study-outline",
  title: { zh: "课堂研究的做法", en: "How a classroom study proceeds" },
  methods: ["education"],
  roles: ["introduction"],
  standard: ["introduction"],
  cues: { zh: ["绪论", "研究内容与方法"], en: ["introduction", "methods and structure"] },
  sentences: {
    zh: [
      "课堂研究从一个看得见的现象出发，例如问了什么、谁在说、写了什么，{problem}要落到这样的现象上才能观察。",
      "教师说的做法、教案写的做法与课堂上的做法是三样，研究的是第三样，须写明依据哪一种记录。",
      "几节课能说明做法的种类与来龙去脉，说明不了普遍的程度。",
      "观察者在场会使师生收敛或表现，宜先去几次不作记录，待习惯后再开始。",
      "涉及未成年人的录音录像与作业须取得学校与家长同意，引用时隐去姓名。",
    ],
    en: [
      "A classroom study starts from something visible, what is asked, who speaks, what is written, and {problem} has to be brought down to it.",
      "What teachers say, what plans say and what happens are three things; the last is studied, from a stated record.",
      "A few lessons show kinds and courses of practice, not how common they are.",
      "An observer changes behaviour, so one visits some times before recording.",
      "Recordings and work of minors need consent of school and parents, and names are removed.",
    ],
  },
  missing: { zh: ["看到的一个课堂片段", "同意的取得"], en: ["an episode that was seen", "how consent was obtained"] },
  limits: { zh: ["单个班级的发现不推及其他班级。"], en: ["Findings in one class are not extended to others."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
