import { ANSWER_WORDS } from "../answer-words.ts";
import type { SceneSentences } from "../sentence-types.ts";

export const brainStorming: SceneSentences = {
  scene: "brainStorming",
  sections: {
    Reframe: {
      zh: {
        say: ["要想的问题是：{topic0}。"],
        ask: ["换成用户的话，这个问题怎么问", "什么样的答案算解决了", "不能碰的边界：钱、时间、规矩"],
      },
      en: {
        say: ["The question: {topic}."],
        ask: ["the same question in the user's words", "what kind of answer would settle it", "the limits: money, time, rules"],
      },
    },
    Angles: {
      zh: {
        ask: [
          "从人想：谁来、谁不来、谁能带别人来",
          "从时间想：哪个钟点、哪个季节、第几次",
          "从反面想：怎样会把事情弄得更糟",
          "从别处借：哪一行遇到过同样的事",
        ],
      },
      en: {
        ask: [
          "people: who comes, who stays away, who brings others",
          "time: which hour, which season, which visit",
          "the reverse: how to make it worse",
          "elsewhere: which trade has met the same problem",
        ],
      },
    },
    Ideas: {
      zh: {
        ask: ["一行一个：做什么，估计会怎样", "不花钱就能试的一个", "听起来荒唐、但说得通的一个", "别人试过、没成的一个，换个条件行不行"],
      },
      en: {
        ask: [
          "one a line: what to do, and what it should bring",
          "one that costs nothing to try",
          "one that sounds absurd and holds together",
          "one that failed elsewhere and might work here",
        ],
      },
    },
    "Top three": {
      zh: {
        ask: [
          "选它的理由：见效快、花得少还是错了也不亏",
          "各要多少钱、几天能看出来",
          "落选里最可惜的一个，为什么先放着",
          "三个里哪两个不能一起做",
        ],
      },
      en: {
        ask: [
          "why this one: quick, cheap, or harmless if wrong",
          "what each costs, and how soon it shows",
          "the best of the rest, and why it waits",
          "which two of them exclude each other",
        ],
      },
    },
    "First step": {
      zh: { ask: ["这周就能做的一步", "看哪个数，到多少算有用", "哪天回头看"], detail: [["谁来做", ANSWER_WORDS.zh.who]] },
      en: {
        ask: ["one step for this week", "which figure to look at, and what counts as useful", "the day you look back at it"],
        detail: [["who does it", ANSWER_WORDS.en.who]],
      },
    },
  },
};
