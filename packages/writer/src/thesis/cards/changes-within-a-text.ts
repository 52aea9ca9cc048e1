import type { MethodCard } from "../method-card.ts";

export const changesWithinAText: MethodCard = {
  key: "changes-within-a-text",
  title: { zh: "前后的变化与对照", en: "Changes within a text" },
  methods: ["humanities"],
  roles: ["comparison"],
  standard: ["comparison"],
  cues: { zh: ["变化", "对照", "前后的对照", "演变"], en: ["changes and contrasts", "contrast", "development"] },
  sentences: {
    zh: [
      "对照须取可比的两处：同一人物、同类场面或同一句式，只变一样，才看得出变的是什么。",
      "先写相同之处，再写不同之处，没有相同作底，不同就没有意义。",
      "变化发生在两处之间的哪一段，由什么情节或叙述的改换引起，应能指出。",
      "变化可以只是叙述距离的改变，事情没有变而说法变了，二者须分开。",
      "按发表先后比较几篇时，变化可能来自题材而不是作者，宜选题材相近的篇目。",
      "没有变化的部分也要写，它是作者始终坚持的。",
    ],
    en: [
      "A contrast needs two comparable places, such as the same character, a similar scene or the same sentence pattern; only if a single thing differs can it be said what has changed.",
      "What is alike should be described before what differs, since without a common ground the difference means nothing.",
      "It should be possible to say between which passages the change lies and which event or shift of narration brings it about.",
      "The change may be one of narrative distance only, where the matter stays the same and the telling alters; the two should be kept apart.",
      "When several texts are compared in order of publication, a change may come from the subject and not from the author, so texts on similar subjects should be chosen.",
      "What does not change should be described as well, for it is what the author holds to throughout.",
    ],
  },
  missing: {
    zh: ["用来对照的两处原文与页码", "变化发生的位置"],
    en: ["the two passages compared, with pages", "where the change takes place"],
  },
  limits: {
    zh: ["两处的差别不足以说明全篇的趋势。"],
    en: ["A difference between two places is not enough to show a tendency of the whole."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "前后对照", en: "Places compared" },
      head: { zh: ["项目", "前一处", "后一处", "相同", "不同"], en: ["Item", "First", "Second", "Alike", "Different"] },
    },
  ],
  never: { zh: [], en: [] },
};
