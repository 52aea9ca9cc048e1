import type { MethodCard } from "../method-card.ts";

export const readingMoneyAndHealthInLetters: MethodCard = {
  key: "reading-money-and-health-in-letters",
  title: { zh: "生活事项的归类", en: "Sorting matters of life" },
  methods: ["humanities"],
  roles: ["reading"],
  cues: {
    zh: ["钱", "健康", "疾病", "汇款", "生计"],
    en: ["money", "health", "illness", "wages", "passages on money", "passages on health"],
  },
  sentences: {
    zh: [
      "按事项归类须先定出类目与例子，再由另一人抽取若干封核对，两人不合处修改定义。",
      "提到的次数与说的多少分开记，一封信里反复提一件事与几封信各提一次，意义不同。",
      "没有提到也要看，通常会写的事忽然不写，前后信件可以帮助判断原因。",
      "钱的数额须注明币种与当时的用途，例如够买什么，直接换算成今天的金额会误导。",
      "病痛的说法是当时人的词，不宜直接对应今天的病名。",
      "请求、感谢、责备、安慰是书信里的行为，同一件事以哪一种口气说出，宜另列一栏。",
    ],
    en: [
      "Sorting by matter begins with categories and examples and is checked by another reader on some letters; where they differ definitions are changed.",
      "How often and how much are recorded apart: one letter insisting and several mentioning mean different things.",
      "Silence counts as well; where something usual is left out, letters before and after may tell why.",
      "Sums are given in their currency with what they bought; conversion into money of today misleads.",
      "Words for illness are of their time and are not equated with present diagnoses.",
      "Asking, thanking, blaming and consoling are acts; the tone of a matter has a column of its own.",
    ],
  },
  missing: { zh: ["类目的定义与例子", "核对的封数与不合处"], en: ["categories with examples", "letters checked and disagreements"] },
  limits: { zh: ["信中的说法须与账目、登记等别的记录互证。"], en: ["What letters say is to be checked by accounts and registers."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
