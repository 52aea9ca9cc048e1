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
      zh: { ask: ["最想让他们做到的一件小事", "一个往届学生的故事：谁、做了什么"] },
      en: { ask: ["the one small thing you hope they will do", "the story of an earlier student: who, and what they did"] },
    },
    "Second message": {
      zh: { ask: ["他们最可能遇到的一个难处，遇到了找谁", "你自己上学时的一次教训"] },
      en: { ask: ["the trouble they are most likely to meet, and whom to ask", "a lesson from your own student days"] },
    },
    "Third message": {
      zh: { ask: ["除了读书，还希望他们留意什么", "哪个地方值得在校园里早点去"] },
      en: { ask: ["what to look out for besides study", "the place on the grounds to find early"] },
    },
    Wishes: {
      zh: { say: ["新学期开始了，祝大家学习顺利。"], ask: ["到放假那天，希望他们能说出的一句话"] },
      en: { say: ["A new term begins. I wish you well in it."], ask: ["what you hope they can say on the last day of term"] },
    },
  },
};
