import type { SceneSentences } from "../sentence-types.ts";

export const gwNotification: SceneSentences = {
  scene: "gwNotification",
  sections: {
    Grounds: {
      zh: {
        say: ["现就{subject}有关事项通知如下："],
        ask: ["依据的文件或会议", "近来的哪件事使得现在要办", "和去年同类通知相比，变了什么"],
      },
      en: {
        say: ["Notice is given on the following matter: {subject}."],
        ask: ["the document or meeting behind this", "what has happened that calls for it now", "what differs from last year's notice"],
      },
    },
    Matters: {
      zh: {
        ask: ["要办的事，一条一件", "时间、地点、参加人", "报名、填表或材料的要求"],
        detail: [["时间和地点", /\d|月|日|上午|下午|室|厅/]],
      },
      en: {
        ask: ["what is to be done, one thing a line", "when, where and for whom", "how to sign up, and which forms are needed"],
        detail: [["when and where", /\d|a\.m\.|p\.m\.|room|hall/i]],
      },
    },
    Requirements: {
      zh: { ask: ["请各单位做什么、报给谁", "截止日期", "联系人和电话"], detail: [["截止日期和联系人", /\d|前|联系|月/]] },
      en: {
        ask: ["what each unit should do, and to whom it reports", "the deadline", "whom to contact, and the number"],
        detail: [["the deadline and whom to contact", /\d|by|contact/i]],
      },
    },
  },
};
