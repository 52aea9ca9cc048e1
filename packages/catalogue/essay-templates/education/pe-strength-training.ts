import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const peStrengthTraining = defineTemplate({
  slug: "pe-strength-training",
  kind: "thesis",
  discipline: "education",
  major: { zh: "体育教育", en: "Physical Education" },
  levels: ["undergraduate"],
  method: "experiment",
  length: { default: 9000, min: 8000, max: 20000 },
  numbering: "B",
  title: { zh: "功能性训练对高中男生立定跳远成绩影响的实验研究", en: "Functional Training and Standing Long Jump in Senior High Boys" },
  pattern: "〔训练方法〕对〔人群〕〔指标〕影响的实验研究",
  slots: [
    { label: "训练方法", default: "功能性训练" },
    { label: "人群", default: "高中男生" },
    { label: "指标", default: "立定跳远成绩" },
  ],
  remark: { zh: "体育实验写清负荷，别只写“练了八周”", en: "Specify the load, not just the weeks" },
  keywords: ["功能性训练", "教学实验", "体能", "立定跳远"],
  bring: ["学校与家长同意", "训练日志", "测试仪器"],
  outline: [
    {
      title: { zh: "前言", en: "Introduction" },
      intent: "从体测数据的短板引出",
      weight: 12,
      needs: ["source"],
      children: [
        { title: { zh: "选题依据", en: "Rationale" }, intent: "用本校体测结构说明", weight: 6, needs: ["data"] },
        {
          title: { zh: "文献综述", en: "Review" },
          intent: "比较训练方法与周期",
          weight: 6,
          needs: ["table", "source"],
          mistake: "运动训练与教学研究混用",
        },
      ],
    },
    {
      title: { zh: "研究对象与方法", en: "Subjects and methods" },
      intent: "写到他人可重复",
      weight: 18,
      needs: ["table"],
      children: [
        { title: { zh: "对象与分组", en: "Subjects" }, intent: "纳入、排除、随机方式", weight: 6, needs: ["table"] },
        {
          title: { zh: "测试指标与仪器", en: "Tests" },
          intent: "写测试规范与次数取值",
          weight: 6,
          needs: ["table"],
          mistake: "测试时间段不统一",
        },
        { title: { zh: "数理统计", en: "Statistics" }, intent: "按分布选择检验", weight: 6 },
      ],
    },
    {
      title: { zh: "实验方案", en: "Programme" },
      intent: "负荷写到组次间歇",
      weight: 22,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "实验组训练内容", en: "Experimental group" },
          intent: "分阶段给强度与动作",
          weight: 11,
          needs: ["table", "figure"],
          mistake: "只写练习名称没有负荷",
        },
        { title: { zh: "对照组安排与控制", en: "Control group" }, intent: "时间相等，内容不同", weight: 11, needs: ["table"] },
      ],
    },
    {
      title: { zh: "结果与分析", en: "Results" },
      intent: "组内、组间、过程",
      weight: 30,
      needs: ["table", "data"],
      children: [
        { title: { zh: "组间基线比较", en: "Baseline" }, intent: "说明无显著差异才可比", weight: 8, needs: ["table"] },
        { title: { zh: "成绩变化", en: "Changes" }, intent: "报均值差与效应量", weight: 8, needs: ["table", "figure"] },
        { title: { zh: "动作环节分析", en: "Movement phases" }, intent: "用视频解析起跳与摆臂", weight: 7, needs: ["figure"] },
        {
          title: { zh: "损伤与依从性", en: "Injury and adherence" },
          intent: "如实记录缺席与不适",
          weight: 7,
          needs: ["table"],
          mistake: "隐去中途退出者",
        },
      ],
    },
    { title: { zh: "讨论", en: "Discussion" }, intent: "用力量传递与神经适应解释", weight: 10, needs: ["source"] },
    { title: { zh: "结论与建议", en: "Conclusions" }, intent: "建议写进一节课的安排", weight: 8, needs: ["table"] },
  ],
  whyGood: ["从体测短板和膝痛两个现实问题切入", "负荷写到组次、间歇、退阶标准，可重复", "如实报告损伤与缺席"],
  opening: [
    { type: "heading", text: "一、前言" },
    { type: "heading", text: "（一）选题依据" },
    {
      type: "paragraph",
      text: "在【待补充：实习学校】协助完成体质测试时，笔者发现高一男生的耐力项目多数合格，立定跳远却普遍偏低，不少学生起跳时双臂与下肢不同步，落地后身体后倒。体育课上针对这一项目的练习多为反复跳远，学生觉得枯燥，成绩提高也慢。教师反映，单纯增加跳的次数，膝关节不适的学生反而增多。",
    },
    {
      type: "paragraph",
      text: "功能性训练强调动作模式、核心稳定与力量传递，练习形式较多样，所需器材简单，适合在课堂上分组进行。已有研究多以运动员为对象，训练时间与负荷较高【待补充：文献】，能否在每周有限的体育课内对普通学生产生效果，还需要教学实验检验。本文选取两个教学班，在总练习时间相同的条件下，比较功能性训练与常规练习的效果，并借助视频分析变化出现在哪个动作环节。",
    },
  ],
  hardSample: {
    title: "训练负荷的写法",
    text: "实验组每次课在准备活动后安排功能性训练，分三个阶段推进。第一阶段以动作模式为主，选取臀桥、鸟狗式、徒手深蹲等，强调动作质量，每个动作【待补充：组次与间歇】；第二阶段加入单腿与不稳定支撑；第三阶段加入跳深与药球抛掷，控制总触地次数。教师用主观疲劳量表监控强度，疼痛或动作变形立即退阶。对照组在相同时间内进行常规跳跃与力量练习，总练习时间、课次与任课教师一致，课外不增加训练。",
  },
  staged: false,
  checklist: ["同意书齐全", "测试流程统一", "退出者说明", "单位与小数位一致", "建议可排进课表"],
  scenes: ["trainingPlan", "openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
