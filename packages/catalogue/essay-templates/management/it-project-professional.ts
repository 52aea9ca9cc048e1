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
  title: { zh: "论政务信息化项目的进度管理", en: "On schedule management in a government IT project" },
  pattern: { zh: "论〔项目〕的〔知识域〕", en: "On 〔knowledge area〕 in 〔project〕" },
  slots: [
    { label: { zh: "项目", en: "project" }, default: { zh: "政务信息化项目", en: "a government IT project" } },
    { label: { zh: "知识域", en: "knowledge area" }, default: { zh: "进度管理", en: "schedule management" } },
  ],
  remark: { zh: "高级资格论文写法：理论点到，实践写透", en: "Touch the theory, work through the practice" },
  keywords: [
    { zh: "项目管理", en: "project management" },
    { zh: "进度控制", en: "schedule control" },
    { zh: "关键路径", en: "critical path" },
    { zh: "专业论文", en: "professional article" },
  ],
  bring: [
    { zh: "本人参与的真实项目资料（已脱敏）", en: "Material from a real project one took part in, anonymised" },
    { zh: "甘特图与里程碑", en: "Gantt chart and milestones" },
    { zh: "变更与会议记录", en: "Change and meeting records" },
  ],
  outline: [
    {
      title: { zh: "项目概要与本人职责", en: "The project and my responsibility" },
      intent: {
        zh: "背景、规模、工期、岗位一段讲清，突出本人决定过什么",
        en: "Background, size, time and post, and what the author decided",
      },
      weight: 15,
      mistake: { zh: "看不出作者做了什么", en: "Not showing what the author did" },
    },
    {
      title: { zh: "进度管理的难点", en: "Difficulties of schedule management" },
      intent: { zh: "由项目特点推出难点，不背定义", en: "Draw them from the project, not from definitions" },
      weight: 12,
    },
    {
      title: { zh: "过程实践", en: "The processes in practice" },
      intent: { zh: "每个过程写一件真事，写清依据与结果", en: "One true event for each process, with grounds and result" },
      weight: 48,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "活动分解与排序", en: "Defining and sequencing activities" },
          intent: { zh: "写外部依赖怎样识别、谁确认", en: "How external dependencies were found and who confirmed them" },
          weight: 10,
          needs: ["figure"],
        },
        {
          title: { zh: "工期估算", en: "Estimating durations" },
          intent: { zh: "说明估算方法、依据与事后偏差", en: "Method, basis and how far off it was" },
          weight: 10,
          needs: ["formula"],
        },
        {
          title: { zh: "关键路径与进度计划", en: "Critical path and schedule" },
          intent: { zh: "给出关键活动与浮动时间，说明为何落在接口", en: "Critical activities and float; why they lie in interfaces" },
          weight: 10,
          needs: ["figure"],
        },
        {
          title: { zh: "一次延期的纠偏", en: "Correcting a delay" },
          intent: { zh: "按发现、原因、措施、结果写", en: "Discovery, cause, measures, result" },
          weight: 9,
          needs: ["table"],
          mistake: { zh: "只写“加班赶工”", en: "Writing only that people worked overtime" },
        },
        {
          title: { zh: "变更与沟通", en: "Change and communication" },
          intent: { zh: "写一次范围变更怎样评估对工期的影响", en: "How a scope change was assessed for time" },
          weight: 9,
        },
      ],
    },
    {
      title: { zh: "实施效果", en: "Results achieved" },
      intent: { zh: "用验收时间与偏差数据，与基准计划比较", en: "Acceptance dates and variances against the baseline" },
      weight: 15,
      needs: ["table"],
    },
    {
      title: { zh: "经验与不足", en: "Lessons and shortcomings" },
      intent: { zh: "两条经验一条教训，各写适用条件", en: "Two lessons and one mistake, with where they apply" },
      weight: 10,
    },
  ],
  whyGood: [
    { zh: "岗位与贡献开篇就清楚", en: "Post and contribution are clear from the start" },
    { zh: "难点由项目特点推出，不背教材", en: "Difficulties follow from the project, not from a textbook" },
    { zh: "纠偏先找原因再行动，措施具体", en: "Correction looks for the cause before acting" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、项目概要与本人职责", en: "The project and my responsibility" } },
    {
      type: "paragraph",
      text: {
        zh: "【待补充：时间】，我单位承接了某地政务服务事项统一受理平台建设项目，内容包括受理、流转、监督三个子系统以及与多个部门既有系统的接口改造。我担任项目经理，负责计划编制、进度控制和对外协调。项目合同工期较紧，且上线日期与当地政务大厅启用日期绑定，没有顺延余地。",
        en: "In 【to fill in: date】 my organisation took on a platform for accepting applications to government services in one place, with subsystems for acceptance, routing and supervision and with changes to the interfaces of existing systems in several departments. As project manager I was responsible for planning, schedule control and outside coordination. The contract left little time, and the launch was tied to the opening of the new service hall, with no room for delay.",
      },
    },
    { type: "heading", text: { zh: "二、进度管理的难点", en: "Difficulties of schedule management" } },
    {
      type: "paragraph",
      text: {
        zh: "与一般软件开发相比，该项目的进度风险不在编码，而在接口：每个部门的系统由不同厂商维护，接口文档完整程度不一，联调时间取决于对方排期，属于项目组无法直接控制的外部依赖。另一个难点是事项梳理，业务人员白天要接待群众，确认需求只能安排在晚间或周末。因此，进度计划若只按开发工作量编制，看上去宽松，实际关键路径落在接口联调上。认识到这一点，是后面各项措施的出发点。",
        en: "Compared with ordinary software development, the schedule risk in this project lay not in coding but in interfaces. Each department's system was maintained by a different vendor, interface documents varied in completeness, and the time for joint testing depended on the vendor's own calendar: external dependencies the team could not control. Another difficulty was working out the services themselves, since officers met the public by day and could confirm requirements only in the evening or at weekends. A schedule drawn up by development effort alone would look comfortable while the true critical path lay in joint testing. Seeing this was the starting point for all the measures below.",
      },
    },
  ],
  hardSample: {
    title: { zh: "纠偏的写法", en: "Writing about a correction" },
    text: {
      zh: "第【待补充：周次】周例会上，挣值指标显示接口联调滞后。我没有直接安排加班，而是先查原因：落后的接口集中在两个部门，对方厂商同时在做年度升级，人员排不开。于是采取三项措施：请建设方信息中心牵头召开协调会，把联调时间写进会议纪要；开发模拟接口，让上层功能先行测试；把与这两个部门无关的事项提前上线，释放测试人员。两周后关键路径恢复到计划线，增加的工作量为【待补充：人日】，从应急储备中支出。",
      en: "At the meeting of week 【to fill in: week】 earned value figures showed joint testing behind schedule. I did not order overtime at once but looked for the cause: the interfaces behind belonged to two departments whose vendor was in the middle of its yearly upgrade and short of people. Three measures followed. The client's information centre called a meeting and put testing dates into its minutes; we built mock interfaces so that functions above them could be tested first; services that did not involve these departments went live early, which freed testers. Two weeks later the critical path was back on plan, and the extra effort of 【to fill in: person-days】 came from the contingency reserve.",
    },
  },
  staged: true,
  checklist: [
    { zh: "项目信息已脱敏", en: "Project details are anonymised" },
    { zh: "各处日期前后一致", en: "Dates agree throughout" },
    { zh: "每个过程至少一个实例", en: "Every process has an example" },
    { zh: "效果数据与基准计划同口径", en: "Results use the same measures as the baseline" },
  ],
  scenes: ["professionalEssay", "projectSummary", "projectPlan"],
  since: "2026-11-22",
});
