import type { SceneSentences } from "../sentence-types.ts";

export const graduationReflection: SceneSentences = {
  scene: "gradFeel",
  sections: {
    Opening: {
      zh: {
        say: ["今天，我们从{major}专业毕业。"],
        ask: ["今天早上的一个画面", "代表谁说话：全班还是自己", "一句只有这个专业的人会笑的话"],
      },
      en: {
        say: ["Today we graduate in {major}."],
        ask: ["one picture from this morning", "for whom you speak: the class or yourself", "a line only your own field would laugh at"],
      },
    },
    "Where we started": {
      zh: {
        open: ["还记得刚来的时候。"],
        ask: ["报到那天的一个画面：谁送你、第一句话是什么", "第一门让你发懵的课", "宿舍第一晚，谁先说的话"],
      },
      en: {
        open: ["I still remember the beginning."],
        ask: [
          "one picture of your first day: who came with you, the first words",
          "the first course that was too hard for you",
          "the first night in the dormitory, and who spoke first",
        ],
      },
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
      zh: {
        say: ["愿我们各自安好，常常再见。谢谢大家。"],
        ask: ["毕业以后第一件想做的事", "约定哪天、在哪里再聚", "送给学弟学妹的一条实在话"],
      },
      en: {
        say: ["May we all do well, and meet often. Thank you."],
        ask: [
          "the first thing you want to do now",
          "when and where you will all meet again",
          "one honest piece of advice to those who stay",
        ],
      },
    },
  },
};
