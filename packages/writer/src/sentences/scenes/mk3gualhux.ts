import type { SceneSentences } from "../sentence-types.ts";

export const mk3gualhux: SceneSentences = {
  scene: "mk3gualhux",
  sections: {
    Opening: {
      zh: {
        say: ["{topic0}现在开始。"],
        ask: ["介绍到会的人：单位、姓名、职务", "这次会开多久、几项议程", "手机、记录、发言时间的提醒"],
      },
      en: {
        say: ["We now open the meeting: {topic}."],
        ask: [
          "introduce those present: office, name, post",
          "how long it takes, and how many items",
          "a word on phones, minutes and speaking time",
        ],
      },
    },
    "Links between items": {
      zh: { open: ["下面按议程进行："], ask: ["每一项一句：下面请谁、讲什么", "讲完以后接的一句话", "超时的时候怎么提醒"] },
      en: {
        open: ["We now take the agenda in order:"],
        ask: ["a line for each item: who speaks next, and on what", "a line after each speaker", "what to say when time is up"],
      },
    },
    "Wrap-up": {
      zh: { ask: ["会上定了的事，一条一句", "会后谁来做、报给谁", "没定的一件，放到哪天", "要传达到哪一级"] },
      en: {
        ask: [
          "what was settled, a line each",
          "who does what afterwards, and reports to whom",
          "what was left open, and until when",
          "how far down it is to be passed on",
        ],
      },
    },
    Close: {
      zh: { say: ["会议到此结束，散会。"] },
      en: { say: ["This closes the meeting."] },
    },
  },
};
