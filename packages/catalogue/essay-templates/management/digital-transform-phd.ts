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
  title: { zh: "传统制造企业数字化转型中的组织惯例更新研究", en: "Routine Renewal in the Digital Transformation of Manufacturers" },
  pattern: "〔主体〕〔过程〕中的〔机制〕研究",
  slots: [
    { label: "主体", default: "传统制造企业" },
    { label: "过程", default: "数字化转型" },
    { label: "机制", default: "组织惯例更新" },
  ],
  remark: { zh: "三个子研究：纵向案例、机制检验、边界条件", en: "Longitudinal case, mechanism test, boundary" },
  keywords: ["数字化转型", "组织惯例", "扎根理论", "多方法", "动态能力"],
  bring: ["三年以上追踪资料", "编码手册与双人信度", "问卷与二手数据"],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: "提出理论困惑与三个子问题",
      weight: 9,
      needs: ["source"],
      children: [
        { title: { zh: "现实与理论背景", en: "Background" }, intent: "现象与理论解释之间的缺口", weight: 3, needs: ["source"] },
        {
          title: { zh: "研究问题与子研究关系", en: "Questions and studies" },
          intent: "画三项研究的接力关系",
          weight: 3,
          needs: ["figure"],
        },
        { title: { zh: "研究方法与创新", en: "Methods and novelty" }, intent: "说明多方法组合的必要", weight: 3 },
      ],
    },
    {
      title: { zh: "文献综述", en: "Literature" },
      intent: "综述要导向命题缺口",
      weight: 14,
      needs: ["source"],
      children: [
        { title: { zh: "数字化转型的三种视角", en: "Three views" }, intent: "技术、战略、过程视角的盲点", weight: 5, needs: ["source"] },
        {
          title: { zh: "组织惯例的动态性", en: "Dynamics of routines" },
          intent: "指向与执行两面",
          weight: 5,
          needs: ["source"],
          mistake: "两支文献各写各的",
        },
        { title: { zh: "研究缺口", en: "Gap" }, intent: "把缺口写成可以回答的问题", weight: 4, needs: ["table"] },
      ],
    },
    {
      title: { zh: "总体设计与研究情境", en: "Overall design" },
      intent: "哲学立场与情境选择",
      weight: 8,
      children: [
        { title: { zh: "研究立场与方法论", en: "Methodology" }, intent: "说明解释与检验如何衔接", weight: 4, needs: ["source"] },
        {
          title: { zh: "情境与进入现场", en: "Field access" },
          intent: "写进入方式、伦理与反身性",
          weight: 4,
          mistake: "回避研究者与企业的关系",
        },
      ],
    },
    {
      title: { zh: "子研究一：惯例如何被打破与重建", en: "Study 1: longitudinal case" },
      intent: "过程理论构建",
      weight: 22,
      needs: ["data", "figure", "table"],
      children: [
        { title: { zh: "案例与资料", en: "Case and data" }, intent: "列访谈、观察、文档清单", weight: 6, needs: ["table"] },
        { title: { zh: "编码与数据结构", en: "Coding" }, intent: "给出一阶概念到聚合构念", weight: 6, needs: ["figure"] },
        {
          title: { zh: "过程发现", en: "Process findings" },
          intent: "按阶段叙述并引原始材料",
          weight: 5,
          needs: ["data"],
          children: [
            { title: { zh: "打断：旧做法失灵", en: "Disruption" }, intent: "写触发事件与各方反应", weight: 2, needs: ["data"] },
            { title: { zh: "试行：两套做法并存", en: "Trial" }, intent: "写冲突与临时安排", weight: 2, needs: ["data"] },
            {
              title: { zh: "固定：新做法入制度", en: "Fixing" },
              intent: "写考核与培训怎样跟上",
              weight: 1,
              needs: ["data"],
              mistake: "把结果倒推为计划",
            },
          ],
        },
        { title: { zh: "过程模型", en: "Process model" }, intent: "画模型并提出命题", weight: 5, needs: ["figure"] },
      ],
    },
    {
      title: { zh: "子研究二：机制的统计检验", en: "Study 2: mechanism test" },
      intent: "把命题变成假设",
      weight: 18,
      needs: ["table", "data"],
      children: [
        { title: { zh: "假设与测量开发", en: "Hypotheses and scale" }, intent: "量表开发五步写全", weight: 6, needs: ["table"] },
        {
          title: { zh: "样本与分析", en: "Sample and analysis" },
          intent: "多来源、分时点",
          weight: 6,
          needs: ["table", "data"],
          mistake: "用同源数据检验中介",
        },
        { title: { zh: "结果与稳健性", en: "Results" }, intent: "内生性处理说明", weight: 6, needs: ["table"] },
      ],
    },
    {
      title: { zh: "子研究三：边界条件的组态分析", en: "Study 3: configurations" },
      intent: "哪些条件组合有效",
      weight: 15,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "条件选取与校准", en: "Calibration" },
          intent: "校准锚点有理论依据",
          weight: 8,
          needs: ["table"],
          mistake: "锚点全用分位数",
        },
        { title: { zh: "组态结果", en: "Configurations" }, intent: "必要性、充分性、稳健性", weight: 7, needs: ["table"] },
      ],
    },
    {
      title: { zh: "综合讨论", en: "General discussion" },
      intent: "三项研究合起来说了什么",
      weight: 9,
      needs: ["figure"],
      children: [
        { title: { zh: "理论贡献", en: "Theory contribution" }, intent: "对每支文献各改写了什么", weight: 5, needs: ["source"] },
        { title: { zh: "管理启示", en: "Practice" }, intent: "按转型阶段给建议", weight: 4 },
      ],
    },
    { title: { zh: "结论与局限", en: "Conclusions" }, intent: "收束并指出下一步研究", weight: 5 },
  ],
  whyGood: [
    "用两条产线的对照引出理论困惑，具体而有力",
    "三个子研究互相接力，而不是三篇文章拼盘",
    "编码写明分歧如何处理并保留反例",
    "坦陈研究者与企业关系",
  ],
  opening: [
    { type: "heading", text: "第一章 绪论" },
    { type: "heading", text: "1.1 现实与理论背景" },
    {
      type: "paragraph",
      text: "同一家设备厂，同样的系统，在一条产线上改变了排产与质检方式，在另一条产线上却只是把纸质表单搬到了屏幕上。笔者在【待补充：企业】的长期跟踪中反复遇到这样的对照。若把数字化转型理解为技术采纳，两条产线没有差别；若理解为战略变革，它们同属一个战略。差别发生在更细的层面：一线人员日复一日的做法有没有变，以及变了之后能不能稳定下来。",
    },
    {
      type: "paragraph",
      text: "组织惯例理论为观察这一层面提供了语言。惯例既是人们口中“应该怎么做”，也是每一次“实际怎么做”，两者之间的张力是变化的来源。然而现有研究对数字技术如何介入这种张力仍有分歧【待补充：文献】：一种观点认为技术固化惯例，另一种认为技术使偏差可见，反而促发更新。本文由此提出总问题：在数字化转型中，组织惯例在什么条件下、经由什么过程得到更新而不是被固化？并分解为三个相互接力的子问题。",
    },
  ],
  hardSample: {
    title: "编码过程的交代",
    text: "资料分析与收集交替进行。第一轮由两名研究者对同一批访谈独立开放编码，比较差异后形成编码手册，再对其余资料编码，一致性系数为【待补充：数值】；不一致之处不以投票解决，而是回到现场记录核对语境。第二轮将一阶概念按“谁在什么时候改变了什么做法”归并为二阶主题，过程中不断与文献对话，但不以文献概念替换受访者用语。第三轮得到聚合构念并绘制时序图，请现场关键人员核对。与构念不符的片段单列为反例，在讨论中说明。",
  },
  staged: false,
  checklist: ["子问题与章节一一对应", "伦理审查与授权齐备", "量表开发步骤完整", "校准锚点有依据", "贡献写成“改写了什么认识”"],
  scenes: ["openingReport", "interviewOutline", "defenseSpeech"],
  since: "2026-11-22",
});
