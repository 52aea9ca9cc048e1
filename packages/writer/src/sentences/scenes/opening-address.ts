import type { SceneSentences } from "../sentence-types.ts";

export const openingAddress: SceneSentences = {
  scene: "egs4vmenti",
  fields: { content: ["Highlights", "Expectations"] },
  sections: {
    Greeting: {
      zh: { say: ["我是{job}，欢迎各位来到{activityName}。"] },
      en: { say: ["I speak as {job}. Welcome to {activityName}."] },
    },
    Significance: {
      zh: {
        ask: ["为什么办这次活动，解决谁的什么事", "今年和往届有什么不同", "对第一次来的人说明一句", "第一次办这个活动是哪年，为了什么"],
      },
      en: {
        ask: [
          "why this event is held, and for whom",
          "how it differs from earlier years",
          "one line for those who are here for the first time",
          "when it was first held, and what for",
        ],
      },
    },
    Highlights: {
      zh: {
        open: ["先说这一届的几点："],
        ask: ["多少人、多少单位来，从哪里来", "最值得看的一场或一件作品", "要谢谢谁的筹备"],
        detail: [["多少人、多少件", /\d|首次|第一次/]],
      },
      en: {
        open: ["A few facts about it:"],
        ask: ["how many people and groups, and from where", "the one session or work to see", "whom to thank for preparing it"],
        detail: [["how many people or works", /\d|first/i]],
      },
    },
    Expectations: {
      zh: { ask: ["希望参加的人做好哪一件事", "对评委、志愿者或家长说的一句话", "来看的人别错过的一样", "安静、拍照或安全的一句提醒"] },
      en: {
        ask: [
          "the one thing you ask of those taking part",
          "a line to the jury, the helpers or the parents",
          "what visitors should not miss",
          "a word on quiet, pictures or safety",
        ],
      },
    },
    Declaration: {
      zh: { say: ["现在，我宣布：{activityName}开幕！"] },
      en: { say: ["I now declare {activityName} open!"] },
    },
  },
};
