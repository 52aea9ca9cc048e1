import { ANSWER_WORDS } from "../answer-words.ts";
import type { SceneSentences } from "../sentence-types.ts";

export const okr: SceneSentences = {
  scene: "okr",
  sections: {
    "Why this goal": {
      zh: { ask: ["为什么是这个目标，不做会丢掉什么", "现在的数是多少，从哪里取的", "它对上级的哪个目标有用", "这一周期不追求的是什么"] },
      en: {
        ask: [
          "why this goal, and what is lost without it",
          "today's figure, and where it is taken from",
          "which goal further up it serves",
          "what is not aimed at in this cycle",
        ],
      },
    },
    "O1 and key results": {
      zh: {
        ask: ["目标一句话，不带数字，记得住", "关键结果：哪个数，从多少到多少，哪天", "谁看这个数、在哪里看"],
        detail: [["从多少到多少", ANSWER_WORDS.zh.figure]],
      },
      en: {
        ask: [
          "the objective in a sentence without figures",
          "a key result: which figure, from what to what, by when",
          "who looks at the figure, and where",
        ],
        detail: [["from how much to how much", ANSWER_WORDS.en.figure]],
      },
    },
    "O2 and key results": {
      zh: {
        ask: ["第二个目标，和第一个不重样", "关键结果：写结果，不写动作", "两个目标抢人手时，先保哪个"],
        detail: [["从多少到多少", ANSWER_WORDS.zh.figure]],
      },
      en: {
        ask: [
          "the second objective, different in kind from the first",
          "a key result: an outcome, not an action",
          "which goes first when both need the same people",
        ],
        detail: [["from how much to how much", ANSWER_WORDS.en.figure]],
      },
    },
    "Key actions": {
      zh: {
        ask: ["每个关键结果配一个动作，头两周做什么", "要别人配合的动作，和谁说好了", "停下哪件事，腾出时间"],
        detail: [["谁来做", ANSWER_WORDS.zh.who]],
      },
      en: {
        ask: [
          "one action for each key result, and what the first two weeks hold",
          "what needs others, and with whom it is agreed",
          "what is stopped to make time",
        ],
        detail: [["who does it", ANSWER_WORDS.en.who]],
      },
    },
    "Risk and confidence": {
      zh: { ask: ["每个目标的信心几成，怕的是什么", "到周期一半还差多少，就要换办法", "最靠外面的一个前提", "谁会先看出不对"] },
      en: {
        ask: [
          "how sure you are of each objective, and what you fear",
          "how far behind at half time calls for another way",
          "the condition that depends most on others",
          "who would be first to see it go wrong",
        ],
      },
    },
  },
};
