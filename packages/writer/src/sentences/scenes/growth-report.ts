import { ANSWER_WORDS } from "../answer-words.ts";
import type { SceneSentences } from "../sentence-types.ts";

export const growthReport: SceneSentences = {
  scene: "growthReport",
  sections: {
    Overview: {
      zh: { ask: ["分几段：小学、中学、现在，各一句", "变化最大的是哪一年", "用一件事说明现在的你", "别人第一次见你怎么说，和后来怎么说"] },
      en: {
        ask: [
          "the stages: primary, secondary, now, a line each",
          "the year that changed you most",
          "one event that shows who you are now",
          "what people say of you at first, and later",
        ],
      },
    },
    "Character analysis": {
      zh: { ask: ["这个性格帮过你的一次", "这个性格误过你的一次", "家人和朋友说的，有什么不同", "独处和人多时，各是什么样"] },
      en: {
        ask: [
          "a time this character helped you",
          "a time it got in your way",
          "how family and friends see it differently",
          "what you are like alone, and among many",
        ],
      },
    },
    "Family and environment": {
      zh: { ask: ["家里的一条规矩，和它留下的习惯", "谁的一句话你记到现在", "搬家、转学或换班，带来了什么", "学校或朋友改变你的一处"] },
      en: {
        ask: [
          "a rule at home, and the habit it left",
          "whose words you still remember",
          "what a move or a new school brought",
          "how school or friends changed you",
        ],
      },
    },
    "Key events": {
      zh: {
        ask: ["一件事：那年几岁、发生了什么、你怎么选", "当时怕什么，后来怎样", "失败的一次，和它教的"],
        detail: [["在哪一年", ANSWER_WORDS.zh.when]],
      },
      en: {
        ask: [
          "one event: how old you were, what happened, what you chose",
          "what you feared then, and what came of it",
          "one failure, and what it taught",
        ],
        detail: [["when it happened", ANSWER_WORDS.en.when]],
      },
    },
    "Strengths and gaps": {
      zh: { ask: ["一个长处，配一件事", "一个短处，配一件事", "想要的将来，缺的是哪一样", "长处用过了头，会怎样"] },
      en: {
        ask: [
          "one strength, with an event",
          "one weakness, with an event",
          "what your future asks for and you lack",
          "what happens when the strength goes too far",
        ],
      },
    },
    "Growth plan": {
      zh: {
        ask: ["先改的一件小事，每天做多久", "找谁看着你", "半年后拿什么看有没有变"],
        detail: [["从什么时候开始", ANSWER_WORDS.zh.when]],
      },
      en: {
        ask: [
          "the first small change, and how long each day",
          "who keeps an eye on it",
          "what will show in half a year whether you changed",
        ],
        detail: [["from when", ANSWER_WORDS.en.when]],
      },
    },
  },
};
