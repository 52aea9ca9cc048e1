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
  title: {
    zh: "红色研学融入高校思政课实践教学研究",
    en: "Heritage study tours in university teaching of ideological and political theory",
  },
  pattern: { zh: "〔载体〕融入高校〔课程〕实践教学研究", en: "〔vehicle〕 in university teaching of 〔course〕" },
  slots: [
    { label: { zh: "载体", en: "vehicle" }, default: { zh: "红色研学", en: "Heritage study tours" } },
    { label: { zh: "课程", en: "course" }, default: { zh: "思政课", en: "ideological and political theory" } },
  ],
  remark: { zh: "理论讲透、调查真做、路径可排课", en: "Sound theory, a real survey, a plan that fits the timetable" },
  keywords: [
    { zh: "思想政治教育", en: "ideological and political education" },
    { zh: "实践教学", en: "practical teaching" },
    { zh: "红色资源", en: "heritage resources" },
    { zh: "研学", en: "study tours" },
  ],
  bring: [
    { zh: "原著与文件出处（版本、页码）", en: "Original works and policy documents, with edition and page" },
    { zh: "师生问卷与访谈提纲", en: "Questionnaires and interview guides for students and staff" },
    { zh: "研学方案与教学日历样本", en: "Sample tour plans and a teaching calendar" },
    { zh: "学校与场馆同意", en: "Consent of the university and the museums" },
  ],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: { zh: "由“看过就忘”的现象引出", en: "Start from “seen and soon forgotten”" },
      weight: 12,
      needs: ["data"],
      children: [
        {
          title: { zh: "选题依据", en: "Rationale" },
          intent: { zh: "文件要求与课堂现实的落差具体落在哪一环", en: "Where exactly policy and classroom practice part" },
          weight: 6,
          needs: ["source"],
        },
        {
          title: { zh: "研究综述", en: "Literature review" },
          intent: { zh: "分资源、课程、评价三类，指出争论未决之处", en: "Resources, courses, assessment; name what is still disputed" },
          weight: 6,
          needs: ["source"],
          mistake: { zh: "综述只有赞扬没有分歧", en: "A review that praises and finds no disagreement" },
        },
      ],
    },
    {
      title: { zh: "理论基础与核心概念", en: "Theory and concepts" },
      intent: { zh: "理论要能推出教学设计，不作装饰", en: "Theory must yield a teaching design, not decorate it" },
      weight: 18,
      needs: ["source"],
      children: [
        {
          title: { zh: "实践观与教育规律", en: "Practice and education" },
          intent: { zh: "由实践观推出“带着问题去”的理由，引文注版本", en: "Why practice calls for going with a question; cite editions" },
          weight: 9,
          needs: ["source"],
          mistake: { zh: "引文未核对原著", en: "Quotations not checked against the original" },
        },
        {
          title: { zh: "红色研学的内涵与育人机理", en: "What study tours are and how they educate" },
          intent: {
            zh: "由情境、体验、反思到认同，每环怎样观察得到",
            en: "From setting and experience to reflection and conviction: what shows each step",
          },
          weight: 9,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "现状调查", en: "The present state: a survey" },
      intent: { zh: "学生、教师、场馆三方互相印证", en: "Students, teachers and museums checked against one another" },
      weight: 24,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "调查设计", en: "Survey design" },
          intent: { zh: "抽样办法、问卷信效度与访谈对象", en: "Sampling, reliability and validity, and who was interviewed" },
          weight: 8,
          needs: ["table"],
        },
        {
          title: { zh: "成效与经验", en: "Effects and experience" },
          intent: { zh: "既看知晓也看思考深度", en: "Look at depth of thought as well as knowledge" },
          weight: 8,
          needs: ["table"],
        },
        {
          title: { zh: "存在的问题", en: "Problems found" },
          intent: { zh: "重参观轻问题、课前课后脱节，各有数据", en: "Visiting without questions, no link to class: each with data" },
          weight: 8,
          needs: ["data"],
          mistake: { zh: "问题没有数据支撑", en: "Problems asserted without data" },
        },
      ],
    },
    {
      title: { zh: "原因分析", en: "Causes" },
      intent: { zh: "机制层面而非态度层面", en: "Mechanisms, not attitudes" },
      weight: 12,
      children: [
        {
          title: { zh: "课程与基地缺少共同设计", en: "No joint course design" },
          intent: { zh: "用访谈材料说明谁在何时能够一起备课", en: "Interviews: who could have planned together, and when" },
          weight: 6,
          needs: ["data"],
        },
        {
          title: { zh: "评价只看出勤", en: "Attendance-only grading" },
          intent: { zh: "对照成绩办法，说明没有什么会被评价", en: "Compare the marking scheme: what is never assessed" },
          weight: 6,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "融入路径", en: "Ways of integration" },
      intent: { zh: "写到学时、分工、经费，能排进教学日历", en: "Down to hours, roles and funds, ready for the calendar" },
      weight: 24,
      needs: ["table"],
      children: [
        {
          title: { zh: "问题链式研学设计", en: "Tours built on a chain of questions" },
          intent: { zh: "给出一个专题的完整问题链", en: "Work one topic out in full" },
          weight: 8,
          needs: ["table", "figure"],
          mistake: { zh: "路径空泛如“加强重视”", en: "Empty phrases such as “attach more importance”" },
        },
        {
          title: { zh: "现场教学与史料研读", en: "Teaching on site with sources" },
          intent: { zh: "写师生和讲解员各做什么，史料从哪里来", en: "What teacher, student and guide each do; where sources come from" },
          weight: 8,
          needs: ["table"],
        },
        {
          title: { zh: "过程性评价量表", en: "A rubric for the process" },
          intent: { zh: "给出指标、等级描述与评分证据", en: "Criteria, level descriptions and evidence for marks" },
          weight: 8,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "结语", en: "Conclusion" },
      intent: { zh: "归纳适用条件：班额、路程、场馆意愿", en: "Conditions: class size, distance, willing museums" },
      weight: 10,
    },
  ],
  whyGood: [
    { zh: "由课堂的沉默发现“感动没有进入思考”", en: "From a silence in class: being moved did not become thinking" },
    { zh: "理论部分强调核对原著", en: "The theory part insists on checking the originals" },
    { zh: "问题链样例完整，可直接排课", en: "A full question chain that could be timetabled" },
    { zh: "评价看判断随证据的变化", en: "Assessment looks at how judgement changes with evidence" },
  ],
  opening: [
    { type: "heading", text: { zh: "第一章 绪论", en: "Introduction" } },
    { type: "heading", text: { zh: "1.1 选题依据", en: "Rationale" } },
    {
      type: "paragraph",
      text: {
        zh: "在一次纪念馆研学之后的课堂讨论里，教师问：“最触动你的是哪件展品？”多数学生能说出来；再问：“它回答了什么问题？”教室里安静了下来。学生并非没有感动，只是感动停留在现场，没有进入思考；研学结束，交一篇心得，这件事就过去了。问题不在于去没去，而在于去之前带着什么问题，回来之后拿它解释什么。",
        en: "In a class discussion after a visit to a memorial museum, the teacher asked, “Which exhibit moved you most?” Most students could say. Asked next, “What question did it answer?”, the room fell silent. The students had indeed been moved, but the feeling stayed where it arose and did not become thought. The visit ended, a page of impressions was handed in, and that was that. The problem is not whether they went but what question they took with them and what they used it to explain when they came back.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "有关文件对思政课实践教学提出了明确要求【待补充：文件名称与年份】，各校也建立了不少基地，但课程与基地之间往往是“借用”关系：教师负责带队，场馆负责讲解，学生负责听。本文以红色研学融入思政课实践教学为题，在梳理理论依据的基础上，对学生、教师和场馆三方开展调查，分析问题背后的机制原因，尝试提出以问题链为核心、能够排进教学日历的实施方案。",
        en: "Policy documents set clear requirements for practical teaching in these courses 【to fill in: title and year of document】, and universities have set up many sites. Yet course and site usually stand in a relation of borrowing: the teacher leads, the museum explains, the students listen. This thesis takes heritage study tours as its subject, sets out the theoretical basis, surveys students, teachers and museums, analyses the mechanisms behind the problems, and proposes a plan built on a chain of questions that fits the teaching calendar.",
      },
    },
  ],
  hardSample: {
    title: { zh: "问题链样例", en: "A chain of questions" },
    text: {
      zh: "以“民心从何而来”专题为例，课前提出第一问：同样是征粮，为什么有的地方群众主动送、有的地方躲？学生分组阅读【待补充：史料名称】中的两则材料，写下初步判断。现场教学不再由讲解员从头讲到尾，而是每组认领一件展品，找出能够支持或修正判断的细节，例如账册上的还款记录。课后回到教材，讨论制度安排与群众利益的关系，修改自己最初的判断并说明理由。评价看的不是结论是否统一，而是判断是否随证据而变化。",
      en: "Take the topic “Where does popular support come from?” Before the visit comes the first question: when grain was requisitioned, why did people in some places bring it of their own accord while elsewhere they hid? In groups, students read two documents from 【to fill in: title of source】 and write down a first judgement. On site there is no guided tour from start to finish; each group takes one exhibit and looks for details that support or correct its judgement, such as records of repayment in a ledger. Back in class they turn to the textbook, discuss how institutions bear on people's interests, and revise their judgement with reasons. What is assessed is not whether conclusions agree but whether judgement follows the evidence.",
    },
  },
  staged: true,
  checklist: [
    { zh: "原著引文核对版本与页码", en: "Quotations are checked for edition and page" },
    { zh: "文件名称、文号、年份准确", en: "Titles, numbers and years of documents are right" },
    { zh: "问卷样本与回收情况已说明", en: "Sample and response are reported" },
    { zh: "每条路径有学时与分工", en: "Each proposal has hours and roles" },
    { zh: "表述经导师审读", en: "The supervisor has read the wording" },
  ],
  scenes: ["questionnaire", "lessonPlan", "openingReport"],
  since: "2026-11-22",
});
