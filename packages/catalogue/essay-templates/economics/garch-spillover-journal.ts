import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const garchSpilloverJournal = defineTemplate({
  slug: "garch-spillover-journal",
  kind: "journal",
  discipline: "economics",
  major: { zh: "金融工程", en: "Financial Engineering" },
  levels: ["master"],
  method: "empirical",
  length: { default: 8000, min: 3000, max: 12000 },
  numbering: "B",
  title: { zh: "碳市场与能源股票的波动溢出效应", en: "Volatility Spillovers between Carbon and Energy Stock Markets" },
  pattern: "〔市场一〕与〔市场二〕的波动溢出效应",
  slots: [
    { label: "市场一", default: "碳市场" },
    { label: "市场二", default: "能源股票" },
  ],
  remark: { zh: "先证明该用这个模型，再报告溢出", en: "Justify the model before reporting spillovers" },
  keywords: ["波动溢出", "多元波动模型", "风险传染", "套期保值"],
  bring: ["日度价格序列", "事件时间表", "估计代码"],
  outline: [
    { title: { zh: "引言", en: "Introduction" }, intent: "两市场为何会联动，为何重要", weight: 12, needs: ["source"] },
    {
      title: { zh: "文献与机制", en: "Literature and channels" },
      intent: "成本、预期、资金三条渠道",
      weight: 14,
      needs: ["source"],
      mistake: "渠道与实证无对应",
    },
    {
      title: { zh: "数据与模型", en: "Data and model" },
      intent: "由检验结果决定模型",
      weight: 22,
      needs: ["formula", "table"],
      children: [
        { title: { zh: "样本与描述", en: "Sample" }, intent: "收益率构造、停牌与节假日处理", weight: 11, needs: ["table", "data"] },
        {
          title: { zh: "模型选择依据", en: "Choosing the model" },
          intent: "平稳、异方差、非对称逐项检验",
          weight: 11,
          needs: ["table"],
          mistake: "跳过检验直接估计",
        },
      ],
    },
    {
      title: { zh: "实证结果", en: "Results" },
      intent: "静态、动态、方向",
      weight: 32,
      needs: ["table", "figure"],
      children: [
        { title: { zh: "平均溢出", en: "Average spillover" }, intent: "解释净输出方", weight: 11, needs: ["table"] },
        {
          title: { zh: "时变溢出与事件", en: "Time-varying spillover" },
          intent: "曲线峰值对照事件",
          weight: 11,
          needs: ["figure"],
          mistake: "事后给每个峰值找新闻",
        },
        { title: { zh: "套期比率与组合权重", en: "Hedging" }, intent: "样本外检验有效性", weight: 10, needs: ["table"] },
      ],
    },
    { title: { zh: "稳健性", en: "Robustness" }, intent: "换窗口、换代理、换模型", weight: 10, needs: ["table"] },
    { title: { zh: "结论与启示", en: "Conclusions" }, intent: "面向监管与投资者各一段", weight: 10 },
  ],
  whyGood: ["模型由检验结果选出，不是先有模型", "事件分析预先列清单，避免附会", "用样本外套期检验结论价值"],
  opening: [
    { type: "heading", text: "引言" },
    {
      type: "paragraph",
      text: "碳配额价格一端连着企业的减排成本，另一端连着市场对未来政策的预期。能源企业既是主要的配额需求者，其股价又对成本和政策消息十分敏感，因此碳市场的波动很可能传到股票市场；反过来，经济景气变化先体现在能源股票上，再通过发电量影响配额需求，也可能形成反向传导。方向和强度若不清楚，投资者难以对冲，监管者也难以判断风险从哪里来。",
    },
    {
      type: "paragraph",
      text: "已有研究多采用静态模型考察均值溢出，对波动溢出的时变特征和方向不对称关注不足【待补充：文献】。本文使用【待补充：样本区间】的日度数据，在检验序列平稳性、异方差与非对称性的基础上选择模型，估计两市场间的波动溢出，并以滚动窗口考察其随时间的变化，最后从样本外套期效果检验结论的实际价值。",
    },
  ],
  hardSample: {
    title: "如何解读峰值",
    text: "滚动估计得到的总溢出指数在样本期内出现几次明显抬升。为避免先看到峰值再寻找新闻的事后解释，本文预先依据主管部门公告整理政策事件清单，统一取公告日前后若干交易日为窗口，比较窗口内外溢出指数的差异，并以随机抽取的同等数量日期做对照。结果显示，配额分配方案公布前后的溢出上升较为稳定，而交易规则微调没有可辨别的影响【待补充：检验结果】。未能用事件解释的峰值如实列出，不作附会。",
  },
  staged: false,
  checklist: ["收益率处理说明完整", "参数满足平稳约束", "窗口长度做敏感性", "图中事件有来源", "摘要含主要结论"],
  scenes: ["journalEssay", "dataReport"],
  since: "2026-11-22",
});
