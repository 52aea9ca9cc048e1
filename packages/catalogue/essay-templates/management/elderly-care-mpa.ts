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
  title: {
    zh: "D区社区居家养老服务供给的困境与优化",
    en: "Provision of community-based elderly care in District D: difficulties and improvement",
  },
  pattern: { zh: "〔地区〕〔政策〕服务供给的困境与优化", en: "Provision of 〔policy〕 in 〔area〕: difficulties and improvement" },
  slots: [
    { label: { zh: "地区", en: "area" }, default: { zh: "D区", en: "District D" } },
    { label: { zh: "政策", en: "policy" }, default: { zh: "社区居家养老", en: "community-based elderly care" } },
  ],
  remark: { zh: "用主体关系解释“有设施没人来”", en: "Why facilities stand empty, explained by relations between providers" },
  keywords: [
    { zh: "居家养老", en: "ageing in place" },
    { zh: "公共服务", en: "public services" },
    { zh: "多元供给", en: "multiple providers" },
    { zh: "访谈", en: "interviews" },
    { zh: "公共政策", en: "public policy" },
  ],
  bring: [
    { zh: "访谈提纲与知情同意书", en: "Interview guide and consent forms" },
    { zh: "政策文件与考核细则", en: "Policy documents and assessment rules" },
    { zh: "站点台账查阅许可", en: "Permission to read the stations' records" },
  ],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: { zh: "由“设施空着、需要还在”的反常现象提问", en: "Ask from an anomaly: empty facilities, unmet need" },
      weight: 10,
      needs: ["source"],
      children: [
        {
          title: { zh: "问题的提出", en: "The question" },
          intent: { zh: "写明常见解释为何不够，逼出本文的问题", en: "Show why the usual explanations fall short" },
          weight: 5,
          needs: ["data"],
        },
        {
          title: { zh: "研究方法与田野概况", en: "Methods and field" },
          intent: { zh: "写访谈对象、次数、选取办法与编码方式", en: "Who was interviewed, how often, chosen how, coded how" },
          weight: 5,
          needs: ["table"],
          mistake: { zh: "访谈写成“与有关人员座谈”", en: "Reducing interviews to “talks with those concerned”" },
        },
      ],
    },
    {
      title: { zh: "文献与分析框架", en: "Literature and analytical framework" },
      intent: { zh: "由理论得到可以观察的维度", en: "Draw from theory dimensions that can be observed" },
      weight: 14,
      needs: ["source", "figure"],
      children: [
        {
          title: { zh: "公共服务供给研究述评", en: "Research on public service provision" },
          intent: { zh: "按主体、机制、绩效归类，指出谁忽略了衔接", en: "By provider, mechanism and performance; who neglects the link" },
          weight: 7,
          needs: ["source"],
        },
        {
          title: { zh: "供给—需求—衔接框架", en: "A framework of supply, need and link" },
          intent: { zh: "定义维度与观察指标，画出预期的断点", en: "Define dimensions and indicators; mark where breaks are expected" },
          weight: 7,
          needs: ["table", "figure"],
        },
      ],
    },
    {
      title: { zh: "供给的政策演进与格局", en: "Policy development and present landscape" },
      intent: { zh: "描述先于评价，数据与观察互相核对", en: "Describe before judging; check records against observation" },
      weight: 18,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "政策变迁", en: "How policy changed" },
          intent: { zh: "按工具变化划分阶段", en: "Stages by change of policy instrument" },
          weight: 6,
          needs: ["table", "source"],
          mistake: { zh: "逐年罗列文件名", en: "Documents listed year by year" },
        },
        {
          title: { zh: "供给主体与分工", en: "Providers and their roles" },
          intent: {
            zh: "画政府、企业、社会组织、家庭间的钱与责任",
            en: "Map money and responsibility among state, firms, charities and families",
          },
          weight: 6,
          needs: ["figure"],
        },
        {
          title: { zh: "服务与使用现状", en: "Services and use" },
          intent: { zh: "台账数据与入户观察对照，差异本身是发现", en: "Records against home visits; a mismatch is itself a finding" },
          weight: 6,
          needs: ["table", "data"],
        },
      ],
    },
    {
      title: { zh: "供给困境", en: "Difficulties of provision" },
      intent: { zh: "用访谈材料呈现，每一困境至少三方说法", en: "Shown through interviews, each from at least three sides" },
      weight: 24,
      needs: ["data"],
      children: [
        {
          title: { zh: "站点建设的指标导向", en: "Building to meet targets" },
          intent: { zh: "引用原话与考核文件对照", en: "Set what people said against assessment documents" },
          weight: 8,
          needs: ["data"],
        },
        {
          title: { zh: "服务内容错位", en: "Services that miss the need" },
          intent: { zh: "区分想要、需要、买得起", en: "Tell wanted, needed and affordable apart" },
          weight: 8,
          needs: ["data"],
        },
        {
          title: { zh: "主体协作的断点", en: "Where cooperation breaks" },
          intent: { zh: "用一个个案讲清流程断在哪个交接点", en: "One case to show at which handover it broke" },
          weight: 8,
          needs: ["data", "figure"],
          mistake: { zh: "访谈引语过长不分析", en: "Long quotations without analysis" },
        },
      ],
    },
    {
      title: { zh: "成因解释", en: "Explaining the causes" },
      intent: { zh: "回到框架逐项解释，排除“宣传不够”说", en: "Back to the framework, ruling out “too little publicity”" },
      weight: 20,
      needs: ["source"],
      children: [
        {
          title: { zh: "考核与资金机制", en: "Assessment and funding" },
          intent: { zh: "说明考核分值与拨款办法使谁愿意做什么", en: "What scores and grants make each provider willing to do" },
          weight: 7,
          needs: ["table"],
        },
        {
          title: { zh: "信息与信任", en: "Information and trust" },
          intent: { zh: "解释老人路过而不进来的理由", en: "Why older people walk past and do not come in" },
          weight: 7,
          needs: ["data"],
        },
        {
          title: { zh: "专业人力短缺", en: "Shortage of trained staff" },
          intent: { zh: "与薪酬、资格和职业通道联系", en: "Link with pay, qualification and career path" },
          weight: 6,
          needs: ["data"],
        },
      ],
    },
    {
      title: { zh: "优化路径与结论", en: "Improvement and conclusions" },
      intent: { zh: "条条对应成因，写到指标与经费口径", en: "Each answers a cause, down to indicators and funding rules" },
      weight: 14,
      children: [
        {
          title: { zh: "由建站转向送服务", en: "From stations to services" },
          intent: { zh: "写流程与考核指标的改动及其风险", en: "Changes to process and indicators, and their risks" },
          weight: 5,
          needs: ["table"],
        },
        {
          title: { zh: "建立照护管家衔接机制", en: "Care coordinators as a link" },
          intent: { zh: "明确职责、经费、数据权限与责任险", en: "Duties, funding, access to data and liability cover" },
          weight: 5,
          needs: ["table"],
        },
        {
          title: { zh: "研究结论与不足", en: "Conclusions and limits" },
          intent: { zh: "交代个案推广限度与未访到的人群", en: "How far one district carries and who was not reached" },
          weight: 4,
          mistake: { zh: "建议全是“加大投入”", en: "Every proposal amounting to “invest more”" },
        },
      ],
    },
  ],
  whyGood: [
    { zh: "由“有设施没人来”的反常提问，抓得住人", en: "Asking why nobody comes to full facilities draws the reader in" },
    { zh: "访谈引语之后必有分析并与文件对照", en: "Every quotation is followed by analysis and held against documents" },
    { zh: "框架、困境、成因、对策四层对得上", en: "Framework, difficulties, causes and measures line up" },
    { zh: "对策改到考核指标和经费口径", en: "Measures reach down to indicators and funding rules" },
  ],
  opening: [
    { type: "heading", text: { zh: "第一章 绪论", en: "Introduction" } },
    { type: "heading", text: { zh: "1.1 问题的提出", en: "The question" } },
    {
      type: "paragraph",
      text: {
        zh: "D区的社区养老服务站大多临街而建，统一的招牌、崭新的床位和康复器材，几乎每个街道都能看到。可是笔者在【待补充：调研时段】走访时，多次遇到同一种情形：上午有人来吃饭、量血压，午后大厅空无一人，日托床位整齐得像没有用过。另一边，入户访谈中的老人和家属却在抱怨，半夜摔倒不知道找谁，出院以后没人教怎么换药。设施不缺，需要也真实存在，两者为什么没有接上？",
        en: "Most of the community care stations in District D stand on the street, with uniform signs, new beds and exercise equipment; nearly every subdistrict has one. Yet on visits during 【to fill in: fieldwork period】 I met the same scene several times: in the morning people came to eat and have their blood pressure taken; after noon the hall was empty and the day beds looked as if they had never been used. Elsewhere, in their homes, older people and their families complained that they did not know whom to call after a fall at night, or that nobody had shown them how to change a dressing after hospital. The facilities are there and so is the need. Why do they not meet?",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "对这一现象，常见的解释是“宣传不够”或“老人观念落后”。但如果只是知晓度问题，已经知道站点、甚至天天路过的老人为什么仍然不用？本文尝试从供给主体之间的关系入手，考察资金、考核和信息怎样塑造了现有的服务形态，并说明衔接环节缺失如何导致供需错位。",
        en: "The usual explanations are “too little publicity” or “old-fashioned attitudes”. But if this were a matter of awareness, why do people who know the station, and pass it every day, still not use it? This thesis looks at relations among providers, asks how funding, assessment and information have shaped present services, and shows how a missing link leads supply past need.",
      },
    },
  ],
  hardSample: {
    title: { zh: "访谈材料的呈现", en: "Presenting interview material" },
    text: {
      zh: "站点负责人L在谈到服务项目时说：“检查的时候要看床位、看制度上墙、看服务台账，助浴我们也想做，可是摔了谁负责？不做没有人扣分，做了出事要扣分。”【待补充：访谈编号】这段话提示，服务内容的选择可能并非源于需求评估，而是源于风险与考核的权衡：可见、可查、低风险的项目优先，个人照护类项目因责任不清而被回避。单凭一人之言还不能定论，须对照考核细则中设施类与使用类指标的权重【待补充：细则名称与权重】，并看其他站点负责人是否有相反说法。",
      en: "Asked about services, station manager L said, “Inspectors look at the beds, the rules on the wall, the service log. We'd like to offer help with bathing too, but who answers for a fall? Not doing it costs no points; doing it and having an accident does.” 【to fill in: interview number】 The passage suggests that services may be chosen not from assessed need but by weighing risk against assessment: what is visible, checkable and low in risk comes first, and personal care is avoided because liability is unclear. One person's word does not settle this. It has to be held against the weights of facility and usage indicators in the assessment rules 【to fill in: title of rules and weights】, and against what managers of other stations say to the contrary.",
    },
  },
  staged: true,
  checklist: [
    { zh: "受访者匿名并签知情同意", en: "Interviewees are anonymous and have consented" },
    { zh: "编码过程有书面记录", en: "Coding is documented" },
    { zh: "每条引语有编号", en: "Every quotation is numbered" },
    { zh: "台账来源与许可清楚", en: "Records have a source and permission" },
    { zh: "每条建议对应一个成因", en: "Every proposal answers a cause" },
  ],
  scenes: ["gwResearch", "interviewOutline", "questionnaire"],
  since: "2026-11-22",
});
