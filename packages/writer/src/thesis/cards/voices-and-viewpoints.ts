import type { MethodCard } from "../method-card.ts";

export const voicesAndViewpoints: MethodCard = {
  key: "voices-and-viewpoints",
  title: { zh: "视角与声音的对照", en: "Viewpoints compared" },
  methods: ["humanities"],
  roles: ["comparison"],
  standard: ["comparison"],
  cues: { zh: ["变化与对照", "对照", "不同人物"], en: ["changes and contrasts", "contrasts"] },
  sentences: {
    zh: [
      "同一件事由不同的人物看见，注意到的东西不同，把各人注意到的列成两栏，差别就是人物的位置。",
      "看叙述跟着谁走得久，谁只有外部的动作而没有内心，后者往往是被沉默的一方。",
      "直接引语保留说话人的用词，间接引语混入叙述者的判断，二者的转换处要标出。",
      "人物知道的与读者知道的不同，差距使同一句话有两重意思，举一处说明即可。",
      "前后两次由不同的人说同一件事，须问为什么换人来说。",
    ],
    en: [
      "Different characters who see the same thing notice different details; placed in two columns, the differences show where each of them stands.",
      "It should be examined whom the narration follows for long, and who has outward acts but no inner life; the latter is often the one who is silenced.",
      "Direct speech keeps the words of the speaker, while indirect speech mixes in the judgement of the narrator; the points of transition should be marked.",
      "Where readers know more than a character, the same sentence has two meanings, and one example is enough to show it.",
      "If the same matter is told a second time by someone else, it should be asked why the teller was changed.",
    ],
  },
  missing: { zh: ["两个人物看同一事物的原文与页码"], en: ["passages in which two characters see the same thing, with pages"] },
  limits: { zh: ["视角的差别不直接等于作者的立场。"], en: ["A difference of viewpoint is not directly the position of the author."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
