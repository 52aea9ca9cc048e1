import type { SceneSentences } from "../sentence-types.ts";

export const campusRadioScript: SceneSentences = {
  scene: "broadcastScript",
  sections: {
    Opening: {
      zh: {
        say: ["这里是校园广播，今天的话题是{topic}。"],
        ask: ["主播的名字和节目的名字", "今天是什么日子，天气怎样", "这一期有几个小节"],
      },
      en: {
        say: ["This is campus radio. Our theme today is “{topic}”."],
        ask: ["the names of the host and of the show", "what day it is, and the weather", "the parts of today's show"],
      },
    },
    "Lead-in": {
      zh: { ask: ["最近校园里和它有关的一件小事", "一句听众会点头的话", "走在校园里听到的一句话", "配哪一首曲子、从哪一句淡入"] },
      en: {
        ask: [
          "a small thing on campus that has to do with it",
          "a line that makes listeners nod",
          "something overheard on campus",
          "which music, and where it fades in",
        ],
      },
    },
    "Main segment": {
      zh: {
        ask: ["一位同学的真实经历：谁、哪天、怎么说", "你自己的看法，一句话", "可以马上试的一个做法", "老师或学长的一句建议，姓名和年级"],
      },
      en: {
        ask: [
          "what one student went through: who, when, in what words",
          "your own view, in one sentence",
          "one thing to try at once",
          "advice from a teacher or an older student, with name and year",
        ],
      },
    },
    Interaction: {
      zh: { say: ["欢迎给我们留言、点歌。"], ask: ["留言发到哪里、哪天念", "今天送出的一首歌，送给谁", "念一条听众来信，隐去姓名"] },
      en: {
        say: ["Send us your messages and song requests."],
        ask: [
          "where to send messages, and when they are read",
          "today's song, and for whom",
          "read one listener's message, without the name",
        ],
      },
    },
    "Sign-off": {
      zh: { say: ["今天的节目就到这里，我们下次再见。"], ask: ["送给听众的一句话", "下一期讲什么、几点播", "编辑、导播的名字"] },
      en: {
        say: ["That is all for today. Until next time."],
        ask: ["a line for the listeners", "what the next show is about, and at what hour", "the names of editor and technician"],
      },
    },
  },
};
