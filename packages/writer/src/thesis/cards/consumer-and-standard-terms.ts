import type { MethodCard } from "../method-card.ts";

export const consumerAndStandardTerms: MethodCard = {
  key: "consumer-and-standard-terms",
  title: { zh: "消费合同与格式条款", en: "Consumer contracts and standard terms" },
  methods: ["legal"],
  roles: ["concepts", "theory", "status", "problems"],
  cues: {
    zh: ["格式条款", "消费者", "充值", "退款", "会员卡", "预付", "健身", "网购", "合同", "退费"],
    en: ["consumer", "standard terms", "unfair terms", "refund", "gym contract", "trader", "contracts rule out"],
  },
  sentences: {
    zh: [
      "格式条款是一方为重复使用预先拟定、订立时未与对方协商的条款，是否在纸上印好并不是关键。",
      "提供的一方须提示并说明与对方有重大利害关系的条款，没有做到的，对方可以主张它不成为合同内容。",
      "不合理地免除自己责任、加重对方责任或排除对方主要权利的条款，效力须受审查，与是否签字无关。",
      "退款请求可能出自解除、撤销、无效与约定，四者的条件、期限与返还范围不同，须先定是哪一种。",
      "对条款有两种以上理解时，作不利于提供一方的解释，这只在通常解释不能得出结论时适用。",
      "网络上的勾选须能看到、能保存，页面改过的，证明当时内容的责任落在谁身上是争点。",
    ],
    en: [
      "Standard terms are drawn up in advance by one party for repeated use and are not negotiated when the contract is made; whether they are printed is not decisive.",
      "The party that supplies them has to draw attention to terms of serious interest to the other side and to explain them; where this was not done, the other side may argue that they did not become part of the contract.",
      "Terms that unreasonably exempt the supplier from liability, add to the other side's burden or exclude its main rights are subject to review, whether they were signed or not.",
      "A claim for refund may rest on termination, avoidance, invalidity or agreement, which differ in conditions, time limits and extent; which of them applies has to be settled first.",
      "Where a term allows two interpretations, the one against its supplier prevails, but only if ordinary interpretation leads to no result.",
      "Terms accepted by a tick online have to be visible and storable; where the page has since been changed, who has to prove its earlier content is itself in dispute.",
    ],
  },
  missing: {
    zh: ["条款的原文与提示方式", "请求退款的依据"],
    en: ["wording of the terms and how attention was drawn to them", "ground of the claim for refund"],
  },
  limits: { zh: ["条款效力依个案情形认定。"], en: ["Whether a term is valid is decided by the circumstances of the case."] },
  exhibits: [
    {
      kind: "table",
      title: { zh: "条款的比较", en: "Terms compared" },
      head: {
        zh: ["合同", "条款原文", "提示方式", "对方的主要权利", "评价"],
        en: ["Contract", "Wording", "Notice", "Rights affected", "Assessment"],
      },
    },
  ],
  never: { zh: [], en: [] },
};
