import type { SceneSentences } from "../sentence-types.ts";

export const flagRaisingSpeech: SceneSentences = {
  scene: "q4yksryg3v",
  fields: { content: ["Story"] },
  sections: {
    Greeting: {
      zh: { say: ["我是{job}，今天讲话的题目是{topic}。"] },
      en: { say: ["I speak as {job}, and my theme is {topic}."] },
    },
    Story: {
      zh: { open: ["先讲一件身边的事："], ask: ["校园里的一件小事：谁、哪天、做了什么", "事情最后怎样了", "当时谁看见了，怎么说的"] },
      en: {
        open: ["First, something that happened here:"],
        ask: ["a small thing at school: who, which day, what was done", "how it ended", "who saw it, and what was said"],
      },
    },
    Message: {
      zh: { open: ["这件事让我想到："], ask: ["这件事说明了什么道理，一句同学听得懂的话", "反过来做，会怎样", "同学会怎么反问，你怎么答"] },
      en: {
        open: ["It made me think:"],
        ask: [
          "what it shows, in a line a pupil understands",
          "what happens if one does the opposite",
          "what a pupil might object, and your answer",
        ],
      },
    },
    "What to do": {
      zh: {
        open: ["从今天起，可以这样做："],
        ask: ["今天就能做的一件事，人人做得到", "谁来提醒，怎么知道做到了", "班里可以怎么做成一件事"],
      },
      en: {
        open: ["From today we can:"],
        ask: ["one thing everybody can do today", "who reminds us, and how we know it was done", "what a class can do together"],
      },
    },
    Closing: {
      zh: { say: ["我的讲话完毕，谢谢大家。"], ask: ["一句喊得响、记得住的话", "下周升旗时看什么有没有变", "请大家一起念的一句"] },
      en: {
        say: ["That is all from me. Thank you."],
        ask: ["a line that is easy to say aloud and to remember", "what should have changed by next week", "a line to say together"],
      },
    },
  },
};
