import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const phdPlatformGame = defineTemplate({
  slug: "phd-platform-game",
  kind: "thesis",
  discipline: "economics",
  major: { zh: "理论经济学", en: "Theoretical Economics" },
  levels: ["phd"],
  method: "theory",
  length: { default: 65000, min: 60000, max: 120000 },
  numbering: "A",
  title: {
    zh: "平台市场中的数据共享与竞争：理论与反事实分析",
    en: "Data sharing and competition in platform markets: theory and counterfactuals",
  },
  pattern: { zh: "〔对象〕中的〔议题〕：理论与反事实分析", en: "〔issue〕 in 〔object〕: theory and counterfactuals" },
  slots: [
    { label: { zh: "对象", en: "object" }, default: { zh: "平台市场", en: "platform markets" } },
    { label: { zh: "议题", en: "issue" }, default: { zh: "数据共享与竞争", en: "Data sharing and competition" } },
  ],
  remark: { zh: "三篇论文式结构，共用一套原语", en: "Three essays built on shared primitives" },
  keywords: [
    { zh: "平台", en: "platforms" },
    { zh: "数据共享", en: "data sharing" },
    { zh: "博弈", en: "games" },
    { zh: "结构估计", en: "structural estimation" },
    { zh: "福利", en: "welfare" },
  ],
  bring: [
    { zh: "模型推导全文", en: "Full derivations of the models" },
    { zh: "估计数据与使用协议", en: "Data for estimation, with a user agreement" },
    { zh: "反事实代码", en: "Code for counterfactuals" },
    { zh: "同行对证明的核对记录", en: "A record of a colleague's check of the proofs" },
  ],
  outline: [
    {
      title: { zh: "导论", en: "Introduction" },
      intent: { zh: "一条主线三个问题，说明为何须依次回答", en: "One line of argument, three questions, and why in this order" },
      weight: 9,
      needs: ["source"],
      children: [
        {
          title: { zh: "问题与制度背景", en: "The question and its institutions" },
          intent: { zh: "用规则争论引出两种假设的分歧", en: "A policy debate that rests on two assumptions" },
          weight: 5,
          needs: ["source"],
        },
        {
          title: { zh: "三篇研究的关系", en: "How the three essays relate" },
          intent: { zh: "说明假设逐步放宽，结论哪些保留", en: "Which assumptions relax and which results survive" },
          weight: 4,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "文献与建模基础", en: "Literature and modelling basis" },
      intent: { zh: "统一符号和原语，后文不再另设", en: "One notation and one set of primitives throughout" },
      weight: 13,
      needs: ["source", "formula"],
      children: [
        {
          title: { zh: "双边市场与数据要素文献", en: "Two-sided markets and data as an input" },
          intent: { zh: "比较建模方式各排除了什么可能", en: "What each way of modelling rules out" },
          weight: 7,
          needs: ["source"],
        },
        {
          title: { zh: "基本模型与记号", en: "Basic model and notation" },
          intent: { zh: "时序、信息、均衡概念写明", en: "Timing, information and equilibrium concept" },
          weight: 6,
          needs: ["formula"],
          mistake: { zh: "均衡概念前后不一", en: "An equilibrium concept that changes on the way" },
        },
      ],
    },
    {
      title: { zh: "静态竞争下的数据共享", en: "Data sharing under static competition" },
      intent: { zh: "得到可比较的基准结论", en: "A benchmark to compare against" },
      weight: 22,
      needs: ["formula"],
      children: [
        {
          title: { zh: "价格均衡", en: "Price equilibrium" },
          intent: { zh: "给出存在与唯一的条件及经济含义", en: "Existence and uniqueness, and what the conditions mean" },
          weight: 8,
          needs: ["formula"],
        },
        {
          title: { zh: "共享激励与社会最优", en: "Incentives to share and the social optimum" },
          intent: { zh: "比较私人与社会边际，找出背离的方向", en: "Private and social margins, and which way they part" },
          weight: 7,
          needs: ["formula"],
        },
        {
          title: { zh: "比较静态", en: "Comparative statics" },
          intent: { zh: "每条命题配经济解释与边界情形", en: "Every proposition has an interpretation and a limiting case" },
          weight: 7,
          needs: ["formula", "figure"],
          mistake: { zh: "命题之后没有解释", en: "Propositions without interpretation" },
        },
      ],
    },
    {
      title: { zh: "动态学习与进入", en: "Dynamic learning and entry" },
      intent: { zh: "放宽静态假设，看基准结论哪些反转", en: "Relax the static assumption: which results reverse" },
      weight: 22,
      needs: ["formula"],
      children: [
        {
          title: { zh: "数据积累与学习曲线", en: "Data accumulation and learning curves" },
          intent: { zh: "写清状态变量、转移与贴现", en: "State variables, transitions and discounting" },
          weight: 8,
          needs: ["formula"],
        },
        {
          title: { zh: "马尔可夫完美均衡", en: "Markov perfect equilibrium" },
          intent: { zh: "说明多重均衡如何选择与是否稳健", en: "How equilibria are selected and whether it matters" },
          weight: 7,
          needs: ["formula"],
          mistake: { zh: "回避多重均衡", en: "Avoiding multiple equilibria" },
        },
        {
          title: { zh: "进入阻止与规制时点", en: "Entry deterrence and timing of regulation" },
          intent: { zh: "数值求解，报告参数区间与收敛标准", en: "Numerical solution with ranges and convergence criteria" },
          weight: 7,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "结构估计与反事实", en: "Structural estimation and counterfactuals" },
      intent: { zh: "让模型面对数据，再做反事实", en: "Take the model to data before changing the rules" },
      weight: 24,
      needs: ["formula", "table", "data"],
      children: [
        {
          title: { zh: "数据与识别", en: "Data and identification" },
          intent: { zh: "哪种变动识别哪个参数", en: "Which variation identifies which parameter" },
          weight: 8,
          needs: ["table", "data"],
        },
        {
          title: { zh: "估计结果与拟合", en: "Estimates and fit" },
          intent: { zh: "报告样本外拟合与不拟合之处", en: "Out-of-sample fit, and where it does not fit" },
          weight: 8,
          needs: ["table"],
        },
        {
          title: { zh: "共享义务的福利效果", en: "Welfare effects of mandatory sharing" },
          intent: { zh: "区分消费者、平台、进入者，附区间", en: "Consumers, platforms and entrants apart, with intervals" },
          weight: 8,
          needs: ["table", "figure"],
        },
      ],
    },
    {
      title: { zh: "结论", en: "Conclusions" },
      intent: { zh: "依次回答三个问题，指出哪一问只答了一半", en: "Answer the three questions in turn; say which is half answered" },
      weight: 10,
      children: [
        {
          title: { zh: "理论与规制含义", en: "Implications for theory and regulation" },
          intent: { zh: "说明结论依赖哪些假设，放宽后怎样", en: "Which assumptions the results need and what happens without them" },
          weight: 5,
          mistake: { zh: "把模型结论直接当政策", en: "Taking results of a model straight to policy" },
        },
        {
          title: { zh: "未来研究", en: "Future work" },
          intent: { zh: "隐私与多归属各会改动哪条命题", en: "Which proposition privacy or multi-homing would change" },
          weight: 5,
        },
      ],
    },
  ],
  whyGood: [
    { zh: "三篇论文共用原语，避免拼盘", en: "Three essays share primitives and are no patchwork" },
    { zh: "每条命题都要求经济解释", en: "Every proposition must have an economic reading" },
    { zh: "反事实区分不同群体的得失", en: "Counterfactuals separate gains and losses by group" },
    { zh: "说明结论对假设的依赖", en: "Dependence on assumptions is stated" },
  ],
  opening: [
    { type: "heading", text: { zh: "第一章 导论", en: "Introduction" } },
    { type: "heading", text: { zh: "1.1 问题与制度背景", en: "The question and its institutions" } },
    {
      type: "paragraph",
      text: {
        zh: "是否应当要求大型平台向竞争者开放数据，是近年规制讨论的焦点之一。支持者认为数据积累使在位者的优势自我强化，不开放就没有真正的竞争；反对者担心，一旦数据可以被对手使用，谁还愿意投入去收集和整理？两种说法都有道理，分歧的根源在于对数据性质的不同假设：它是像专利一样需要事前激励的成果，还是像道路一样共享不减损价值的设施？",
        en: "Whether large platforms should be required to open their data to rivals is a focus of recent debate on regulation. Supporters hold that accumulated data reinforce the incumbent's advantage, so that without access there is no real competition; opponents fear that once rivals can use data nobody will invest in collecting and ordering them. Both have a point, and the root of the dispute is a different assumption about what data are: a result that, like a patent, needs an incentive beforehand, or a facility that, like a road, loses nothing by being shared?",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "本文尝试在统一的框架下讨论这一问题。三篇研究共用一套原语，假设由简到繁：第一篇在静态竞争下比较私人与社会的共享激励；第二篇引入数据积累与进入，考察规制时点；第三篇将模型与【待补充：市场与数据】结合，识别关键参数并做反事实模拟。三者的共同问题是：在什么条件下，强制共享提高总福利，代价由谁承担？",
        en: "This thesis discusses the question within one framework. Three essays share one set of primitives while assumptions grow richer: the first compares private and social incentives to share under static competition; the second brings in data accumulation and entry and considers when to regulate; the third takes the model to 【to fill in: market and data】, identifies key parameters and simulates counterfactuals. Their common question is under what conditions mandatory sharing raises total welfare, and who bears the cost.",
      },
    },
  ],
  hardSample: {
    title: { zh: "命题之后的解释", en: "After the proposition" },
    text: {
      zh: "命题说明，当数据的跨用户外部性超过临界值时，平台自愿共享的程度低于社会最优；低于临界值时，结论相反，强制共享会造成过度共享。直观上，外部性强意味着一方的数据能显著改善对手的服务，对手变强后价格竞争加剧，平台因此不愿共享，而消费者却从中获益，私人与社会激励背离。外部性弱时，共享的主要作用是缓和竞争，平台反而乐意。临界值随转换成本上升而【待补充：符号】，这为按市场特征区分规制强度提供了依据。",
      en: "The proposition says that when the externality of data across users exceeds a threshold, platforms share less than is socially optimal; below it the reverse holds, and mandatory sharing leads to too much. Intuitively, a strong externality means that one side's data greatly improve the rival's service; a stronger rival sharpens price competition, so the platform is unwilling to share while consumers would gain, and private and social incentives part. When the externality is weak, sharing mainly softens competition and the platform is glad to do it. The threshold rises with switching costs 【to fill in: symbol】, which gives a ground for grading regulation by features of the market.",
    },
  },
  staged: false,
  checklist: [
    { zh: "记号表全文唯一", en: "One table of notation serves the whole thesis" },
    { zh: "每个证明完整置于附录", en: "Every proof is complete in an appendix" },
    { zh: "每个参数写明由何种变动识别", en: "Each parameter names the variation that identifies it" },
    { zh: "多重均衡的选择规则写明", en: "The rule for selecting equilibria is stated" },
    { zh: "数值结果附代码可复现", en: "Numerical results can be reproduced from code" },
  ],
  scenes: ["openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
