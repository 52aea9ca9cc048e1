import type { MethodCard } from "../method-card.ts";

export const caseTableOfJudgments: MethodCard = {
  key: "case-table-of-judgments",
  title: { zh: "裁判文书考察", en: "Study of judgments" },
  methods: ["legal"],
  roles: ["materials", "analysis", "status", "procedure"],
  cues: {
    zh: ["判决", "裁判文书", "司法案例", "典型案例", "司法实践", "裁判规则", "判决书", "看了判决", "法院判", "裁判文书网"],
    en: ["judgment", "court decision", "judicial practice", "court ruling", "judgments", "court decided", "rulings"],
  },
  sentences: {
    zh: [
      "裁判文书的检索应写明数据库、检索词、案由、时间范围和检索日期，他人照此应能得到同一批文书。",
      "同一案件的一审、二审和再审只算一案，以生效裁判为准，被改判的须记下改判的理由。",
      "检索结果须逐份阅读后筛选，只是提到检索词而争点不同的应剔除，剔除的份数与理由列出。",
      "每份文书宜按相同的项目摘录：案号、当事人的主张、查明的事实、证据的采信、争点、理由与结果。",
      "当事人的主张、法院查明的事实和法院的评价须分开，引用时注明出自哪一部分。",
      "裁判结果相同而理由不同的，应按理由分类，对{problem}有意义的往往是理由的分歧。",
      "案件数较少时宜写件数，百分比须同时给出分母；不同法院和时期的文书不宜混在一起比较。",
      "表面相似而结果相反的两案最有说明力，应逐项比较事实的差别，再看是否足以解释结果的差别。",
    ],
    en: [
      "The search for judgments should be reported with database, search terms, cause of action, period and date of search, so that others arrive at the same set.",
      "First instance, appeal and retrial of one dispute count as one case, represented by the decision in force; where an earlier one was reversed, the reason should be noted.",
      "Results have to be read one by one: judgments that mention the search term but turn on another issue should be removed, and their number and the reason given.",
      "Each judgment should be recorded under the same headings: number, claims, facts found, evidence accepted, issue, reasons and outcome.",
      "Claims of the parties, facts found by the court and its assessment are to be kept apart, with the part of the judgment named in each reference.",
      "Judgments with the same outcome but different reasons should be grouped by reason, since differences of reason are what matters for {problem}.",
      "With few cases numbers should be given instead of percentages, and any percentage with its denominator; judgments of different courts and periods should not be pooled without comment.",
      "Two cases that look alike and end differently tell most; their facts should be compared one by one to see whether they explain the difference.",
    ],
  },
  missing: {
    zh: ["数据库、检索词与检索日期", "检索到、剔除与纳入的件数", "各案的案号、法院与裁判日期", "证据采信的情况"],
    en: [
      "database, search terms and date of search",
      "number of judgments found, removed and included",
      "number, court and date of each judgment",
      "evidence accepted and rejected",
    ],
  },
  limits: {
    zh: ["公开的裁判文书不包括未公开、调解和未起诉的纠纷，从中得出的比例不是全部纠纷的比例。"],
    en: [
      "Published judgments leave out those not published and disputes settled or never brought, so proportions among them are not those among all disputes.",
    ],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "所考察的裁判文书", en: "Judgments examined" },
      head: {
        zh: ["案号", "法院与审级", "主张", "提交的证据", "采信与否", "理由", "结果"],
        en: ["Number", "Court and instance", "Claim", "Evidence offered", "Accepted", "Reasons", "Outcome"],
      },
    },
    {
      kind: "table",
      title: { zh: "文书的筛选", en: "Selection of judgments" },
      head: { zh: ["步骤", "件数", "理由"], en: ["Step", "Number", "Reason"] },
      rows: {
        zh: ["检索到", "同案合并", "争点不符而剔除", "纳入"],
        en: ["Found", "Merged as one case", "Removed for another issue", "Included"],
      },
    },
  ],
  never: { zh: ["法院普遍认为", "司法不公", "同案不同判现象严重"], en: ["courts generally hold", "always rules"] },
};
