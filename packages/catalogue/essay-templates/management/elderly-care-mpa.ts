import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const elderlyCareMpa = defineTemplate({
  slug: "elderly-care-mpa",
  kind: "thesis",
  discipline: "management",
  major: { zh: "公共管理（MPA）", en: "MPA" },
  levels: ["master"],
  method: "qualitative",
  length: { default: 32000, min: 30000, max: 50000 },
  numbering: "A",
  title: { zh: "D区社区居家养老服务供给的困境与优化", en: "Community-based Elderly Care Provision in District D" },
  pattern: "〔地区〕〔政策〕服务供给的困境与优化",
  slots: [
    { label: "地区", default: "D区" },
    { label: "政策", default: "社区居家养老" },
  ],
  remark: { zh: "用主体关系解释“有设施没人来”", en: "Why facilities stand empty, explained by relations" },
  keywords: ["居家养老", "公共服务", "多元供给", "访谈", "公共政策"],
  bring: ["访谈提纲与知情同意", "政策文件汇编", "站点台账"],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: "由一个反常现象提问",
      weight: 10,
      needs: ["source"],
      children: [
        { title: { zh: "问题的提出", en: "The question" }, intent: "设施增加与使用不足并存", weight: 5, needs: ["data"] },
        {
          title: { zh: "研究方法与田野概况", en: "Methods and field" },
          intent: "写访谈对象、次数、编码方式",
          weight: 5,
          needs: ["table"],
          mistake: "访谈写成“与有关人员座谈”",
        },
      ],
    },
    {
      title: { zh: "文献与分析框架", en: "Literature and framework" },
      intent: "由理论得到可用维度",
      weight: 14,
      needs: ["source", "figure"],
      children: [
        { title: { zh: "公共服务供给研究述评", en: "Review" }, intent: "按主体、机制、绩效归类", weight: 7, needs: ["source"] },
        { title: { zh: "供给—需求—衔接框架", en: "Framework" }, intent: "定义维度与观察指标", weight: 7, needs: ["table", "figure"] },
      ],
    },
    {
      title: { zh: "供给的政策演进与格局", en: "Policy and landscape" },
      intent: "描述先于评价",
      weight: 18,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "政策变迁", en: "Policy change" },
          intent: "按工具变化划分阶段",
          weight: 6,
          needs: ["table", "source"],
          mistake: "逐年罗列文件名",
        },
        { title: { zh: "供给主体与分工", en: "Providers" }, intent: "画政府、企业、社会组织、家庭关系图", weight: 6, needs: ["figure"] },
        { title: { zh: "服务与使用现状", en: "Services and use" }, intent: "台账数据与入户观察对照", weight: 6, needs: ["table", "data"] },
      ],
    },
    {
      title: { zh: "供给困境", en: "Dilemmas" },
      intent: "用访谈材料呈现",
      weight: 24,
      needs: ["data"],
      children: [
        { title: { zh: "站点建设的指标导向", en: "Target-driven building" }, intent: "引用原话与文件对照", weight: 8, needs: ["data"] },
        { title: { zh: "服务内容错位", en: "Mismatch" }, intent: "区分想要、需要、买得起", weight: 8, needs: ["data"] },
        {
          title: { zh: "主体协作的断点", en: "Broken links" },
          intent: "用一个个案讲清流程断在哪",
          weight: 8,
          needs: ["data", "figure"],
          mistake: "访谈引语过长不分析",
        },
      ],
    },
    {
      title: { zh: "成因解释", en: "Explanation" },
      intent: "回到框架逐项解释",
      weight: 20,
      needs: ["source"],
      children: [
        { title: { zh: "考核与资金机制", en: "Assessment and funding" }, intent: "说明激励指向何处", weight: 7, needs: ["table"] },
        { title: { zh: "信息与信任", en: "Information and trust" }, intent: "解释老人为何不来", weight: 7, needs: ["data"] },
        { title: { zh: "专业人力短缺", en: "Staffing" }, intent: "与薪酬和职业通道联系", weight: 6, needs: ["data"] },
      ],
    },
    {
      title: { zh: "优化路径与结论", en: "Improvement and conclusions" },
      intent: "条条有对应成因",
      weight: 14,
      children: [
        {
          title: { zh: "由建站转向送服务", en: "From stations to services" },
          intent: "写流程与考核指标的改动",
          weight: 5,
          needs: ["table"],
        },
        { title: { zh: "建立照护管家衔接机制", en: "Care coordinators" }, intent: "明确职责、经费、数据权限", weight: 5, needs: ["table"] },
        { title: { zh: "研究结论与不足", en: "Conclusions" }, intent: "交代个案推广限度", weight: 4, mistake: "建议全是“加大投入”" },
      ],
    },
  ],
  whyGood: [
    "由“有设施没人来”的反常提问，抓得住人",
    "访谈引语之后必有分析并与文件对照",
    "框架、困境、成因、对策四层对得上",
    "对策改到考核指标和经费口径",
  ],
  opening: [
    { type: "heading", text: "第一章 绪论" },
    { type: "heading", text: "1.1 问题的提出" },
    {
      type: "paragraph",
      text: "D区的社区养老服务站大多临街而建，统一的招牌、崭新的床位和康复器材，几乎每个街道都能看到。可是笔者在【待补充：调研时段】走访时，多次遇到同一种情形：上午有人来吃饭、量血压，午后大厅空无一人，日托床位整齐得像没有用过。另一边，入户访谈中的老人和家属却在抱怨，半夜摔倒不知道找谁，出院以后没人教怎么换药。设施不缺，需要也真实存在，两者为什么没有接上？",
    },
    {
      type: "paragraph",
      text: "对这一现象，常见的解释是“宣传不够”或“老人观念落后”。但如果只是知晓度问题，已经知道站点、甚至天天路过的老人为什么仍然不用？本文尝试从供给主体之间的关系入手，考察资金、考核和信息怎样塑造了现有的服务形态，并说明衔接环节缺失如何导致供需错位。",
    },
  ],
  hardSample: {
    title: "访谈材料的呈现",
    text: "站点负责人L在谈到服务项目时说：“检查的时候要看床位、看制度上墙、看服务台账，助浴我们也想做，可是摔了谁负责？不做没有人扣分，做了出事要扣分。”（访谈编号【待补充】）这段话提示，服务内容的选择并非源于需求评估，而是源于风险与考核的权衡：可见、可查、低风险的项目优先，个人照护类项目因责任不清而被回避。对照考核细则可以发现，设施类指标权重明显高于使用类指标，与访谈所述一致。",
  },
  staged: true,
  checklist: ["受访者匿名并知情同意", "编码过程有说明", "引语标编号", "台账数据来源清楚", "建议有对应成因"],
  scenes: ["gwResearch", "interviewOutline", "questionnaire"],
  since: "2026-11-22",
});
