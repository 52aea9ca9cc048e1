import type { MethodCard } from "../method-card.ts";

export const lettersAsSource: MethodCard = {
  key: "letters-as-source",
  title: { zh: "书信作为材料", en: "Letters as a source" },
  methods: ["humanities"],
  roles: ["reading", "background", "comparison"],
  cues: { zh: ["书信", "信件", "家书", "来信"], en: ["letters", "correspondence", "emigrants", "undated"] },
  sentences: {
    zh: [
      "书信是写给某人看的，先问收信人是谁、是否会被念给别人听，报喜不报忧是常例。",
      "保存下来的只是一部分，谁保存、为什么保存，决定了留下哪一类，统计时须说明。",
      "无日期的信可据邮戳、纸张、提到的事件与回信内容推断先后，推断的须与有据的分开标明。",
      "开头与结尾的套语不作内容分析，偏离套语的地方反而要紧。",
      "数字与价格在信中可能为了让家里放心或催款而增减，宜与账目、汇款凭单对照。",
      "同一件事在几封信里的说法可以并列，变化说明关系的变化。",
    ],
    en: [
      "Letters are written to someone: one asks who received them and whether they were read aloud, as good news is the rule.",
      "Only some survive; who kept them and why decides of what kind, and counts have to say so.",
      "Undated letters are ordered by postmark, paper, events and replies; what is inferred is marked apart from what is known.",
      "Formulas of opening and close are not analysed for content, but where they are departed from matters.",
      "Sums may be raised or lowered to reassure or to ask for money and are held against accounts and remittances.",
      "One matter told in several letters is set side by side; a change tells of a change between people.",
    ],
  },
  missing: { zh: ["收信人与保存者", "能确定日期的封数"], en: ["addressee and keeper", "how many can be dated"] },
  limits: {
    zh: ["识字与有邮路的人才留下书信，不代表没有留下的人。"],
    en: ["Only those with letters and post left any; they do not stand for the rest."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "书信目录", en: "List of letters" },
      head: {
        zh: ["编号", "日期及依据", "写信人与收信人", "内容要点", "页数"],
        en: ["No.", "Date and basis", "Writer and addressee", "Content", "Pages"],
      },
    },
  ],
  never: { zh: [], en: [] },
};
