import type { SceneSentences } from "../sentence-types.ts";

export const hostScript: SceneSentences = {
  scene: "hostScript",
  sections: {
    Opening: {
      zh: {
        say: ["欢迎来到{activityName}！"],
        ask: ["两位主持的开场对白，各一句", "今天来了哪些人，要先问候谁", "今晚的由头：为什么办、为谁办"],
      },
      en: {
        say: ["Welcome to {activityName}!"],
        ask: ["the hosts' opening lines, one each", "who is here and is to be greeted first", "the occasion: why it is held, and for whom"],
      },
    },
    "Links between acts": {
      zh: { open: ["节目依次报幕："], ask: ["每个节目一句串词：接上一个的话、引出下一个", "冷场时备用的一句话", "换台、调话筒时填的两句"] },
      en: {
        open: ["The acts in their order:"],
        ask: [
          "one link for each act: from the last, to the next",
          "a spare line for when nothing happens",
          "two lines to fill a change of stage",
        ],
      },
    },
    Interaction: {
      zh: { ask: ["问观众的一个问题，或一个小游戏", "奖品是什么，怎么领", "没人举手怎么办", "上来的人问什么、怎么送下去"] },
      en: {
        ask: [
          "a question or a small game for the audience",
          "what the prize is, and how to get it",
          "what to do when nobody raises a hand",
          "what to ask those on stage, and how to see them off",
        ],
      },
    },
    Finale: {
      zh: {
        say: ["{activityName}到此结束，感谢大家的观看。"],
        ask: ["收尾的一句话，和开场相呼应", "谢幕名单：演员、灯光、志愿者", "散场的路线和提醒"],
      },
      en: {
        say: ["This is the end of {activityName}. Thank you for watching."],
        ask: [
          "a last line that answers the first",
          "whom to name at the end: cast, lights, helpers",
          "the way out, and what not to forget",
        ],
      },
    },
  },
};
