import { ANSWER_WORDS } from "../answer-words.ts";
import type { SceneSentences } from "../sentence-types.ts";

export const rbBeauty: SceneSentences = {
  scene: "rbBeauty",
  sections: {
    "The look": {
      zh: { say: ["今天说的是{name}。"], ask: ["上脸以后最明显的一处变化", "自然光和灯下有什么不同", "你的肤质和肤色"] },
      en: {
        say: ["Today it is {name}."],
        ask: ["the clearest change once it is on", "how it differs by daylight and lamp", "your type and tone of skin"],
      },
    },
    Steps: {
      zh: {
        ask: ["一步一行：用什么、涂哪里、怎么推", "哪一步最容易翻车，怎么补", "全套下来要几分钟"],
        detail: [["用量多少", ANSWER_WORDS.zh.figure]],
      },
      en: {
        ask: ["one step a line: what, where and how", "the step that goes wrong, and how to mend it", "how many minutes it all takes"],
        detail: [["how much of each", ANSWER_WORDS.en.figure]],
      },
    },
    Items: {
      zh: { ask: ["一行一样：名字、色号、用在哪里", "哪一样可以用便宜的代替", "哪些是自己买的、哪些是送的", "工具：手、刷子还是海绵"] },
      en: {
        ask: [
          "one a line: name, shade, where it goes",
          "which one has a cheaper stand-in",
          "what you bought and what was a gift",
          "the tool: fingers, brush or sponge",
        ],
      },
    },
    Pitfalls: {
      zh: { ask: ["什么肤质别用，用了会怎样", "几个小时以后哪里先花", "颜色和图上差在哪", "卸妆要留意的一处"] },
      en: {
        ask: [
          "which skin should avoid it, and why",
          "where it fades first, and after how long",
          "how the shade differs from the picture",
          "one thing to mind when taking it off",
        ],
      },
    },
  },
};
