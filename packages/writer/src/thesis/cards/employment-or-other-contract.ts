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
      "The test is subordination: direction and control, whether work is part of the other's business, and who provides pay and means.",
      "Calling an agreement cooperation or service does not prevent judging by performance; differing names are a reason to look at facts.",
      "Assigning, pricing, rating and penalising through a system may be control, which needs no person giving orders.",
      "Freedom to refuse, to work for others and to choose hours speaks against, and both sides are weighed.",
      "With intermediaries one asks who contracted, who pays and who manages; disputes arise where these are not the same.",
      "The finding affects work injury, overtime and liability to third parties, though their conditions differ.",
    ],
  },
  missing: {
    zh: ["各判决认定或否定的事实依据", "签约、发薪与管理的主体"],
    en: ["facts on which decisions relied", "who contracted, paid and managed"],
  },
  limits: { zh: ["一地的裁判口径不代表他处。"], en: ["One court's practice does not stand for others."] },
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
