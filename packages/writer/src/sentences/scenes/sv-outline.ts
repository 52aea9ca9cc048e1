import type { SceneSentences } from "../sentence-types.ts";

export const svOutline: SceneSentences = {
  scene: "svOutline",
  sections: {
    Positioning: {
      zh: {
        say: ["这条视频拍给{target}看：{topic0}。"],
        ask: ["看完以后，观众会多知道或多会什么", "和同题的视频哪里不一样", "拍多长，在哪里拍"],
      },
      en: {
        say: ["A video for {target}: {topic}."],
        ask: ["what viewers know or can do afterwards", "how it differs from others on the topic", "how long it is, and where it is shot"],
      },
    },
    Hook: {
      zh: { ask: ["第一句话，和配它的画面", "一个观众自己也有过的麻烦", "先给看结果：哪个画面最有说服力", "开头不说什么，留到后面"] },
      en: {
        ask: [
          "the first line, and the picture under it",
          "a trouble viewers have had themselves",
          "the result first: which picture is the most convincing",
          "what is held back for later",
        ],
      },
    },
    "Three parts": {
      zh: {
        ask: [
          "每段一句话，写观众记得住的那一句",
          "每段配的画面：人、手还是字幕",
          "哪一段最容易让人划走，怎么拉住",
          "从一段到下一段，用哪句话接",
        ],
      },
      en: {
        ask: [
          "one line a part, the one viewers will remember",
          "the picture of each part: face, hands or captions",
          "where viewers might leave, and what holds them",
          "the line that leads from one part to the next",
        ],
      },
    },
    Ending: {
      zh: { ask: ["最后一句话，观众能复述的", "留给评论区的一个问题", "请观众做的一件事", "下一条的预告，一句话"] },
      en: {
        ask: [
          "a last line that viewers can repeat",
          "a question for the comments",
          "the one thing viewers are asked to do",
          "a line on the next video",
        ],
      },
    },
    Alternatives: {
      zh: { ask: ["换一个人来讲，会怎么讲", "反过来讲：最常见的错误做法", "只拍一分钟的话，留哪一段", "不出镜的拍法"] },
      en: {
        ask: [
          "how somebody else would tell it",
          "the reverse: the usual mistake",
          "which part stays if it has to be one minute",
          "how to shoot it without a face",
        ],
      },
    },
  },
};
