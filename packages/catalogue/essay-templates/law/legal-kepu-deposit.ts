import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const legalKepuDeposit = defineTemplate({
  slug: "legal-kepu-deposit",
  kind: "kepu",
  discipline: "law",
  major: { zh: "法学", en: "Law" },
  levels: ["any"],
  method: "argument",
  length: { default: 1500, min: 1000, max: 4000 },
  numbering: "none",
  title: { zh: "退租时房东不退押金，怎么办", en: "When the Landlord Keeps the Deposit" },
  pattern: "退租时房东不退押金，怎么办",
  slots: [],
  remark: { zh: "按时间顺序给证据和话术，不替人打官司", en: "Evidence and wording in time order" },
  keywords: ["租房", "押金", "证据", "法律科普"],
  bring: ["现行法条核对", "律师审核"],
  outline: [
    { title: { zh: "钥匙交了，钱没回来", en: "Keys returned, money not" }, intent: "用退租场景引入", weight: 14 },
    { title: { zh: "押金到底担保什么", en: "What a deposit secures" }, intent: "用生活话讲法律关系", weight: 20, needs: ["source"] },
    {
      title: { zh: "自然损耗和损坏怎么分", en: "Wear or damage" },
      intent: "用几样东西举例",
      weight: 20,
      needs: ["table"],
      mistake: "绝对化结论",
    },
    { title: { zh: "从入住到退租的证据清单", en: "Evidence list" }, intent: "按时间先后列", weight: 26, needs: ["table"] },
    {
      title: { zh: "谈不拢时的几条路", en: "If talks fail" },
      intent: "调解、投诉、诉讼的成本",
      weight: 14,
      needs: ["source"],
      mistake: "鼓励扣押对方财物",
    },
    { title: { zh: "下次签合同前", en: "Next time" }, intent: "三句话写进合同", weight: 6 },
  ],
  whyGood: ["拆成三个问题，读者立刻不慌", "用“换一位爱惜的人来住”区分损耗，好记又不绝对", "不怂恿极端做法"],
  opening: [
    {
      type: "paragraph",
      text: "行李搬空了，地拖了两遍，钥匙也交了。房东在屋里转了一圈，指着墙上的一个小孔说：“这个要重新刷墙，押金就不退了。”你想争辩，又说不清：这个孔到底是谁打的？一面墙要多少钱？合同里好像写过“保持原状”，算不算？",
    },
    { type: "paragraph", text: "先别急着吵。把问题拆开，会发现只有三个：押金是做什么用的，这个孔该不该由你负责，如果该，赔多少才合理。" },
    {
      type: "paragraph",
      text: "押金的作用，是担保你按合同付清费用、把房子完好地交还。它不是房东提前收下的“维修费”，更不是谁先拿到算谁的。租期届满，费用结清、房屋没有超出正常使用的损坏，就应当退还；有损坏，也应按实际损失扣除，把剩余的退给你。具体规则可以查阅《民法典》租赁合同部分和你签的合同【待补充：核对条文】。",
    },
    { type: "paragraph", text: "接下来最关键的一步，是弄清楚什么叫“正常使用”。" },
  ],
  hardSample: {
    title: "自然损耗怎么说",
    text: "可以用一个简单的办法判断：换一位同样爱惜房子的人住同样长的时间，这个变化会不会也出现？墙面整体变黄、地板被椅子磨淡、门锁用久变松，多半会，属于正常使用的损耗；墙上的钉孔、烟头烫的印、被重物砸裂的瓷砖，多半不会，需要看是谁、什么时候造成的。介于两者之间的，例如窗帘褪色，就要看入住时的新旧，因此入住当天的照片很重要。这个办法不能代替法官的判断，但足以帮你和房东坐下来谈，谈的时候拿着照片和合同，一样一样对【待补充：本地调解渠道】。",
  },
  staged: true,
  checklist: ["条文核对", "律师审核", "不承诺结果", "渠道真实"],
  scenes: ["kepu", "gwPetitionReply"],
  since: "2026-11-22",
});
