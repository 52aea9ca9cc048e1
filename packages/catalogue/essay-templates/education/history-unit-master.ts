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
  title: {
    zh: "基于大概念的高中历史明清社会单元教学设计与实践",
    en: "A big-idea unit on Ming and Qing society in senior high school history: design and practice",
  },
  pattern: {
    zh: "基于〔理念〕的高中历史〔内容〕单元教学设计与实践",
    en: "A 〔approach〕 unit on 〔topic〕 in senior high school history: design and practice",
  },
  slots: [
    { label: { zh: "理念", en: "approach" }, default: { zh: "大概念", en: "big-idea" } },
    { label: { zh: "内容", en: "topic" }, default: { zh: "明清社会", en: "Ming and Qing society" } },
  ],
  remark: { zh: "设计、实施、证据三段都要有课堂", en: "Design, enactment and evidence, all from real lessons" },
  keywords: [
    { zh: "单元教学", en: "unit teaching" },
    { zh: "大概念", en: "big ideas" },
    { zh: "历史核心素养", en: "historical thinking" },
    { zh: "教学设计", en: "instructional design" },
  ],
  bring: [
    { zh: "课标与教材版本", en: "Curriculum standard and textbook edition" },
    { zh: "课堂录像与学生作品（学校、家长同意）", en: "Lesson videos and pupils' work, with consent of school and parents" },
    { zh: "评价量规及评分者一致性", en: "A rubric and agreement between markers" },
  ],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: { zh: "由碎片化教学的困境提出设计问题", en: "From fragmented teaching to a question of design" },
      weight: 9,
      needs: ["source"],
      children: [
        {
          title: { zh: "研究缘起与意义", en: "Origin and significance" },
          intent: { zh: "从听课记录写起：知识点都在，为何连不成理解", en: "From observation notes: all the facts, why no understanding" },
          weight: 5,
          needs: ["data"],
        },
        {
          title: { zh: "研究方法与思路", en: "Methods and approach" },
          intent: { zh: "画设计研究的迭代图，标明每轮改什么", en: "A diagram of iterations and what each changes" },
          weight: 4,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "理论基础与文献", en: "Theoretical basis and literature" },
      intent: { zh: "只取指导设计的部分", en: "Only what guides the design" },
      weight: 14,
      needs: ["source"],
      children: [
        {
          title: { zh: "大概念与理解", en: "Big ideas and understanding" },
          intent: { zh: "比较不同界定并给出本文的判断标准", en: "Compare definitions and give the test used here" },
          weight: 7,
          needs: ["source"],
        },
        {
          title: { zh: "历史单元教学研究述评", en: "Studies of history units" },
          intent: { zh: "按设计要素归类，指出证据最弱的一环", en: "By element of design; where evidence is thinnest" },
          weight: 7,
          needs: ["source", "table"],
          mistake: { zh: "综述与设计脱节", en: "A review cut off from the design" },
        },
      ],
    },
    {
      title: { zh: "教学现状调查", en: "Survey of present teaching" },
      intent: { zh: "教师与学生两端同时摸底，结论进入设计", en: "Both ends, teachers and pupils, with results that enter the design" },
      weight: 16,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "教师访谈", en: "Interviews with teachers" },
          intent: { zh: "单元意识从哪里断开、困难在哪一步", en: "Where thinking in units breaks off" },
          weight: 8,
          needs: ["data"],
        },
        {
          title: { zh: "学生前概念", en: "Students' prior ideas" },
          intent: { zh: "用开放题归类，找出顽固的前概念", en: "Sort open answers and find stubborn ideas" },
          weight: 8,
          needs: ["table", "data"],
          mistake: { zh: "跳过学情直接设计", en: "Designing without looking at pupils" },
        },
      ],
    },
    {
      title: { zh: "单元设计", en: "Unit design" },
      intent: { zh: "由大概念逆向设计：先证据，后活动", en: "Backward from the big idea: evidence before activities" },
      weight: 26,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "大概念提炼", en: "Extracting the big idea" },
          intent: { zh: "从课标、教材、史学三方取证", en: "Evidence from standard, textbook and historians" },
          weight: 9,
          needs: ["source"],
        },
        {
          title: { zh: "目标与评价量规", en: "Goals and rubrics" },
          intent: { zh: "目标可评，量规各水平能够区分", en: "Goals that can be assessed, levels that can be told apart" },
          weight: 9,
          needs: ["table"],
        },
        {
          title: { zh: "课时任务与史料", en: "Lesson tasks and sources" },
          intent: { zh: "每课一个核心问题与两则相互抵牾的史料", en: "One question and two conflicting sources a lesson" },
          weight: 8,
          needs: ["table"],
          mistake: { zh: "史料只当插图", en: "Sources as mere illustration" },
        },
      ],
    },
    {
      title: { zh: "实施与证据", en: "Enactment and evidence" },
      intent: { zh: "两轮教学对比，证据同口径", en: "Two rounds compared on the same evidence" },
      weight: 23,
      needs: ["data"],
      children: [
        {
          title: { zh: "课堂实录片段", en: "Lesson episodes" },
          intent: { zh: "选关键对话，说明为何选这一段", en: "Key exchanges, why these, and analysis" },
          weight: 8,
          needs: ["data"],
        },
        {
          title: { zh: "学生作品分析", en: "Analysing pupils' work" },
          intent: { zh: "依量规给水平分布与边界样例", en: "Distribution over levels with borderline samples" },
          weight: 8,
          needs: ["table", "data"],
        },
        {
          title: { zh: "修改与再实施", en: "Revision and second round" },
          intent: { zh: "写清改了什么、依据哪条证据", en: "What was changed and on which evidence" },
          weight: 7,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "结论与建议", en: "Conclusions" },
      intent: { zh: "提炼可迁移的设计原则", en: "Draw out principles that can be transferred" },
      weight: 12,
      children: [
        {
          title: { zh: "设计原则", en: "Design principles" },
          intent: { zh: "每条附适用条件与失效情形", en: "Each with where it holds and where it fails" },
          weight: 6,
          mistake: { zh: "只说“效果良好”", en: "Saying only that results were good" },
        },
        {
          title: { zh: "反思", en: "Reflection" },
          intent: { zh: "课时、评价与班级差异的限制", en: "Limits of time, assessment and differences between classes" },
          weight: 6,
        },
      ],
    },
  ],
  whyGood: [
    { zh: "由听课记录发现碎片化问题，来自现场", en: "Fragmentation was found by observing lessons" },
    { zh: "大概念来自课标、教材、史学三方取证", en: "The big idea rests on standard, textbook and historiography" },
    { zh: "用学生作品的水平分布作证据", en: "Distribution of pupils' work over levels serves as evidence" },
    { zh: "提炼的原则写明适用条件", en: "Principles state where they apply" },
  ],
  opening: [
    { type: "heading", text: { zh: "第一章 绪论", en: "Introduction" } },
    { type: "heading", text: { zh: "1.1 研究缘起与意义", en: "Origin and significance" } },
    {
      type: "paragraph",
      text: {
        zh: "在【待补充：实习学校】听课时，笔者记录过同一单元的几节课：讲制度时列皇权加强的措施，讲经济时列商品经济的表现，讲文化时列思想家的主张。每节课都条理清楚，可单元结束后请学生谈谈“这个时代是进步还是停滞”，多数学生只能各抓一条来回答，很少有人意识到这些变化彼此牵连。知识点都在，却没有连成理解。",
        en: "Observing lessons at 【to fill in: placement school】 I took notes on several of one unit. The lesson on institutions listed measures that strengthened imperial power; that on the economy listed signs of a commercial economy; that on culture listed thinkers and their views. Each was clear. Yet when, at the end of the unit, pupils were asked whether this age was one of progress or of stagnation, most seized on a single point, and few saw that the changes hang together. The facts were all there; they had not become understanding.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "课程标准提出以核心素养统领内容，教材也按单元编排，但怎样从单元里提炼出能够统摄各课的大概念，又怎样设计任务让学生用它解释新的史料，一线教师仍感困难。本研究以明清社会单元为对象，采用设计研究的思路，在学情调查的基础上提炼大概念、编制量规、设计课时任务，经两轮教学实施与修改，考察学生历史解释水平的变化，并归纳可供其他单元借鉴的设计原则。",
        en: "The curriculum standard asks that core competences govern content, and textbooks are arranged by unit. But how to draw from a unit a big idea that can govern its lessons, and how to design tasks in which pupils use it to explain new sources, teachers still find hard. Taking the unit on Ming and Qing society, this study follows a design research approach: on the basis of a survey of pupils' ideas it extracts a big idea, writes a rubric and designs tasks, teaches and revises them over two rounds, examines change in pupils' level of historical interpretation, and sums up principles for other units.",
      },
    },
  ],
  hardSample: {
    title: { zh: "大概念提炼", en: "Extracting a big idea" },
    text: {
      zh: "提炼大概念有三个来源。课标规定了本单元的内容要求，但以陈述为主；教材的单元导语提示了变局与危机，仍较笼统；史学研究关于这一时期的讨论则呈现了多种解释【待补充：研究文献】。把三者放在一起，可以看到一个共同的张力：社会经济内部的活跃与制度框架的延续并存。据此将大概念表述为“社会的变化往往在旧框架中积累，框架的弹性决定变化的走向”。它能解释本单元各课，也能迁移到其他转型时期，同时留有争论余地，学生可以用史料支持或质疑它。",
      en: "There are three sources. The curriculum standard sets out the content, mostly in statements. The textbook's introduction hints at change and crisis but remains general. Historians' discussions of the period offer several interpretations 【to fill in: studies】. Put together, they show a shared tension: vigour within society and economy beside continuity of the institutional frame. The big idea is accordingly worded: “Change in a society often gathers within an old frame, and how elastic the frame is decides where change leads.” It explains each lesson of the unit, can be carried to other ages of transition, and leaves room for argument: pupils can support or question it with sources.",
    },
  },
  staged: true,
  checklist: [
    { zh: "录像与作品已获同意", en: "Consent covers videos and work" },
    { zh: "两名评分者一致性已报告", en: "Agreement between two markers is reported" },
    { zh: "史料注明出处与版本", en: "Sources give origin and edition" },
    { zh: "两轮差异逐条说明依据", en: "Differences between rounds cite their evidence" },
    { zh: "课例与量规附后", en: "Lessons and rubric are appended" },
  ],
  scenes: ["lessonPlan", "openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
