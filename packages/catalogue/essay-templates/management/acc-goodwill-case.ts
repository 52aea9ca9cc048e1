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
  title: {
    zh: "传媒企业并购商誉减值的成因与后果：以A公司为例",
    en: "Goodwill impairment after acquisitions in the media sector: causes and consequences at Company A",
  },
  pattern: {
    zh: "〔行业〕企业并购〔事项〕的成因与后果：以〔案例〕为例",
    en: "〔event〕 after acquisitions in 〔industry〕: causes and consequences at 〔case〕",
  },
  slots: [
    { label: { zh: "行业", en: "industry" }, default: { zh: "传媒", en: "the media sector" } },
    { label: { zh: "事项", en: "event" }, default: { zh: "商誉减值", en: "Goodwill impairment" } },
    { label: { zh: "案例", en: "case" }, default: { zh: "A公司", en: "Company A" } },
  ],
  remark: { zh: "单案例也要有分析框架和公开证据链", en: "One case, one framework, evidence from public filings" },
  keywords: [
    { zh: "商誉减值", en: "goodwill impairment" },
    { zh: "并购", en: "acquisitions" },
    { zh: "案例研究", en: "case study" },
    { zh: "盈余管理", en: "earnings management" },
    { zh: "信息披露", en: "disclosure" },
  ],
  bring: [
    { zh: "年报、收购公告与问询函回复原文", en: "Annual reports, acquisition announcements and replies to inquiry letters" },
    { zh: "同业可比公司数据与选取标准", en: "Comparable firms and how they were chosen" },
    { zh: "交易、承诺、减值时间线", en: "A timeline of deals, promises and impairments" },
  ],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: { zh: "说明此案例回答什么问题，而不只是“典型”", en: "Say which question the case answers, not merely that it is typical" },
      weight: 10,
      needs: ["source"],
      children: [
        {
          title: { zh: "研究背景与意义", en: "Background and significance" },
          intent: { zh: "由准则留下的判断空间引出时点问题", en: "Move from the judgement the standard allows to the question of timing" },
          weight: 5,
          needs: ["source"],
        },
        {
          title: { zh: "案例选择与资料来源", en: "Case selection and sources" },
          intent: { zh: "写典型性与资料可核验性，说明排除了哪些案例", en: "Typical, verifiable, and which other cases were excluded" },
          weight: 5,
          needs: ["table"],
          mistake: { zh: "以“资料好找”为由选案例", en: "Choosing a case because material was easy to find" },
        },
      ],
    },
    {
      title: { zh: "文献与理论基础", en: "Literature and theory" },
      intent: { zh: "搭成动因、行为、后果的分析框架", en: "Build a framework of motive, behaviour and consequence" },
      weight: 16,
      needs: ["source"],
      children: [
        {
          title: { zh: "商誉确认与减值的准则规定", en: "Standards on goodwill and impairment" },
          intent: { zh: "指出资产组认定、折现率等处的判断空间", en: "Where judgement enters: asset groups, discount rates, growth" },
          weight: 8,
          needs: ["source"],
        },
        {
          title: { zh: "减值动因与经济后果研究", en: "Research on motives and consequences" },
          intent: {
            zh: "归纳成动因—行为—后果三栏，标出证据强弱",
            en: "Sort into motive, behaviour, consequence, with strength of evidence",
          },
          weight: 8,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "案例介绍", en: "The case" },
      intent: { zh: "只写与框架有关的事实", en: "Only facts the framework will use" },
      weight: 20,
      needs: ["table", "data"],
      mistake: { zh: "把公司简介整段搬来", en: "Pasting in the whole company profile" },
      children: [
        {
          title: { zh: "公司概况与并购历程", en: "The company and its acquisitions" },
          intent: {
            zh: "用时间轴列交易、对价、评估方法与业绩承诺",
            en: "A timeline of deals, price, valuation method and earnings promises",
          },
          weight: 10,
          needs: ["table", "figure"],
        },
        {
          title: { zh: "商誉形成与减值过程", en: "From goodwill to impairment" },
          intent: { zh: "列各期账面、减值额与当期测试参数", en: "Carrying amount, impairment and test parameters for each period" },
          weight: 10,
          needs: ["table", "data"],
          mistake: { zh: "数据抄二手媒体", en: "Taking figures from press reports" },
        },
      ],
    },
    {
      title: { zh: "减值成因分析", en: "Causes of the impairment" },
      intent: { zh: "按框架逐层取证，列出支持与不支持的证据", en: "Evidence level by level, for and against" },
      weight: 24,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "高估值与业绩承诺", en: "High valuation and earnings promises" },
          intent: {
            zh: "比较溢价与同业水平，看承诺期满前后的变化",
            en: "Compare the premium with peers; look around the end of the promise period",
          },
          weight: 8,
          needs: ["table"],
        },
        {
          title: { zh: "整合失败与行业变化", en: "Failed integration and industry change" },
          intent: { zh: "区分整合失败与行业下行各能解释多少", en: "How much each explains" },
          weight: 8,
          needs: ["data"],
        },
        {
          title: { zh: "减值时点选择的动机", en: "Motives for the timing" },
          intent: { zh: "检验洗大澡等解释，写明什么证据会推翻它", en: "Test the big bath and other accounts; say what would refute each" },
          weight: 8,
          needs: ["table", "data"],
          mistake: { zh: "直接断言操纵，没有证据", en: "Asserting manipulation without evidence" },
        },
      ],
    },
    {
      title: { zh: "经济后果分析", en: "Economic consequences" },
      intent: { zh: "财务、市场、治理三方面，注意区分同期事件", en: "Finance, market, governance; separate out events at the same time" },
      weight: 18,
      needs: ["table", "data", "formula"],
      children: [
        {
          title: { zh: "财务绩效与偿债能力", en: "Performance and solvency" },
          intent: { zh: "剔除减值后再比，看主业本身的变化", en: "Compare again without the impairment to see the core business" },
          weight: 9,
          needs: ["table"],
        },
        {
          title: { zh: "市场反应", en: "Market reaction" },
          intent: { zh: "写明事件日、窗口与模型，说明单案例的限度", en: "Event date, windows and model, and the limits of a single case" },
          weight: 9,
          needs: ["formula"],
        },
      ],
    },
    {
      title: { zh: "建议与结论", en: "Recommendations and conclusions" },
      intent: { zh: "分主体，条条有案例依据", en: "By addressee, each grounded in the case" },
      weight: 12,
      children: [
        {
          title: { zh: "对企业、审计与监管的建议", en: "For firms, auditors and regulators" },
          intent: { zh: "各主体不超过两条，指明对应哪一成因", en: "Two each at most, each naming the cause it answers" },
          weight: 6,
        },
        {
          title: { zh: "结论与局限", en: "Conclusions and limits" },
          intent: { zh: "单案例能说到哪一步，哪些须待大样本", en: "How far one case carries and what needs a large sample" },
          weight: 6,
        },
      ],
    },
  ],
  whyGood: [
    { zh: "框架先行，案例事实按框架取用", en: "Framework first; facts are drawn as it needs them" },
    { zh: "对“操纵”不下断语，用可检验的对照区分两种解释", en: "No verdict of manipulation: two explanations are separated by a test" },
    { zh: "证据全部来自公开披露，可复核", en: "All evidence is from public disclosure and can be checked" },
  ],
  opening: [
    { type: "heading", text: { zh: "第一章 绪论", en: "Introduction" } },
    { type: "heading", text: { zh: "1.1 研究背景与意义", en: "Background and significance" } },
    {
      type: "paragraph",
      text: {
        zh: "企业合并中，购买方支付的对价超过可辨认净资产公允价值的部分确认为商誉。现行准则下商誉不摊销，只在每年末做减值测试，而测试所依据的未来现金流量、折现率等参数都需要管理层判断。判断空间的存在，使商誉减值既可能是经营恶化的如实反映，也可能成为调节利润时点的工具。",
        en: "In a business combination, the part of the price that exceeds the fair value of identifiable net assets is recognised as goodwill. Under current standards goodwill is not amortised but tested for impairment at each year end, and the future cash flows, discount rates and other inputs to the test all call for management's judgement. That room for judgement means that impairment may faithfully reflect a declining business, but may also serve to choose when profit is reported.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "本文选取的A公司在【待补充：期间】内先后完成多起溢价收购，账面商誉一度占净资产较高比例，随后在某一年度集中计提大额减值。值得追问的是：这些并购标的在前几个年度已经出现业绩下滑的迹象，为什么减值没有更早发生？集中计提之后，公司的融资、股价和管理层又发生了什么变化？本文依据公司年报、收购公告、评估报告摘要和交易所问询函回复，还原这一过程，并与同业可比公司比较。",
        en: "Company A, the case studied here, made several acquisitions at a premium within 【to fill in: period】; goodwill at one time stood high against net assets, and a large impairment was then recorded in a single year. The questions worth pressing are these. The acquired businesses had shown signs of decline in earlier years; why was impairment not recorded sooner? And what changed afterwards in financing, share price and management? From annual reports, acquisition announcements, valuation summaries and replies to the exchange's inquiries, this thesis reconstructs the process and compares it with similar firms.",
      },
    },
  ],
  hardSample: {
    title: { zh: "减值时点的论证", en: "Arguing about timing" },
    text: {
      zh: "判断减值是否存在时点选择，不能只看金额大小，需要比较“迹象出现”与“减值确认”的时间差。本文从公告中整理出标的公司收入下滑、核心人员离职、业绩承诺未达标等迹象首次披露的日期，与各期减值测试中所用的增长率、折现率对照。若迹象出现后测试参数未作调整，而在管理层变更当年大幅调整，则洗大澡的解释得到支持；反之，若参数随迹象逐步下调，则更符合经营恶化的解释。对照结果见表4-3【待补充：公告编号】。",
      en: "Whether the timing of impairment was chosen cannot be judged from its size; what has to be compared is the interval between signs of impairment and its recognition. From announcements, this thesis collects the dates on which falling revenue, departing key staff and missed earnings promises were first disclosed, and sets them against the growth and discount rates used in each year's test. If parameters stayed unchanged after signs appeared but were revised sharply in the year management changed, the big bath account gains support; if they were lowered step by step as signs appeared, a declining business fits better. The comparison table gives the result 【to fill in: announcement numbers】.",
    },
  },
  staged: false,
  checklist: [
    { zh: "每个数据注明公告名称与日期", en: "Every figure names its announcement and date" },
    { zh: "同业样本有书面选取标准", en: "Peers were chosen by a written rule" },
    { zh: "事件日与窗口已交代", en: "Event date and windows are given" },
    { zh: "对动机的判断都写明反面证据", en: "Each judgement of motive states contrary evidence" },
    { zh: "每条建议对应一个成因", en: "Every recommendation answers a cause" },
  ],
  scenes: ["swot", "dataReport", "defenseSpeech"],
  since: "2026-11-22",
});
