import type { SceneSentences } from "../sentence-types.ts";

export const selfIntro: SceneSentences = {
  scene: "selfIntro",
  sections: {
    Opening: {
      zh: { say: ["我叫{name}，很高兴认识大家。"] },
      en: { say: ["I am {name}, and I am glad to meet you."] },
    },
    "Who I am": {
      zh: { ask: ["来自哪里、学什么或做什么", "名字怎么写，有什么来历", "来这里之前在做什么", "现在最花时间的一件事"] },
      en: {
        ask: [
          "where you are from, what you study or do",
          "how your name is written, and where it comes from",
          "what you did before you came here",
          "what takes most of your time now",
        ],
      },
    },
    "One thing to remember": {
      zh: {
        ask: ["一个爱好或本事，加一件能证明它的小事", "朋友用哪个词说你，为什么", "一件做得不好、正在练的事"],
        detail: [["一件能证明它的小事", /\d|次|年|过|曾|奖/]],
      },
      en: {
        ask: [
          "one thing you like or can do, and a small story that shows it",
          "the word your friends use for you, and why",
          "the moment it was of use to somebody",
          "something you are not good at and are practising",
        ],
      },
    },
    Closing: {
      zh: {
        say: ["谢谢大家！"],
        ask: ["希望别人因为什么事来找你", "怎么找到你：班级、工位或微信", "想向在座的人请教的一件事"],
      },
      en: {
        say: ["Thank you."],
        ask: [
          "what you would like people to come to you for",
          "where to find you: class, seat or contact",
          "one thing you would like to learn from those present",
        ],
      },
    },
  },
};
