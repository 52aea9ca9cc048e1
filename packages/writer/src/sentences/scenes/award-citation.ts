import type { SceneSentences } from "../sentence-types.ts";

export const awardCitation: SceneSentences = {
  scene: "cqchyxaolt",
  sections: {
    "The deed": {
      zh: { ask: ["最动人的一刻：在哪里、做了什么", "做了多少年、多少次"], detail: [["多少年、多少次", /\d|年|次|天/]] },
      en: {
        ask: ["the most telling moment: where, and what was done", "for how many years, how many times"],
        detail: [["how long, or how many times", /\d|years?|times|days/i]],
      },
    },
    "The spirit": {
      zh: { ask: ["在{name}身上看到的是什么，一句不用大词的话", "身边的人怎么说起{name}"] },
      en: { ask: ["what one sees in {name}, in plain words", "what people who know {name} say"] },
    },
    Tribute: {
      zh: { say: ["让我们向{name}致敬！"] },
      en: { say: ["We salute {name}!"] },
    },
  },
};
