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
  title: { zh: "碳市场与能源股票的波动溢出效应", en: "Volatility spillovers between the carbon market and energy stocks" },
  pattern: { zh: "〔市场一〕与〔市场二〕的波动溢出效应", en: "Volatility spillovers between 〔market one〕 and 〔market two〕" },
  slots: [
    { label: { zh: "市场一", en: "market one" }, default: { zh: "碳市场", en: "the carbon market" } },
    { label: { zh: "市场二", en: "market two" }, default: { zh: "能源股票", en: "energy stocks" } },
  ],
  remark: { zh: "先证明该用这个模型，再报告溢出", en: "Justify the model before reporting spillovers" },
  keywords: [
    { zh: "波动溢出", en: "volatility spillover" },
    { zh: "多元波动模型", en: "multivariate volatility models" },
    { zh: "风险传染", en: "risk contagion" },
    { zh: "套期保值", en: "hedging" },
  ],
  bring: [
    { zh: "日度价格序列与成交量", en: "Daily prices and volumes" },
    { zh: "事先确定的事件时间表", en: "A list of events fixed beforehand" },
    { zh: "估计代码", en: "Estimation code" },
  ],
  outline: [
    {
      title: { zh: "引言", en: "Introduction" },
      intent: { zh: "两市场为何会联动，方向不明会误导谁", en: "Why the markets move together and who is misled if direction is unclear" },
      weight: 12,
      needs: ["source"],
    },
    {
      title: { zh: "文献与机制", en: "Literature and channels" },
      intent: { zh: "成本、预期、资金三条渠道各自预测什么方向", en: "What direction costs, expectations and flows each predict" },
      weight: 14,
      needs: ["source"],
      mistake: { zh: "渠道与实证无对应", en: "Channels that the evidence never returns to" },
    },
    {
      title: { zh: "数据与模型", en: "Data and model" },
      intent: { zh: "由检验结果决定模型，不是先有模型", en: "Let the tests choose the model" },
      weight: 22,
      needs: ["formula", "table"],
      children: [
        {
          title: { zh: "样本与描述", en: "Sample and description" },
          intent: { zh: "收益率构造、薄交易、节假日错位的处理", en: "Returns, thin trading and mismatched holidays" },
          weight: 11,
          needs: ["table", "data"],
        },
        {
          title: { zh: "模型选择依据", en: "Grounds for the model" },
          intent: { zh: "平稳、异方差、非对称逐项检验", en: "Test stationarity, heteroskedasticity and asymmetry in turn" },
          weight: 11,
          needs: ["table"],
          mistake: { zh: "跳过检验直接估计", en: "Estimating without testing" },
        },
      ],
    },
    {
      title: { zh: "实证结果", en: "Empirical results" },
      intent: { zh: "静态、动态、方向，各附置信区间", en: "Static, dynamic and directional, with intervals" },
      weight: 32,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "平均溢出", en: "Average spillover" },
          intent: { zh: "解释净输出方，检查是否由个别日期造成", en: "Who is the net source, and do a few dates decide it" },
          weight: 11,
          needs: ["table"],
        },
        {
          title: { zh: "时变溢出与事件", en: "Spillovers over time and events" },
          intent: { zh: "预定事件窗口内外比较，配随机日期对照", en: "Inside and outside preset windows, with random dates as controls" },
          weight: 11,
          needs: ["figure"],
          mistake: { zh: "事后给每个峰值找新闻", en: "Finding news for every peak afterwards" },
        },
        {
          title: { zh: "套期比率与组合权重", en: "Hedge ratios and portfolio weights" },
          intent: { zh: "样本外检验套期效果并计交易成本", en: "Out of sample, with trading costs" },
          weight: 10,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "稳健性", en: "Robustness checks" },
      intent: { zh: "换窗口、换代理、换模型，结论变在哪里", en: "Other windows, proxies and models: what changes" },
      weight: 10,
      needs: ["table"],
    },
    {
      title: { zh: "结论与启示", en: "Conclusions and implications" },
      intent: { zh: "面向监管与投资者各一段", en: "A paragraph each for regulators and investors" },
      weight: 10,
    },
  ],
  whyGood: [
    { zh: "模型由检验结果选出，不是先有模型", en: "The model is chosen by tests and does not come first" },
    { zh: "事件分析预先列清单，避免附会", en: "Events are listed in advance, which guards against stories" },
    { zh: "用样本外套期检验结论价值", en: "Out-of-sample hedging tests what the findings are worth" },
  ],
  opening: [
    { type: "heading", text: { zh: "引言", en: "Introduction" } },
    {
      type: "paragraph",
      text: {
        zh: "碳配额价格一端连着企业的减排成本，另一端连着市场对未来政策的预期。能源企业既是主要的配额需求者，其股价又对成本和政策消息十分敏感，因此碳市场的波动很可能传到股票市场；反过来，经济景气变化先体现在能源股票上，再通过发电量影响配额需求，也可能形成反向传导。方向和强度若不清楚，投资者难以对冲，监管者也难以判断风险从哪里来。",
        en: "The price of carbon allowances is tied at one end to firms' costs of abatement and at the other to what the market expects of policy. Energy firms are the main buyers of allowances, and their shares react strongly to news of costs and policy; volatility in the carbon market may well pass to shares. In the other direction, the business cycle shows first in energy shares and reaches demand for allowances through power generation. As long as direction and strength are unclear, investors can hardly hedge and regulators can hardly tell where risk comes from.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "已有研究多采用静态模型考察均值溢出，对波动溢出的时变特征和方向不对称关注不足【待补充：文献】。本文使用【待补充：样本区间】的日度数据，在检验序列平稳性、异方差与非对称性的基础上选择模型，估计两市场间的波动溢出，并以滚动窗口考察其随时间的变化，最后从样本外套期效果检验结论的实际价值。",
        en: "Most studies examine mean spillovers with static models and pay little attention to how volatility spillovers change over time and differ by direction 【to fill in: literature】. With daily data for 【to fill in: sample period】, this article tests stationarity, heteroskedasticity and asymmetry, chooses a model accordingly, estimates volatility spillovers between the two markets, follows them in rolling windows, and tests the practical value of the findings by out-of-sample hedging.",
      },
    },
  ],
  hardSample: {
    title: { zh: "如何解读峰值", en: "Reading peaks" },
    text: {
      zh: "滚动估计得到的总溢出指数在样本期内会有抬升。为避免先看到峰值再寻找新闻的事后解释，本文预先依据主管部门公告整理政策事件清单，统一取公告日前后若干交易日为窗口，比较窗口内外溢出指数的差异，并以随机抽取的同等数量日期做对照。只有当窗口内的上升超出随机日期的分布时，才说溢出与该类事件有关；分配方案公布与交易规则微调分开报告【待补充：检验结果】。未能用事件解释的峰值如实列出，不作附会。",
      en: "The rolling index of total spillover will rise at times within the sample. To avoid seeing a peak first and then looking for news, a list of policy events was drawn up beforehand from official announcements; a window of the same number of trading days was set around each, the index compared inside and outside, and as many dates drawn at random served as controls. Only where the rise inside windows exceeds the distribution for random dates is spillover said to be related to that kind of event; announcements of allocation plans and minor changes of trading rules are reported separately 【to fill in: test results】. Peaks that no event explains are listed as they are, without a story.",
    },
  },
  staged: false,
  checklist: [
    { zh: "收益率构造与错位日处理写明", en: "Construction of returns and mismatched dates are explained" },
    { zh: "参数满足平稳与正定约束", en: "Parameters meet stationarity and positive definiteness" },
    { zh: "窗口长度做过敏感性分析", en: "Window length was varied" },
    { zh: "图中每个事件有公告出处", en: "Every event in a figure cites an announcement" },
    { zh: "摘要写出方向与强度", en: "The abstract states direction and strength" },
  ],
  scenes: ["journalEssay", "dataReport"],
  since: "2026-11-22",
});
