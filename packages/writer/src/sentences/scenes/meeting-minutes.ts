import type { SceneSentences } from "../sentence-types.ts";

export const meetingMinutes: SceneSentences = {
  scene: "meetingMinutes",
  sections: {
    "Items and conclusions": {
      zh: { ask: ["每个议题一条，写结论", "有分歧的地方，两边各怎么说"] },
      en: { ask: ["one line an item, with its conclusion", "where opinions differed, and how"] },
    },
    "Action items": {
      zh: { ask: ["谁、做什么、到哪天"] },
      en: { ask: ["who, what, by which day"] },
    },
    "Next meeting": {
      zh: { ask: ["下次会议的时间和议题"] },
      en: { ask: ["date and topics of the next meeting"] },
    },
    Notes: {
      zh: { ask: ["没有谈完、需要再议的事"] },
      en: { ask: ["what was not finished"] },
    },
  },
};
