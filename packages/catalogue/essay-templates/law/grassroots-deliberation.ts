import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const grassrootsDeliberation = defineTemplate({
  slug: "grassroots-deliberation",
  kind: "thesis",
  discipline: "law",
  major: { zh: "政治学与行政学", en: "Political Science" },
  levels: ["undergraduate"],
  method: "case",
  length: { default: 11000, min: 8000, max: 20000 },
  numbering: "B",
  title: { zh: "社区协商议事何以有效：加装电梯的过程追踪", en: "What Makes Neighbourhood Deliberation Work: Tracing a Lift Retrofit" },
  pattern: "〔层级〕〔机制〕何以有效：〔案例〕的过程追踪",
  slots: [
    { label: "层级", default: "社区" },
    { label: "机制", default: "协商议事" },
    { label: "案例", default: "加装电梯" },
  ],
  remark: { zh: "过程追踪写法：机制链条与竞争性解释", en: "Process tracing with rival explanations" },
  keywords: ["协商民主", "基层治理", "过程追踪", "社区"],
  bring: ["会议记录", "当事人访谈", "时间线"],
  outline: [
    { title: { zh: "问题的提出", en: "The question" }, intent: "同一小区两栋楼结果不同", weight: 12, needs: ["data"] },
    {
      title: { zh: "文献与分析框架", en: "Literature and framework" },
      intent: "列出竞争性解释",
      weight: 18,
      needs: ["source"],
      children: [
        {
          title: { zh: "协商有效性的几种解释", en: "Explanations" },
          intent: "利益、能人、制度、信任",
          weight: 9,
          needs: ["table"],
          mistake: "只摆自己赞成的解释",
        },
        {
          title: { zh: "机制假设与证据要求", en: "Mechanisms and evidence" },
          intent: "写明什么证据能否定它",
          weight: 9,
          needs: ["table"],
          mistake: "只收集支持性证据",
        },
      ],
    },
    { title: { zh: "研究方法与案例", en: "Method and case" }, intent: "说明选案理由", weight: 12 },
    {
      title: { zh: "过程追踪", en: "Tracing" },
      intent: "按转折点分段",
      weight: 34,
      needs: ["data", "figure"],
      children: [
        { title: { zh: "僵局的形成", en: "Deadlock" }, intent: "谁反对、反对什么", weight: 12, needs: ["data"] },
        {
          title: { zh: "转折：议题的拆分", en: "Turning point" },
          intent: "写关键会议如何改变议题",
          weight: 11,
          needs: ["data"],
          mistake: "流水账无转折",
        },
        { title: { zh: "方案的达成与执行", en: "Agreement" }, intent: "补偿、工期、后续维护", weight: 11, needs: ["table"] },
      ],
    },
    {
      title: { zh: "解释与检验", en: "Explanation" },
      intent: "逐一检验竞争解释",
      weight: 16,
      needs: ["table"],
      children: [
        { title: { zh: "排除替代解释", en: "Ruling out rivals" }, intent: "与未装成的楼对照", weight: 8, needs: ["data"] },
        { title: { zh: "机制的成立条件", en: "Conditions" }, intent: "规模、召集者、信息", weight: 8 },
      ],
    },
    { title: { zh: "结论", en: "Conclusion" }, intent: "写清推广的条件", weight: 8, mistake: "由一例推出普遍规律" },
  ],
  whyGood: ["两栋楼的对照设计天然有力", "每种解释都写明什么证据能否定它", "转折落在“议题拆分”这一可复制的做法上"],
  opening: [
    { type: "heading", text: "一、问题的提出" },
    {
      type: "paragraph",
      text: "同一个小区，同样的楼龄，面对同一项加装电梯的政策，东侧一栋楼在几个月内达成一致并完工，西侧一栋楼却从热闹议论走到互不说话。居委会说，两边开会的次数差不多；施工方说，两边的方案和报价也一样。那么，差别从何而来？",
    },
    {
      type: "paragraph",
      text: "常见的解释有几种：东楼住户利益更一致，东楼恰好有一位热心的能人，东楼原本邻里关系就好。它们都有道理，但都把结果归于开会之前就存在的条件，仿佛协商本身不起作用。本文通过查阅【待补充：会议记录】、访谈两栋楼的当事人，按时间还原两个过程，考察协商中的哪一步改变了局面，并对照西楼检验上述解释能否成立。选择同一小区的两栋楼，是为了尽量保持政策、价格、物业等条件相同。",
    },
  ],
  hardSample: {
    title: "证据如何区分解释",
    text: "若“能人说”成立，则能人缺席的会议不应取得进展；记录显示，转折性的第三次会议能人恰好外出，由低层住户自行召集【待补充：会议编号】，这一证据对能人说不利。若“利益一致说”成立，则反对者的利益诉求应在过程中保持不变；访谈表明，一层住户从“坚决不同意”转为“可以谈”的前提，是采光、噪声与分摊费用被拆成三个议题分别讨论，其中采光由第三方实测后不再成为争点。诉求随议题结构而变，说明协商过程具有独立作用。",
  },
  staged: false,
  checklist: ["受访者匿名", "会议记录可查", "时间线准确", "反面证据如实呈现", "推广有限度"],
  scenes: ["interviewOutline", "gwResearch"],
  since: "2026-11-22",
});
