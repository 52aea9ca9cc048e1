import { defineScene } from "../../src/scene-schema.ts";

export const summaryDoc = defineScene({
  key: "summaryDoc",
  type: "scene",
  category: "work",
  categories: ["work", "tool"],
  title: { zh: "内容提炼", en: "Key points" },
  remark: { zh: "长文读成一页", en: "A long text on one page" },
  marked: "",
  icon: "list-bullets",
  form: [
    {
      key: "content",
      label: { zh: "原文", en: "Original text" },
      type: "textarea",
      required: true,
      placeholder: { zh: "粘贴长文、报告或会议记录", en: "Paste the article, report or transcript" },
      row: 8,
    },
    {
      key: "length",
      label: { zh: "字数", en: "Length" },
      type: "number",
      required: true,
      placeholder: { zh: "选一个字数", en: "Choose a length in words" },
      default: 500,
      step: 100,
      min: 100,
      max: 3000,
    },
  ],
  example: {
    content: {
      zh: "我们用六周时间走访了全市 18 个菜市场，和 76 位摊主、210 位顾客聊过。顾客平均每周来 3.4 次，六十岁以上的人占一半，三十岁以下的只有 8%。摊主最发愁的是年轻人不来：七成摊主说收入比三年前少，平均少两成。年轻顾客不来的原因依次是下班时已经收摊、不会挑、价格不清楚。有两个市场把收摊时间推到晚上八点，又统一了价签，三个月后三十岁以下的顾客升到 19%，摊主的收入回升了一成左右。不过晚收摊也带来新问题：摊主每天多站两个多小时，夜里的照明和保洁每月多花 6000 元，这笔钱谁出还没有定下来。我们建议先在五个市场试行错时营业，由摊主轮班，照明和保洁的费用由市场和街道各担一半，半年后再看。",
      en: "Over six weeks we visited 18 food markets in the city and spoke with 76 stallholders and 210 customers. Customers come 3.4 times a week on average; half of them are over sixty and only 8% are under thirty. What worries stallholders most is that young people stay away: seven in ten earn less than three years ago, a fifth less on average. The reasons young customers give are, in this order, stalls closed by the end of work, not knowing how to choose, and unclear prices. Two markets moved closing time to eight in the evening and put up uniform price tags; after three months customers under thirty rose to 19%, and stallholders' income recovered by about a tenth. Closing late brings problems of its own: stallholders stand for two more hours a day, and lighting and cleaning cost 6,000 yuan more a month, which nobody has agreed to pay yet. We propose a trial of staggered hours in five markets with stallholders taking turns, the market and the subdistrict sharing the cost, and another look after half a year.",
    },
  },
  output: { kind: "list", register: "tool", unit: "char" },
  recipe: {
    role: "情报分析员",
    task: "提炼一句话结论、要点清单、待确认问题",
    structure: [
      { zh: "一句话结论", en: "One line", fn: "sum", weight: 15 },
      { zh: "要点清单", en: "Points", fn: "list", weight: 62 },
      { zh: "待确认", en: "Open questions", fn: "qa", weight: 23 },
    ],
    style: ["忠于原文", "要点独立成义"],
    constraints: ["不加入外部信息", "原文的观点注明是谁的", "数字照抄，不换算"],
    selective: true,
    en: {
      role: "the person who read it for the others",
      task: "Write a digest of the text: its main point in one line, its points in a list, and the questions it leaves open.",
      rules: [
        "make each point understandable without the others",
        "say whose opinion an opinion is",
        "copy figures as they stand, with their units",
        "bring in nothing from outside",
        "open questions follow from the text",
      ],
    },
  },
});
