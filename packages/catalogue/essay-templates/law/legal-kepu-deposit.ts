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
  title: { zh: "退租时房东不退押金，怎么办", en: "When the landlord will not return your deposit" },
  pattern: { zh: "退租时房东不退押金，怎么办", en: "When the landlord will not return your deposit" },
  slots: [],
  remark: { zh: "按时间顺序给证据和话术，不替人打官司", en: "Evidence and wording in order of time; no promises of winning" },
  keywords: [
    { zh: "租房", en: "renting" },
    { zh: "押金", en: "deposit" },
    { zh: "证据", en: "evidence" },
    { zh: "法律科普", en: "legal information" },
  ],
  bring: [
    { zh: "现行法条核对记录", en: "A record of checking the law in force" },
    { zh: "律师审核意见", en: "A lawyer's review" },
  ],
  outline: [
    {
      title: { zh: "钥匙交了，钱没回来", en: "Keys handed back, money kept" },
      intent: { zh: "用退租当天的场景写出读者说不清的三个问题", en: "Moving-out day: questions the reader cannot put into words" },
      weight: 14,
    },
    {
      title: { zh: "押金到底担保什么", en: "What a deposit is for" },
      intent: { zh: "用生活话说明担保关系，点破常见误解", en: "Explain security in everyday words and clear up a misreading" },
      weight: 20,
      needs: ["source"],
    },
    {
      title: { zh: "自然损耗和损坏怎么分", en: "Wear or damage?" },
      intent: { zh: "用几样东西举例，给一个可自己用的判断办法", en: "A few objects and one test readers can use themselves" },
      weight: 20,
      needs: ["table"],
      mistake: { zh: "绝对化结论", en: "Stating as certain what depends on the case" },
    },
    {
      title: { zh: "从入住到退租的证据清单", en: "Evidence from moving in to moving out" },
      intent: { zh: "按入住、居住、退租列照片、记录与凭证", en: "Photos, messages and receipts at each stage" },
      weight: 26,
      needs: ["table"],
    },
    {
      title: { zh: "谈不拢时的几条路", en: "If talks fail" },
      intent: { zh: "协商、调解、投诉、诉讼各要多少时间和花费", en: "What mediation, complaint and court each cost in time and money" },
      weight: 14,
      needs: ["source"],
      mistake: { zh: "鼓励扣押对方财物", en: "Encouraging readers to seize the other side's property" },
    },
    {
      title: { zh: "下次签合同前", en: "Before the next contract" },
      intent: { zh: "给三句可以直接写进合同的话", en: "Three sentences to put straight into the contract" },
      weight: 6,
    },
  ],
  whyGood: [
    { zh: "拆成三个问题，读者立刻不慌", en: "Splits the matter into three questions, which calms the reader at once" },
    { zh: "用“换一位爱惜的人来住”区分损耗，好记又不绝对", en: "The careful-successor test is easy to remember and not absolute" },
    { zh: "不怂恿极端做法", en: "Encourages nothing extreme" },
  ],
  opening: [
    {
      type: "paragraph",
      text: {
        zh: "行李搬空了，地拖了两遍，钥匙也交了。房东在屋里转了一圈，指着墙上的一个小孔说：“这个要重新刷墙，押金就不退了。”你想争辩，又说不清：这个孔到底是谁打的？一面墙要多少钱？合同里好像写过“保持原状”，算不算？",
        en: "The boxes are out, the floor has been mopped twice, the keys are back. The landlord walks round the flat, points at a small hole in the wall and says, “This will have to be repainted, so the deposit stays with me.” You want to argue but do not know how. Who made that hole? What does a wall cost? The contract said something about “original condition”; does that count?",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "先别急着吵。把问题拆开，会发现只有三个：押金是做什么用的，这个孔该不该由你负责，如果该，赔多少才合理。",
        en: "Do not quarrel yet. Taken apart, there are only three questions: what a deposit is for, whether this hole is yours to answer for, and, if so, how much is reasonable.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "押金的作用，是担保你按合同付清费用、把房子完好地交还。它不是房东提前收下的“维修费”，更不是谁先拿到算谁的。租期届满，费用结清、房屋没有超出正常使用的损坏，就应当退还；有损坏，也应按实际损失扣除，把剩余的退给你。具体规则可以查阅《民法典》租赁合同部分和你签的合同【待补充：核对条文】。",
        en: "A deposit secures that you pay what the contract says and hand the place back in good order. It is not a repair fee collected in advance, nor does it belong to whoever holds it. When the lease ends, the bills are settled and nothing is damaged beyond normal use, it is to be returned; if there is damage, the actual loss is deducted and the rest comes back to you. For the rules, see the part of the Civil Code on leases and the contract you signed 【to fill in: provisions checked】.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "接下来最关键的一步，是弄清楚什么叫“正常使用”。",
        en: "The next and most important step is to be clear about what “normal use” means.",
      },
    },
  ],
  hardSample: {
    title: { zh: "自然损耗怎么说", en: "How to talk about wear" },
    text: {
      zh: "可以用一个简单的办法判断：换一位同样爱惜房子的人住同样长的时间，这个变化会不会也出现？墙面整体变黄、地板被椅子磨淡、门锁用久变松，多半会，属于正常使用的损耗；墙上的钉孔、烟头烫的印、被重物砸裂的瓷砖，多半不会，需要看是谁、什么时候造成的。介于两者之间的，例如窗帘褪色，就要看入住时的新旧，因此入住当天的照片很重要。这个办法不能代替法官的判断，但足以帮你和房东坐下来谈，谈的时候拿着照片和合同，一样一样对【待补充：本地调解渠道】。",
      en: "There is a simple test: would the same change have appeared if another equally careful person had lived here for as long? Walls yellowing all over, a floor dulled by chairs, a lock grown loose with use: probably yes, and that is normal wear. Nail holes, cigarette burns, a tile cracked by something heavy: probably not, and one has to ask who did it and when. In between, as with faded curtains, it depends on how new they were at the start, which is why photographs from moving-in day matter. The test does not replace a judge's decision, but it is enough for you and the landlord to sit down with the photographs and the contract and go through things one by one 【to fill in: local mediation service】.",
    },
  },
  staged: true,
  checklist: [
    { zh: "条文已核对为现行有效", en: "Provisions were checked as in force" },
    { zh: "律师已审核并署名同意", en: "A lawyer has reviewed and agreed to be named" },
    { zh: "没有承诺结果的句子", en: "No sentence promises an outcome" },
    { zh: "渠道与电话已逐一核实", en: "Every service and number was verified" },
  ],
  scenes: ["kepu", "gwPetitionReply"],
  since: "2026-11-22",
});
