import { ANSWER_WORDS } from "../answer-words.ts";
import type { SceneSentences } from "../sentence-types.ts";

export const rbHotspot: SceneSentences = {
  scene: "rbHotspot",
  sections: {
    "What happened": {
      zh: {
        ask: ["按时间写：哪天、谁、做了什么", "消息最早从哪里来，有没有原文", "哪些已经证实，哪些还没有"],
        detail: [["哪天的事", ANSWER_WORDS.zh.when]],
      },
      en: {
        ask: [
          "in order of time: when, who, what",
          "where the news first came from, and whether there is an original",
          "what is confirmed, and what is not",
        ],
        detail: [["when it happened", ANSWER_WORDS.en.when]],
      },
    },
    Views: {
      zh: { ask: ["支持的人主要的一条理由", "反对的人主要的一条理由", "当事人自己怎么说", "懂行的人补充了什么"] },
      en: {
        ask: [
          "the main reason of those in favour",
          "the main reason of those against",
          "what those concerned say themselves",
          "what somebody in the field added",
        ],
      },
    },
    "Why it matters": {
      zh: { ask: ["普通人会在哪一步碰上它", "现在可以查一查自己的什么", "一年后还会不会有影响", "你自己为什么关心"] },
      en: {
        ask: [
          "where ordinary people come across it",
          "what one can check for oneself now",
          "whether it will matter in a year",
          "why you care",
        ],
      },
    },
    Caution: {
      zh: { ask: ["传得最多、但没有依据的一句", "看到哪种截图先别转", "等谁的正式说法", "你可能看错的一处"] },
      en: {
        ask: [
          "the claim most repeated, without any ground",
          "what kind of screenshot not to pass on",
          "whose official word to wait for",
          "where you yourself may be wrong",
        ],
      },
    },
  },
};
