import type { SceneSentences } from "../sentence-types.ts";

export const mkArticle: SceneSentences = {
  scene: "mkArticle",
  sections: {
    Lead: {
      zh: { ask: ["开头的一件事：读者也遇到过的", "一个和常识相反的事实", "这件事发生在哪天、哪里", "读者读完能带走什么，一句话"] },
      en: {
        ask: [
          "an opening the reader has lived through too",
          "a fact that goes against what one thinks",
          "when and where it happened",
          "what the reader will take away, in a line",
        ],
      },
    },
    "Part one": {
      zh: { ask: ["第一个意思，一句话", "支持它的事实", "读者原来怎么想", "数字出自哪里"] },
      en: { ask: ["the first point in one sentence", "the fact behind it", "what the reader thinks now", "where the figure comes from"] },
    },
    "Part two": {
      zh: { ask: ["一个人的故事：谁、遇到什么、怎么办", "他说的一句原话", "事情的转折在哪里", "和读者相像的一点"] },
      en: {
        ask: [
          "one person's story: who, what happened, what then",
          "what that person said, word for word",
          "where it turned",
          "in what that person is like the reader",
        ],
      },
    },
    "Part three": {
      zh: { ask: ["读者今天就能做的一步", "要花多少时间、多少钱", "最容易做错的一处", "怎么知道做对了"] },
      en: {
        ask: [
          "one step the reader can take today",
          "the time and money it takes",
          "where people go wrong",
          "how to tell it was done right",
        ],
      },
    },
    Ending: {
      zh: { say: ["你有类似的经历吗？欢迎留言。"], ask: ["请读者留言说的一件具体的事", "下一篇写什么", "把题目里的问题再答一遍，一句话"] },
      en: {
        say: ["Has this happened to you? Leave a comment."],
        ask: ["the one thing to ask readers about", "what the next article is about", "the question of the title, answered in a line"],
      },
    },
  },
};
