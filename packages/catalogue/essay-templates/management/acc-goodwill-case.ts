import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const accGoodwillCase = defineTemplate({
  slug: "acc-goodwill-case",
  kind: "thesis",
  discipline: "management",
  major: { zh: "会计学", en: "Accounting" },
  levels: ["undergraduate"],
  method: "case",
  length: { default: 12000, min: 8000, max: 20000 },
  numbering: "A",
  title: { zh: "传媒企业并购商誉减值的成因与后果：以A公司为例", en: "Goodwill Impairment after Acquisitions: The Case of Company A" },
  pattern: "〔行业〕企业并购〔事项〕的成因与后果：以〔案例〕为例",
  slots: [
    { label: "行业", default: "传媒" },
    { label: "事项", default: "商誉减值" },
    { label: "案例", default: "A公司" },
  ],
  remark: { zh: "单案例也要有分析框架和公开证据链", en: "One case, one framework, public evidence" },
  keywords: ["商誉减值", "并购", "案例研究", "盈余管理", "信息披露"],
  bring: ["年报与公告原文", "同业对比数据", "时间线"],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: "说明此案例为何值得分析",
      weight: 10,
      needs: ["source"],
      children: [
        { title: { zh: "研究背景与意义", en: "Background" }, intent: "由准则要求与市场现象引出", weight: 5, needs: ["source"] },
        {
          title: { zh: "案例选择与资料来源", en: "Case and sources" },
          intent: "写典型性、资料可核验性",
          weight: 5,
          needs: ["table"],
          mistake: "以“资料好找”为由选案例",
        },
      ],
    },
    {
      title: { zh: "文献与理论基础", en: "Literature and theory" },
      intent: "搭成可用的分析框架",
      weight: 16,
      needs: ["source"],
      children: [
        { title: { zh: "商誉确认与减值的准则规定", en: "Standards" }, intent: "指出判断空间在哪", weight: 8, needs: ["source"] },
        {
          title: { zh: "减值动因与经济后果研究", en: "Motives and consequences" },
          intent: "归纳成动因—行为—后果三栏",
          weight: 8,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "案例介绍", en: "The case" },
      intent: "只写与框架有关的事实",
      weight: 20,
      needs: ["table", "data"],
      mistake: "把公司简介整段搬来",
      children: [
        {
          title: { zh: "公司概况与并购历程", en: "Company and deals" },
          intent: "用时间轴列交易、对价、承诺",
          weight: 10,
          needs: ["table", "figure"],
        },
        {
          title: { zh: "商誉形成与减值过程", en: "From goodwill to impairment" },
          intent: "列各期账面与减值额",
          weight: 10,
          needs: ["table", "data"],
          mistake: "数据抄二手媒体",
        },
      ],
    },
    {
      title: { zh: "减值成因分析", en: "Causes" },
      intent: "按框架逐层取证",
      weight: 24,
      needs: ["table", "data"],
      children: [
        { title: { zh: "高估值与业绩承诺", en: "Valuation and promises" }, intent: "比较溢价与同业水平", weight: 8, needs: ["table"] },
        { title: { zh: "整合失败与行业变化", en: "Integration and industry" }, intent: "区分内外原因", weight: 8, needs: ["data"] },
        {
          title: { zh: "减值时点选择的动机", en: "Timing" },
          intent: "检验洗大澡等解释是否成立",
          weight: 8,
          needs: ["table", "data"],
          mistake: "直接断言操纵，没有证据",
        },
      ],
    },
    {
      title: { zh: "经济后果分析", en: "Consequences" },
      intent: "财务、市场、治理三方面",
      weight: 18,
      needs: ["table", "data", "formula"],
      children: [
        { title: { zh: "财务绩效与偿债能力", en: "Financial effects" }, intent: "指标前后对比并与同业比", weight: 9, needs: ["table"] },
        { title: { zh: "市场反应", en: "Market reaction" }, intent: "事件窗口与估计窗口写明", weight: 9, needs: ["formula"] },
      ],
    },
    {
      title: { zh: "建议与结论", en: "Suggestions and conclusions" },
      intent: "分主体，条条有案例依据",
      weight: 12,
      children: [
        { title: { zh: "对企业、审计与监管的建议", en: "Suggestions" }, intent: "各主体不超过两条", weight: 6 },
        { title: { zh: "结论与局限", en: "Conclusions and limits" }, intent: "单案例外推的边界", weight: 6 },
      ],
    },
  ],
  whyGood: ["框架先行，案例事实按框架取用", "对“操纵”不下断语，用可检验的对照区分两种解释", "证据全部来自公开披露，可复核"],
  opening: [
    { type: "heading", text: "第一章 绪论" },
    { type: "heading", text: "1.1 研究背景与意义" },
    {
      type: "paragraph",
      text: "企业合并中，购买方支付的对价超过可辨认净资产公允价值的部分确认为商誉。现行准则下商誉不摊销，只在每年末做减值测试，而测试所依据的未来现金流量、折现率等参数都需要管理层判断。判断空间的存在，使商誉减值既可能是经营恶化的如实反映，也可能成为调节利润时点的工具。",
    },
    {
      type: "paragraph",
      text: "本文选取的A公司在【待补充：期间】内先后完成多起溢价收购，账面商誉一度占净资产较高比例，随后在某一年度集中计提大额减值。值得追问的是：这些并购标的在前几个年度已经出现业绩下滑的迹象，为什么减值没有更早发生？集中计提之后，公司的融资、股价和管理层又发生了什么变化？本文依据公司年报、收购公告、评估报告摘要和交易所问询函回复，还原这一过程，并与同业可比公司比较。",
    },
  ],
  hardSample: {
    title: "减值时点的论证",
    text: "判断减值是否存在时点选择，不能只看金额大小，需要比较“迹象出现”与“减值确认”的时间差。本文从公告中整理出标的公司收入下滑、核心人员离职、业绩承诺未达标等迹象首次披露的日期，与各期减值测试中所用的增长率、折现率对照。若迹象出现后测试参数未作调整，而在管理层变更当年大幅调整，则洗大澡的解释得到支持；反之，若参数随迹象逐步下调，则更符合经营恶化的解释。对照结果见表4-3【待补充：公告编号】。",
  },
  staged: false,
  checklist: ["数据均注明公告名称与日期", "同业样本选择有标准", "事件研究窗口交代清楚", "案例公司使用化名或依法引用", "建议对应成因"],
  scenes: ["swot", "dataReport", "defenseSpeech"],
  since: "2026-11-22",
});
