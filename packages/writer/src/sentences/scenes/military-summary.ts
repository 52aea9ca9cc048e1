import type { SceneSentences } from "../sentence-types.ts";

export const militarySummary: SceneSentences = {
  scene: "militarySummary",
  sections: {
    Opening: {
      zh: { say: ["这次军训，我在{class}。"], ask: ["从哪天到哪天，在哪里", "领到服装那天的第一个念头", "教官说的第一句话"] },
      en: {
        say: ["I did my training with {class}."],
        ask: [
          "the first and last day, and where",
          "your first thought on the day you got the uniform",
          "the first words of the instructor",
        ],
      },
    },
    "Training moments": {
      zh: {
        open: ["训练场上，有几件小事忘不了。"],
        ask: ["最难的一项：站军姿、正步还是拉练，难在哪", "一个同学或教官，在你撑不住时做了什么", "汇报表演那天的一个画面"],
      },
      en: {
        open: ["A few things from the training ground stay with me."],
        ask: [
          "the hardest drill, and what made it hard",
          "what a classmate or instructor did when you could not go on",
          "one picture from the day of the parade",
        ],
      },
    },
    Change: {
      zh: {
        ask: [
          "军训前做不到、现在做得到的一件小事",
          "对“整齐”“服从”这些词，看法有什么变化",
          "宿舍或班级因此有了什么不同",
          "哪一刻想过放弃，为什么没有",
        ],
      },
      en: {
        ask: [
          "one small thing you can do now and could not before",
          "how you now see words like order and discipline",
          "what changed in the dormitory or the class",
          "when you thought of giving up, and why you did not",
        ],
      },
    },
    "Carry it forward": {
      zh: {
        ask: [
          "想留下来的一个习惯：几点起、怎么叠被",
          "第一周上课，准备用在哪里",
          "对教官或战友说的一句话",
          "一年以后再看，希望还在的是什么",
        ],
      },
      en: {
        ask: [
          "one habit to keep: when to get up, how to make the bed",
          "where you will use it in the first week of classes",
          "a line to the instructor or your comrades",
          "what you hope is still there in a year",
        ],
      },
    },
  },
};
