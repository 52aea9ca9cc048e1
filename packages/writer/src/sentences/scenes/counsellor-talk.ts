import { ANSWER_WORDS } from "../answer-words.ts";
import type { SceneSentences } from "../sentence-types.ts";

export const counsellorTalk: SceneSentences = {
  scene: "counsellorTalk",
  fields: { reason: ["Background"] },
  sections: {
    Background: {
      zh: { ask: ["谁先提出要谈，为什么在这时候", "谈之前了解到的：出勤、成绩、宿舍", "以前谈过没有，上次说到哪里", "家里知不知道"] },
      en: {
        ask: [
          "who asked for the talk, and why now",
          "what was known before: attendance, marks, dormitory",
          "earlier talks, and where the last one ended",
          "whether the family knows",
        ],
      },
    },
    "What the student said": {
      zh: { ask: ["学生的原话，不加评语", "从什么时候开始、多久一次", "学生自己觉得原因在哪里", "说话时的状态：语气、停顿、回避"] },
      en: {
        ask: [
          "the student's own words, without comment",
          "since when, and how often",
          "the cause as the student sees it",
          "how it was said: tone, pauses, what was avoided",
        ],
      },
    },
    Guidance: {
      zh: { ask: ["说了什么、给了什么选择", "介绍了哪位老师或哪个中心", "学生当场怎么回应", "没有答应、需要再问的一点"] },
      en: {
        ask: [
          "what was said, and which choices were given",
          "which teacher or office was named",
          "how the student answered",
          "what was left open, and has to be asked",
        ],
      },
    },
    Agreement: {
      zh: {
        ask: ["学生答应先做的一件事", "辅导员答应去办的一件事", "哪些内容要保密，哪些要告诉谁"],
        detail: [["到什么时候", ANSWER_WORDS.zh.when]],
      },
      en: {
        ask: [
          "the one thing the student agreed to do",
          "the one thing the counsellor agreed to see to",
          "what stays between the two, and who is to be told what",
        ],
        detail: [["by when", ANSWER_WORDS.en.when]],
      },
    },
    "Follow-up": {
      zh: { ask: ["下次谈话在哪天，看什么", "请谁平时留意：室友、班长还是任课老师", "出现什么情况要马上上报", "和家长怎么联系"] },
      en: {
        ask: [
          "when the next talk is, and what it looks at",
          "who keeps an eye out: room mate, monitor or teacher",
          "what would have to be reported at once",
          "how the family is kept informed",
        ],
      },
    },
  },
};
