import type { MethodCard } from "../method-card.ts";

export const describingASetting: MethodCard = {
  key: "describing-a-setting",
  title: { zh: "案例单位概况的写法", en: "Describing the setting of a case" },
  methods: ["case"],
  roles: ["background"],
  standard: ["background"],
  cues: { zh: ["概况", "基本情况", "单位简介"], en: ["setting of", "one hotel", "one pharmacy"] },
  sentences: {
    zh: [
      "概况只写与{problem}有关的：规模、人员与分工、业务量、使用的系统；荣誉与口号与论证无关。",
      "规模宜用能够比较的数字表示，例如人数、面积、日均单量、品种数，并注明是哪一天或哪一期间的。",
      "岗位分工以实际为准列表，一人兼几岗的照实写，后文分析责任时要用到。",
      "业务的忙闲规律须写出，人手与差错要放在同一时段里看。",
      "单位提供的数字与作者自己看到、数到的须分开标注。",
      "与同类单位相比的特别之处宜点明，它决定结论能用到哪些单位。",
    ],
    en: [
      "The setting is described as far as {problem} needs it: size, staff and duties, volume of business and systems in use; honours and slogans do not belong here.",
      "Size should be given in comparable figures such as staff, area, daily orders or number of items, with the date or period.",
      "Duties are tabled as they are in practice, including persons holding several, as later analysis of responsibility depends on it.",
      "Busy and quiet times should be shown, since staffing and errors have to be seen over the same hours.",
      "Figures given by the organisation and those the author saw or counted are marked apart.",
      "What sets it apart from others of its kind should be named, as this decides where conclusions apply.",
    ],
  },
  missing: {
    zh: ["人员、分工与业务量的数字", "数字的提供者与时间"],
    en: ["figures on staff, duties and volume", "who gave them and when"],
  },
  limits: {
    zh: ["概况是某一时点的情况，人员与业务量变动后须更新。"],
    en: ["The description holds for one time and has to be updated when staff or volume change."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "人员与分工", en: "Staff and duties" },
      head: { zh: ["岗位", "人数", "主要职责", "班次", "兼任"], en: ["Position", "Number", "Main duties", "Shift", "Also does"] },
    },
  ],
  never: { zh: [], en: [] },
};
