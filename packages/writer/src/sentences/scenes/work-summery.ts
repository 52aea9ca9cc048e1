import { ANSWER_WORDS } from "../answer-words.ts";
import type { SceneSentences } from "../sentence-types.ts";

export const workSummery: SceneSentences = {
  scene: "workSummery",
  sections: {
    Overview: {
      zh: {
        open: ["这段时间的工作先作概括："],
        ask: ["一句话：最看重的目标是什么、到了哪一步", "和定的目标比，超出或差多少", "这段时间里岗位或分工有过的变化"],
      },
      en: {
        open: ["The period in brief:"],
        ask: [
          "the goal that mattered most and how far it got",
          "how far above or below the goal it came out",
          "what changed in the post or in who does what",
        ],
      },
    },
    "Work completed": {
      zh: {
        open: ["主要工作如下："],
        ask: ["做完的事，一事一条，写到别人能用的结果", "每件事花的时间或动用的人手"],
        detail: [["做成的标志：数量、上线、签收或验收", /\d|上线|交付|签|验收|完成|改版/]],
      },
      en: {
        open: ["The main pieces of work:"],
        ask: ["what was finished, one thing a line, down to a result others use", "the time or people each took"],
        detail: [["how many or how much it came to", ANSWER_WORDS.en.figure]],
      },
    },
    Highlights: {
      zh: {
        ask: ["最想让人记住的一件事，和它带来的变化", "别人怎么评价：原话、名次或奖项", "这件事的做法，换个人照着能不能做"],
        detail: [["变化的前后数字", /\d|奖|第一/]],
      },
      en: {
        ask: [
          "the one thing you want remembered, and what it changed",
          "what others said of it: words, rank or award",
          "whether somebody else could repeat the way it was done",
        ],
        detail: [["the figures before and after", /\d|award|first|won/i]],
      },
    },
    Gaps: {
      zh: { ask: ["没做到的一件事，差在哪里", "当时少了什么：人、时间、办法还是沟通", "这件事后来怎么补的", "重来一次，会在哪一步换做法"] },
      en: {
        ask: [
          "one thing that fell short, and by how much",
          "what was lacking: people, time, method or talk",
          "how it was made up for",
          "the step you would do differently another time",
        ],
      },
    },
    "Next steps": {
      zh: {
        ask: ["下一段最先做的一件事，做到什么程度", "要什么支持、到哪天见结果", "这段时间学到的一点，下一段用在哪里"],
        detail: [["到哪天见结果", /\d|月|周|季|年底|月底/]],
      },
      en: {
        ask: [
          "the first thing to do next, and how far",
          "the support needed, and the day results will show",
          "one thing you learned, and where you will use it",
        ],
        detail: [["by when it will show", ANSWER_WORDS.en.when]],
      },
    },
  },
};
