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
    en: "Data Sharing and Competition in Platform Markets: Theory and Counterfactuals",
  },
  pattern: "〔对象〕中的〔议题〕：理论与反事实分析",
  slots: [
    { label: "对象", default: "平台市场" },
    { label: "议题", default: "数据共享与竞争" },
  ],
  remark: { zh: "三篇论文式结构，共用一套原语", en: "Three-essay structure built on shared primitives" },
  keywords: ["平台", "数据共享", "博弈", "结构估计", "福利"],
  bring: ["模型推导全文", "估计数据", "反事实代码"],
  outline: [
    {
      title: { zh: "导论", en: "Introduction" },
      intent: "一条主线三个问题",
      weight: 9,
      needs: ["source"],
      children: [
        {
          title: { zh: "问题与制度背景", en: "Question and institutions" },
          intent: "用规则争论引出理论空白",
          weight: 5,
          needs: ["source"],
        },
        { title: { zh: "三篇研究的关系", en: "How the essays relate" }, intent: "说明假设逐步放宽", weight: 4, needs: ["figure"] },
      ],
    },
    {
      title: { zh: "文献与建模基础", en: "Literature and primitives" },
      intent: "统一符号和原语",
      weight: 13,
      needs: ["source", "formula"],
      children: [
        { title: { zh: "双边市场与数据要素文献", en: "Two-sided markets and data" }, intent: "比较建模方式", weight: 7, needs: ["source"] },
        {
          title: { zh: "基本模型与记号", en: "Baseline model" },
          intent: "时序、信息、均衡概念写明",
          weight: 6,
          needs: ["formula"],
          mistake: "均衡概念前后不一",
        },
      ],
    },
    {
      title: { zh: "静态竞争下的数据共享", en: "Sharing under static competition" },
      intent: "得到可比较的基准结论",
      weight: 22,
      needs: ["formula"],
      children: [
        { title: { zh: "价格均衡", en: "Price equilibrium" }, intent: "存在唯一性条件", weight: 8, needs: ["formula"] },
        { title: { zh: "共享激励与社会最优", en: "Incentives and optimum" }, intent: "比较私人与社会边际", weight: 7, needs: ["formula"] },
        {
          title: { zh: "比较静态", en: "Comparative statics" },
          intent: "每条命题配经济解释",
          weight: 7,
          needs: ["formula", "figure"],
          mistake: "命题之后没有解释",
        },
      ],
    },
    {
      title: { zh: "动态学习与进入", en: "Dynamic learning and entry" },
      intent: "放宽静态假设",
      weight: 22,
      needs: ["formula"],
      children: [
        { title: { zh: "数据积累与学习曲线", en: "Learning" }, intent: "状态变量与转移", weight: 8, needs: ["formula"] },
        {
          title: { zh: "马尔可夫完美均衡", en: "Markov equilibrium" },
          intent: "说明多重均衡如何选择",
          weight: 7,
          needs: ["formula"],
          mistake: "回避多重均衡",
        },
        { title: { zh: "进入阻止与规制时点", en: "Deterrence and timing" }, intent: "数值求解展示", weight: 7, needs: ["figure"] },
      ],
    },
    {
      title: { zh: "结构估计与反事实", en: "Estimation and counterfactuals" },
      intent: "让模型面对数据",
      weight: 24,
      needs: ["formula", "table", "data"],
      children: [
        { title: { zh: "数据与识别", en: "Data and identification" }, intent: "哪种变动识别哪个参数", weight: 8, needs: ["table", "data"] },
        { title: { zh: "估计结果与拟合", en: "Estimates and fit" }, intent: "样本外拟合", weight: 8, needs: ["table"] },
        {
          title: { zh: "共享义务的福利效果", en: "Welfare of mandates" },
          intent: "区分消费者、平台、进入者",
          weight: 8,
          needs: ["table", "figure"],
        },
      ],
    },
    {
      title: { zh: "结论", en: "Conclusions" },
      intent: "回答三个问题",
      weight: 10,
      children: [
        { title: { zh: "理论与规制含义", en: "Implications" }, intent: "说明结论依赖哪些假设", weight: 5, mistake: "把模型结论直接当政策" },
        { title: { zh: "未来研究", en: "Future work" }, intent: "隐私与多归属等扩展", weight: 5 },
      ],
    },
  ],
  whyGood: ["三篇论文共用原语，避免拼盘", "每条命题都要求经济解释", "反事实区分不同群体的得失", "说明结论对假设的依赖"],
  opening: [
    { type: "heading", text: "第一章 导论" },
    { type: "heading", text: "1.1 问题与制度背景" },
    {
      type: "paragraph",
      text: "是否应当要求大型平台向竞争者开放数据，是近年规制讨论的焦点之一。支持者认为数据积累使在位者的优势自我强化，不开放就没有真正的竞争；反对者担心，一旦数据可以被对手使用，谁还愿意投入去收集和整理？两种说法都有道理，分歧的根源在于对数据性质的不同假设：它是像专利一样需要事前激励的成果，还是像道路一样共享不减损价值的设施？",
    },
    {
      type: "paragraph",
      text: "本文尝试在统一的框架下讨论这一问题。三篇研究共用一套原语，假设由简到繁：第一篇在静态竞争下比较私人与社会的共享激励；第二篇引入数据积累与进入，考察规制时点；第三篇将模型与【待补充：市场与数据】结合，识别关键参数并做反事实模拟。三者的共同问题是：在什么条件下，强制共享提高总福利，代价由谁承担？",
    },
  ],
  hardSample: {
    title: "命题之后的解释",
    text: "命题说明，当数据的跨用户外部性超过临界值时，平台自愿共享的程度低于社会最优；低于临界值时，结论相反，强制共享会造成过度共享。直观上，外部性强意味着一方的数据能显著改善对手的服务，对手变强后价格竞争加剧，平台因此不愿共享，而消费者却从中获益，私人与社会激励背离。外部性弱时，共享的主要作用是缓和竞争，平台反而乐意。临界值随转换成本上升而【待补充：符号】，这为按市场特征区分规制强度提供了依据。",
  },
  staged: false,
  checklist: ["记号全文统一", "证明完整置于附录", "识别论证清楚", "多重均衡有处理", "数值结果可复现"],
  scenes: ["openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
