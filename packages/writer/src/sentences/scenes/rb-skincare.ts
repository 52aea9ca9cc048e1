import { ANSWER_WORDS } from "../answer-words.ts";
import type { SceneSentences } from "../sentence-types.ts";

export const rbSkincare: SceneSentences = {
  scene: "rbSkincare",
  sections: {
    "My skin": {
      zh: { say: ["我的肤况：{category}。"], ask: ["哪里出油、哪里干、什么季节最明显", "试过而没用的东西", "看过医生没有，怎么说"] },
      en: {
        say: ["My skin: {category}."],
        ask: [
          "where it is oily or dry, and in which season",
          "what you tried without success",
          "whether you saw a doctor, and what was said",
        ],
      },
    },
    Approach: {
      zh: { ask: ["先解决哪一个问题，为什么", "减掉了哪几样，皮肤怎样", "看成分只看哪一两个", "多久才看得出变化"] },
      en: {
        ask: [
          "which problem comes first, and why",
          "what you left out, and how the skin took it",
          "the one or two ingredients you look for",
          "how long before it showed",
        ],
      },
    },
    Routine: {
      zh: {
        ask: ["早上：一步一行，用量多少", "晚上：一步一行，隔多久涂下一样", "一周几次的那一步"],
        detail: [["每一步在什么时候", ANSWER_WORDS.zh.when]],
      },
      en: {
        ask: ["morning: one step a line, and how much", "evening: one step a line, and the wait between", "the step done some days only"],
        detail: [["when each step is done", ANSWER_WORDS.en.when]],
      },
    },
    Cautions: {
      zh: { ask: ["不能一起用的两样", "刺痛或泛红时，先停哪一样", "换季要改的一步", "什么情况要去看医生"] },
      en: {
        ask: [
          "two things that do not go together",
          "what to stop first when it stings or reddens",
          "the step to change with the season",
          "when to see a doctor",
        ],
      },
    },
  },
};
