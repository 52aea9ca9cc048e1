import { ANSWER_WORDS } from "../answer-words.ts";
import type { SceneSentences } from "../sentence-types.ts";

export const sportsNews: SceneSentences = {
  scene: "sportsNews",
  sections: {
    Lead: {
      zh: {
        ask: ["一句话：哪天、在哪里、什么运动会、最大的看点", "多少人、多少个项目", "开幕式上最特别的一幕"],
        detail: [["哪天举行", ANSWER_WORDS.zh.when]],
      },
      en: {
        ask: [
          "in one sentence: when, where, which meet, and its main event",
          "how many athletes and events",
          "the most unusual moment of the opening",
        ],
        detail: [["when it took place", ANSWER_WORDS.en.when]],
      },
    },
    "On the field": {
      zh: { ask: ["最紧张的一项：起跑、追赶、冲线", "一个没拿名次、但全场鼓掌的人", "看台上喊的是什么", "雨、风或太阳，给比赛添了什么"] },
      en: {
        ask: [
          "the closest race: the start, the chase, the line",
          "somebody who won nothing and was applauded",
          "what the stands were shouting",
          "what rain, wind or sun added to it",
        ],
      },
    },
    "Results and sidelights": {
      zh: {
        ask: ["各项第一：项目、班级、姓名、成绩", "有没有破纪录，原纪录是谁的", "一件场边小事：谁送水、谁扶人"],
        detail: [["成绩是多少", ANSWER_WORDS.zh.figure]],
      },
      en: {
        ask: [
          "the winners: event, class, name, mark",
          "any record broken, and whose it was",
          "something beside the track: who brought water, who helped",
        ],
        detail: [["the figures of the results", ANSWER_WORDS.en.figure]],
      },
    },
    Closing: {
      zh: { ask: ["团体名次，或者闭幕的一刻", "一位运动员的原话", "下一场比赛在什么时候", "谁在收场：志愿者、老师还是家长"] },
      en: {
        ask: [
          "the team ranking, or the moment of closing",
          "what one athlete said",
          "when the next one is",
          "who cleared up: volunteers, teachers or parents",
        ],
      },
    },
  },
};
