import type { MethodCard } from "../method-card.ts";

export const deathAndLossInText: MethodCard = {
  key: "death-and-loss-in-text",
  title: { zh: "死亡与失去的写法", en: "Death and loss" },
  methods: ["humanities"],
  roles: ["reading"],
  cues: { zh: ["死亡", "失去", "离别", "哀悼", "逝去", "告别"], en: ["death", "loss", "mourning", "grief", "absence"] },
  sentences: {
    zh: [
      "先看写在哪里：当场写出、由人转述，还是只见后果，越间接，留给读者补出的越多。",
      "记下死亡之前与之后紧接着写了什么，作者把它与哪件平常的事放在一起。",
      "看由谁承受：文字跟着死者、生者还是旁人，叙述的同情在跟随谁时显出。",
      "仪式的描写可分人们做的与人们说的，二者不合之处往往见出真情或习俗的压力。",
      "不写悲哀的词而写动作与物件，是一种写法，须指出哪些物件承担了情绪。",
      "几次死亡写法的差别可以列表对照，相同的部分见出作者的看法，不同的部分见出人物的轻重。",
    ],
    en: [
      "It should first be asked where the death stands: shown as it happens, reported by someone, or known only by its consequences; the less direct it is, the more is left for the reader to supply.",
      "What comes immediately before and after should be noted, and with which ordinary matter the author places it.",
      "Who bears the loss matters, that is, whether the text follows the dead, the living or a bystander; the sympathy of the narration shows in whom it follows.",
      "In the description of rites, what people do and what they say can be told apart; where the two disagree, real feeling or the pressure of custom comes to light.",
      "To write actions and objects instead of words of sorrow is a technique, and the analysis should point to the objects that carry the emotion.",
      "Several deaths in one work can be set side by side in a table: what they share shows the author's view, and where they differ shows the weight given to each character.",
    ],
  },
  missing: {
    zh: ["写到死亡或失去的几处原文与页码", "前后紧接的段落"],
    en: ["passages on death or loss, with pages", "what stands immediately before and after them"],
  },
  limits: { zh: ["作品对死亡的写法不等于作者的生死观。"], en: ["The way a work writes death is not the author's own belief about it."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
