import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const innovationProjectContest = defineTemplate({
  slug: "innovation-project-contest",
  kind: "contest",
  discipline: "cross",
  major: { zh: "大学生创新训练", en: "Undergraduate Innovation" },
  levels: ["undergraduate", "juniorCollege"],
  method: "design",
  length: { default: 5000, min: 1200, max: 15000 },
  numbering: "B",
  title: { zh: "大学生创新训练计划项目申报书：校园雨水花园监测", en: "Innovation Training Proposal: Monitoring a Campus Rain Garden" },
  pattern: "大学生创新训练计划项目申报书：〔课题〕",
  slots: [{ label: "课题", default: "校园雨水花园监测" }],
  remark: { zh: "小题目、可完成、经费花得明白", en: "Small, doable, with an honest budget" },
  keywords: ["大创", "申报书", "跨学科", "经费"],
  bring: ["场地许可", "指导教师意见", "预算询价"],
  outline: [
    { title: { zh: "立项背景", en: "Background" }, intent: "校园里的一处积水", weight: 12, needs: ["data"] },
    { title: { zh: "研究现状", en: "State of the art" }, intent: "只评与本项目最近的", weight: 16, needs: ["source"] },
    {
      title: { zh: "内容与技术路线", en: "Content and route" },
      intent: "三项任务三个产出",
      weight: 26,
      needs: ["table", "figure"],
      children: [
        { title: { zh: "任务分解", en: "Tasks" }, intent: "每项任务写验收物", weight: 13, needs: ["table"] },
        {
          title: { zh: "传感与水质方法", en: "Sensing and water tests" },
          intent: "量程、频率、校准",
          weight: 13,
          needs: ["table"],
          mistake: "方法超出本科条件",
        },
      ],
    },
    { title: { zh: "创新与特色", en: "Novelty" }, intent: "跨专业配合的必要", weight: 12, mistake: "堆砌“首次”" },
    { title: { zh: "已有基础与条件", en: "Basis" }, intent: "预实验与场地", weight: 10, needs: ["data"] },
    { title: { zh: "进度安排", en: "Schedule" }, intent: "避开考试周与枯水期", weight: 12, needs: ["table"] },
    { title: { zh: "经费预算", en: "Budget" }, intent: "科目、单价、用途", weight: 12, needs: ["table"], mistake: "全部用于购置电脑" },
  ],
  whyGood: ["小题目有真实争议，一年可完成", "预算每一项对应技术步骤", "不写超出本科条件的指标"],
  opening: [
    { type: "heading", text: "一、立项背景" },
    {
      type: "paragraph",
      text: "图书馆东侧的草坪，每逢大雨便积水成塘，学校在此修建了一处雨水花园，希望把屋面雨水先滞留、过滤，再缓慢下渗。建成之后，植物长势不错，可是它到底留住了多少水、去掉了多少污染物，一直没有数据。后勤老师说，雨一大仍会漫到路上；环境专业的老师则认为，漫出来的水已经比原来干净。两种说法都没有证据。",
    },
    {
      type: "paragraph",
      text: "本项目打算用一年的时间给出一份可以核对的答案。团队由环境、电子和园林专业的同学组成：电子同学负责低成本水位与流量监测，环境同学负责采样与水质分析，园林同学负责植物与土壤调查。预实验已在【待补充：时间】完成一次降雨过程的监测，暴露出探头易被落叶堵塞的问题，改进方案见第三部分。场地使用已征得【待补充：部门】同意。",
    },
  ],
  hardSample: {
    title: "预算怎样写才可信",
    text: "经费按任务列支，每一项都能对应到技术路线中的一个步骤。传感与采集：水位探头、流量槽材料、控制板与防水箱，均列型号、单价与数量，备用探头一只，理由是预实验中损坏过一次；水质分析：自测项目只列试剂与耗材，需外送的项目列检测单价与次数，次数由采样方案推出；资料与成果：论文版面费按最低标准，不列会议差旅。不购置电脑与通用办公设备，数据处理使用学院机房。合计【待补充：金额】，其中耗材占比最高，与以监测为主的内容相符，询价截图见附件。",
  },
  staged: false,
  checklist: ["分工真实", "场地许可", "进度避开考试", "预算有询价", "验收物明确"],
  scenes: ["contestApply", "gwProposal", "projectPlan"],
  since: "2026-11-22",
});
