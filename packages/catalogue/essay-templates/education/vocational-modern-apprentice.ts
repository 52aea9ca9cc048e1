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
  title: { zh: "数控技术学徒制岗位学习质量调研报告", en: "Workplace Learning Quality in a CNC Apprenticeship" },
  pattern: "〔专业〕学徒制岗位学习质量调研报告",
  slots: [{ label: "专业", default: "数控技术" }],
  remark: { zh: "问学徒“今天学会了什么”，比问满意度有用", en: "Ask what was learned today, not how satisfied" },
  keywords: ["学徒制", "岗位学习", "职业教育", "调研"],
  bring: ["校企协议", "学徒日志", "师傅访谈"],
  outline: [
    { title: { zh: "调研背景与问题", en: "Background" }, intent: "学校与车间对学习的理解不同", weight: 14 },
    {
      title: { zh: "对象与方法", en: "Sample and methods" },
      intent: "日志法为主，问卷为辅",
      weight: 16,
      needs: ["table"],
      mistake: "只发满意度问卷",
    },
    {
      title: { zh: "调研发现", en: "Findings" },
      intent: "按学习过程组织",
      weight: 36,
      needs: ["table", "data"],
      children: [
        { title: { zh: "学徒在做什么", en: "What apprentices do" }, intent: "任务类型与重复度", weight: 12, needs: ["table", "figure"] },
        { title: { zh: "师傅怎样教", en: "How masters teach" }, intent: "示范、放手、纠错的频度", weight: 12, needs: ["data"] },
        { title: { zh: "学校知识用上了吗", en: "Is school knowledge used" }, intent: "对照课程与任务", weight: 12, needs: ["table"] },
      ],
    },
    {
      title: { zh: "影响质量的因素", en: "Factors" },
      intent: "计件工资、岗位轮换、考核",
      weight: 18,
      needs: ["data"],
      mistake: "归因学徒态度差",
    },
    { title: { zh: "改进建议", en: "Suggestions" }, intent: "校、企、学徒各可做的一件事", weight: 16, needs: ["table"] },
  ],
  whyGood: ["指出“能干活”与“学技能”的差别，问题抓得准", "日志三问简单可行，资料独特", "建议分给学校、企业、学徒各一件事"],
  opening: [
    { type: "heading", text: "一、调研背景与问题" },
    {
      type: "paragraph",
      text: "学校说，学徒在企业要“学技能”；车间说，学徒来了要“能干活”。两句话听起来差不多，实际的安排却可能大不一样：能干活意味着把一件事做得又快又稳，学技能则需要不断遇到没做过的事。一个学徒如果几个月只负责上下料，产量可能不错，学到的东西却很有限。",
    },
    {
      type: "paragraph",
      text: "以往评价学徒制，常用满意度问卷和考证通过率，它们能说明学徒高不高兴、会不会考试，却难以说明每天在岗位上究竟学到了什么。本次调研在【待补充：合作企业】对数控技术专业的学徒开展，请他们连续记录学习日志，每天回答三个问题：今天做了什么，有没有第一次做的事，遇到问题问了谁。同时访谈师傅与车间主任，并与学校课程标准对照，目的是弄清岗位学习的真实过程，找到校企双方都愿意改、也改得动的地方。",
    },
  ],
  hardSample: {
    title: "日志材料的分析",
    text: "对日志中的任务按“重复操作、有变化的操作、需要判断的操作”编码后发现，重复操作所占比例在上岗后很快上升并保持稳定，需要判断的操作多出现在设备故障或换产品的时候【待补充：编码结果】。有学徒写道：“机床报警，师傅让我先猜原因，猜错了他才讲。”这是全部日志中少见的放手时刻。进一步比较发现，这类记录集中在少数师傅名下，而与学徒的入学成绩关系不大，说明差别更多来自带教方式而非学徒基础。",
  },
  staged: true,
  checklist: ["校企双方同意公开", "日志编码有一致性", "引用匿名", "建议具体可行"],
  scenes: ["questionnaire", "interviewOutline", "gwResearch"],
  since: "2026-11-22",
});
