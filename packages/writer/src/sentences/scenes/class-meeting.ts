import { ANSWER_WORDS } from "../answer-words.ts";
import type { SceneSentences } from "../sentence-types.ts";

export const classMeeting: SceneSentences = {
  scene: "classMeeting",
  sections: {
    "Topic and purpose": {
      zh: {
        say: ["本次班会的主题是{topic0}。"],
        ask: ["为什么这时候开，班里发生了什么", "开完希望同学做到的一件事", "谁提议的、谁主持的"],
      },
      en: {
        say: ["The topic of this class meeting: {topic}."],
        ask: ["why now, and what happened in class", "the one thing pupils should do afterwards", "who proposed it, and who led it"],
      },
    },
    Process: {
      zh: { ask: ["按先后写：谁讲了什么、讲了多久", "同学说的一句原话", "看法不同的地方，两边各怎么说", "有没有游戏、投票或表演"] },
      en: {
        ask: [
          "in order: who spoke, on what, and how long",
          "what a student said, word for word",
          "where opinions differed, and what each side said",
          "any game, vote or performance",
        ],
      },
    },
    Decisions: {
      zh: { ask: ["定下来的事，一条一件", "举手、投票还是商量定的", "没定下来的一件"], detail: [["多少人同意", ANSWER_WORDS.zh.figure]] },
      en: {
        ask: ["what was decided, one line each", "by show of hands, by vote or by talk", "what was left open"],
        detail: [["how many agreed", ANSWER_WORDS.en.figure]],
      },
    },
    "Follow-up": {
      zh: { ask: ["谁来做、哪天做完", "班委怎么检查", "缺席的同学怎么告诉", "下次班会看什么"] },
      en: {
        ask: [
          "who does it, and by when",
          "how the class committee checks it",
          "how those who were absent are told",
          "what the next meeting will look at",
        ],
      },
    },
  },
};
