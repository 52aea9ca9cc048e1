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
      "A piece of advice should name one act that a teacher can carry out in the next lesson: in which phase, for how many minutes, and in place of what.",
      "Each piece of advice should go back to something observed: the episode is quoted first, then it is shown what it would look like after the change.",
      "Lesson time is fixed, so whatever is added takes the place of something else; advice that does not say what is dropped is unlikely to be adopted.",
      "Pupils first have to learn the new rules, for instance how to discuss or how to judge a classmate's work, and the time for learning them should be counted in.",
      "Change should be followed by one indicator that is easy to count and that the teacher can record during the lesson.",
    ],
  },
  missing: {
    zh: ["每条建议对应的片段", "用什么看出变化"],
    en: ["the episode behind each piece of advice", "what will show that something has changed"],
  },
  limits: {
    zh: ["建议须在本班试过才能说有效。"],
    en: ["Advice can be called effective only after it has been tried in the class concerned."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
