import type { MethodCard } from "../method-card.ts";

export const evidenceHeldByTheOtherSide: MethodCard = {
  key: "evidence-held-by-the-other-side",
  title: { zh: "证据在对方手中", en: "Evidence in the other side's hands" },
  methods: ["legal"],
  roles: ["problems"],
  cues: {
    zh: ["拿不出", "证据", "派单记录", "举证", "聊天记录", "没有保留", "缺少保留", "平台掌握", "删除"],
    en: ["delete", "evidence", "proof", "keep chat records", "cannot prove", "listing", "records for different times"],
  },
  sentences: {
    zh: [
      "记录由平台、经营者或单位保存时，主张权利的一方往往拿不到，规则上的举证责任与实际的取证能力不在同一方。",
      "这不必然要求倒置举证责任，还有命令提交、不提交时作不利推定、由掌握证据的一方说明等较轻的办法。",
      "申请法院责令对方提交，须说明该证据存在、由对方控制、与待证事实有关，三项都要有初步的依据。",
      "电子数据容易修改与删除，截图的真实性常受质疑，公证、可信时间戳与当庭登录核对的证明力不同。",
      "保存期限决定能否取证，超过期限自动删除与知道争议后删除应区别对待。",
      "当事人对证据的存在与否各执一词时，先看业务流程中是否必然生成这一记录。",
    ],
    en: [
      "Where a platform, business or employer keeps the records, the party asserting a claim often cannot obtain them: the burden of proof in law and the ability to collect evidence in fact lie with different sides.",
      "This does not necessarily call for a reversed burden of proof; there are milder means, such as an order to produce, an adverse inference from not producing, or a duty of the holder to explain.",
      "An application for an order to produce has to show that the evidence exists, that the other side controls it and that it is relevant, with some initial ground for each of the three.",
      "Electronic data are easy to alter and delete, and screenshots are often challenged; notarisation, trusted time stamps and logging in before the court differ in evidential weight.",
      "The retention period decides whether evidence can still be had; automatic deletion at its end should be treated differently from deletion in knowledge of a dispute.",
      "Where the parties disagree on whether a record exists, it should first be asked whether the business process necessarily generates it.",
    ],
  },
  missing: {
    zh: ["判决中没有取得的证据种类", "由谁保存、保存多久"],
    en: ["kinds of evidence missing in the decisions", "who keeps them, and for how long"],
  },
  limits: { zh: ["取证困难本身不能代替事实的证明。"], en: ["Difficulty in obtaining evidence does not take the place of proof."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
