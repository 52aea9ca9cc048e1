import type { MethodCard } from "../method-card.ts";

export const adviceForTeaching: MethodCard = {
  key: "advice-for-teaching",
  title: { zh: "教学建议的写法", en: "Advice for teaching" },
  methods: ["education"],
  roles: ["measures"],
  standard: ["measures"],
  cues: { zh: ["教学建议", "的改进", "建议"], en: ["remedy:", "advice for teaching"] },
  sentences: {
    zh: [
      "建议须是教师下一节课可以做的一个动作，说明用在哪个环节、用几分钟、代替原来的什么。",
      "每条建议回到观察到的一处，先引片段，再写改后的片段会是什么样。",
      "增加一项就要减去一项，课堂时间是固定的，没有说明减什么的建议难以采用。",
      "学生先要学会新的规则，例如怎样讨论、怎样评价，这一段学习的时间要算进去。",
      "用一个容易数的指标看变化，教师自己能在课上记。",
    ],
    en: [
      "Advice is one act for the next lesson, with phase, minutes and what it replaces.",
      "Each goes back to an episode and shows how it would read after the change.",
      "Adding needs taking away, as time is fixed; advice that does not say what goes will not be used.",
      "Pupils first learn new rules of discussing or judging, and this time counts.",
      "Change shows in one figure that a teacher can count in class.",
    ],
  },
  missing: { zh: ["每条建议对应的片段", "用什么看出变化"], en: ["the episode behind each piece of advice", "what will show a change"] },
  limits: { zh: ["建议须在本班试过才能说有效。"], en: ["Advice has to be tried before it is called effective."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
