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
    en: "Exercise for pain and function in chronic low back pain: a systematic review and network meta-analysis",
  },
  pattern: {
    zh: "〔干预〕对〔人群〕〔结局〕疗效的系统评价与网状Meta分析",
    en: "〔Intervention〕 for 〔outcomes〕 in 〔population〕: a systematic review and network meta-analysis",
  },
  slots: [
    { label: { zh: "干预", en: "Intervention" }, default: { zh: "运动疗法", en: "Exercise" } },
    { label: { zh: "人群", en: "population" }, default: { zh: "慢性腰痛患者", en: "chronic low back pain" } },
    { label: { zh: "结局", en: "outcomes" }, default: { zh: "疼痛与功能", en: "pain and function" } },
  ],
  remark: { zh: "方案先注册，偏倚先评价，结论看证据等级", en: "Register, appraise, grade" },
  keywords: [
    { zh: "系统评价", en: "systematic review" },
    { zh: "网状Meta分析", en: "network meta-analysis" },
    { zh: "偏倚风险", en: "risk of bias" },
    { zh: "证据质量", en: "certainty of evidence" },
  ],
  bring: [
    { zh: "注册号", en: "registration number" },
    { zh: "检索式全文", en: "full search strategies" },
    { zh: "提取表与代码", en: "extraction forms and code" },
  ],
  outline: [
    {
      title: { zh: "前言", en: "Introduction" },
      intent: {
        zh: "提出临床选择的两难，说明成对比较为何不够",
        en: "A real choice in the clinic, and why pairwise comparison cannot settle it",
      },
      weight: 10,
      needs: ["source"],
      children: [
        {
          title: { zh: "临床问题", en: "Clinical question" },
          intent: { zh: "以 PICO 写成一句能回答的问题", en: "One answerable question in PICO form" },
          weight: 5,
          needs: ["source"],
        },
        {
          title: { zh: "既往评价的不足", en: "Gaps in earlier reviews" },
          intent: { zh: "列表比较，指出结局时点混并", en: "Tabulate them; show outcomes pooled over time points" },
          weight: 5,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "资料与方法", en: "Methods" },
      intent: { zh: "逐条对应 PRISMA 网状扩展版", en: "Item by item against PRISMA for network meta-analyses" },
      weight: 24,
      needs: ["table"],
      children: [
        {
          title: { zh: "方案注册与报告规范", en: "Protocol registration and reporting" },
          intent: { zh: "注册先于检索，偏离方案逐条说明", en: "Registered before searching; every deviation explained" },
          weight: 2,
          mistake: { zh: "检索后才补注册，方案随结果改", en: "Registered after searching, with a protocol that follows the results" },
        },
        {
          title: { zh: "纳入与排除标准", en: "Eligibility criteria" },
          intent: { zh: "人群、干预、对照、结局、设计，节点怎样归类", en: "PICOS, and how interventions are grouped into nodes" },
          weight: 5,
          needs: ["table"],
        },
        {
          title: { zh: "检索策略", en: "Search strategy" },
          intent: { zh: "库、日期、完整检索式、灰色文献", en: "Databases, dates, full strings, grey literature" },
          weight: 4,
          needs: ["table"],
          mistake: { zh: "只给关键词，检索无法重复", en: "Keywords only, so that the search cannot be repeated" },
        },
        {
          title: { zh: "筛选与提取", en: "Selection and extraction" },
          intent: {
            zh: "双人独立，分歧怎样解决，缺数据怎样换算",
            en: "Two people, how they settle disagreement, how missing data are derived",
          },
          weight: 3,
          needs: ["table"],
        },
        {
          title: { zh: "偏倚风险评价", en: "Risk of bias" },
          intent: { zh: "按结局逐域判断并写依据", en: "By outcome and domain, with grounds for each judgement" },
          weight: 4,
          needs: ["table"],
        },
        {
          title: { zh: "统计分析", en: "Statistical synthesis" },
          intent: {
            zh: "传递性、异质性、一致性预先写明怎样检验",
            en: "Transitivity, heterogeneity, consistency: tests planned beforehand",
          },
          weight: 6,
          needs: ["formula"],
          children: [
            {
              title: { zh: "成对合并与异质性", en: "Pairwise pooling and heterogeneity" },
              intent: { zh: "说明模型选择与异质性来源", en: "Why this model, and where heterogeneity comes from" },
              weight: 3,
              needs: ["formula"],
            },
            {
              title: { zh: "网络模型与一致性检验", en: "Network model and consistency" },
              intent: { zh: "全局与局部检验并用", en: "Global and local tests together" },
              weight: 3,
              needs: ["formula"],
            },
          ],
        },
      ],
    },
    {
      title: { zh: "结果", en: "Results" },
      intent: { zh: "流程、网络、效应、排序依次给出", en: "Flow, network, effects, and ranking last" },
      weight: 30,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "检索结果与研究特征", en: "Search results and study characteristics" },
          intent: { zh: "流程图与特征表，供判断传递性", en: "Flow chart, and the table by which transitivity is judged" },
          weight: 6,
          needs: ["table", "figure"],
        },
        {
          title: { zh: "偏倚风险", en: "Risk of bias across studies" },
          intent: { zh: "汇总图之后说对结论的影响", en: "After the chart, say what it does to the conclusions" },
          weight: 4,
          needs: ["figure"],
        },
        {
          title: { zh: "疼痛结局", en: "Pain" },
          intent: { zh: "网络几何、成对、混合比较并列", en: "Geometry, pairwise and mixed comparisons side by side" },
          weight: 8,
          needs: ["table", "figure"],
        },
        {
          title: { zh: "功能结局", en: "Function" },
          intent: { zh: "注明最小重要差值再谈大小", en: "State the minimal important difference before calling it large" },
          weight: 7,
          needs: ["table", "figure"],
          mistake: { zh: "只看排序概率不看区间", en: "Ranking probabilities read without the intervals" },
        },
        {
          title: { zh: "不一致与发表偏倚", en: "Inconsistency and publication bias" },
          intent: { zh: "节点劈裂与比较校正漏斗图", en: "Node splitting and comparison-adjusted funnel plots" },
          weight: 5,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "证据质量", en: "Certainty of evidence" },
      intent: { zh: "逐结局给 GRADE 表与降级理由", en: "A GRADE table by outcome, with reasons for each step down" },
      weight: 10,
      needs: ["table"],
    },
    {
      title: { zh: "讨论", en: "Discussion" },
      intent: { zh: "先证据后机制", en: "Evidence first, mechanism after" },
      weight: 20,
      needs: ["source"],
      children: [
        {
          title: { zh: "主要发现", en: "Main findings" },
          intent: { zh: "用证据等级措辞，不用排名措辞", en: "Word findings by certainty, not by rank" },
          weight: 7,
        },
        {
          title: { zh: "对临床的启示", en: "Implications for practice" },
          intent: { zh: "考虑依从性、设备与患者偏好", en: "Adherence, equipment, what patients prefer" },
          weight: 7,
        },
        {
          title: { zh: "局限", en: "Limitations" },
          intent: { zh: "说明传递性在哪里可能不成立", en: "Where transitivity may fail" },
          weight: 6,
          mistake: { zh: "忽视传递性假设", en: "Transitivity assumed without a word" },
        },
      ],
    },
    {
      title: { zh: "结论", en: "Conclusions" },
      intent: { zh: "措辞与证据等级一致", en: "Worded no more strongly than the certainty allows" },
      weight: 6,
    },
  ],
  whyGood: [
    { zh: "以患者的一句提问引出网状比较的必要", en: "One question from a patient shows why a network is needed" },
    { zh: "传递性、一致性写成主线而非附录", en: "Transitivity and consistency run through the text, not the appendix" },
    { zh: "结论用词与证据等级挂钩，可贵", en: "The wording of conclusions follows the certainty" },
  ],
  opening: [
    { type: "heading", text: { zh: "1 前言", en: "1 Introduction" } },
    { type: "heading", text: { zh: "1.1 临床问题", en: "1.1 Clinical question" } },
    {
      type: "paragraph",
      text: {
        zh: "慢性腰痛患者到康复门诊，问得最多的一句话是：“我该练哪一种？”核心稳定、普拉提、瑜伽、有氧、水中运动、力量训练，每一种都有人推荐，也都有试验报告有效。指南通常建议“运动”，却较少说明先选哪一种，因为多数试验是把某一种运动与不运动相比，运动之间直接比较的试验并不多。",
        en: 'Patients with chronic low back pain who come to a rehabilitation clinic ask one thing most often: "Which exercise should I do?" Core stability, Pilates, yoga, aerobic, aquatic or strength training: each has its advocates and each has trials reporting benefit. Guidelines usually recommend "exercise" but say little about which kind to try first, because most trials compare one kind with none, and few compare one with another.',
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "网状Meta分析可以把直接与间接证据合在一起，估计各种方式的相对效果，但它的前提是不同试验的患者足够相似，否则间接比较没有意义。既往评价在这一点上交代不足，结局也常把不同随访时点合并【待补充：文献】。本研究按照预先注册的方案【待补充：注册号】，系统检索随机对照试验，以治疗结束时的疼痛和功能为主要结局，重点检验传递性与一致性假设，并对每一项比较评定证据质量。",
        en: "A network meta-analysis can combine direct and indirect evidence and estimate how the kinds compare, provided that patients in the different trials are similar enough; otherwise indirect comparison means nothing. Earlier reviews say little on this point and often pool outcomes from different follow-up times 【to fill in: references】. Following a registered protocol 【to fill in: registration number】, this study searched systematically for randomised controlled trials, took pain and function at the end of treatment as primary outcomes, examined transitivity and consistency with particular care, and graded the certainty of evidence for every comparison.",
      },
    },
  ],
  hardSample: {
    title: { zh: "排序结果如何表述", en: "How to word a ranking" },
    text: {
      zh: "累积排序曲线下面积给出了各种方式成为最优的可能性，但排序靠前并不等于明显优于其他方式。若排名第一与第二之间效应差的区间跨越零，且差值小于最小重要差值，则二者在临床上不宜区分高下。本研究因此采用三步表述：先报告与对照相比的效应量及95%置信区间；再看是否达到最小重要差值；最后结合证据质量分级措辞，高质量用“能够”，中等用“可能”，低质量用“也许”。据此，某方式虽排序居首，但证据质量为【待补充：等级】，仅能得出也许优于常规治疗的结论。",
      en: 'The surface under the cumulative ranking curve gives the chance of each kind of exercise being among the best, but a high rank does not mean clearly better than the rest. If the interval of the difference between first and second spans zero and the difference is smaller than the minimal important difference, the two should not be told apart in practice. Results are therefore worded in three steps: first the effect against control with its 95% interval; then whether it reaches the minimal important difference; last, words chosen by certainty, "does" for high, "probably" for moderate, "may" for low. One kind thus ranked first, but with evidence of 【to fill in: certainty】 it can only be said that it may be better than usual care.',
    },
  },
  staged: false,
  checklist: [
    { zh: "注册早于检索", en: "registered before searching" },
    { zh: "检索式完整", en: "search strings complete" },
    { zh: "筛选、提取、评价均双人独立", en: "screening, extraction and appraisal each by two people" },
    { zh: "偏倚逐域依据", en: "bias judged domain by domain" },
    { zh: "排序与区间并报", en: "ranks reported with intervals" },
  ],
  scenes: ["openingReport", "dataReport", "summaryDoc"],
  since: "2026-11-22",
});
