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
      "Relations are written by dealings and not by names: who gives, asks and keeps silent is listed and then held against what they call each other.",
      "What is given and when matters; food, clothes, money and time weigh differently, and so does giving in person or through others.",
      "Closeness may be written as bluntness and distance as courtesy; where tone and relation part, it is marked.",
      "How talk changes before a third person shows what is meant to be seen.",
      "A change of relation often falls on a small thing, found where the same act is done differently before and after.",
    ],
  },
  missing: { zh: ["表现关系的一处往来的原文与页码", "称呼的变化"], en: ["a passage of dealings with page", "changes of address"] },
  limits: { zh: ["作品中的关系不等于作者生活中的关系。"], en: ["Relations in a work are not those of its author's life."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
