import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const historyUnitMaster = defineTemplate({
  slug: "history-unit-master",
  kind: "thesis",
  discipline: "education",
  major: { zh: "学科教学（历史）", en: "History Education" },
  levels: ["master"],
  method: "design",
  length: { default: 30000, min: 30000, max: 50000 },
  numbering: "A",
  title: { zh: "基于大概念的高中历史明清社会单元教学设计与实践", en: "A Big-idea Unit on Ming-Qing Society in Senior High School History" },
  pattern: "基于〔理念〕的高中历史〔内容〕单元教学设计与实践",
  slots: [
    { label: "理念", default: "大概念" },
    { label: "内容", default: "明清社会" },
  ],
  remark: { zh: "设计、实施、证据三段都要有课堂", en: "Design, enactment, evidence from real lessons" },
  keywords: ["单元教学", "大概念", "历史核心素养", "教学设计"],
  bring: ["课标与教材版本", "课堂录像与学生作品", "评价量规"],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: "由碎片化教学的困境提问",
      weight: 9,
      needs: ["source"],
      children: [
        { title: { zh: "研究缘起与意义", en: "Origin and value" }, intent: "从听课记录写起", weight: 5, needs: ["data"] },
        { title: { zh: "研究方法与思路", en: "Methods" }, intent: "设计研究的迭代图", weight: 4, needs: ["figure"] },
      ],
    },
    {
      title: { zh: "理论基础与文献", en: "Theory and literature" },
      intent: "只取指导设计的部分",
      weight: 14,
      needs: ["source"],
      children: [
        { title: { zh: "大概念与理解", en: "Big ideas" }, intent: "比较不同界定并给出本文用法", weight: 7, needs: ["source"] },
        {
          title: { zh: "历史单元教学研究述评", en: "Review" },
          intent: "按设计要素归类",
          weight: 7,
          needs: ["source", "table"],
          mistake: "综述与设计脱节",
        },
      ],
    },
    {
      title: { zh: "教学现状调查", en: "Present teaching" },
      intent: "教师与学生两端同时摸底",
      weight: 16,
      needs: ["table", "data"],
      children: [
        { title: { zh: "教师访谈", en: "Teacher interviews" }, intent: "单元意识与困难", weight: 8, needs: ["data"] },
        {
          title: { zh: "学生前概念", en: "Students' prior ideas" },
          intent: "用开放题归类",
          weight: 8,
          needs: ["table", "data"],
          mistake: "跳过学情直接设计",
        },
      ],
    },
    {
      title: { zh: "单元设计", en: "Unit design" },
      intent: "由大概念逆向设计",
      weight: 26,
      needs: ["table", "figure"],
      children: [
        { title: { zh: "大概念提炼", en: "Extracting the idea" }, intent: "从课标、教材、史学三方取证", weight: 9, needs: ["source"] },
        { title: { zh: "目标与评价量规", en: "Goals and rubrics" }, intent: "目标可评，量规分水平", weight: 9, needs: ["table"] },
        {
          title: { zh: "课时任务与史料", en: "Lessons and sources" },
          intent: "每课一个核心问题与两则史料",
          weight: 8,
          needs: ["table"],
          mistake: "史料只当插图",
        },
      ],
    },
    {
      title: { zh: "实施与证据", en: "Enactment and evidence" },
      intent: "两轮教学对比",
      weight: 23,
      needs: ["data"],
      children: [
        { title: { zh: "课堂实录片段", en: "Lesson episodes" }, intent: "选关键对话并分析", weight: 8, needs: ["data"] },
        { title: { zh: "学生作品分析", en: "Student work" }, intent: "依量规给水平分布与样例", weight: 8, needs: ["table", "data"] },
        { title: { zh: "修改与再实施", en: "Revision" }, intent: "写清改了什么为什么", weight: 7, needs: ["table"] },
      ],
    },
    {
      title: { zh: "结论与建议", en: "Conclusions" },
      intent: "提炼可迁移的设计原则",
      weight: 12,
      children: [
        { title: { zh: "设计原则", en: "Design principles" }, intent: "每条附适用条件", weight: 6, mistake: "只说“效果良好”" },
        { title: { zh: "反思", en: "Reflection" }, intent: "时间、评价、差异的限制", weight: 6 },
      ],
    },
  ],
  whyGood: [
    "由听课记录发现碎片化问题，来自现场",
    "大概念来自课标、教材、史学三方取证",
    "用学生作品的水平分布作证据",
    "提炼的原则写明适用条件",
  ],
  opening: [
    { type: "heading", text: "第一章 绪论" },
    { type: "heading", text: "1.1 研究缘起与意义" },
    {
      type: "paragraph",
      text: "在【待补充：实习学校】听课时，笔者记录过同一单元的几节课：讲制度时列皇权加强的措施，讲经济时列商品经济的表现，讲文化时列思想家的主张。每节课都条理清楚，可单元结束后请学生谈谈“这个时代是进步还是停滞”，多数学生只能各抓一条来回答，很少有人意识到这些变化彼此牵连。知识点都在，却没有连成理解。",
    },
    {
      type: "paragraph",
      text: "课程标准提出以核心素养统领内容，教材也按单元编排，但怎样从单元里提炼出能够统摄各课的大概念，又怎样设计任务让学生用它解释新的史料，一线教师仍感困难。本研究以明清社会单元为对象，采用设计研究的思路，在学情调查的基础上提炼大概念、编制量规、设计课时任务，经两轮教学实施与修改，考察学生历史解释水平的变化，并归纳可供其他单元借鉴的设计原则。",
    },
  ],
  hardSample: {
    title: "大概念提炼",
    text: "提炼大概念有三个来源。课标规定了本单元的内容要求，但以陈述为主；教材的单元导语提示了变局与危机，仍较笼统；史学研究关于这一时期的讨论则呈现了多种解释【待补充：研究文献】。把三者放在一起，可以看到一个共同的张力：社会经济内部的活跃与制度框架的延续并存。据此将大概念表述为“社会的变化往往在旧框架中积累，框架的弹性决定变化的走向”。它能解释本单元各课，也能迁移到其他转型时期，同时留有争论余地，学生可以用史料支持或质疑它。",
  },
  staged: false,
  checklist: ["录像与作品已获同意", "量规水平可区分", "史料注明出处", "两轮差异说明", "课例附后"],
  scenes: ["lessonPlan", "openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
