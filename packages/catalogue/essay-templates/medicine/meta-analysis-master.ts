import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const metaAnalysisMaster = defineTemplate({
  slug: "meta-analysis-master",
  kind: "thesis",
  discipline: "medicine",
  major: { zh: "循证医学", en: "Evidence-based Medicine" },
  levels: ["master"],
  method: "clinical",
  length: { default: 30000, min: 30000, max: 50000 },
  numbering: "C",
  title: {
    zh: "运动疗法对慢性腰痛患者疼痛与功能疗效的系统评价与网状Meta分析",
    en: "Exercise for Chronic Low Back Pain: A Systematic Review and Network Meta-analysis",
  },
  pattern: "〔干预〕对〔人群〕〔结局〕疗效的系统评价与网状Meta分析",
  slots: [
    { label: "干预", default: "运动疗法" },
    { label: "人群", default: "慢性腰痛患者" },
    { label: "结局", default: "疼痛与功能" },
  ],
  remark: { zh: "方案先注册，偏倚先评价，结论看证据等级", en: "Register, appraise, grade" },
  keywords: ["系统评价", "网状Meta分析", "偏倚风险", "证据质量"],
  bring: ["注册号", "检索式全文", "提取表与代码"],
  outline: [
    {
      title: { zh: "前言", en: "Introduction" },
      intent: "提出临床决策的两难",
      weight: 10,
      needs: ["source"],
      children: [
        { title: { zh: "临床问题", en: "Clinical question" }, intent: "方式很多，先选哪一种", weight: 5, needs: ["source"] },
        { title: { zh: "既往评价的不足", en: "Gaps in reviews" }, intent: "直接比较少、结局混杂", weight: 5, needs: ["table"] },
      ],
    },
    {
      title: { zh: "资料与方法", en: "Methods" },
      intent: "逐条对应报告规范",
      weight: 24,
      needs: ["table"],
      children: [
        { title: { zh: "方案注册与报告规范", en: "Protocol" }, intent: "注册时间早于检索", weight: 4, mistake: "事后补注册" },
        { title: { zh: "纳入与排除标准", en: "Eligibility" }, intent: "人群、干预、对照、结局、设计", weight: 4, needs: ["table"] },
        {
          title: { zh: "检索策略", en: "Search" },
          intent: "库、时间、完整检索式、灰色文献",
          weight: 4,
          needs: ["table"],
          mistake: "只给关键词",
        },
        { title: { zh: "筛选与提取", en: "Selection and extraction" }, intent: "双人独立与分歧解决", weight: 4, needs: ["table"] },
        { title: { zh: "偏倚风险评价", en: "Risk of bias" }, intent: "工具与逐域判断依据", weight: 4, needs: ["table"] },
        {
          title: { zh: "统计分析", en: "Synthesis" },
          intent: "传递性、一致性、异质性",
          weight: 4,
          needs: ["formula"],
          children: [
            {
              title: { zh: "成对合并与异质性", en: "Pairwise pooling" },
              intent: "说明模型选择与异质性来源",
              weight: 2,
              needs: ["formula"],
            },
            { title: { zh: "网络模型与一致性检验", en: "Network model" }, intent: "全局与局部检验并用", weight: 2, needs: ["formula"] },
          ],
        },
      ],
    },
    {
      title: { zh: "结果", en: "Results" },
      intent: "流程图、网络图、森林图、排序",
      weight: 30,
      needs: ["table", "figure"],
      children: [
        { title: { zh: "检索结果与研究特征", en: "Characteristics" }, intent: "流程图与特征表", weight: 6, needs: ["table", "figure"] },
        { title: { zh: "偏倚风险", en: "Bias results" }, intent: "汇总图与影响", weight: 6, needs: ["figure"] },
        { title: { zh: "疼痛结局", en: "Pain" }, intent: "网络几何、成对、混合比较", weight: 6, needs: ["table", "figure"] },
        {
          title: { zh: "功能结局", en: "Function" },
          intent: "同上并注最小重要差值",
          weight: 6,
          needs: ["table", "figure"],
          mistake: "只看排序概率不看区间",
        },
        { title: { zh: "不一致与发表偏倚", en: "Inconsistency" }, intent: "节点劈裂与漏斗图", weight: 6, needs: ["figure"] },
      ],
    },
    { title: { zh: "证据质量", en: "Certainty" }, intent: "逐结局给分级表与降级理由", weight: 10, needs: ["table"] },
    {
      title: { zh: "讨论", en: "Discussion" },
      intent: "先证据后机制",
      weight: 20,
      needs: ["source"],
      children: [
        { title: { zh: "主要发现", en: "Main findings" }, intent: "用证据等级措辞", weight: 7 },
        { title: { zh: "对临床的启示", en: "Implications" }, intent: "考虑依从性与资源", weight: 7 },
        { title: { zh: "局限", en: "Limits" }, intent: "传递性是否成立", weight: 6, mistake: "忽视传递性假设" },
      ],
    },
    { title: { zh: "结论", en: "Conclusion" }, intent: "与等级一致", weight: 6 },
  ],
  whyGood: ["以患者的一句提问引出网状比较的必要", "传递性、一致性写成主线而非附录", "结论用词与证据等级挂钩，可贵"],
  opening: [
    { type: "heading", text: "1 前言" },
    { type: "heading", text: "1.1 临床问题" },
    {
      type: "paragraph",
      text: "慢性腰痛患者到康复门诊，问得最多的一句话是：“我该练哪一种？”核心稳定、普拉提、瑜伽、有氧、水中运动、力量训练，每一种都有人推荐，也都有试验报告有效。指南通常建议“运动”，却较少说明先选哪一种，因为多数试验是把某一种运动与不运动相比，运动之间直接比较的试验并不多。",
    },
    {
      type: "paragraph",
      text: "网状Meta分析可以把直接与间接证据合在一起，估计各种方式的相对效果，但它的前提是不同试验的患者足够相似，否则间接比较没有意义。既往评价在这一点上交代不足，结局也常把不同随访时点合并【待补充：文献】。本研究按照预先注册的方案【待补充：注册号】，系统检索随机对照试验，以治疗结束时的疼痛和功能为主要结局，重点检验传递性与一致性假设，并对每一项比较评定证据质量。",
    },
  ],
  hardSample: {
    title: "排序结果如何表述",
    text: "累积排序曲线下面积给出了各种方式成为最优的可能性，但排序靠前并不等于明显优于其他方式。若排名第一与第二之间效应差的区间跨越零，且差值小于最小重要差值，则二者在临床上不宜区分高下。本研究因此采用三步表述：先报告与对照相比的效应量及95%置信区间；再看是否达到最小重要差值；最后结合证据质量分级措辞，高质量用“能够”，中等用“可能”，低质量用“也许”。据此，某方式虽排序居首，但证据质量为【待补充：等级】，仅能得出也许优于常规治疗的结论。",
  },
  staged: false,
  checklist: ["注册早于检索", "检索式完整", "双人独立", "偏倚逐域依据", "排序与区间并报"],
  scenes: ["openingReport", "dataReport", "summaryDoc"],
  since: "2026-11-22",
});
