import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const itProjectProfessional = defineTemplate({
  slug: "it-project-professional",
  kind: "professional",
  discipline: "management",
  major: { zh: "信息管理与信息系统", en: "Information Management" },
  levels: ["any"],
  method: "case",
  length: { default: 3500, min: 3000, max: 8000 },
  numbering: "B",
  title: { zh: "论政务信息化项目的进度管理", en: "On Schedule Management of a Government IT Project" },
  pattern: "论〔项目〕的〔知识域〕",
  slots: [
    { label: "项目", default: "政务信息化项目" },
    { label: "知识域", default: "进度管理" },
  ],
  remark: { zh: "高级资格论文写法：理论点到，实践写透", en: "Touch the theory, work through the practice" },
  keywords: ["项目管理", "进度控制", "关键路径", "专业论文"],
  bring: ["真实项目资料", "甘特图与里程碑", "变更记录"],
  outline: [
    {
      title: { zh: "项目概要与本人职责", en: "Project and my role" },
      intent: "背景、规模、工期、岗位一段讲清",
      weight: 15,
      mistake: "看不出作者做了什么",
    },
    { title: { zh: "进度管理的难点", en: "Difficulties" }, intent: "由项目特点推出，不背定义", weight: 12 },
    {
      title: { zh: "过程实践", en: "Practice" },
      intent: "每个过程写一件真事",
      weight: 48,
      needs: ["table", "figure"],
      children: [
        { title: { zh: "活动分解与排序", en: "Activities and sequence" }, intent: "写依赖关系怎样识别", weight: 10, needs: ["figure"] },
        { title: { zh: "工期估算", en: "Estimating" }, intent: "说明估算方法与偏差", weight: 10, needs: ["formula"] },
        { title: { zh: "关键路径与进度计划", en: "Critical path" }, intent: "给出关键活动与浮动时间", weight: 10, needs: ["figure"] },
        {
          title: { zh: "一次延期的纠偏", en: "Correcting a slip" },
          intent: "按发现、原因、措施、结果写",
          weight: 9,
          needs: ["table"],
          mistake: "只写“加班赶工”",
        },
        { title: { zh: "变更与沟通", en: "Change and communication" }, intent: "写一次范围变更的处理", weight: 9 },
      ],
    },
    { title: { zh: "实施效果", en: "Results" }, intent: "用验收时间与偏差数据", weight: 15, needs: ["table"] },
    { title: { zh: "经验与不足", en: "Lessons" }, intent: "两条经验一条教训", weight: 10 },
  ],
  whyGood: ["岗位与贡献开篇就清楚", "难点由项目特点推出，不背教材", "纠偏先找原因再行动，措施具体"],
  opening: [
    { type: "heading", text: "一、项目概要与本人职责" },
    {
      type: "paragraph",
      text: "【待补充：时间】，我单位承接了某地政务服务事项统一受理平台建设项目，内容包括受理、流转、监督三个子系统以及与多个部门既有系统的接口改造。我担任项目经理，负责计划编制、进度控制和对外协调。项目合同工期较紧，且上线日期与当地政务大厅启用日期绑定，没有顺延余地。",
    },
    { type: "heading", text: "二、进度管理的难点" },
    {
      type: "paragraph",
      text: "与一般软件开发相比，该项目的进度风险不在编码，而在接口：每个部门的系统由不同厂商维护，接口文档完整程度不一，联调时间取决于对方排期，属于项目组无法直接控制的外部依赖。另一个难点是事项梳理，业务人员白天要接待群众，确认需求只能安排在晚间或周末。因此，进度计划若只按开发工作量编制，看上去宽松，实际关键路径落在接口联调上。认识到这一点，是后面各项措施的出发点。",
    },
  ],
  hardSample: {
    title: "纠偏的写法",
    text: "第【待补充：周次】周例会上，挣值指标显示接口联调滞后。我没有直接安排加班，而是先查原因：落后的接口集中在两个部门，对方厂商同时在做年度升级，人员排不开。于是采取三项措施：请建设方信息中心牵头召开协调会，把联调时间写进会议纪要；开发模拟接口，让上层功能先行测试；把与这两个部门无关的事项提前上线，释放测试人员。两周后关键路径恢复到计划线，增加的工作量为【待补充：人日】，从应急储备中支出。",
  },
  staged: false,
  checklist: ["项目信息脱敏", "时间线前后一致", "每个过程有实例", "数据与效果可核"],
  scenes: ["professionalEssay", "projectSummary", "projectPlan"],
  since: "2026-11-22",
});
