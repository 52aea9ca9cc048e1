import type { SceneSentences } from "../sentence-types.ts";

export const vlogNarration: SceneSentences = {
  scene: "svVlog",
  fields: { content: ["Narration"] },
  sections: {
    Opening: {
      zh: { say: ["今天拍的是：{topic0}。"], ask: ["第一个镜头是什么，配哪一句自言自语"] },
      en: { say: ["Today I film this: {topic}."], ask: ["the first shot, and what you say to yourself over it"] },
    },
    Narration: {
      zh: { ask: ["按先后：几点、在哪、手上在做什么", "一个不好看但真实的片段", "一句当时真的说过的话"] },
      en: {
        ask: ["in order: what time, where, what your hands do", "a clip that is true, if not pretty", "something really said at the time"],
      },
    },
    "Where it lands": {
      zh: { ask: ["今天哪一刻停了一下，想到什么"] },
      en: { ask: ["the moment you stopped, and what you thought"] },
    },
    Echo: {
      zh: { ask: ["和开头那个镜头对上的一个画面"] },
      en: { ask: ["a last picture that answers the first"] },
    },
  },
};
