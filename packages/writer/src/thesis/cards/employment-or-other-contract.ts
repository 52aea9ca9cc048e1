import type { MethodCard } from "../method-card.ts";

export const employmentOrOtherContract: MethodCard = {
  key: "employment-or-other-contract",
  title: { zh: "劳动关系的判断", en: "Employment or another relation" },
  methods: ["legal"],
  roles: ["concepts", "theory", "problems"],
  cues: {
    zh: ["劳动关系", "骑手", "平台", "劳务", "用工", "承揽", "外包", "合同名称", "主播"],
    en: ["employment", "worker", "self-employed", "platform work", "riders"],
  },
  sentences: {
    zh: [
      "判断以从属性为中心：是否受指挥管理、工作是否为对方业务的组成部分、报酬与生产资料由谁提供。",
      "协议写成合作、承揽或服务，不妨碍依实际的履行情况认定，名称不一致正说明要看事实。",
      "通过系统派单、定价、考核与处罚，也可以构成管理，管理不以有人当面指挥为限。",
      "能否拒单、能否为别家工作、上线时间由谁决定，是反面的事实，须与前者一并衡量。",
      "中间有配送站、劳务公司时，须查清谁签约、谁发薪、谁管理，三者不是同一人时责任的归属才有争议。",
      "认定的结果影响工伤、加班与对第三人的责任，但这几种责任的条件并不完全相同。",
    ],
    en: [
      "The assessment centres on subordination: whether the worker is subject to direction and control, whether the work is part of the other side's business, and who provides pay and means of production.",
      "That an agreement is called cooperation, contract for work or service does not prevent a finding based on how it is actually performed; a discrepancy between name and practice is precisely a reason to look at the facts.",
      "Assigning orders, setting prices, rating and penalising through a system may amount to control, which is not limited to instructions given in person.",
      "Freedom to refuse orders, to work for others and to decide when to be online speaks against it, and has to be weighed together with the former facts.",
      "Where delivery stations or labour agencies stand in between, it should be established who signed the contract, who pays and who manages; liability is in dispute where these are not the same.",
      "The finding affects work injury, overtime and liability towards third parties, although the conditions of these are not quite the same.",
    ],
  },
  missing: {
    zh: ["各判决认定或否定的事实依据", "签约、发薪与管理的主体"],
    en: ["facts on which each decision affirmed or denied the relation", "who contracted, who paid and who managed"],
  },
  limits: { zh: ["一地的裁判口径不代表他处。"], en: ["The practice of the courts in one place does not stand for that of others."] },
  exhibits: [
    {
      kind: "table",
      title: { zh: "从属性的事实", en: "Facts of subordination" },
      head: {
        zh: ["判决", "管理方式", "报酬", "可否拒绝", "认定结果"],
        en: ["Decision", "Control", "Pay", "Freedom to refuse", "Finding"],
      },
    },
  ],
  never: { zh: [], en: [] },
};
