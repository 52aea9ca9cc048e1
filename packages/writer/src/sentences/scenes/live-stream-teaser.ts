import type { SceneSentences } from "../sentence-types.ts";

export const liveStreamTeaser: SceneSentences = {
  scene: "svLiveTrailer",
  sections: {
    Hook: {
      zh: { say: ["这场直播：{topic0}。"], ask: ["一样只有这一场才有的东西"] },
      en: { say: ["This live stream: {topic}."], ask: ["one thing that only this stream has"] },
    },
    Perks: {
      zh: { say: ["这一场有：{offer}。"], ask: ["几点抽、一共几份、怎么领"] },
      en: { say: ["This time: {offer}."], ask: ["at what point, how many, and how to get them"] },
    },
    "Time and booking": {
      zh: { say: ["{timeSpan}开播，点预约。"], ask: ["在哪个账号看"] },
      en: { say: ["We go live: {timeSpan}. Set a reminder."], ask: ["on which account"] },
    },
  },
};
