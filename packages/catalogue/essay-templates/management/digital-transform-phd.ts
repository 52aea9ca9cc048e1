import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const digitalTransformPhd = defineTemplate({
  slug: "digital-transform-phd",
  kind: "thesis",
  discipline: "management",
  major: { zh: "企业管理", en: "Business Administration" },
  levels: ["phd"],
  method: "qualitative",
  length: { default: 80000, min: 60000, max: 120000 },
  numbering: "A",
  title: {
    zh: "传统制造企业数字化转型中的组织惯例更新研究",
    en: "Routine renewal in the digital transformation of traditional manufacturers",
  },
  pattern: { zh: "〔主体〕〔过程〕中的〔机制〕研究", en: "〔mechanism〕 in the 〔process〕 of 〔subject〕" },
  slots: [
    { label: { zh: "主体", en: "subject" }, default: { zh: "传统制造企业", en: "traditional manufacturers" } },
    { label: { zh: "过程", en: "process" }, default: { zh: "数字化转型", en: "digital transformation" } },
    { label: { zh: "机制", en: "mechanism" }, default: { zh: "组织惯例更新", en: "Routine renewal" } },
  ],
  remark: { zh: "三个子研究：纵向案例、机制检验、边界条件", en: "Three studies: longitudinal case, mechanism test, boundary conditions" },
  keywords: [
    { zh: "数字化转型", en: "digital transformation" },
    { zh: "组织惯例", en: "organisational routines" },
    { zh: "扎根理论", en: "grounded theory" },
    { zh: "多方法", en: "mixed methods" },
    { zh: "动态能力", en: "dynamic capabilities" },
  ],
  bring: [
    { zh: "三年以上追踪资料与进入许可", en: "Access and follow-up data over three years or more" },
    { zh: "编码手册与双人编码记录", en: "A codebook and records of double coding" },
    { zh: "问卷与二手数据使用授权", en: "Permission to use survey and secondary data" },
    { zh: "伦理审查批件", en: "Ethics approval" },
  ],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: { zh: "由一个理论解释不了的对照提出三个子问题", en: "From a contrast theory cannot explain to three sub-questions" },
      weight: 9,
      needs: ["source"],
      children: [
        {
          title: { zh: "现实与理论背景", en: "Practical and theoretical background" },
          intent: { zh: "现象与两种理论预测各差在哪里", en: "Where two theories each mispredict the phenomenon" },
          weight: 3,
          needs: ["source"],
        },
        {
          title: { zh: "研究问题与子研究关系", en: "Questions and how the studies relate" },
          intent: { zh: "画三项研究的接力：前一项留下什么给后一项", en: "A relay: what each study leaves to the next" },
          weight: 3,
          needs: ["figure"],
        },
        {
          title: { zh: "研究方法与创新", en: "Methods and contribution" },
          intent: { zh: "说明单一方法为何答不了总问题", en: "Why no single method answers the overall question" },
          weight: 3,
        },
      ],
    },
    {
      title: { zh: "文献综述", en: "Literature review" },
      intent: { zh: "综述要导向命题缺口，而非覆盖全部", en: "Lead to the gap; do not try to cover everything" },
      weight: 14,
      needs: ["source"],
      children: [
        {
          title: { zh: "数字化转型的三种视角", en: "Three views of digital transformation" },
          intent: { zh: "技术、战略、过程视角各看不见什么", en: "What technology, strategy and process views each fail to see" },
          weight: 5,
          needs: ["source"],
        },
        {
          title: { zh: "组织惯例的动态性", en: "Dynamics of organisational routines" },
          intent: { zh: "指向与执行的张力怎样产生变化", en: "How tension between ostensive and performative makes change" },
          weight: 5,
          needs: ["source"],
          mistake: { zh: "两支文献各写各的", en: "Two literatures reviewed side by side" },
        },
        {
          title: { zh: "研究缺口", en: "Research gap" },
          intent: { zh: "把缺口写成可以回答的问题", en: "Put the gap as questions that can be answered" },
          weight: 4,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "总体设计与研究情境", en: "Overall design and setting" },
      intent: { zh: "哲学立场、情境选择与三项研究的衔接", en: "Position, setting and how the studies connect" },
      weight: 8,
      children: [
        {
          title: { zh: "研究立场与方法论", en: "Position and methodology" },
          intent: { zh: "过程解释与变量检验为何可以并用", en: "Why process explanation and variance testing may be combined" },
          weight: 4,
          needs: ["source"],
        },
        {
          title: { zh: "情境与进入现场", en: "Setting and access to the field" },
          intent: { zh: "写进入方式、伦理与反身性", en: "Entry, ethics and reflexivity" },
          weight: 4,
          mistake: { zh: "回避研究者与企业的关系", en: "Silence on the researcher's ties to the firm" },
        },
      ],
    },
    {
      title: { zh: "子研究一：惯例如何被打破与重建", en: "Study one: how routines break and are rebuilt" },
      intent: { zh: "由两条产线的对照构建过程理论", en: "Build process theory from two production lines" },
      weight: 22,
      needs: ["data", "figure", "table"],
      children: [
        {
          title: { zh: "案例与资料", en: "Case and data" },
          intent: { zh: "列访谈、观察、文档清单与时间跨度", en: "Interviews, observation, documents and time span" },
          weight: 5,
          needs: ["table"],
        },
        {
          title: { zh: "编码与数据结构", en: "Coding and data structure" },
          intent: { zh: "给出一阶概念到聚合构念，附反例", en: "From first-order concepts to aggregate dimensions, with negative cases" },
          weight: 6,
          needs: ["figure"],
        },
        {
          title: { zh: "过程发现", en: "Findings on process" },
          intent: { zh: "按阶段叙述，每阶段引原始材料", en: "Told by phase, each with raw material" },
          weight: 6,
          needs: ["data"],
          children: [
            {
              title: { zh: "打断：旧做法失灵", en: "Breaking: old ways fail" },
              intent: { zh: "写触发事件与各方反应", en: "What triggered it and how each side reacted" },
              weight: 2,
              needs: ["data"],
            },
            {
              title: { zh: "试行：两套做法并存", en: "Trying: two ways side by side" },
              intent: { zh: "写两套做法的冲突与临时安排", en: "Conflict and makeshift arrangements" },
              weight: 2,
              needs: ["data"],
            },
            {
              title: { zh: "固定：新做法入制度", en: "Settling: the new way becomes rule" },
              intent: {
                zh: "考核与培训怎样跟上，哪些旧做法留了下来",
                en: "How appraisal and training followed, and which old ways stayed",
              },
              weight: 2,
              needs: ["data"],
              mistake: { zh: "把结果倒推为计划", en: "Reading the outcome back as a plan" },
            },
          ],
        },
        {
          title: { zh: "过程模型", en: "A process model" },
          intent: { zh: "画模型并提出可以检验的命题", en: "Draw the model and state testable propositions" },
          weight: 5,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "子研究二：机制的统计检验", en: "Study two: testing the mechanism" },
      intent: { zh: "把过程命题改写成可检验的假设，说明丢掉了什么", en: "Turn propositions into hypotheses and say what is lost" },
      weight: 18,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "假设与测量开发", en: "Hypotheses and scale development" },
          intent: { zh: "量表开发各步写全，含内容效度与预试", en: "Every step, content validity and pilot included" },
          weight: 6,
          needs: ["table"],
        },
        {
          title: { zh: "样本与分析", en: "Sample and analysis" },
          intent: { zh: "自变量与结果取自不同来源、不同时点", en: "Predictor and outcome from different sources at different times" },
          weight: 6,
          needs: ["table", "data"],
          mistake: { zh: "用同源数据检验中介", en: "Testing mediation on data from a single source" },
        },
        {
          title: { zh: "结果与稳健性", en: "Results and robustness" },
          intent: { zh: "内生性来源逐项说明，处理方法与其对应", en: "Name each source of endogeneity and its remedy" },
          weight: 6,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "子研究三：边界条件的组态分析", en: "Study three: configurations of conditions" },
      intent: { zh: "哪些条件组合有效，不同路径是否等效", en: "Which combinations work and whether paths are equivalent" },
      weight: 15,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "条件选取与校准", en: "Selecting and calibrating conditions" },
          intent: { zh: "校准锚点有理论依据", en: "Theoretical grounds for each anchor" },
          weight: 8,
          needs: ["table"],
          mistake: { zh: "锚点全用分位数", en: "Quantiles used for every anchor" },
        },
        {
          title: { zh: "组态结果", en: "Configurations" },
          intent: {
            zh: "必要性、充分性、稳健性，也分析反面结果",
            en: "Necessity, sufficiency, robustness, and the absence of the outcome",
          },
          weight: 7,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "综合讨论", en: "General discussion" },
      intent: { zh: "三项研究合起来改写了什么解释", en: "What explanation the three studies together revise" },
      weight: 9,
      needs: ["figure"],
      children: [
        {
          title: { zh: "理论贡献", en: "Theoretical contribution" },
          intent: { zh: "对每支文献各改写了哪一条认识", en: "Which belief in each literature has been revised" },
          weight: 5,
          needs: ["source"],
        },
        {
          title: { zh: "管理启示", en: "Implications for practice" },
          intent: { zh: "按打断、试行、固定三阶段各给一条", en: "One for each phase: breaking, trying, settling" },
          weight: 4,
        },
      ],
    },
    {
      title: { zh: "结论与局限", en: "Conclusions and limits" },
      intent: { zh: "收束并指出下一步研究", en: "Draw together and point to the next study" },
      weight: 5,
    },
  ],
  whyGood: [
    { zh: "用两条产线的对照引出理论困惑，具体而有力", en: "The contrast between two production lines gives the puzzle force" },
    { zh: "三个子研究互相接力，而不是三篇文章拼盘", en: "Three studies form a relay, not three stapled papers" },
    { zh: "编码写明分歧如何处理并保留反例", en: "Coding shows how disagreement was handled and keeps negative cases" },
    { zh: "坦陈研究者与企业关系", en: "Candid about the researcher's ties to the firm" },
  ],
  opening: [
    { type: "heading", text: { zh: "第一章 绪论", en: "Introduction" } },
    { type: "heading", text: { zh: "1.1 现实与理论背景", en: "Practical and theoretical background" } },
    {
      type: "paragraph",
      text: {
        zh: "同一家设备厂，同样的系统，在一条产线上改变了排产与质检方式，在另一条产线上却只是把纸质表单搬到了屏幕上。笔者在【待补充：企业】的长期跟踪中反复遇到这样的对照。若把数字化转型理解为技术采纳，两条产线没有差别；若理解为战略变革，它们同属一个战略。差别发生在更细的层面：一线人员日复一日的做法有没有变，以及变了之后能不能稳定下来。",
        en: "In the same equipment factory, the same system changed how one production line planned and inspected its work, and on another merely moved paper forms onto a screen. Over a long period at 【to fill in: firm】, I came upon such contrasts again and again. If digital transformation is understood as the adoption of technology, the two lines do not differ; if as strategic change, they share one strategy. The difference occurs at a finer level: whether what people do day after day has changed, and whether the change can hold.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "组织惯例理论为观察这一层面提供了语言。惯例既是人们口中“应该怎么做”，也是每一次“实际怎么做”，两者之间的张力是变化的来源。然而现有研究对数字技术如何介入这种张力仍有分歧【待补充：文献】：一种观点认为技术固化惯例，另一种认为技术使偏差可见，反而促发更新。本文由此提出总问题：在数字化转型中，组织惯例在什么条件下、经由什么过程得到更新而不是被固化？并分解为三个相互接力的子问题。",
        en: "The theory of organisational routines gives a language for this level. A routine is at once what people say “should be done” and what “is done” each time, and change springs from the tension between them. How digital technology enters this tension is disputed 【to fill in: literature】: some hold that technology makes routines rigid, others that it makes deviation visible and so prompts renewal. Hence the overall question: in digital transformation, under what conditions and through what process are routines renewed rather than frozen? It is divided into three sub-questions that build on one another.",
      },
    },
  ],
  hardSample: {
    title: { zh: "编码过程的交代", en: "Reporting how data were coded" },
    text: {
      zh: "资料分析与收集交替进行。第一轮由两名研究者对同一批访谈独立开放编码，比较差异后形成编码手册，再对其余资料编码，一致性系数为【待补充：数值】；不一致之处不以投票解决，而是回到现场记录核对语境。第二轮将一阶概念按“谁在什么时候改变了什么做法”归并为二阶主题，过程中不断与文献对话，但不以文献概念替换受访者用语。第三轮得到聚合构念并绘制时序图，请现场关键人员核对。与构念不符的片段单列为反例，在讨论中说明。",
      en: "Analysis and collection alternated. In the first round two researchers coded the same interviews independently and openly; after comparing differences they wrote a codebook and coded the rest, with agreement of 【to fill in: coefficient】. Disagreements were not settled by vote but by going back to the field record to check the context. In the second round first-order concepts were grouped by who changed which practice and when, in constant dialogue with the literature but without replacing informants' words by its terms. The third round yielded aggregate dimensions and a timeline that key people in the field were asked to check. Passages that did not fit are listed as negative cases and discussed.",
    },
  },
  staged: true,
  checklist: [
    { zh: "三个子问题各对应一章", en: "Each sub-question has its chapter" },
    { zh: "伦理审查与企业授权齐备", en: "Ethics approval and the firm's permission are in place" },
    { zh: "量表开发每步有记录", en: "Every step of scale development is recorded" },
    { zh: "每个校准锚点写明依据", en: "Each calibration anchor states its grounds" },
    { zh: "每条贡献写成“改写了什么认识”", en: "Each contribution names the belief it revises" },
  ],
  scenes: ["openingReport", "interviewOutline", "defenseSpeech"],
  since: "2026-11-22",
});
