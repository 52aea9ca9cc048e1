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
      "Sorting by matter should begin with categories and examples, after which a second reader checks a number of letters; where the two disagree, the definitions are revised.",
      "How often something is mentioned and how much is said of it should be recorded separately, since one letter that returns to a matter and several that each mention it once mean different things.",
      "What is not mentioned deserves attention too: when something usually written about is suddenly missing, the letters before and after may help to find the reason.",
      "Sums of money should be given with their currency and with what they could buy at the time; conversion into present-day amounts is misleading.",
      "Expressions for illness are words of the time and should not be equated with present-day diagnoses.",
      "Requesting, thanking, blaming and consoling are acts performed in letters; the tone in which a matter is put should have a column of its own.",
    ],
  },
  missing: {
    zh: ["类目的定义与例子", "核对的封数与不合处"],
    en: ["definitions of the categories, with examples", "number of letters checked, and disagreements"],
  },
  limits: {
    zh: ["信中的说法须与账目、登记等别的记录互证。"],
    en: ["What letters say has to be checked against other records such as account books and registers."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
