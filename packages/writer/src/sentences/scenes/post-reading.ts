import type { SceneSentences } from "../sentence-types.ts";

export const postReading: SceneSentences = {
  scene: "postReading",
  sections: {
    Opening: {
      zh: { ask: ["在什么时候、因为什么读到它"] },
      en: { ask: ["when and why you came to read it"] },
    },
    "About the book": {
      zh: { ask: ["主要人物和经过，三四句"] },
      en: { ask: ["the main people and the course of it, in a few sentences"] },
    },
    "What struck me": {
      zh: { open: ["触动我的地方："], ask: ["最触动你的一句或一段，抄下来", "为什么是它", "读之前怎么想"] },
      en: {
        open: ["What struck me:"],
        ask: ["the sentence or passage that struck you, copied out", "why that one", "what you thought before"],
      },
    },
    "In my life": {
      zh: { ask: ["身边的一件事，和书里哪里像", "以后会有什么不同"] },
      en: { ask: ["one thing in your own life, and what in the book it resembles", "what will be different"] },
    },
    Closing: {
      zh: { ask: ["用自己的一句话收住"] },
      en: { ask: ["one line of your own to end on"] },
    },
  },
};
