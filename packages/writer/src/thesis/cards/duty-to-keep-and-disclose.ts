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
      "收到投诉即应停止自动删除，直至争议结束，这样做通常比一律延长保存期成本低。",
      "披露给与交易有关的当事人，范围限于本人参与的部分，第三人的信息先行遮盖。",
      "不保存或拒不披露的后果，可以规定为就该事实作不利认定，这一后果直接关系争议的结果，可与行政处罚并用。",
      "格式统一才便于核对，至少含时间、主体、操作与结果四项。",
    ],
    en: [
      "A duty to keep records has to name what is kept, for how long and from when; the period should not be shorter than the time within which claims are usually brought, or the records are gone before a dispute arises.",
      "Once a complaint is received, automatic deletion should stop until the dispute is over, which usually costs less than a longer retention period for everything.",
      "Records should be disclosed to the parties of the transaction, limited to the part they took in it, with data of third persons covered beforehand.",
      "Failure to keep or to disclose may be given the consequence of an adverse finding on that fact; this bears directly on the outcome of the dispute and can stand beside administrative penalties.",
      "Records are easy to check only in a uniform format, which should hold at least time, person, action and result.",
    ],
  },
  missing: {
    zh: ["现在由谁保存、保存多久", "拟定的期限与理由"],
    en: ["who keeps the records now, and for how long", "the period proposed, and why"],
  },
  limits: {
    zh: ["保存义务须与个人信息保护的要求一并衡量。"],
    en: ["A duty to keep records has to be weighed against the protection of personal data."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
