import type { SceneSentences } from "../sentence-types.ts";

export const startOfTermAddress: SceneSentences = {
  scene: "twpfx5gdlh",
  fields: { content: ["First message", "Second message", "Third message"] },
  sections: {
    Welcome: {
      zh: { say: ["我是{job}，欢迎大家来到学校。"] },
      en: { say: ["I speak as {job}. Welcome to the school."] },
    },
    "First message": {
      zh: { ask: ["最想让他们做到的一件小事", "一个往届学生的故事：谁、做了什么", "为什么把它放在第一条", "做到了，一个学期后看得出什么"] },
      en: {
        ask: [
          "the one small thing you hope they will do",
          "the story of an earlier student: who, and what they did",
          "why this comes first",
          "what will show after a term",
        ],
      },
    },
    "Second message": {
      zh: { ask: ["他们最可能遇到的一个难处，遇到了找谁", "你自己上学时的一次教训", "一句可以贴在桌上的话", "老师们会怎么帮"] },
      en: {
        ask: [
          "the trouble they are most likely to meet, and whom to ask",
          "a lesson from your own student days",
          "a line to keep on one's desk",
          "how teachers will help",
        ],
      },
    },
    "Third message": {
      zh: { ask: ["除了读书，还希望他们留意什么", "哪个地方值得在校园里早点去", "学校里一个好去的地方、一个好找的人", "对家长说的一句话"] },
      en: {
        ask: [
          "what to look out for besides study",
          "the place on the grounds to find early",
          "a good place and a good person to find at school",
          "a line to the parents",
        ],
      },
    },
    Wishes: {
      zh: {
        say: ["新学期开始了，祝大家学习顺利。"],
        ask: ["到放假那天，希望他们能说出的一句话", "今天放学前可以做的一件小事", "送给老师的一句话"],
      },
      en: {
        say: ["A new term begins. I wish you well in it."],
        ask: [
          "what you hope they can say on the last day of term",
          "one small thing to do before the end of today",
          "a line to the teachers",
        ],
      },
    },
  },
};
