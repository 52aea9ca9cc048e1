import type { MethodCard } from "../method-card.ts";

export const oneListOfDocuments: MethodCard = {
  key: "one-list-of-documents",
  title: { zh: "材料清单的统一", en: "One list of documents" },
  methods: ["legal"],
  roles: ["measures"],
  cues: {
    zh: ["材料不一样", "材料不一", "手续不一", "要求不一样", "要求提交", "说法不一样"],
    en: ["require different", "different documents", "requirements differ", "certificates are not accepted"],
  },
  sentences: {
    zh: [
      "宜公布一份固定的清单，按要证明的事实分组：身份与关系、行为由谁所为、金额与时间，每组列出必需的与可以互相替代的。",
      "每一项材料写明为何需要、到哪里取得、什么情形可以免交，由对方掌握的记录由对方调取。",
      "缺件应一次告知并给予补交的期限，没有列在清单上的不得另行要求，确有必要的须说明理由。",
      "对间接证据宜规定可以组合证明，例如使用时段、设备与消费习惯相互印证，不以某一项直接证据为唯一条件。",
      "清单可由行业组织先行拟定，争议处理机构据此审查，施行后按退回与投诉的情况修订。",
    ],
    en: [
      "A fixed list should be published, grouped by what has to be proved, namely identity and relation, who carried out the act, and amount and time; each group names what is indispensable and what can replace one another.",
      "For each document it should be said why it is needed, where it can be obtained and when it may be dispensed with; records held by the other side are to be retrieved by that side.",
      "Missing documents should be notified once and completely, with time to supply them; nothing outside the list may be asked for unless a reason is given.",
      "For indirect evidence the rule should allow combination, so that hours of use, device and spending habits can corroborate each other, without making any single piece of direct evidence the only condition.",
      "The list may first be drawn up by a trade association and be applied by the bodies that settle disputes, and it should later be revised in the light of rejected claims and complaints.",
    ],
  },
  missing: { zh: ["拟定的清单", "可以互相替代的材料"], en: ["the list proposed", "documents that can replace one another"] },
  limits: {
    zh: ["清单便利请求人，也可能便利虚假的请求，须保留核实的手段。"],
    en: ["A list makes it easier for claimants, and for false claims as well, so means of verification have to be retained."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
