import type { SceneSentences } from "../sentence-types.ts";

export const contractDraft: SceneSentences = {
  scene: "contractDraft",
  sections: {
    Subject: {
      zh: { ask: ["做什么或买卖什么：名称、数量、规格、质量标准"] },
      en: { ask: ["what is made, done or sold: name, quantity, specification, quality"] },
    },
    "Price and payment": {
      zh: {
        ask: ["价款的大写与小写、含不含税、分几次付、各在什么时候"],
      },
      en: {
        ask: ["the price in figures and words, tax included or not, and when each part is due"],
      },
    },
    "Term and acceptance": {
      zh: {
        ask: ["从哪天到哪天，在哪里履行，怎么算验收合格"],
      },
      en: {
        ask: ["from when to when, where, and what counts as accepted"],
      },
    },
    "Rights and duties": {
      zh: { ask: ["甲方应当做的事", "乙方应当做的事"] },
      en: { ask: ["what Party A has to do", "what Party B has to do"] },
    },
    Breach: {
      zh: { ask: ["逾期、质量不合格、逾期付款各怎么承担"] },
      en: {
        ask: ["what follows from delay, defects and late payment"],
      },
    },
    "Changes, termination, disputes": {
      zh: { ask: ["争议由哪个法院管辖或哪个仲裁机构仲裁"], say: ["变更和解除，以双方签字的书面文件为准。"] },
      en: {
        ask: ["which court or which arbitration body decides"],
        say: ["Changes and termination are made in writing and signed by both."],
      },
    },
  },
};
