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
      "Home appears in three forms, as the place lived in, the place remembered after leaving, and the place seen again on return; the details differ, and it should be said which of them is meant.",
      "A place is made real by names, routes and local produce; whether place names are real affects the reading, and invented ones should be examined for how they are composed.",
      "Who may enter or leave and who may not deserves attention; what happens at doors, rivers, bridges and crossroads is often important.",
      "The changes seen by one who returns can be listed under “still there” and “gone”; the length of the two columns shows the attitude of the text towards change.",
      "Home is often tied to the naming of characters, to food and to dialect; to follow one of these through several texts is more solid than general talk of nostalgia.",
      "In passages on home, the point at which a collective “we” becomes a single “I” should be marked.",
    ],
  },
  missing: {
    zh: ["写到地方的几处原文与页码", "文中的界限与进出的人"],
    en: ["passages on the place, with pages", "borders in the text, and who crosses them"],
  },
  limits: {
    zh: ["作品里的地方不能当作该地的史料直接使用。"],
    en: ["A place in a literary work cannot be used directly as a source on the actual place."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
