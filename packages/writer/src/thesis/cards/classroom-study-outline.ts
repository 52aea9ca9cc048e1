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
      "A classroom study starts from something visible, such as what is asked, who speaks or what is written, and {problem} has to be brought down to such a phenomenon before it can be observed.",
      "What teachers say they do, what their plans say and what happens in class are three things; the study is about the third, and the record it relies on should be named.",
      "A few lessons can show the kinds of practice and how they come about, but not how common they are.",
      "The presence of an observer makes teacher and pupils hold back or perform, so a few visits without recording should come first.",
      "Recordings and work of minors require the consent of the school and the parents, and names should be removed from what is quoted.",
    ],
  },
  missing: { zh: ["看到的一个课堂片段", "同意的取得"], en: ["a classroom episode that was seen", "how consent was obtained"] },
  limits: { zh: ["单个班级的发现不推及其他班级。"], en: ["Findings from a single class do not extend to others."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
