import { ANSWER_WORDS } from "../answer-words.ts";
import type { SceneSentences } from "../sentence-types.ts";

export const polishMeetingLog: SceneSentences = {
  scene: "polishMeetingLog",
  sections: {
    "Who said what": {
      zh: {
        ask: [
          "按发言的先后，一人一条，写主张和理由",
          "说到的数字和日期，原样照录",
          "意见不同的两个人，各说了什么",
          "没听清、要找本人核对的一句",
        ],
      },
      en: {
        ask: [
          "one line a speaker, in order: the claim and the reason",
          "figures and dates as they were said",
          "the two who differed, and what each said",
          "a remark to check with the speaker",
        ],
      },
    },
    Decisions: {
      zh: {
        ask: ["当场定下来的事，一条一件", "怎么定的：表决、拍板还是都同意", "附带的条件"],
        detail: [["从什么时候起执行", ANSWER_WORDS.zh.when]],
      },
      en: {
        ask: ["what was decided, one line each", "how it was decided: by vote, by the chair or by all", "any condition attached"],
        detail: [["from when it holds", ANSWER_WORDS.en.when]],
      },
    },
    "Action items": {
      zh: { ask: ["做什么，交出什么", "做完报给谁", "要等哪件事先定"], detail: [["谁来做", ANSWER_WORDS.zh.who]] },
      en: {
        ask: ["what is to be done, and what is handed over", "to whom it is reported", "what has to be settled before"],
        detail: [["who does it", ANSWER_WORDS.en.who]],
      },
    },
    "Open issues": {
      zh: { ask: ["没定的事，卡在哪里", "还缺的材料，由谁去找", "放到哪一次会再议", "谁先拿一个方案"] },
      en: {
        ask: [
          "what was left open, and on what",
          "what is missing, and who gets it",
          "at which meeting it comes back",
          "who brings a proposal",
        ],
      },
    },
  },
};
