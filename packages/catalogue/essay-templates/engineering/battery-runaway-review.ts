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
  title: { zh: "锂离子电池热失控机理与防护研究综述", en: "A Review of Thermal Runaway in Lithium-ion Batteries" },
  pattern: "〔对象〕〔问题〕机理与防护研究综述",
  slots: [
    { label: "对象", default: "锂离子电池" },
    { label: "问题", default: "热失控" },
  ],
  remark: { zh: "按“触发—链式反应—蔓延—防护”组织文献", en: "Organised by trigger, chain reaction, spread, protection" },
  keywords: ["锂离子电池", "热失控", "热管理", "安全", "综述"],
  bring: ["检索式与时间范围", "文献筛选记录", "图表转载许可"],
  outline: [
    {
      title: { zh: "引言", en: "Introduction" },
      intent: "界定术语、范围和检索策略",
      weight: 8,
      needs: ["source"],
      mistake: "不写检索范围",
    },
    { title: { zh: "触发因素", en: "Triggers" }, intent: "机械、电、热三类滥用的证据强弱", weight: 18, needs: ["source", "table"] },
    {
      title: { zh: "链式反应机理", en: "Chain reactions" },
      intent: "按温度次序梳理反应与争议",
      weight: 24,
      needs: ["source", "figure"],
      children: [
        {
          title: { zh: "界面膜分解与内短路", en: "SEI breakdown and short circuit" },
          intent: "比较不同观点的实验条件",
          weight: 12,
          needs: ["source"],
        },
        {
          title: { zh: "正极释氧与电解液燃烧", en: "Oxygen release and combustion" },
          intent: "说明材料体系的差别",
          weight: 12,
          needs: ["source"],
          mistake: "把不同材料的结论混着用",
        },
      ],
    },
    {
      title: { zh: "热蔓延与产气", en: "Propagation and venting" },
      intent: "由单体到模组的尺度差异",
      weight: 16,
      needs: ["source", "figure"],
    },
    {
      title: { zh: "监测与防护", en: "Detection and protection" },
      intent: "按响应时间比较手段",
      weight: 22,
      needs: ["source", "table"],
      children: [
        { title: { zh: "早期预警信号", en: "Early signals" }, intent: "比较电压、气体、声、力信号的提前量", weight: 11, needs: ["table"] },
        { title: { zh: "材料与结构防护", en: "Protection" }, intent: "说明代价与副作用", weight: 11, needs: ["source"] },
      ],
    },
    {
      title: { zh: "争议与展望", en: "Debates and outlook" },
      intent: "指出试验条件不统一造成的矛盾",
      weight: 12,
      mistake: "展望没有落到可做的题目",
    },
  ],
  whyGood: ["以过程为纲，读者能把每篇文献放进位置", "争议写清各自证据和条件，不各打五十大板", "防护手段用响应时间统一比较"],
  opening: [
    { type: "heading", text: "1 引言" },
    {
      type: "paragraph",
      text: "热失控是指电池内部放热速率持续超过散热速率，温度自加速上升直至喷气、起火的过程。围绕它的文献数量很多，但不同研究使用的材料体系、荷电状态、加热方式和判据并不一致，结论之间常常难以直接比较。本文不追求罗列全部成果，而是按照“触发—链式反应—蔓延—防护”的时间顺序，梳理每个环节已有证据的强弱和主要分歧。",
    },
    {
      type: "paragraph",
      text: "文献检索使用【待补充：数据库名称】，检索式与时间范围见附录，纳入标准为：研究对象为商品化或接近商品化的单体与模组，报告了试验条件和原始曲线；排除只有仿真而无验证的研究。经去重与两轮筛选，最终纳入【待补充：篇数】，其中按材料体系和试验尺度的分布见表1。为避免把不同条件下的结论混为一谈，后文凡涉及数值比较，均同时给出荷电状态与加热速率。",
    },
  ],
  hardSample: {
    title: "有争议的段落怎么写",
    text: "关于内短路与热失控的先后关系，文献中存在两种看法。一种认为隔膜收缩引起的大面积内短路是温度骤升的直接原因，证据来自电压先于温度突变的记录【待补充：文献】；另一种认为正负极之间的化学串扰即使没有明显内短路也足以引发失控，证据来自去除隔膜或电解液的对照试验【待补充：文献】。两类试验的材料体系与荷电状态不同，未必互相否定：对于高镍体系，串扰可能先行；对于热稳定性较高的体系，内短路更可能是主导。要区分两者，需要在同一电芯上同步测量电压、气体与声信号。",
  },
  staged: false,
  checklist: ["检索式可复现", "每张汇总表列试验条件", "二次引用已追到原文", "图的转载已获许可", "展望对应争议"],
  scenes: ["openingReport", "summaryDoc", "readingNote"],
  since: "2026-11-22",
});
