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
      "One looks first at where it stands, shown, reported or known by its effects; the less direct, the more is left to the reader.",
      "What comes right before and after is noted, and with which everyday thing it is placed.",
      "It matters who bears it, the dead, the living or a bystander; sympathy shows in whom the telling follows.",
      "In rites, what people do and what they say are told apart; where they disagree, feeling or pressure shows.",
      "To write acts and objects instead of words of sorrow is a manner, and one points to the objects that carry it.",
      "Several deaths are tabled side by side: what is alike shows a view, what differs the weight of a person.",
    ],
  },
  missing: { zh: ["写到死亡或失去的几处原文与页码", "前后紧接的段落"], en: ["passages with pages", "what stands before and after"] },
  limits: { zh: ["作品对死亡的写法不等于作者的生死观。"], en: ["How a work writes death is not its author's belief."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
