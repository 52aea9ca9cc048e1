import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const lawAlgorithmPhd = defineTemplate({
  slug: "law-algorithm-phd",
  kind: "thesis",
  discipline: "law",
  major: { zh: "经济法学", en: "Economic Law" },
  levels: ["phd"],
  method: "legal",
  length: { default: 80000, min: 60000, max: 120000 },
  numbering: "A",
  title: { zh: "算法自动化决策的分层规制研究", en: "Layered Regulation of Automated Decision-making" },
  pattern: "〔对象〕的〔视角〕研究",
  slots: [
    { label: "对象", default: "算法自动化决策" },
    { label: "视角", default: "分层规制" },
  ],
  remark: { zh: "概念—正当性—工具—责任，体系要能自洽", en: "Concept, legitimacy, tools, liability as one system" },
  keywords: ["算法规制", "自动化决策", "比较法", "责任"],
  bring: ["中外规范文本", "技术访谈", "案例与执法文件"],
  outline: [
    {
      title: { zh: "导论", en: "Introduction" },
      intent: "碎片化规则之间的冲突",
      weight: 8,
      needs: ["source"],
      children: [
        { title: { zh: "论题与意义", en: "Thesis" }, intent: "提出一个可争辩的核心命题", weight: 4, needs: ["source"] },
        { title: { zh: "方法与结构", en: "Methods" }, intent: "教义学、比较法、访谈的分工", weight: 4 },
      ],
    },
    {
      title: { zh: "算法决策的法律概念", en: "Legal concept" },
      intent: "从技术事实到法律概念",
      weight: 12,
      needs: ["source"],
      children: [
        { title: { zh: "技术事实的最低限度", en: "Technical facts" }, intent: "法律人须知的几件事", weight: 6, needs: ["figure"] },
        {
          title: { zh: "概念界定与类型", en: "Definition and types" },
          intent: "按权益影响与介入程度",
          weight: 6,
          needs: ["table"],
          mistake: "类型划分没有标准",
        },
      ],
    },
    {
      title: { zh: "规制的正当性基础", en: "Legitimacy" },
      intent: "回答为何要管、管到哪",
      weight: 14,
      needs: ["source"],
      children: [
        {
          title: { zh: "权力失衡与信息失灵", en: "Imbalance and failure" },
          intent: "比较两种理由的适用范围",
          weight: 7,
          needs: ["source"],
        },
        { title: { zh: "创新保护与比例原则", en: "Innovation and proportionality" }, intent: "设定规制限度", weight: 7, needs: ["source"] },
      ],
    },
    {
      title: { zh: "比较法上的规制模式", en: "Comparative models" },
      intent: "按功能而不按国别比较",
      weight: 16,
      needs: ["source", "table"],
      children: [
        { title: { zh: "权利进路", en: "Rights approach" }, intent: "成效与执行难题", weight: 6, needs: ["source"] },
        { title: { zh: "风险进路", en: "Risk approach" }, intent: "分级方法及成本", weight: 5, needs: ["source"] },
        {
          title: { zh: "行业自律与共同规制", en: "Co-regulation" },
          intent: "成立的前提",
          weight: 5,
          needs: ["source"],
          mistake: "介绍多比较少",
        },
      ],
    },
    {
      title: { zh: "我国现行规则的体系化", en: "Systematising current rules" },
      intent: "解释论整合",
      weight: 18,
      needs: ["source"],
      children: [
        { title: { zh: "规则分布与冲突", en: "Distribution and conflict" }, intent: "画规范地图", weight: 9, needs: ["table"] },
        {
          title: { zh: "透明、解释与拒绝的规范内涵", en: "Transparency, explanation, refusal" },
          intent: "权利义务化",
          weight: 9,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "分层规制的制度构造", en: "Layered design" },
      intent: "对象、工具、程序三维",
      weight: 16,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "影响评估与备案", en: "Impact assessment and filing" },
          intent: "写清触发门槛与例外",
          weight: 6,
          needs: ["table"],
          children: [
            { title: { zh: "评估的触发与内容", en: "Trigger and content" }, intent: "以影响层级定强度", weight: 3, needs: ["table"] },
            { title: { zh: "备案与公开的边界", en: "Filing and disclosure" }, intent: "平衡监督与商业秘密", weight: 3, needs: ["source"] },
          ],
        },
        { title: { zh: "人工复核的有效性", en: "Effective human review" }, intent: "防止橡皮图章", weight: 5, mistake: "只写应当人工复核" },
        { title: { zh: "动态审计", en: "Audit" }, intent: "主体、数据、结论效力", weight: 5, needs: ["table"] },
      ],
    },
    {
      title: { zh: "责任与救济", en: "Liability and remedies" },
      intent: "归责与举证",
      weight: 11,
      needs: ["source"],
      children: [
        { title: { zh: "归责原则的选择", en: "Basis of liability" }, intent: "与产品、侵权责任衔接", weight: 6, needs: ["source"] },
        { title: { zh: "举证分配与集体救济", en: "Burden and collective redress" }, intent: "降低个体成本", weight: 5, needs: ["source"] },
      ],
    },
    { title: { zh: "结论", en: "Conclusion" }, intent: "回应核心命题及反对意见", weight: 5, mistake: "结论只是章节摘要" },
  ],
  whyGood: ["核心命题可争辩，并正面回应三种反对意见", "比较法按功能展开", "现行规则先做体系化整合", "把“有效复核”变成可检验的制度"],
  opening: [
    { type: "heading", text: "第一章 导论" },
    { type: "heading", text: "1.1 论题与意义" },
    {
      type: "paragraph",
      text: "自动化决策正在进入招聘、信贷、派单、推荐和行政审批，围绕它的规则也在快速增加：个人信息保护、电子商务、消费者保护、反垄断、劳动用工等领域都有相关条款。单看每一条，目的正当、措辞清楚；放在一起，问题就出现了：同一个系统可能因为不同的切面受到要求不一的规制，透明的对象、解释的深度、拒绝的后果各不相同。规则不少，体系却没有形成。",
    },
    {
      type: "paragraph",
      text: "本文的核心命题是：算法规制不应以技术类型为单位，而应以“对谁的何种权益产生多大影响、人在其中还剩多少决定余地”为标准分层配置；层级不同，透明、评估、复核、责任的强度也应不同。这一命题需要回答三种反对意见：其一，影响难以事先判断；其二，分层会诱使企业拆分系统规避；其三，人工复核徒具形式。全文在正当性、比较法、解释论和制度构造四个层面展开论证，并以【待补充：案例与执法文件】检验。",
    },
  ],
  hardSample: {
    title: "回应反对意见",
    text: "有论者认为，要求人工复核只会增加成本，因为复核者往往照抄系统结论。这一批评指出了实情，却不能推出取消复核。照抄的原因可以分解为三项：复核者看不到系统未采用的信息，推翻结论须承担额外责任，复核时间不足以形成独立判断。三项都可以由制度改变，例如要求提供反向证据入口、对有理由的推翻免责、按案件影响设定最低复核时间，并抽样检验复核与系统结论的偏离率。偏离率长期为零，本身就应当触发审计【待补充：实证材料】。由此，复核是否有效成为可以检验的问题。",
  },
  staged: false,
  checklist: ["规范文本为最新", "外文资料自译并核对", "概念前后一致", "技术描述经专家核对", "结论回应命题"],
  scenes: ["openingReport", "interviewOutline", "defenseSpeech"],
  since: "2026-11-22",
});
