import { ANSWER_WORDS } from "../answer-words.ts";
import type { SceneSentences } from "../sentence-types.ts";

export const safetySpeech: SceneSentences = {
  scene: "ybt34tir6i",
  fields: { content: ["Problems"] },
  sections: {
    Opening: {
      zh: {
        say: ["今天只讲一件事：{company}的安全。"],
        ask: ["近来本单位或同行出的一件事：哪天、在哪里、什么后果", "那件事里，哪一步本来可以拦住", "在座的谁，离那样的事最近"],
      },
      en: {
        say: ["Today I speak of one thing: safety at {company}."],
        ask: [
          "a recent accident, yours or in the trade: when, where, with what harm",
          "the step at which it could have been stopped",
          "who of those present is closest to such a thing",
        ],
      },
    },
    Problems: {
      zh: {
        open: ["眼下看到的问题："],
        ask: ["上次检查查出几处、在哪里、改了几处", "哪一个动作天天有人做错"],
        detail: [["查出几处、改了几处", /\d/]],
      },
      en: {
        open: ["What we see now:"],
        ask: ["how many faults the last check found, where, how many are mended", "which thing people do wrong every day"],
        detail: [["how many faults were found", ANSWER_WORDS.en.figure]],
      },
    },
    Duties: {
      zh: { ask: ["哪一处归谁管，写到人", "谁有权叫停", "看见隐患报给谁，几点都能打的电话", "新来的人，谁带、带多久"] },
      en: {
        ask: [
          "who answers for which place, by name",
          "who may stop the work",
          "whom to tell, and the number that is always answered",
          "who guides newcomers, and for how long",
        ],
      },
    },
    Measures: {
      zh: {
        open: ["接下来这样做："],
        ask: ["今天就改的一处，谁去改", "多久查一次、谁来查、查了贴在哪里"],
        detail: [["由谁去改", ANSWER_WORDS.zh.who]],
      },
      en: {
        open: ["What comes next:"],
        ask: ["what is put right today, and by whom", "how often it is checked, by whom, and where the result is shown"],
        detail: [["who puts it right", ANSWER_WORDS.en.who]],
      },
    },
    Warning: {
      zh: { say: ["请大家平安上班，平安回家。"], ask: ["一句贴在门口也有人看的话", "家里等着的人，用一句话说", "下次检查在哪天"] },
      en: {
        say: ["Come to work safe, and go home safe."],
        ask: ["a line people would read if it hung by the door", "a line on those who wait at home", "when the next check is"],
      },
    },
  },
};
