import type { SceneSentences } from "../sentence-types.ts";

export const graduationReflection: SceneSentences = {
  scene: "gradFeel",
  sections: {
    Opening: {
      zh: { say: ["今天，我们从{major}专业毕业。"] },
      en: { say: ["Today we graduate in {major}."] },
    },
    "Where we started": {
      zh: { ask: ["报到那天的一个画面：谁送你、第一句话是什么", "第一门让你发懵的课"] },
      en: { ask: ["one picture of your first day: who came with you, the first words", "the first course that was too hard for you"] },
    },
    "Growth and trials": {
      zh: {
        open: ["这几年，有些事一直记得："],
        ask: ["最想放弃的一次，后来怎么过来的", "和同学一起做成的一件小事", "学{major}以后，看事情有什么不一样"],
      },
      en: {
        open: ["Some things I still remember:"],
        ask: [
          "the time you nearly gave up, and what came next",
          "a small thing you did with your class",
          "what you see differently since you study {major}",
        ],
      },
    },
    Thanks: {
      zh: {
        say: ["谢谢陪我们走过来的每一个人。"],
        ask: ["要点名感谢的老师，和他说过的一句话", "要谢的同学、宿管或食堂师傅，为哪件事", "对父母说的一句话"],
      },
      en: {
        say: ["Thank you to all who came this way with us."],
        ask: [
          "the teacher to thank, and one thing said to you",
          "the classmate, warden or cook to thank, and for what",
          "a line to your parents",
        ],
      },
    },
    Onward: {
      zh: { say: ["愿我们各自安好，常常再见。谢谢大家。"], ask: ["毕业以后第一件想做的事", "约定哪天、在哪里再聚"] },
      en: {
        say: ["May we all do well, and meet often. Thank you."],
        ask: ["the first thing you want to do now", "when and where you will all meet again"],
      },
    },
  },
};
