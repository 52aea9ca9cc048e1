import { ANSWER_WORDS } from "../answer-words.ts";
import type { SceneSentences } from "../sentence-types.ts";

export const quartSummary: SceneSentences = {
  scene: "quartSummary",
  sections: {
    Goals: {
      zh: { ask: ["季度初定的目标，一条一个数", "中途改过的目标，改成了什么", "哪一条是最要紧的，为什么", "这个季度和上个季度的衔接"] },
      en: {
        ask: [
          "the goals set at the start, each with a figure",
          "any goal that was changed, and to what",
          "which one mattered most, and why",
          "what was carried over from the quarter before",
        ],
      },
    },
    Results: {
      zh: {
        ask: ["每个目标的实际数，和目标差多少", "哪一项提前、哪一项滞后", "数字从哪里来，截到哪一天"],
        detail: [["实际完成的数字", ANSWER_WORDS.zh.figure]],
      },
      en: {
        ask: [
          "the outcome of each goal, and the difference",
          "what came early, and what came late",
          "where the figures come from, and up to which day",
        ],
        detail: [["the figures reached", ANSWER_WORDS.en.figure]],
      },
    },
    "Gaps and causes": {
      zh: {
        ask: ["偏差最大的一项，差多少", "外面的原因和自己的原因各一条", "什么时候看出要偏，当时做了什么", "这个偏差会不会带到下个季度"],
      },
      en: {
        ask: [
          "the widest gap, and how wide",
          "one cause outside, and one of your own",
          "when it began to show, and what you did then",
          "whether it will carry into the next quarter",
        ],
      },
    },
    Highlights: {
      zh: {
        ask: ["这个季度做得最好的一件，换谁都能照做的是哪一步", "客户或同事的一句评价", "第一次试的做法，结果怎样"],
        detail: [["效果用数字说明", ANSWER_WORDS.zh.figure]],
      },
      en: {
        ask: [
          "the best piece of work, and the step anybody could copy",
          "one remark by a customer or a colleague",
          "something tried for the first time, and what came of it",
        ],
        detail: [["the effect, as a figure", ANSWER_WORDS.en.figure]],
      },
    },
    "Next quarter": {
      zh: { ask: ["下季度的目标，一条一个数", "最先动手的一件事", "缺的人、钱或权限"], detail: [["到什么时候完成", ANSWER_WORDS.zh.when]] },
      en: {
        ask: ["the goals of next quarter, each with a figure", "what comes first", "the people, money or rights that are missing"],
        detail: [["by when", ANSWER_WORDS.en.when]],
      },
    },
  },
};
