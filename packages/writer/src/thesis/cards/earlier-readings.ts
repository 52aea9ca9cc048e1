import type { MethodCard } from "../method-card.ts";

export const earlierReadings: MethodCard = {
  key: "earlier-readings",
  title: { zh: "已有解读的梳理", en: "Earlier readings" },
  methods: ["humanities"],
  roles: ["literature"],
  standard: ["literature"],
  cues: { zh: ["已有研究", "前人", "评论"], en: ["earlier readings", "criticism", "earlier work"] },
  sentences: {
    zh: [
      "梳理评论宜按争论的问题来分，例如怎样理解{problem}，各家依据的是哪些段落，而不按发表年份排列。",
      "评论与史料要分开：评论是看法，可以不同意；日期、版本、事件属史实，须有来源。",
      "转引的话要找到原处核对，断章引用会改变原意。",
      "套用理论名词而不落到文本的评论，可以指出它缺哪一步，不必整段复述。",
      "几种说法并存时，写明各自能解释什么、解释不了什么，自己的问题就在解释不了的地方。",
    ],
    en: [
      "Criticism should be arranged by what is in dispute, such as how {problem} is to be understood and on which passages each view rests, and not by year of publication.",
      "Criticism and historical facts should be kept apart: a critic's view may be disputed, whereas dates, editions and events are matters of fact that need a source.",
      "A quotation taken at second hand should be traced to its origin, since cutting it may have changed its meaning.",
      "Where a critic applies theoretical terms without coming down to the text, it is enough to point out which step is missing; the argument need not be retold.",
      "Where several readings stand side by side, it should be said what each can explain and what it cannot; the question of this thesis lies in what remains unexplained.",
    ],
  },
  missing: {
    zh: ["与本题最接近的几种解读，来自文献库", "它们没有解释的段落"],
    en: ["the readings closest to the topic, from the library", "passages they leave unexplained"],
  },
  limits: { zh: ["没有查到的评论不等于不存在。"], en: ["Criticism that was not found may still exist."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
