import type { MethodCard } from "../method-card.ts";

export const dutyToKeepAndDisclose: MethodCard = {
  key: "duty-to-keep-and-disclose",
  title: { zh: "保存与披露义务", en: "Duties to keep and disclose records" },
  methods: ["legal"],
  roles: ["measures"],
  cues: {
    zh: ["拿不出", "派单记录", "没有保留", "缺少保留", "写得太简单", "病历", "证据", "聊天记录"],
    en: ["delete", "keep chat records", "evidence", "records for different times", "sellers delete"],
  },
  sentences: {
    zh: [
      "保存义务须写明对象、期限与起算点，期限宜不短于请求权通常行使的时间，否则争议未起而记录已删。",
      "收到投诉即应停止自动删除，直至争议结束，这一点比一律延长保存期成本低。",
      "披露给与交易有关的当事人，范围限于本人参与的部分，第三人的信息先行遮盖。",
      "不保存或拒不披露的后果宜规定为就该事实作不利认定，比罚款更能影响行为。",
      "格式统一才便于核对，至少含时间、主体、操作与结果四项。",
    ],
    en: [
      "A duty to keep names records, period and start, no shorter than the time within which claims usually arise.",
      "On a complaint automatic deletion stops until the matter ends, which costs less than longer retention for all.",
      "Disclosure goes to parties of the transaction, confined to their part, with third persons' data covered.",
      "Failure leads to an adverse finding on that fact, which affects conduct more than a fine.",
      "A common form helps checking, with at least time, person, act and result.",
    ],
  },
  missing: {
    zh: ["现在由谁保存、保存多久", "拟定的期限与理由"],
    en: ["who keeps them now and how long", "the period proposed, with reasons"],
  },
  limits: { zh: ["保存义务须与个人信息保护的要求一并衡量。"], en: ["It is weighed against protection of personal data."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
