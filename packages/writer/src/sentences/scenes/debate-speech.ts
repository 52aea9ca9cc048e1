import type { SceneSentences } from "../sentence-types.ts";

export const debateSpeech: SceneSentences = {
  scene: "debateSpeech",
  sections: {
    "Definition and standard": {
      zh: { say: ["我方的立场是：{side}。", "今天判断的标准，请大家一起看。"], ask: ["关键词的定义，一句话", "用什么标准判断谁更有道理"] },
      en: { say: ["Our side holds: {side}."], ask: ["the key word, defined in one sentence", "the standard by which to judge"] },
    },
    "First argument": {
      zh: { open: ["第一个理由："], ask: ["支持我方的第一个理由，一句话", "证明它的事实或数据，写明来源"] },
      en: {
        open: ["Our first reason:"],
        ask: ["the first reason for our side, in one sentence", "the fact or figure that proves it, with its source"],
      },
    },
    "Second argument": {
      zh: { open: ["第二个理由："], ask: ["支持我方的第二个理由，换一个角度", "证明它的例子"] },
      en: { open: ["Our second reason:"], ask: ["the second reason, from another side", "an example that proves it"] },
    },
    Rebuttal: {
      zh: { open: ["对方可能会说："], ask: ["对方最有力的一个理由", "它在哪里站不住"] },
      en: { open: ["The other side may say:"], ask: ["the other side's best reason", "where it does not hold"] },
    },
    Summary: {
      zh: { say: ["综上，我方坚持：{side}。", "我的陈词完毕，谢谢。"] },
      en: { say: ["This is why we hold: {side}.", "That is our case. Thank you."] },
    },
  },
};
