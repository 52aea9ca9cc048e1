import { ANSWER_WORDS } from "../answer-words.ts";
import type { SceneSentences } from "../sentence-types.ts";

export const meetingMinutes: SceneSentences = {
  scene: "meetingMinutes",
  sections: {
    "Items and conclusions": {
      zh: {
        ask: ["每个议题一条，写结论", "有分歧的地方，两边各怎么说", "每条结论的理由，一句话"],
        detail: [["从什么时候起执行", ANSWER_WORDS.zh.when]],
      },
      en: {
        ask: ["one line an item, with its conclusion", "where opinions differed, and how", "the reason for each conclusion, in a line"],
        detail: [["from when it holds", ANSWER_WORDS.en.when]],
      },
    },
    "Action items": {
      zh: { ask: ["谁、做什么、到哪天", "每件事交出什么，报给谁", "要先等哪件事"], detail: [["谁来做", ANSWER_WORDS.zh.who]] },
      en: {
        ask: ["who, what, by which day", "what each delivers, and to whom it is reported", "what has to come first"],
        detail: [["who does it", ANSWER_WORDS.en.who]],
      },
    },
    "Next meeting": {
      zh: { ask: ["下次会议的时间和议题", "会前要看的材料", "谁召集、谁参加"], detail: [["在什么时候", ANSWER_WORDS.zh.when]] },
      en: {
        ask: ["date and topics of the next meeting", "what to read before it", "who calls it, and who comes"],
        detail: [["when it is", ANSWER_WORDS.en.when]],
      },
    },
    Notes: {
      zh: { ask: ["没有谈完、需要再议的事", "会上提到、没有展开的一条", "缺席的人，由谁转告", "附件和资料放在哪里"] },
      en: {
        ask: [
          "what was not finished",
          "something mentioned and not pursued",
          "who tells those who were absent",
          "where the papers are kept",
        ],
      },
    },
  },
};
