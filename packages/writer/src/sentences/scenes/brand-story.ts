import type { SceneSentences } from "../sentence-types.ts";

export const brandStory: SceneSentences = {
  scene: "mkBrandStory",
  sections: {
    Origin: {
      zh: { open: ["{brand}是这样开始的："], ask: ["哪一年、在哪里、因为谁的一件事开始", "第一件货是怎么做出来、卖给谁的"] },
      en: {
        open: ["This is how {brand} began:"],
        ask: ["which year, where, and because of whom", "how the first piece was made, and who bought it"],
      },
    },
    Struggle: {
      zh: { open: ["后来的事："], ask: ["差一点做不下去的一次，是怎么熬过来的", "当时谁留了下来"] },
      en: { open: ["And then:"], ask: ["the time it nearly ended, and how you got through", "who stayed"] },
    },
    Belief: {
      zh: { ask: ["一直没改的一个做法，多花了什么代价", "有人劝过改，你们怎么回答"] },
      en: { ask: ["the one thing you never changed, and what it costs", "what you said to those who wanted it changed"] },
    },
    Invitation: {
      zh: { say: ["这就是{brand}的故事。"], ask: ["想请读者来看的一样东西，在哪里能看到"] },
      en: { say: ["That is the story of {brand}."], ask: ["the one thing readers should come and see, and where"] },
    },
  },
};
