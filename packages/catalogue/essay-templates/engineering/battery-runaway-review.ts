import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const batteryRunawayReview = defineTemplate({
  slug: "battery-runaway-review",
  kind: "review",
  discipline: "engineering",
  major: { zh: "新能源科学与工程", en: "New Energy Science and Engineering" },
  levels: ["undergraduate", "master"],
  method: "literature",
  length: { default: 8000, min: 4000, max: 20000 },
  numbering: "C",
  title: {
    zh: "锂离子电池热失控机理与防护研究综述",
    en: "Thermal runaway in lithium-ion batteries: a review of mechanisms and protection",
  },
  pattern: { zh: "〔对象〕〔问题〕机理与防护研究综述", en: "〔Problem〕 in 〔object〕: a review of mechanisms and protection" },
  slots: [
    { label: { zh: "对象", en: "object" }, default: { zh: "锂离子电池", en: "lithium-ion batteries" } },
    { label: { zh: "问题", en: "Problem" }, default: { zh: "热失控", en: "Thermal runaway" } },
  ],
  remark: { zh: "按“触发—链式反应—蔓延—防护”组织文献", en: "Organised by trigger, chain reaction, spread, protection" },
  keywords: [
    { zh: "锂离子电池", en: "lithium-ion battery" },
    { zh: "热失控", en: "thermal runaway" },
    { zh: "热管理", en: "thermal management" },
    { zh: "安全", en: "safety" },
    { zh: "综述", en: "review" },
  ],
  bring: [
    { zh: "检索式与时间范围", en: "search strings and period" },
    { zh: "文献筛选记录", en: "record of screening" },
    { zh: "图表转载许可", en: "permission for figures" },
  ],
  outline: [
    {
      title: { zh: "引言", en: "Introduction" },
      intent: { zh: "界定术语、范围与检索策略", en: "Terms, scope and search strategy" },
      weight: 8,
      needs: ["source"],
      mistake: { zh: "不写检索库、时间与纳入标准", en: "No databases, period or criteria of inclusion" },
    },
    {
      title: { zh: "触发因素", en: "Triggers" },
      intent: { zh: "机械、电、热三类滥用的证据强弱", en: "How strong the evidence is for mechanical, electrical, thermal abuse" },
      weight: 18,
      needs: ["source", "table"],
    },
    {
      title: { zh: "链式反应机理", en: "Chain reactions" },
      intent: { zh: "按温度次序梳理反应，标出争议", en: "Reactions in order of temperature, with disputes marked" },
      weight: 24,
      needs: ["source", "figure"],
      children: [
        {
          title: { zh: "界面膜分解与内短路", en: "SEI breakdown and internal short circuit" },
          intent: { zh: "比较不同观点的实验条件", en: "Conditions behind each view" },
          weight: 12,
          needs: ["source"],
        },
        {
          title: { zh: "正极释氧与电解液燃烧", en: "Oxygen release and electrolyte combustion" },
          intent: { zh: "按正极体系分述，不跨体系引用", en: "By cathode chemistry, no borrowing across" },
          weight: 12,
          needs: ["source"],
          mistake: { zh: "把不同材料的结论混着用", en: "Findings on one chemistry used for another" },
        },
      ],
    },
    {
      title: { zh: "热蔓延与产气", en: "Propagation and venting" },
      intent: { zh: "由单体到模组，哪些结论不能放大", en: "From cell to module: which findings do not scale" },
      weight: 16,
      needs: ["source", "figure"],
    },
    {
      title: { zh: "监测与防护", en: "Detection and protection" },
      intent: { zh: "按提前量与误报比较手段", en: "Compare by lead time and false alarms" },
      weight: 22,
      needs: ["source", "table"],
      children: [
        {
          title: { zh: "早期预警信号", en: "Early warning signals" },
          intent: { zh: "电压、气体、声、力信号的提前量同条件比", en: "Lead time of voltage, gas, sound, force under like conditions" },
          weight: 11,
          needs: ["table"],
        },
        {
          title: { zh: "材料与结构防护", en: "Protection by material and structure" },
          intent: { zh: "每种防护的代价与副作用", en: "What each protection costs and causes" },
          weight: 11,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "争议与展望", en: "Disputes and outlook" },
      intent: { zh: "指出试验条件不一造成的矛盾，附判定试验", en: "Contradictions from unlike tests, and a test to decide" },
      weight: 12,
      mistake: { zh: "展望没有落到可做的题目", en: "An outlook nobody can act on" },
    },
  ],
  whyGood: [
    { zh: "以过程为纲，读者能把每篇文献放进位置", en: "Following the process, each paper finds its place" },
    { zh: "争议写清各自证据和条件，不各打五十大板", en: "Disputes are told with their evidence and conditions" },
    { zh: "防护手段用响应时间统一比较", en: "Protections are compared by one measure, response time" },
  ],
  opening: [
    { type: "heading", text: { zh: "1 引言", en: "1 Introduction" } },
    {
      type: "paragraph",
      text: {
        zh: "热失控是指电池内部放热速率持续超过散热速率，温度自加速上升直至喷气、起火的过程。围绕它的文献数量很多，但不同研究使用的材料体系、荷电状态、加热方式和判据并不一致，结论之间常常难以直接比较。本文不追求罗列全部成果，而是按照“触发—链式反应—蔓延—防护”的时间顺序，梳理每个环节已有证据的强弱和主要分歧。",
        en: "Thermal runaway is the process in which heat is released inside a battery faster than it is carried away, and temperature accelerates until the cell vents or ignites. The literature is large, but studies differ in chemistry, state of charge, method of heating and criterion, so conclusions often cannot be compared directly. This review does not attempt to list everything. It follows the order in time, trigger, chain reaction, spread and protection, and asks at each stage how strong the evidence is and where opinions part.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "文献检索使用【待补充：数据库名称】，检索式与时间范围见附录，纳入标准为：研究对象为商品化或接近商品化的单体与模组，报告了试验条件和原始曲线；排除只有仿真而无验证的研究。经去重与两轮筛选，最终纳入【待补充：篇数】，其中按材料体系和试验尺度的分布见表1。为避免把不同条件下的结论混为一谈，后文凡涉及数值比较，均同时给出荷电状态与加热速率。",
        en: "The search used 【to fill in: databases】; strings and period are given in the appendix. Included were studies of commercial or near-commercial cells and modules that report test conditions and original curves; simulations without validation were excluded. After removal of duplicates and two rounds of screening, 【to fill in: number of papers】 remained, distributed by chemistry and scale as in Table 1. To keep findings under different conditions apart, wherever values are compared below, state of charge and heating rate are given as well.",
      },
    },
  ],
  hardSample: {
    title: { zh: "有争议的段落怎么写", en: "Writing a passage in dispute" },
    text: {
      zh: "关于内短路与热失控的先后关系，文献中存在两种看法。一种认为隔膜收缩引起的大面积内短路是温度骤升的直接原因，证据来自电压先于温度突变的记录【待补充：文献】；另一种认为正负极之间的化学串扰即使没有明显内短路也足以引发失控，证据来自去除隔膜或电解液的对照试验【待补充：文献】。两类试验的材料体系与荷电状态不同，未必互相否定：对于高镍体系，串扰可能先行；对于热稳定性较高的体系，内短路更可能是主导。要区分两者，需要在同一电芯上同步测量电压、气体与声信号。",
      en: "Which comes first, internal short circuit or thermal runaway? The literature holds two views. One takes a large short circuit from shrinking separators as the direct cause of the jump in temperature; its evidence is records in which voltage changes before temperature 【to fill in: references】. The other holds that chemical crosstalk between electrodes suffices without an evident short circuit; its evidence is control tests without separator or electrolyte 【to fill in: references】. The two differ in chemistry and state of charge and need not exclude each other: in nickel-rich cells crosstalk may come first, in more stable chemistries the short circuit may lead. To separate them, voltage, gas and sound would have to be measured together on one cell.",
    },
  },
  staged: false,
  checklist: [
    { zh: "检索式可复现", en: "search can be repeated" },
    { zh: "每张汇总表列试验条件", en: "summary tables give test conditions" },
    { zh: "二次引用已追到原文", en: "second-hand citations traced" },
    { zh: "图的转载已获许可", en: "permission for figures" },
    { zh: "展望对应争议", en: "outlook answers the disputes" },
  ],
  scenes: ["openingReport", "summaryDoc", "readingNote"],
  since: "2026-11-22",
});
