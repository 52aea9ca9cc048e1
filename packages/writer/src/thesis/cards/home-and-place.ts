import type { MethodCard } from "../method-card.ts";

export const homeAndPlace: MethodCard = {
  key: "home-and-place",
  title: { zh: "家园与地方", en: "Home and place" },
  methods: ["humanities"],
  roles: ["reading"],
  cues: { zh: ["家园", "故乡", "乡土", "地方", "村庄", "土地", "归乡"], en: ["home", "place", "village", "valley", "return", "homeland"] },
  sentences: {
    zh: [
      "故乡在文中有三种：住着的、离开后想起的、再回去看到的，三种写法的细节不同，须分清是哪一种。",
      "地方由名称、路线与物产写实，地名真实与否影响读法，虚构的地名要看它的构成。",
      "看谁能进出、谁不能，门、河、桥、路口这些界限处发生的事往往要紧。",
      "返回者眼中的变化，可列出“还在的”与“不在的”，两列的多少说明文中对变化的态度。",
      "家园与人物的命名、饮食、方言常连在一起，取其中一样贯穿几篇来比，比泛谈乡愁实在。",
      "集体的“我们”何时变成单独的“我”，在有关家园的段落里值得标出。",
    ],
    en: [
      "Home is lived in, remembered after leaving, or seen again on return; details differ, and it is said which is meant.",
      "Place is made real by names, ways and produce; whether names are real matters, and invented ones are read for how they are made.",
      "Who may come and go matters; what happens at doors, rivers, bridges and crossings often weighs.",
      "What one who returns finds is listed as still there and gone; the two columns show the attitude to change.",
      "Home is bound up with names, food and dialect; one of these followed through several texts is more solid than talk of longing.",
      "Where a common “we” becomes a single “I” is marked in passages on home.",
    ],
  },
  missing: {
    zh: ["写到地方的几处原文与页码", "文中的界限与进出的人"],
    en: ["passages with pages", "borders in the text and who crosses them"],
  },
  limits: { zh: ["作品里的地方不能当作该地的史料直接使用。"], en: ["Places in fiction are no direct source for the place itself."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
