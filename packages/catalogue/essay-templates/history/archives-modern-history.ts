import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const archivesModernHistory = defineTemplate({
  slug: "archives-modern-history",
  kind: "thesis",
  discipline: "history",
  major: { zh: "历史学", en: "History" },
  levels: ["undergraduate"],
  method: "text",
  length: { default: 11000, min: 8000, max: 20000 },
  numbering: "B",
  title: { zh: "民国时期P县的义仓经营与地方社会", en: "Charity Granaries and Local Society in County P" },
  pattern: "〔时段〕〔地方〕的〔事务〕经营与地方社会",
  slots: [
    { label: "时段", default: "民国时期" },
    { label: "地方", default: "P县" },
    { label: "事务", default: "义仓" },
  ],
  remark: { zh: "账册、碑刻、报刊互证，先考实再解释", en: "Ledgers, steles and papers checked against each other" },
  keywords: ["地方社会", "义仓", "档案", "社会史"],
  bring: ["档案全宗号", "碑刻拓片或照片", "地方志版本"],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: "由一本账册的矛盾提问",
      weight: 12,
      needs: ["source"],
      children: [
        { title: { zh: "问题的提出", en: "The question" }, intent: "账面有粮而荒年无粮", weight: 6, needs: ["source"] },
        {
          title: { zh: "学术史与史料", en: "Historiography and sources" },
          intent: "史料的性质与局限",
          weight: 6,
          needs: ["table"],
          mistake: "学术史写成书目",
        },
      ],
    },
    {
      title: { zh: "义仓的设立与沿革", en: "Origins" },
      intent: "先把事实考订清楚",
      weight: 16,
      needs: ["source"],
      children: [
        { title: { zh: "设仓经过考", en: "Founding" }, intent: "异说并列并取舍", weight: 8, needs: ["source"] },
        { title: { zh: "仓址、规模与章程", en: "Site, size, rules" }, intent: "列表与地图", weight: 8, needs: ["table", "figure"] },
      ],
    },
    {
      title: { zh: "经营与管理", en: "Management" },
      intent: "以账册为主逐项分析",
      weight: 26,
      needs: ["table", "data"],
      children: [
        { title: { zh: "积谷与派收", en: "Collection" }, intent: "量制换算要交代", weight: 9, needs: ["table"], mistake: "度量衡不换算" },
        { title: { zh: "借贷与利息", en: "Loans" }, intent: "借户身份与归还", weight: 9, needs: ["table", "data"] },
        { title: { zh: "仓董与县署", en: "Managers and officials" }, intent: "人事与权责", weight: 8, needs: ["source"] },
      ],
    },
    {
      title: { zh: "荒年中的义仓", en: "In famine" },
      intent: "事件史写法",
      weight: 24,
      needs: ["source"],
      children: [
        {
          title: { zh: "一次开仓的始末", en: "One opening" },
          intent: "多方史料重建时间线",
          weight: 12,
          needs: ["table"],
          mistake: "只用一种史料",
        },
        { title: { zh: "争议与诉讼", en: "Disputes" }, intent: "各方说辞与利益", weight: 12, needs: ["source"] },
      ],
    },
    { title: { zh: "义仓与地方权力", en: "Granary and power" }, intent: "由事实走向解释", weight: 14, needs: ["source"] },
    { title: { zh: "结语", en: "Conclusion" }, intent: "与已有论断对话", weight: 8, mistake: "套用国家社会二分" },
  ],
  whyGood: ["从三种材料互相矛盾入手，史学味足", "量制换算这一细节决定成败，写得扎实", "证据不足处存疑而不臆断"],
  opening: [
    { type: "heading", text: "一、绪论" },
    { type: "heading", text: "（一）问题的提出" },
    {
      type: "paragraph",
      text: "P县档案馆藏有一册义仓收支簿，逐年登记积谷、借出与归还【待补充：全宗号与案卷号】。按账面推算，某荒年开仓之前，存谷足够全县缺粮户数月之需；可是同年的地方报纸却说“仓廪空虚，绅董束手”，县署的呈文又称“存谷霉变过半”。三种材料说法不同，究竟哪一种可信？粮食到哪里去了？",
    },
    {
      type: "paragraph",
      text: "这一矛盾并非单纯的数字之误。义仓由绅董经理、受县署监督，借贷对象多为族邻，账册的记法、利息的收取、亏空的说明，都与地方的人情和权力有关。以往研究多依据章程和地方志讨论义仓的制度与兴衰【待补充：文献】，对日常经营着墨不多。本文以账册为主，参照碑刻、诉讼案卷和报刊，先考订设立与经营的事实，再重建一次开仓的始末，进而讨论义仓在地方社会中的实际作用。",
    },
  ],
  hardSample: {
    title: "量制与账面的考订",
    text: "账册中的“石”并非统一单位：收谷用公斗，借出用市斗，两者容量不同，若径直相加，存谷会被高估。依据碑刻所载斗式与县志中的折算说明【待补充：碑刻名与卷次】，本文将全部数字折为同一单位，折算后账面存谷减少，但仍多于开仓时实际发放之数。差额可能有三种来源：借出未还而未销账，霉变损耗未登记，或被挪用。逐户核对借据可以证实第一种占有相当部分；损耗一项，只有开仓前一年有盘查记录；至于挪用，诉讼案卷中虽有指控，未见结论，只能存疑。",
  },
  staged: true,
  checklist: ["档案著录到案卷", "量制已换算", "异说并列", "引文核对原件", "地图比例尺"],
  scenes: ["readingNote", "openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
