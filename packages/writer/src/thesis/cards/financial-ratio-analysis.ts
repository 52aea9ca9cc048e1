import type { MethodCard } from "../method-card.ts";

export const financialRatioAnalysis: MethodCard = {
  key: "financial-ratio-analysis",
  title: { zh: "财务比率分析", en: "Financial ratio analysis" },
  methods: ["case", "empirical"],
  roles: ["analysis", "status", "results", "problems"],
  cues: {
    zh: ["财务比率", "偿债能力", "盈利能力", "营运能力", "杜邦", "财务分析", "财务报表分析", "财务状况"],
    en: ["financial ratio", "liquidity", "solvency", "profitability", "dupont", "financial statement analysis"],
  },
  sentences: {
    zh: [
      "比率的口径应写明：利润表与现金流量表的数是一段期间的数，资产负债表的数是时点数，两者相除时时点数宜取期初与期末的平均。",
      "单个比率没有好坏，应与本企业以前各期、同行业或预算相比，所选可比企业的理由须说明。",
      "流动比率高可能来自存货积压或应收账款难以收回，宜与存货、应收账款的周转一并解释。",
      "速动比率把存货从流动资产中扣除，适合存货变现慢的企业。",
      "净资产收益率可以分解为销售净利率、总资产周转率与权益乘数之积，由此看出变动来自盈利、效率还是负债。",
      "资产报酬率高于借款利率时，增加负债会抬高净资产收益率，低于时则压低；负债越多，偿债风险越高。",
      "会计政策变更、合并范围变动与一次性损益会使各期不可比，宜剔除或单独说明。",
      "销售有季节性的企业，年末余额不代表全年的水平，有条件的宜用季度或月度平均。",
      "净利润宜与经营活动现金流量对照，两者长期背离时应查看应收账款、存货与非经常性损益。",
    ],
    en: [
      "The basis of each ratio should be stated: income and cash flow figures cover a period, balance sheet figures a date, and when the two are divided, the latter is best averaged over opening and closing values.",
      "No ratio is good or bad alone; each should be compared with earlier periods, the industry or the budget, and the choice of comparable firms should be justified.",
      "A high current ratio may come from unsold stock or receivables that are hard to collect, so it should be read together with their turnover.",
      "The quick ratio leaves out inventories and suits firms whose stock is slow to turn into cash.",
      "Return on equity can be written as net margin times asset turnover times equity multiplier, which shows whether a change comes from profit, efficiency or debt.",
      "More debt raises return on equity while assets earn more than the borrowing rate and lowers it when they earn less; in either case the risk of default grows.",
      "Changes in accounting policy or in the group, and one-off items, make periods incomparable and should be removed or explained.",
      "For seasonal businesses the year-end balance does not represent the year; quarterly or monthly averages should be used where available.",
      "Net profit should be set beside operating cash flow; if they diverge for long, receivables, inventories and non-recurring items should be examined.",
    ],
  },
  missing: {
    zh: ["报表的来源、年度与是否合并报表", "各比率的计算口径与数值", "可比企业及选取理由", "会计政策变更与一次性项目"],
    en: [
      "source and years of the statements, and whether they are consolidated",
      "basis and value of each ratio",
      "comparable firms and why they were chosen",
      "changes of policy and one-off items",
    ],
  },
  limits: {
    zh: ["比率指出应当追问的地方，不说明原因；报表反映过去，不能据以断定以后的业绩。"],
    en: ["Ratios show where to ask, not why; statements record the past and do not settle future performance."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "主要财务比率", en: "Main financial ratios" },
      head: {
        zh: ["比率", "计算口径", "上期", "本期", "可比企业"],
        en: ["Ratio", "Basis", "Previous period", "Current period", "Comparable firms"],
      },
      rows: {
        zh: [
          "流动比率",
          "速动比率",
          "资产负债率",
          "应收账款周转率",
          "存货周转率",
          "销售净利率",
          "总资产周转率",
          "权益乘数",
          "净资产收益率",
        ],
        en: [
          "Current ratio",
          "Quick ratio",
          "Debt ratio",
          "Receivables turnover",
          "Inventory turnover",
          "Net margin",
          "Asset turnover",
          "Equity multiplier",
          "Return on equity",
        ],
      },
    },
    {
      kind: "formula",
      latex: "\\mathrm{ROE}=\\frac{NI}{S}\\times\\frac{S}{\\bar{A}}\\times\\frac{\\bar{A}}{\\bar{E}}",
      where: {
        zh: "$\\mathrm{ROE}$ 为净资产收益率，$NI$ 为净利润，$S$ 为营业收入，$\\bar{A}$ 为平均总资产，$\\bar{E}$ 为平均净资产；三项依次为销售净利率、总资产周转率与权益乘数。",
        en: "$\\mathrm{ROE}$ is return on equity, $NI$ net income, $S$ sales, $\\bar{A}$ average total assets, and $\\bar{E}$ average equity; the factors are net margin, asset turnover and equity multiplier.",
      },
    },
    {
      kind: "formula",
      latex: "CR=\\frac{CA}{CL},\\qquad QR=\\frac{CA-INV}{CL},\\qquad T=\\frac{COGS}{\\overline{INV}}",
      where: {
        zh: "$CR$ 为流动比率，$QR$ 为速动比率，$T$ 为存货周转率，$CA$ 为流动资产，$CL$ 为流动负债，$INV$ 为期末存货（有的口径还扣除预付款项），$COGS$ 为营业成本，$\\overline{INV}$ 为平均存货。",
        en: "$CR$ is the current ratio, $QR$ the quick ratio, $T$ inventory turnover, $CA$ current assets, $CL$ current liabilities, $INV$ closing inventory (some definitions also deduct prepayments), $COGS$ cost of goods sold, and $\\overline{INV}$ average inventory.",
      },
    },
  ],
  never: { zh: ["财务状况良好", "前景广阔"], en: ["financially sound", "bright prospects"] },
};
