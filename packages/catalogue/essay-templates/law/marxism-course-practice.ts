import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const marxismCoursePractice = defineTemplate({
  slug: "marxism-course-practice",
  kind: "thesis",
  discipline: "law",
  major: { zh: "思想政治教育", en: "Ideological and Political Education" },
  levels: ["undergraduate", "master"],
  method: "survey",
  length: { default: 12000, min: 8000, max: 50000, byLevel: { undergraduate: 12000, master: 30000 } },
  numbering: "A",
  title: { zh: "红色研学融入高校思政课实践教学研究", en: "Heritage Study Tours in University Political Education" },
  pattern: "〔载体〕融入高校〔课程〕实践教学研究",
  slots: [
    { label: "载体", default: "红色研学" },
    { label: "课程", default: "思政课" },
  ],
  remark: { zh: "理论讲透、调查真做、路径可排课", en: "Clear theory, real survey, workable path" },
  keywords: ["思想政治教育", "实践教学", "红色资源", "研学"],
  bring: ["原著与文件出处", "师生问卷访谈", "研学方案样本"],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: "由“看过就忘”的现象引出",
      weight: 12,
      needs: ["data"],
      children: [
        { title: { zh: "选题依据", en: "Rationale" }, intent: "文件要求与课堂现实的落差", weight: 6, needs: ["source"] },
        {
          title: { zh: "研究综述", en: "Review" },
          intent: "分资源、课程、评价三类",
          weight: 6,
          needs: ["source"],
          mistake: "综述只有赞扬没有分歧",
        },
      ],
    },
    {
      title: { zh: "理论基础与核心概念", en: "Theory and concepts" },
      intent: "原著依据准确",
      weight: 18,
      needs: ["source"],
      children: [
        {
          title: { zh: "实践观与教育规律", en: "Practice and education" },
          intent: "引原著须注版本页码",
          weight: 9,
          needs: ["source"],
          mistake: "引文未核对原著",
        },
        {
          title: { zh: "红色研学的内涵与育人机理", en: "Meaning and mechanism" },
          intent: "由情境、体验、反思到认同",
          weight: 9,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "现状调查", en: "Survey" },
      intent: "学生、教师、场馆三方",
      weight: 24,
      needs: ["table", "data"],
      children: [
        { title: { zh: "调查设计", en: "Design" }, intent: "抽样与工具", weight: 8, needs: ["table"] },
        { title: { zh: "成效与经验", en: "Effects" }, intent: "既看知晓也看思考深度", weight: 8, needs: ["table"] },
        {
          title: { zh: "存在的问题", en: "Problems" },
          intent: "重参观轻问题、课前课后脱节",
          weight: 8,
          needs: ["data"],
          mistake: "问题没有数据支撑",
        },
      ],
    },
    {
      title: { zh: "原因分析", en: "Causes" },
      intent: "机制层面而非态度层面",
      weight: 12,
      children: [
        { title: { zh: "课程与基地缺少共同设计", en: "No joint design" }, intent: "用访谈材料佐证", weight: 6, needs: ["data"] },
        { title: { zh: "评价只看出勤", en: "Attendance-only grading" }, intent: "与成绩办法对照", weight: 6, needs: ["table"] },
      ],
    },
    {
      title: { zh: "融入路径", en: "Paths" },
      intent: "做成可排课的方案",
      weight: 24,
      needs: ["table"],
      children: [
        {
          title: { zh: "问题链式研学设计", en: "Question chain" },
          intent: "给出一个专题样例",
          weight: 8,
          needs: ["table", "figure"],
          mistake: "路径空泛如“加强重视”",
        },
        { title: { zh: "现场教学与史料研读", en: "On-site and sources" }, intent: "写师生任务分工", weight: 8, needs: ["table"] },
        { title: { zh: "过程性评价量表", en: "Process rubric" }, intent: "给指标与证据", weight: 8, needs: ["table"] },
      ],
    },
    { title: { zh: "结语", en: "Conclusion" }, intent: "归纳条件与限度", weight: 10 },
  ],
  whyGood: ["由课堂的沉默发现“感动没有进入思考”", "理论部分强调核对原著", "问题链样例完整，可直接排课", "评价看判断随证据的变化"],
  opening: [
    { type: "heading", text: "第一章 绪论" },
    { type: "heading", text: "1.1 选题依据" },
    {
      type: "paragraph",
      text: "在一次纪念馆研学之后的课堂讨论里，教师问：“最触动你的是哪件展品？”多数学生能说出来；再问：“它回答了什么问题？”教室里安静了下来。学生并非没有感动，只是感动停留在现场，没有进入思考；研学结束，交一篇心得，这件事就过去了。问题不在于去没去，而在于去之前带着什么问题，回来之后拿它解释什么。",
    },
    {
      type: "paragraph",
      text: "有关文件对思政课实践教学提出了明确要求【待补充：文件名称与年份】，各校也建立了不少基地，但课程与基地之间往往是“借用”关系：教师负责带队，场馆负责讲解，学生负责听。本文以红色研学融入思政课实践教学为题，在梳理理论依据的基础上，对学生、教师和场馆三方开展调查，分析问题背后的机制原因，尝试提出以问题链为核心、能够排进教学日历的实施方案。",
    },
  ],
  hardSample: {
    title: "问题链样例",
    text: "以“民心从何而来”专题为例，课前提出第一问：同样是征粮，为什么有的地方群众主动送、有的地方躲？学生分组阅读【待补充：史料名称】中的两则材料，写下初步判断。现场教学不再由讲解员从头讲到尾，而是每组认领一件展品，找出能够支持或修正判断的细节，例如账册上的还款记录。课后回到教材，讨论制度安排与群众利益的关系，修改自己最初的判断并说明理由。评价看的不是结论是否统一，而是判断是否随证据而变化。",
  },
  staged: true,
  checklist: ["原著引文核对版本", "文件名称准确", "问卷样本说明", "路径有课时与分工", "表述规范"],
  scenes: ["questionnaire", "lessonPlan", "openingReport"],
  since: "2026-11-22",
});
