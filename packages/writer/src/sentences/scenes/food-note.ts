import type { SceneSentences } from "../sentence-types.ts";

export const foodNote: SceneSentences = {
  scene: "rbFood",
  fields: { tiyan: ["Look, smell, taste", "How"] },
  sections: {
    "Look, smell, taste": {
      zh: {
        ask: ["{name}第一口是什么味，和平时吃的哪里不同", "看着和闻着是什么样", "凉了以后还好不好吃", "哪一口最好吃：边上、中间还是汤里"],
      },
      en: {
        ask: [
          "the first bite of {name}, and how it differs",
          "how it looks and smells",
          "whether it is still good when cold",
          "which bite is best: the edge, the middle or the sauce",
        ],
      },
    },
    How: {
      zh: {
        open: ["做法在这里："],
        ask: ["用料各多少，一行一样", "步骤和火候：大火几分钟、小火几分钟", "没有烤箱或某样料，怎么代替"],
        detail: [["用料各多少", /\d|勺|克|适量/]],
      },
      en: {
        open: ["How to make it:"],
        ask: ["how much of each thing, one a line", "the steps, with heat and minutes", "what to use instead"],
        detail: [["how much of each thing", /\d|spoon|cup|gram/i]],
      },
    },
    Tips: {
      zh: { ask: ["第一次做失败在哪一步", "怎么看出来熟了", "剩下的怎么放、怎么热", "哪一样料不能省"] },
      en: {
        ask: [
          "where your first try failed",
          "how to tell that it is done",
          "how to keep and warm up what is left",
          "the one ingredient not to leave out",
        ],
      },
    },
  },
};
