import type { SceneSentences } from "../sentence-types.ts";

export const closingAddress: SceneSentences = {
  scene: "ari6s5datk",
  fields: { content: ["Results", "Thanks"] },
  sections: {
    "Greeting and summary": {
      zh: { say: ["我是{job}。{activityName}到这里就要结束了。"] },
      en: { say: ["I speak as {job}, at the close of {activityName}."] },
    },
    Results: {
      zh: {
        open: ["几天下来，有这些结果："],
        ask: ["最重要的一项结果，和它的数字", "一个没有想到的好场面", "哪一件事留到以后再做"],
        detail: [["结果的数量", /\d|首次|第一次/]],
      },
      en: {
        open: ["What has come of it:"],
        ask: ["the main result, with its figure", "a good moment nobody had planned", "what is left for another time"],
        detail: [["the figures", /\d|first/i]],
      },
    },
    Thanks: {
      zh: {
        say: ["谢谢参加的每一位，也谢谢幕后的人。"],
        ask: ["要点名感谢的人：谁、做了哪件事", "一个大家没看见、但少不了的岗位", "让你们少走弯路的一位"],
      },
      en: {
        say: ["Thank you to all who took part, and to those behind the scenes."],
        ask: ["whom to thank by name, and for what", "a job nobody saw, and nobody could do without", "somebody who saved you trouble"],
      },
    },
    Outlook: {
      zh: { say: ["希望大家再见面。"], ask: ["下一次想看到的一个变化", "下一届在什么时候、在哪里", "作品或成绩以后在哪里能看到"] },
      en: {
        say: ["I hope that we meet again."],
        ask: ["one change to see next time", "when and where the next one is", "where works or results can be seen"],
      },
    },
    Declaration: {
      zh: { say: ["现在，我宣布：{activityName}闭幕！"] },
      en: { say: ["I now declare {activityName} closed!"] },
    },
  },
};
