import type { SceneSentences } from "../sentence-types.ts";

export const reflectionLetter: SceneSentences = {
  scene: "reflectionLetter",
  sections: {
    "Salutation and matter": {
      zh: { say: ["我是{class}的{name}，现就此事作出检讨。"] },
      en: { say: ["I am {name} of {class}, and I am writing to apologise."] },
    },
    "What happened": {
      zh: { open: ["事情的经过是这样的："], ask: ["哪天、在哪里、做了什么，照实写"] },
      en: { open: ["This is what happened:"], ask: ["which day, where, what you did, as it was"] },
    },
    Reflection: {
      zh: { ask: ["当时是怎么想的", "影响了谁、违反了哪条规定"], detail: [["影响了谁", /影响|同学|老师|班|大家/]] },
      en: {
        ask: ["what you thought then", "whom it affected, and which rule it broke"],
        detail: [["whom it affected", /class|teacher|others|everybody/i]],
      },
    },
    Fixes: {
      zh: { ask: ["以后遇到同样的情况怎么做", "请谁监督"], detail: [["请谁监督", /监督|班长|老师|家长/]] },
      en: {
        ask: ["what you will do in the same case", "who will keep an eye on it"],
        detail: [["who will keep an eye on it", /teacher|monitor|parents/i]],
      },
    },
    "Promise and signature": {
      zh: { say: ["以上检讨，请老师审阅。"] },
      en: { say: ["I submit this statement for your review."] },
    },
  },
};
