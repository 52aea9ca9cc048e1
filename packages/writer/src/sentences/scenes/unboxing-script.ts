import type { SceneSentences } from "../sentence-types.ts";

export const unboxingScript: SceneSentences = {
  scene: "svUnbox",
  fields: { tiyan: ["Hands-on", "Pros and cons"] },
  sections: {
    Hook: {
      zh: { say: ["今天开箱的是{name}。"], ask: ["买之前最担心的一点"] },
      en: { say: ["What I open today is {name}."], ask: ["what you feared before you bought it"] },
    },
    Unbox: {
      zh: { ask: ["打开第一眼看到什么、先拿出哪一样", "包装里少了什么、多了什么"] },
      en: { ask: ["what you see first, and what comes out first", "what is missing in the box, and what is extra"] },
    },
    "Hands-on": {
      zh: { open: ["上手以后："], ask: ["第一次用它做了什么，用了多久", "哪一下让你意外"] },
      en: { open: ["In use:"], ask: ["what you first did with it, and for how long", "what surprised you"] },
    },
    "Pros and cons": {
      zh: { ask: ["最好的一处、最差的一处，各配一个画面"] },
      en: { ask: ["the best point and the worst, each with a shot"] },
    },
    Verdict: {
      zh: { say: ["这次开箱就到这里。"], ask: ["买还是不买，适合谁"] },
      en: { say: ["That is all for this box."], ask: ["buy it or not, and for whom"] },
    },
  },
};
