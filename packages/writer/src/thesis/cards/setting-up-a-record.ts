import type { MethodCard } from "../method-card.ts";

export const settingUpARecord: MethodCard = {
  key: "setting-up-a-record",
  title: { zh: "登记表的设计", en: "Setting up a record" },
  methods: ["case"],
  roles: ["measures"],
  cues: {
    zh: ["没有记录", "没有单独记", "没有登记", "未单独登记", "未登记", "没有单独登记", "未记", "未单独记", "登记的改进"],
    en: ["not recorded", "no record", "returns are not recorded", "are not recorded"],
  },
  sentences: {
    zh: [
      "登记表只设必需的栏目：日期、品名或事项、数量、原因、经手人，栏目多到忙时填不完，就会被空着。",
      "原因宜用勾选，事先列出几种并留“其他”，自由填写的原因无法汇总。",
      "表放在事情发生的地方，当时填写，下班前由另一人核对签字。",
      "每周汇总一次，与收发数量核对，连续出现的品种或时段单独查。",
      "先在一处试用两周，数清每天填写要花的时间，再决定是否推开。",
      "记录不宜直接用于扣罚，否则填写的人会少报，数字失去用处。",
    ],
    en: [
      "The form has only what is needed: date, item, quantity, reason and person; with more columns than a busy shift can fill, it stays empty.",
      "Reasons should be ticked from a short list with “other”, as reasons in free words cannot be added up.",
      "The form lies where things happen, is filled in at once, and is checked and signed by another person before the shift ends.",
      "It is totalled each week and held against goods received and issued; items or hours that recur are looked into.",
      "It should first be tried in one place for two weeks, timing how long it takes each day, before it is spread.",
      "Entries should not lead directly to deductions, or people report less and the figures lose their use.",
    ],
  },
  missing: {
    zh: ["登记的栏目与放置的地点", "由谁核对、多久汇总一次"],
    en: ["columns of the form and where it is kept", "who checks it and how often it is totalled"],
  },
  limits: {
    zh: ["试行期的数字受新鲜感影响，须持续一段时间才能采用。"],
    en: ["Figures from a trial are affected by novelty and need some time before they are used."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "登记表", en: "Record form" },
      head: {
        zh: ["日期", "品名或事项", "数量", "原因", "经手人", "复核人"],
        en: ["Date", "Item", "Quantity", "Reason", "Person", "Checked by"],
      },
    },
  ],
  never: { zh: [], en: [] },
};
