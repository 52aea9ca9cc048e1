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
  title: {
    zh: "大学生创新训练计划项目申报书：校园雨水花园监测",
    en: "Undergraduate innovation project proposal: monitoring a campus rain garden",
  },
  pattern: { zh: "大学生创新训练计划项目申报书：〔课题〕", en: "Undergraduate innovation project proposal: 〔project〕" },
  slots: [{ label: { zh: "课题", en: "project" }, default: { zh: "校园雨水花园监测", en: "monitoring a campus rain garden" } }],
  remark: { zh: "小题目、可完成、经费花得明白", en: "Small, doable, with an honest budget" },
  keywords: [
    { zh: "大创", en: "innovation training" },
    { zh: "申报书", en: "project proposal" },
    { zh: "跨学科", en: "interdisciplinary" },
    { zh: "经费", en: "budget" },
  ],
  bring: [
    { zh: "场地使用许可", en: "permission to use the site" },
    { zh: "指导教师意见", en: "supervisor's comments" },
    { zh: "预算询价", en: "price quotes for the budget" },
  ],
  outline: [
    {
      title: { zh: "立项背景", en: "Background" },
      intent: { zh: "由校园一处争议引出可用数据回答的问题", en: "From a dispute on campus to a question data can answer" },
      weight: 12,
      needs: ["data"],
    },
    {
      title: { zh: "研究现状", en: "State of the art" },
      intent: { zh: "只评与本项目最近的几项，指出差在哪里", en: "Only the nearest studies, and where they differ" },
      weight: 16,
      needs: ["source"],
    },
    {
      title: { zh: "内容与技术路线", en: "Content and technical route" },
      intent: { zh: "三项任务对三个可验收的产出", en: "Three tasks, three outputs that can be checked" },
      weight: 26,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "任务分解", en: "Tasks" },
          intent: { zh: "每项任务写负责人、验收物与退路", en: "For each task: who, what is delivered, what if it fails" },
          weight: 13,
          needs: ["table"],
        },
        {
          title: { zh: "传感与水质方法", en: "Sensing and water tests" },
          intent: { zh: "量程、频率、校准与检出限", en: "Range, frequency, calibration, detection limit" },
          weight: 13,
          needs: ["table"],
          mistake: { zh: "方法超出本科条件", en: "Methods beyond what undergraduates can reach" },
        },
      ],
    },
    {
      title: { zh: "创新与特色", en: "Novelty" },
      intent: { zh: "说明少了哪个专业就做不成", en: "Show which part fails without each discipline" },
      weight: 12,
      mistake: { zh: "堆砌“首次”，却没有查过已有项目", en: '"For the first time" again and again, without looking at existing projects' },
    },
    {
      title: { zh: "已有基础与条件", en: "Groundwork and facilities" },
      intent: { zh: "预实验暴露的问题及改法", en: "What the pilot exposed and how it was fixed" },
      weight: 10,
      needs: ["data"],
    },
    {
      title: { zh: "进度安排", en: "Schedule" },
      intent: { zh: "避开考试周，监测排进雨季", en: "Avoid exams; put monitoring in the rainy season" },
      weight: 12,
      needs: ["table"],
    },
    {
      title: { zh: "经费预算", en: "Budget" },
      intent: { zh: "每项对应任务步骤、单价与数量", en: "Each item: task step, unit price, quantity" },
      weight: 12,
      needs: ["table"],
      mistake: { zh: "全部用于购置电脑", en: "Spends it all on computers" },
    },
  ],
  whyGood: [
    { zh: "小题目有真实争议，一年可完成", en: "A small topic with a real dispute, done in a year" },
    { zh: "预算每一项对应技术步骤", en: "Every budget line answers a technical step" },
    { zh: "产出写成可验收的东西", en: "Outputs are things that can be checked" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、立项背景", en: "1 Background" } },
    {
      type: "paragraph",
      text: {
        zh: "图书馆东侧的草坪，每逢大雨便积水成塘，学校在此修建了一处雨水花园，希望把屋面雨水先滞留、过滤，再缓慢下渗。建成之后，植物长势不错，可是它到底留住了多少水、去掉了多少污染物，一直没有数据。后勤老师说，雨一大仍会漫到路上；环境专业的老师则认为，漫出来的水已经比原来干净。两种说法都没有证据。",
        en: "The lawn east of the library turns into a pond after heavy rain. The university built a rain garden there, meant to hold back roof runoff, filter it and let it seep away. The plants are doing well, but how much water it actually retains and how much pollution it removes, nobody has measured. The maintenance staff say that it still floods the path when it pours; lecturers in environmental science reply that what overflows is cleaner than before. Neither side has evidence.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "本项目打算用一年的时间给出一份可以核对的答案。团队由环境、电子和园林专业的同学组成：电子同学负责低成本水位与流量监测，环境同学负责采样与水质分析，园林同学负责植物与土壤调查。预实验已在【待补充：时间】完成一次降雨过程的监测，暴露出探头易被落叶堵塞的问题，改进方案见第三部分。场地使用已征得【待补充：部门】同意。",
        en: "Within one year, this project means to give an answer that can be checked. The team comes from environmental science, electronics and landscape: electronics students build low-cost level and flow monitoring, environmental students take and analyse water samples, landscape students survey plants and soil. A pilot run followed one rainfall in 【to fill in: date】 and showed that leaves clog the probe easily; the remedy is described in Part 3. 【to fill in: department】 has agreed to the use of the site.",
      },
    },
  ],
  hardSample: {
    title: { zh: "预算怎样写才可信", en: "A budget that can be believed" },
    text: {
      zh: "经费按任务列支，每一项都能对应到技术路线中的一个步骤。传感与采集：水位探头、流量槽材料、控制板与防水箱，均列型号、单价与数量，备用探头一只，理由是预实验中损坏过一次；水质分析：自测项目只列试剂与耗材，需外送的项目列检测单价与次数，次数由采样方案推出；资料与成果：论文版面费按最低标准，不列会议差旅。不购置电脑与通用办公设备，数据处理使用学院机房。合计【待补充：金额】，其中耗材占比最高，与以监测为主的内容相符，询价截图见附件。",
      en: "The budget is drawn up by task, and each item answers a step of the technical route. Sensing and logging: level probes, flume material, controller and waterproof case, each with model, unit price and quantity, plus one spare probe because one broke in the pilot. Water quality: reagents and consumables for what we test ourselves; unit price and number of tests for what is sent out, the number following from the sampling plan. Documents and results: page charges at the lowest rate, no conference travel. No computers or general office equipment are bought; data are processed in the college laboratory. The total is 【to fill in: amount】, with consumables the largest share, as fits a project that mainly monitors. Screenshots of the quotes are attached.",
    },
  },
  staged: false,
  checklist: [
    { zh: "每项任务写明负责人与学时", en: "each task names its student and hours" },
    { zh: "场地许可扫描件已附", en: "scan of the site permission attached" },
    { zh: "进度避开考试", en: "schedule avoids exams" },
    { zh: "每项预算有询价截图", en: "every item has a quote" },
    { zh: "验收物明确", en: "deliverables stated" },
  ],
  scenes: ["contestApply", "gwProposal", "projectPlan"],
  since: "2026-11-22",
});
