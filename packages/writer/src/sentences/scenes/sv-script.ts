import type { SceneSentences } from "../sentence-types.ts";

export const svScript: SceneSentences = {
  scene: "svScript",
  sections: {
    Hook: {
      zh: { ask: ["前三秒的画面：看到什么", "第一句台词"] },
      en: { ask: ["the first picture: what is seen", "the first line spoken"] },
    },
    "Main shots": {
      zh: { ask: ["镜头一：画面、台词、时长", "镜头二：画面、台词、时长", "镜头三：画面、台词、时长"] },
      en: { ask: ["first shot: picture, words, length", "second shot: picture, words, length", "third shot: picture, words, length"] },
    },
    "Twist or climax": {
      zh: { ask: ["观众想不到的一处：画面和台词"] },
      en: { ask: ["what nobody expects: picture and words"] },
    },
    "Call to action": {
      zh: { say: ["看到这里的，留言说说你的做法。"] },
      en: { say: ["If you have watched this far, tell me how you do it."] },
    },
  },
};
