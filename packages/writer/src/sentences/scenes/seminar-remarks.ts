import type { SceneSentences } from "../sentence-types.ts";

export const seminarRemarks: SceneSentences = {
  scene: "xvrlog3nuf",
  fields: { content: ["In practice"] },
  sections: {
    Opening: {
      zh: { say: ["就{topic}，我谈几点认识。"] },
      en: { say: ["On {topic}, a few thoughts."] },
    },
    Understanding: {
      zh: {
        say: ["我的看法是：{point}。"],
        ask: ["材料里哪一句话让你这样想，出自哪里", "不同的看法是什么，你为什么不同意", "以前怎么理解，现在哪里变了"],
      },
      en: {
        say: ["My view is this: {point}."],
        ask: [
          "which line of the text made you think so, and where it stands",
          "what others hold, and why you differ",
          "how you read it before, and what has changed",
        ],
      },
    },
    "In practice": {
      zh: {
        open: ["联系自己的工作："],
        ask: ["自己这里的一件真事：谁、哪天、结果怎样", "和要求比，差在哪里", "这件事里自己的责任是哪一段"],
      },
      en: {
        open: ["In my own work:"],
        ask: [
          "one true case from your work: who, when, what came of it",
          "where it falls short of what is asked",
          "which part of it was your own duty",
        ],
      },
    },
    Suggestions: {
      zh: { ask: ["下周就能改的一件小事", "需要上面定的一件事，一句话", "怎么知道这一条管用", "可以先在哪里试"] },
      en: {
        ask: [
          "one small thing that can change next week",
          "one thing that has to be decided higher up",
          "how one will know that it works",
          "where it could be tried first",
        ],
      },
    },
    Closing: {
      zh: { say: ["以上是个人认识，请大家指正。"] },
      en: { say: ["This is only my own view. Please correct me."] },
    },
  },
};
