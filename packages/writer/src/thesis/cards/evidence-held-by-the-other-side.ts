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
      "Where platforms or firms keep the records, the burden of proof and the ability to obtain them lie with different sides.",
      "This need not reverse the burden: orders to produce, adverse inference and a duty to explain are milder means.",
      "A request for production has to show that the evidence exists, is in the other's control and is relevant, each with some ground.",
      "Electronic data are easily changed, and screenshots are doubted; notarisation, time stamps and showing the account in court differ in weight.",
      "Retention decides whether evidence can be had; deletion in routine and deletion after a dispute are treated differently.",
      "Where its existence is disputed, one asks whether the process necessarily produces it.",
    ],
  },
  missing: {
    zh: ["判决中没有取得的证据种类", "由谁保存、保存多久"],
    en: ["kinds of evidence that were missing", "who keeps them and how long"],
  },
  limits: { zh: ["取证困难本身不能代替事实的证明。"], en: ["Difficulty of proof does not replace proof."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
