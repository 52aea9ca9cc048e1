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
      zh: { say: ["我的看法是：{point}。"], ask: ["材料里哪一句话让你这样想，出自哪里", "不同的看法是什么，你为什么不同意"] },
      en: {
        say: ["My view is this: {point}."],
        ask: ["which line of the text made you think so, and where it stands", "what others hold, and why you differ"],
      },
    },
    "In practice": {
      zh: { open: ["联系自己的工作："], ask: ["自己这里的一件真事：谁、哪天、结果怎样", "和要求比，差在哪里"] },
      en: {
        open: ["In my own work:"],
        ask: ["one true case from your work: who, when, what came of it", "where it falls short of what is asked"],
      },
    },
    Suggestions: {
      zh: { ask: ["下周就能改的一件小事", "需要上面定的一件事，一句话"] },
      en: { ask: ["one small thing that can change next week", "one thing that has to be decided higher up"] },
    },
    Closing: {
      zh: { say: ["以上是个人认识，请大家指正。"] },
      en: { say: ["This is only my own view. Please correct me."] },
    },
  },
};
