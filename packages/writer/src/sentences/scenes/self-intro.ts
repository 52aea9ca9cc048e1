import type { SceneSentences } from "../sentence-types.ts";

export const selfIntro: SceneSentences = {
  scene: "selfIntro",
  sections: {
    Opening: {
      zh: { say: ["我叫{name}，很高兴认识大家。"] },
      en: { say: ["I am {name}, and I am glad to meet you."] },
    },
    "Who I am": {
      zh: { ask: ["来自哪里、学什么或做什么"] },
      en: { ask: ["where you are from, what you study or do"] },
    },
    "One thing to remember": {
      zh: { ask: ["一个爱好或本事，加一件能证明它的小事"], detail: [["一件能证明它的小事", /\d|次|年|过|曾|奖/]] },
      en: { ask: ["one thing you like or can do, and a small story that shows it"] },
    },
    Closing: {
      zh: { say: ["希望以后多多交流，谢谢大家！"] },
      en: { say: ["I look forward to getting to know you. Thank you."] },
    },
  },
};
