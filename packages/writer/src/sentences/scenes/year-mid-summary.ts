import { ANSWER_WORDS } from "../answer-words.ts";
import type { SceneSentences } from "../sentence-types.ts";

export const yearMidSummary: SceneSentences = {
  scene: "yearMidSummary",
  sections: {
    "First half": {
      zh: {
        ask: [
          "年初定的全年目标，到六月底走到哪里",
          "上半年最大的一个变化",
          "一句话：照这样下去，全年能不能到",
          "上半年的事分几块，各占多少精力",
        ],
      },
      en: {
        ask: [
          "the goal of the year, and where it stands at the end of June",
          "the biggest change of the half year",
          "in one sentence: at this pace, will the year's goal be reached",
          "the parts of the half year's work, and the share of effort in each",
        ],
      },
    },
    Results: {
      zh: {
        ask: ["上半年做完的事，一件一条，写到结果", "和去年同期比，多了或少了多少", "最超出预想的一件"],
        detail: [["成果的数字", ANSWER_WORDS.zh.figure]],
      },
      en: {
        ask: [
          "what was finished, one line each, down to its result",
          "how it compares with the same months last year",
          "what went better than expected",
        ],
        detail: [["the figures of these results", ANSWER_WORDS.en.figure]],
      },
    },
    Gaps: {
      zh: { ask: ["离时间过半该到的地方，差多少", "差在哪一个环节", "这个差距靠下半年能不能补", "有没有该停没停的事"] },
      en: {
        ask: [
          "how far it is from where half a year should be",
          "in which step it fell behind",
          "whether the second half can make it up",
          "anything that should have been stopped and was not",
        ],
      },
    },
    Goals: {
      zh: {
        ask: ["下半年的目标，写成数字", "年初的目标哪一条要调，为什么", "只保一件的话，保哪一件"],
        detail: [["到哪个月", ANSWER_WORDS.zh.when]],
      },
      en: {
        ask: [
          "the goals of the second half, as figures",
          "which goal of January has to change, and why",
          "if only one can be kept, which one",
        ],
        detail: [["by which month", ANSWER_WORDS.en.when]],
      },
    },
    "Key actions": {
      zh: { ask: ["为每个目标做的一件事", "和上半年不同的做法", "哪个月检查一次，查什么"], detail: [["由谁来做", ANSWER_WORDS.zh.who]] },
      en: {
        ask: ["one action for each goal", "what will be done differently from the first half", "in which month it is checked, and on what"],
        detail: [["who does it", ANSWER_WORDS.en.who]],
      },
    },
  },
};
