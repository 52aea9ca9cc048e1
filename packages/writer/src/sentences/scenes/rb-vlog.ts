import type { SceneSentences } from "../sentence-types.ts";

export const rbVlog: SceneSentences = {
  scene: "rbVlog",
  sections: {
    Morning: {
      zh: { ask: ["几点起，睁眼第一件事", "早饭吃的什么，谁做的", "窗外是什么样", "一个声音：闹钟、锅还是鸟叫"] },
      en: {
        ask: [
          "when you got up, and what you did first",
          "what was for breakfast, and who made it",
          "what it was like outside",
          "one sound: the alarm, a pan, a bird",
        ],
      },
    },
    Daytime: {
      zh: { ask: ["今天要办的一件事，办成没有", "路上碰见的人或东西", "手上正忙着的一个镜头", "一件没料到的小事"] },
      en: {
        ask: [
          "the one thing to get done, and whether it was",
          "whom or what you met on the way",
          "a shot of your hands at work",
          "one small thing you did not expect",
        ],
      },
    },
    Evening: {
      zh: { ask: ["回到家先做什么", "晚饭和谁吃的", "睡前看的、听的一样东西", "今天最后一个画面"] },
      en: {
        ask: [
          "what you do first at home",
          "whom you had supper with",
          "what you read or heard before sleep",
          "the last picture of the day",
        ],
      },
    },
    "One thought": {
      zh: { ask: ["今天哪一刻觉得值", "明天想换个做法的一件事", "一句写给自己的话，不用道理", "有没有人说过一句你记住的话"] },
      en: {
        ask: [
          "the moment that made the day worth it",
          "one thing to do differently tomorrow",
          "a line to yourself, without a moral",
          "something said to you that you will remember",
        ],
      },
    },
  },
};
