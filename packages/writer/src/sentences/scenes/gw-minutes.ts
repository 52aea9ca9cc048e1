import { ANSWER_WORDS } from "../answer-words.ts";
import type { SceneSentences } from "../sentence-types.ts";

export const gwMinutes: SceneSentences = {
  scene: "gwMinutes",
  sections: {
    "Items considered": {
      zh: { open: ["各项议题的情况是："], ask: ["逐项写：谁汇报、汇报了什么", "会议对每一项的意见", "没有议定、会后继续研究的一项"] },
      en: {
        open: ["On the items in turn:"],
        ask: ["item by item: who reported, and on what", "the view the meeting took of each", "an item carried over"],
      },
    },
    Decisions: {
      zh: {
        open: ["会议议定："],
        ask: ["议定的事，一条一件，写到单位", "附带的条件或经费从哪里出"],
        detail: [
          ["由谁负责", ANSWER_WORDS.zh.who],
          ["到什么时候", ANSWER_WORDS.zh.when],
        ],
      },
      en: {
        open: ["It was agreed:"],
        ask: ["what was agreed, one line each, with the office", "any condition, or where the money comes from"],
        detail: [
          ["who is in charge", ANSWER_WORDS.en.who],
          ["by when", ANSWER_WORDS.en.when],
        ],
      },
    },
  },
};
