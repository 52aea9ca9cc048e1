import type { SceneSentences } from "../sentence-types.ts";

export const gwRequest: SceneSentences = {
  scene: "gwRequest",
  sections: {
    Grounds: {
      zh: { open: ["现将有关情况报告如下："], ask: ["现在的状况：年限、损坏或缺口", "不办会影响谁、多大", "已经试过的办法"] },
      en: {
        open: ["The situation is as follows:"],
        ask: ["how things stand: age, damage or shortage", "whom it affects if nothing is done", "what has been tried"],
      },
    },
    Request: {
      zh: {
        say: ["为此，现就{subject}一事请示。"],
        ask: ["怎么算出来的，附哪份报价或清单", "批了以后，哪天前能办完", "不足的部分由谁补、分几次到位"],
      },
      en: {
        say: ["We therefore request approval of the following: {subject}."],
        ask: [
          "how it was worked out, and which quote or list is attached",
          "by which day it will be done once approved",
          "who covers the rest, and in how many parts it is paid",
        ],
      },
    },
  },
};
