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
      zh: { open: ["先讲一件身边的事："], ask: ["校园里的一件小事：谁、哪天、做了什么", "事情最后怎样了"] },
      en: {
        open: ["First, something that happened here:"],
        ask: ["a small thing at school: who, which day, what was done", "how it ended"],
      },
    },
    Message: {
      zh: { open: ["这件事让我想到："], ask: ["这件事说明了什么道理，一句同学听得懂的话", "反过来做，会怎样"] },
      en: { open: ["It made me think:"], ask: ["what it shows, in a line a pupil understands", "what happens if one does the opposite"] },
    },
    "What to do": {
      zh: { open: ["从今天起，可以这样做："], ask: ["今天就能做的一件事，人人做得到", "谁来提醒，怎么知道做到了"] },
      en: { open: ["From today we can:"], ask: ["one thing everybody can do today", "who reminds us, and how we know it was done"] },
    },
    Closing: {
      zh: { say: ["我的讲话完毕，谢谢大家。"], ask: ["一句喊得响、记得住的话"] },
      en: { say: ["That is all from me. Thank you."], ask: ["a line that is easy to say aloud and to remember"] },
    },
  },
};
