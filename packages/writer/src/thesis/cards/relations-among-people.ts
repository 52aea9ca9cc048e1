import type { MethodCard } from "../method-card.ts";

export const relationsAmongPeople: MethodCard = {
  key: "relations-among-people",
  title: { zh: "人与人的关系怎样写出", en: "Relations among people" },
  methods: ["humanities"],
  roles: ["reading"],
  cues: {
    zh: ["人情", "亲情", "友情", "爱情", "邻里", "父亲", "母亲", "家族", "母女", "夫妻", "师生", "孤独"],
    en: ["family", "friendship", "love", "mother", "father", "marriage", "neighbours", "loneliness"],
  },
  sentences: {
    zh: [
      "关系由来往写出，不由称呼写出，先列谁给了谁什么、谁开口求了谁、谁沉默，再看称呼是否与之相合。",
      "给予的物与场合值得细看，食物、衣物、钱、时间各有轻重，当面给与托人给也不同。",
      "亲近有时写成不客气与抱怨，疏远写成周到，语气与关系相反处应当标出。",
      "看第三人在场时二人的话怎样改变，改变说明哪些是给别人看的。",
      "关系的变化常落在一件小事上，找出变化前后同样的一件事做法不同之处。",
    ],
    en: [
      "Relations are written through dealings and not through forms of address: it should first be listed who gives what to whom, who asks whom and who keeps silent, and then be seen whether the forms of address agree with it.",
      "What is given and on what occasion deserves a close look; food, clothes, money and time differ in weight, and so does giving in person or through someone else.",
      "Closeness may be written as bluntness and complaint, distance as courtesy; places where tone and relation are at odds should be marked.",
      "How the talk of two people changes when a third is present shows which part of it is meant to be seen by others.",
      "A change in a relation often settles on something small, to be found where the same thing is done differently before and after.",
    ],
  },
  missing: {
    zh: ["表现关系的一处往来的原文与页码", "称呼的变化"],
    en: ["a passage of dealings that shows the relation, with its page", "changes in forms of address"],
  },
  limits: { zh: ["作品中的关系不等于作者生活中的关系。"], en: ["Relations in a work are not those in its author's life."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
