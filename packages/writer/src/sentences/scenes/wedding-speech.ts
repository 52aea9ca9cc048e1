import type { SceneSentences } from "../sentence-types.ts";

export const weddingSpeech: SceneSentences = {
  scene: "bv2xzoaqhe",
  sections: {
    Thanks: {
      zh: {
        say: ["谢谢各位来宾，今天为{name}作见证。", "我是{job}。"],
        ask: ["特别要谢的人：谁远道而来、谁一直帮忙", "两家父母各谢一句什么"],
      },
      en: {
        say: ["Thank you all for being here with {name}.", "I speak here as {job}."],
        ask: ["whom to thank by name: who came from far, who helped", "one line of thanks to each family"],
      },
    },
    "A story": {
      zh: {
        open: ["说一件他们的小事：", "先讲一段他们的故事。"],
        ask: ["两个人的一件小事：哪天、在哪、谁说了什么", "哪一刻你知道他们会在一起"],
      },
      en: {
        open: ["Let me tell you something about them.", "One small story first."],
        ask: ["one small thing about the two: when, where, who said what", "the moment you knew they would stay together"],
      },
    },
    Advice: {
      zh: {
        open: ["有一句话想交代：", "往后的日子，我只有一点叮嘱。"],
        ask: ["过日子的一条叮嘱，和你自己的来历", "分别对新郎、新娘说的一句话"],
      },
      en: {
        open: ["One word of advice:", "I ask only one thing of you both."],
        ask: ["one rule for living together, and how you came by it", "a line to each of the two"],
      },
    },
    Wishes: {
      zh: {
        open: ["这一句，是给两位的："],
        say: ["请大家举杯，[祝{name}新婚快乐|一起祝福{name}]！"],
        ask: ["只送给这两个人的一句祝福", "祝酒前看着谁说"],
      },
      en: {
        open: ["This last line is for the two of you:"],
        say: ["Please raise your glasses to {name}!"],
        ask: ["a wish that fits only these two", "whom you look at before the toast"],
      },
    },
  },
};
