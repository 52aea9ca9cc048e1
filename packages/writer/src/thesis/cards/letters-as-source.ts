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
      "A letter is written for someone, so it should first be asked who the recipient was and whether it would be read aloud to others; to report good news and leave out bad is the usual practice.",
      "What survives is only a part, and who kept it and why decides what kind remains; any count has to say so.",
      "Undated letters can be put in order by postmark, paper, events mentioned and replies; what was inferred should be marked apart from what is documented.",
      "The formulas at the beginning and end are not analysed for content, but a departure from the formula may well be significant.",
      "Sums and prices in letters may have been raised or lowered to reassure the family or to press for money, and should be compared with account books and remittance slips.",
      "What several letters say of the same matter can be placed side by side; a change in the account points to a change in the relation.",
    ],
  },
  missing: {
    zh: ["收信人与保存者", "能确定日期的封数"],
    en: ["recipients and keepers of the letters", "number of letters that can be dated"],
  },
  limits: {
    zh: ["识字与有邮路的人才留下书信，不代表没有留下的人。"],
    en: ["Only those who could write and had access to post left letters; they do not represent those who left none."],
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
