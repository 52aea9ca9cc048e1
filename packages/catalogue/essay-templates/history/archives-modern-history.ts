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
  title: { zh: "民国时期P县的义仓经营与地方社会", en: "Managing charity granaries: local society in County P in the Republican era" },
  pattern: { zh: "〔时段〕〔地方〕的〔事务〕经营与地方社会", en: "Managing 〔institution〕: local society in 〔place〕 in 〔period〕" },
  slots: [
    { label: { zh: "时段", en: "period" }, default: { zh: "民国时期", en: "the Republican era" } },
    { label: { zh: "地方", en: "place" }, default: { zh: "P县", en: "County P" } },
    { label: { zh: "事务", en: "institution" }, default: { zh: "义仓", en: "charity granaries" } },
  ],
  remark: { zh: "账册、碑刻、报刊互证，先考实再解释", en: "Ledgers, steles and newspapers checked: establish, then explain" },
  keywords: [
    { zh: "地方社会", en: "local society" },
    { zh: "义仓", en: "charity granaries" },
    { zh: "档案", en: "archives" },
    { zh: "社会史", en: "social history" },
  ],
  bring: [
    { zh: "档案全宗号、案卷号与查阅许可", en: "Archive and file numbers, with permission" },
    { zh: "碑刻拓片或照片", en: "Rubbings or photographs of steles" },
    { zh: "地方志版本", en: "Editions of the gazetteer" },
    { zh: "度量衡换算资料", en: "Sources for converting measures" },
  ],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: { zh: "由一本账册与另两种材料的矛盾提问", en: "Ask from a ledger that contradicts two other sources" },
      weight: 12,
      needs: ["source"],
      children: [
        {
          title: { zh: "问题的提出", en: "The question" },
          intent: { zh: "账面有粮而荒年无粮，粮到哪里去了", en: "Grain in the books, none in the famine: where did it go" },
          weight: 6,
          needs: ["source"],
        },
        {
          title: { zh: "学术史与史料", en: "Historiography and sources" },
          intent: { zh: "每种史料由谁、为何而写，缺什么", en: "Who wrote each source, why, and what it lacks" },
          weight: 6,
          needs: ["table"],
          mistake: { zh: "学术史写成书目", en: "Scholarship written as a bibliography" },
        },
      ],
    },
    {
      title: { zh: "义仓的设立与沿革", en: "Founding and development" },
      intent: { zh: "先把事实考订清楚，再谈意义", en: "Establish the facts before their meaning" },
      weight: 16,
      needs: ["source"],
      children: [
        {
          title: { zh: "设仓经过考", en: "How the granaries were founded" },
          intent: { zh: "异说并列，写明取舍理由", en: "Conflicting accounts side by side, with reasons for choosing" },
          weight: 8,
          needs: ["source"],
        },
        {
          title: { zh: "仓址、规模与章程", en: "Sites, size and regulations" },
          intent: { zh: "列表与地图，区分章程与实际", en: "Table and map; regulations are not practice" },
          weight: 8,
          needs: ["table", "figure"],
        },
      ],
    },
    {
      title: { zh: "经营与管理", en: "Management" },
      intent: { zh: "以账册为主逐项分析，先明记账法", en: "Item by item from the ledger, after its method of entry" },
      weight: 26,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "积谷与派收", en: "Storing and levying grain" },
          intent: { zh: "量制换算要交代依据", en: "Conversion of measures, with grounds" },
          weight: 9,
          needs: ["table"],
          mistake: { zh: "度量衡不换算", en: "Measures not converted" },
        },
        {
          title: { zh: "借贷与利息", en: "Lending and interest" },
          intent: { zh: "借户身份与归还，和契据互证", en: "Who borrowed and repaid, checked against deeds" },
          weight: 9,
          needs: ["table", "data"],
        },
        {
          title: { zh: "仓董与县署", en: "Granary managers and the county office" },
          intent: { zh: "人事与权责：谁能开仓、谁要担责", en: "Who may open the granary and who answers for it" },
          weight: 8,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "荒年中的义仓", en: "The granary in famine" },
      intent: { zh: "用事件史写法，逐日排出各方行动", en: "As the history of an event, day by day" },
      weight: 24,
      needs: ["source"],
      children: [
        {
          title: { zh: "一次开仓的始末", en: "One opening from start to end" },
          intent: { zh: "多方史料重建时间线，标出空白日", en: "A timeline from several sources, with blank days marked" },
          weight: 12,
          needs: ["table"],
          mistake: { zh: "只用一种史料", en: "A single kind of source" },
        },
        {
          title: { zh: "争议与诉讼", en: "Disputes and lawsuits" },
          intent: { zh: "各方说辞与利益，区分指控与判决", en: "Claims and interests; accusation is not judgment" },
          weight: 12,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "义仓与地方权力", en: "Granaries and local power" },
      intent: { zh: "由事实走向解释，列出不支持的材料", en: "From fact to explanation, with contrary material" },
      weight: 14,
      needs: ["source"],
    },
    {
      title: { zh: "结语", en: "Conclusion" },
      intent: { zh: "与已有论断对话，写明一县的限度", en: "Converse with existing views; state what one county can show" },
      weight: 8,
      mistake: { zh: "套用国家社会二分", en: "Imposing the dichotomy of state and society" },
    },
  ],
  whyGood: [
    { zh: "从三种材料互相矛盾入手，史学味足", en: "Enters through three sources that contradict one another, as a historian would" },
    { zh: "量制换算这一细节决定成败，写得扎实", en: "Conversion of measures, a detail that decides, is done with care" },
    { zh: "证据不足处存疑而不臆断", en: "Where evidence falls short the matter is left open" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、绪论", en: "Introduction" } },
    { type: "heading", text: { zh: "（一）问题的提出", en: "The question" } },
    {
      type: "paragraph",
      text: {
        zh: "P县档案馆藏有一册义仓收支簿，逐年登记积谷、借出与归还【待补充：全宗号与案卷号】。按账面推算，某荒年开仓之前，存谷足够全县缺粮户数月之需；可是同年的地方报纸却说“仓廪空虚，绅董束手”，县署的呈文又称“存谷霉变过半”。三种材料说法不同，究竟哪一种可信？粮食到哪里去了？",
        en: "The archives of County P hold a ledger of the charity granary that records year by year grain stored, lent and returned 【to fill in: archive and file number】. By its figures, before the granary was opened in a certain year of famine the store would have kept the needy households of the county for months. Yet the local paper of that year said that “the granaries stand empty and the managers are at a loss”, and a report of the county office that “more than half of the grain is mouldy”. Three sources tell different things. Which is to be believed, and where did the grain go?",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "这一矛盾并非单纯的数字之误。义仓由绅董经理、受县署监督，借贷对象多为族邻，账册的记法、利息的收取、亏空的说明，都与地方的人情和权力有关。以往研究多依据章程和地方志讨论义仓的制度与兴衰【待补充：文献】，对日常经营着墨不多。本文以账册为主，参照碑刻、诉讼案卷和报刊，先考订设立与经营的事实，再重建一次开仓的始末，进而讨论义仓在地方社会中的实际作用。",
        en: "The contradiction is no mere slip of figures. The granary was run by gentry managers under the eye of the county; borrowers were mostly kin and neighbours; how the ledger was kept, interest taken and shortfall explained all had to do with local ties and power. Earlier work discusses the institution from regulations and gazetteers 【to fill in: literature】 and says little of its daily running. Mainly from the ledger, with steles, case files and newspapers, this thesis first establishes the facts of founding and management, then reconstructs one opening from start to end, and so discusses what the granary did in local society.",
      },
    },
  ],
  hardSample: {
    title: { zh: "量制与账面的考订", en: "Measures and the ledger" },
    text: {
      zh: "账册中的“石”并非统一单位：收谷用公斗，借出用市斗，两者容量不同，若径直相加，存谷会被高估。依据碑刻所载斗式与县志中的折算说明【待补充：碑刻名与卷次】，本文将全部数字折为同一单位，再与开仓时实际发放之数比较。若仍有差额，可能有三种来源：借出未还而未销账，损耗未登记，或被挪用。第一种须逐户核对借据；第二种要看历年有无盘查记录；第三种诉讼案卷中虽有指控而未见结论，只能存疑，不能因为前两种不足以解释就归于挪用。",
      en: "The “shi” of the ledger is not one unit. Grain was received by the public measure and lent by the market one, and their capacity differs; added straight up, the store is overstated. By the measures given on a stele and the rates of conversion in the gazetteer 【to fill in: stele and volume】, all figures are converted to one unit and then compared with what was handed out at the opening. If a difference remains it may have three sources: loans not repaid and not written off, losses not recorded, or embezzlement. The first has to be checked household by household against deeds; for the second one looks for records of inspection; for the third there are accusations in the case files but no verdict, so it stays open and must not be assumed because the other two do not suffice.",
    },
  },
  staged: true,
  checklist: [
    { zh: "档案著录到案卷与页", en: "Archives are cited to file and page" },
    { zh: "量制换算依据写明", en: "Grounds for conversion are stated" },
    { zh: "异说并列且说明取舍", en: "Conflicting accounts appear with reasons" },
    { zh: "引文核对原件", en: "Quotations are checked against originals" },
    { zh: "地图有比例尺与底图来源", en: "Maps give scale and base map" },
  ],
  scenes: ["readingNote", "openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
