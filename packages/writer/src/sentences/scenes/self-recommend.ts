import { ANSWER_WORDS } from "../answer-words.ts";
import type { SceneSentences } from "../sentence-types.ts";

export const selfRecommend: SceneSentences = {
  scene: "selfRecommend",
  sections: {
    "Salutation and purpose": {
      zh: { say: ["我叫{name}，所学专业为{major}，希望应聘{targetJob}。"] },
      en: { say: ["I am {name}; I study {major} and would like to be considered as {targetJob}."] },
    },
    "Academic base": {
      zh: {
        ask: ["和岗位有关的几门课，成绩怎样", "课程设计或论文做的是什么", "会用的工具，用到什么程度", "英语、证书或驾照，只写岗位用得上的"],
      },
      en: {
        ask: [
          "the courses that bear on the post, and your marks",
          "what your coursework or thesis was about",
          "the tools you use, and how well",
          "languages, certificates or a licence, if the post needs them",
        ],
      },
    },
    "Practice and results": {
      zh: {
        open: ["和这个岗位有关的经历："],
        ask: ["一段经历：在哪、多久、做成什么、多少人用", "其中最难的一处，怎么过去的", "可以看的作品或链接"],
        detail: [["结果的数字", ANSWER_WORDS.zh.figure]],
      },
      en: {
        open: ["Experience that bears on the post:"],
        ask: [
          "one experience: where, how long, what came of it, who uses it",
          "the hardest part of it, and how you got through",
          "work that can be seen, or a link",
        ],
        detail: [["the figure of the result", ANSWER_WORDS.en.figure]],
      },
    },
    "What I could do for you": {
      zh: { ask: ["看过贵单位的什么，觉得哪一处能出力", "来了头一个月能接的一件事", "还要学的一样，打算怎么学", "和别的应聘者不同的一点"] },
      en: {
        ask: [
          "what you have seen of their work, and where you could help",
          "one thing you could take on in the first month",
          "what you would still have to learn, and how",
          "what sets you apart from others",
        ],
      },
    },
    "Request and thanks": {
      zh: { say: ["希望能有面谈的机会，感谢您阅读此信。"], ask: ["什么时候能到岗", "附上的材料，一样一行", "电话和邮箱"] },
      en: {
        say: ["I would be glad to meet you. Thank you for reading this letter."],
        ask: ["when you could start", "what is enclosed, one line each", "your phone number and email"],
      },
    },
  },
};
