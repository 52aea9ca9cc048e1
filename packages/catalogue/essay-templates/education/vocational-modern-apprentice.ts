import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const vocationalModernApprentice = defineTemplate({
  slug: "vocational-modern-apprentice",
  kind: "survey",
  discipline: "education",
  major: { zh: "职业技术教育", en: "Vocational Education" },
  levels: ["juniorCollege", "undergraduate"],
  method: "survey",
  length: { default: 4000, min: 3000, max: 10000 },
  numbering: "B",
  title: { zh: "数控技术学徒制岗位学习质量调研报告", en: "Workplace learning quality in a CNC machining apprenticeship: a survey report" },
  pattern: { zh: "〔专业〕学徒制岗位学习质量调研报告", en: "Workplace learning quality in a 〔trade〕 apprenticeship: a survey report" },
  slots: [{ label: { zh: "专业", en: "trade" }, default: { zh: "数控技术", en: "CNC machining" } }],
  remark: { zh: "问学徒“今天学会了什么”，比问满意度有用", en: "Ask what was learnt today, not how satisfied they are" },
  keywords: [
    { zh: "学徒制", en: "apprenticeship" },
    { zh: "岗位学习", en: "workplace learning" },
    { zh: "职业教育", en: "vocational education" },
    { zh: "调研", en: "survey" },
  ],
  bring: [
    { zh: "校企协议与双方公开许可", en: "The agreement of school and firm, with leave to publish" },
    { zh: "学徒日志与知情同意", en: "Apprentices' logs and consent" },
    { zh: "师傅访谈与课程标准", en: "Interviews with masters, and the course standard" },
  ],
  outline: [
    {
      title: { zh: "调研背景与问题", en: "Background and questions" },
      intent: { zh: "学校与车间对“学习”的理解差在哪里", en: "How school and workshop differ on what learning is" },
      weight: 14,
    },
    {
      title: { zh: "对象与方法", en: "Sample and methods" },
      intent: { zh: "日志法为主，写明填写率与可能的粉饰", en: "Logs first, with completion rates and the risk of gloss" },
      weight: 16,
      needs: ["table"],
      mistake: { zh: "只发满意度问卷", en: "Only a satisfaction questionnaire" },
    },
    {
      title: { zh: "调研发现", en: "Findings" },
      intent: { zh: "按学习过程组织，不按问卷题号", en: "By the course of learning, not by question number" },
      weight: 36,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "学徒在做什么", en: "What apprentices do" },
          intent: { zh: "任务类型与重复度随时间怎样变", en: "How types of task and repetition change over time" },
          weight: 12,
          needs: ["table", "figure"],
        },
        {
          title: { zh: "师傅怎样教", en: "How masters teach" },
          intent: { zh: "示范、放手、纠错的频度与时机", en: "How often and when they show, let go and correct" },
          weight: 12,
          needs: ["data"],
        },
        {
          title: { zh: "学校知识用上了吗", en: "Is school knowledge used?" },
          intent: { zh: "对照课程与任务，哪些学了用不上", en: "Course against tasks: what is learnt and never used" },
          weight: 12,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "影响质量的因素", en: "What affects quality" },
      intent: { zh: "计件工资、岗位轮换、考核各怎样限制学习", en: "How piece rates, rotation and appraisal limit learning" },
      weight: 18,
      needs: ["data"],
      mistake: { zh: "归因学徒态度差", en: "Blaming apprentices' attitude" },
    },
    {
      title: { zh: "改进建议", en: "Suggestions" },
      intent: { zh: "校、企、学徒各可做的一件事，写明代价", en: "One thing each for school, firm and apprentice, and its cost" },
      weight: 16,
      needs: ["table"],
    },
  ],
  whyGood: [
    { zh: "指出“能干活”与“学技能”的差别，问题抓得准", en: "Sees the difference between doing work and learning a skill" },
    { zh: "日志三问简单可行，资料独特", en: "Three daily questions are simple and yield rare material" },
    { zh: "建议分给学校、企业、学徒各一件事", en: "Suggestions: one for each of school, firm and apprentice" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、调研背景与问题", en: "Background and questions" } },
    {
      type: "paragraph",
      text: {
        zh: "学校说，学徒在企业要“学技能”；车间说，学徒来了要“能干活”。两句话听起来差不多，实际的安排却可能大不一样：能干活意味着把一件事做得又快又稳，学技能则需要不断遇到没做过的事。一个学徒如果几个月只负责上下料，产量可能不错，学到的东西却很有限。",
        en: "The school says that apprentices are in the firm to learn a skill; the workshop says that they have come to do the work. The two sound alike, and may mean very different arrangements. To do the work is to do one thing fast and steadily; to learn a skill one has to keep meeting things not done before. An apprentice who for months only loads and unloads may well have good output and yet learn very little.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "以往评价学徒制，常用满意度问卷和考证通过率，它们能说明学徒高不高兴、会不会考试，却难以说明每天在岗位上究竟学到了什么。本次调研在【待补充：合作企业】对数控技术专业的学徒开展，请他们连续记录学习日志，每天回答三个问题：今天做了什么，有没有第一次做的事，遇到问题问了谁。同时访谈师傅与车间主任，并与学校课程标准对照，目的是弄清岗位学习的真实过程，找到校企双方都愿意改、也改得动的地方。",
        en: "Apprenticeships have usually been judged by satisfaction questionnaires and by the share who pass an examination. These tell whether apprentices are content and can sit a test, but hardly what they learn at work each day. This survey was carried out among CNC apprentices at 【to fill in: partner firm】. They kept a log and answered three questions a day: what did you do, was any of it for the first time, and whom did you ask when stuck? Masters and the workshop manager were interviewed and the course standard compared, in order to learn how learning at work goes and to find what both sides are willing and able to change.",
      },
    },
  ],
  hardSample: {
    title: { zh: "日志材料的分析", en: "Analysing logs" },
    text: {
      zh: "先把日志中的任务按“重复操作、有变化的操作、需要判断的操作”编码，再看三类所占比例随上岗时间怎样变化，需要判断的操作出现在什么时候，例如设备故障或换产品【待补充：编码结果】。有学徒写道：“机床报警，师傅让我先猜原因，猜错了他才讲。”这是一个放手的时刻。接着要问这类记录集中在哪些师傅名下，与学徒的入学成绩有没有关系：若与师傅有关而与成绩无关，差别就更可能来自带教方式而非学徒基础。",
      en: "Tasks in the logs are first coded as repeated, varied or calling for judgement. One then asks how the shares of the three change with time on the job, and when judgement is called for, such as when a machine fails or the product changes 【to fill in: coding results】. One apprentice wrote, “The machine gave an alarm. My master had me guess the cause and explained only after I got it wrong.” That is a moment of letting go. The next question is under which masters such entries gather and whether they have to do with apprentices' marks on entry: if with the master and not with marks, the difference more probably comes from the way of teaching than from the apprentice.",
    },
  },
  staged: true,
  checklist: [
    { zh: "校企双方书面同意公开", en: "School and firm agree in writing to publication" },
    { zh: "两人编码一致性已报告", en: "Agreement of two coders is reported" },
    { zh: "引用日志均匿名", en: "Quotations from logs are anonymous" },
    { zh: "每条建议写明由谁做", en: "Each suggestion names who acts" },
  ],
  scenes: ["questionnaire", "interviewOutline", "gwResearch"],
  since: "2026-11-22",
});
