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
  title: {
    zh: "功能性训练对高中男生立定跳远成绩影响的实验研究",
    en: "Functional training and the standing long jump in senior high school boys: a teaching experiment",
  },
  pattern: {
    zh: "〔训练方法〕对〔人群〕〔指标〕影响的实验研究",
    en: "〔training〕 and 〔measure〕 in 〔population〕: a teaching experiment",
  },
  slots: [
    { label: { zh: "训练方法", en: "training" }, default: { zh: "功能性训练", en: "Functional training" } },
    { label: { zh: "人群", en: "population" }, default: { zh: "高中男生", en: "senior high school boys" } },
    { label: { zh: "指标", en: "measure" }, default: { zh: "立定跳远成绩", en: "the standing long jump" } },
  ],
  remark: { zh: "体育实验写清负荷，别只写“练了八周”", en: "State the load, not just “trained for eight weeks”" },
  keywords: [
    { zh: "功能性训练", en: "functional training" },
    { zh: "教学实验", en: "teaching experiment" },
    { zh: "体能", en: "physical fitness" },
    { zh: "立定跳远", en: "standing long jump" },
  ],
  bring: [
    { zh: "学校、家长同意与运动风险筛查", en: "Consent of school and parents, and health screening" },
    { zh: "训练日志与急救预案", en: "Training log and an emergency plan" },
    { zh: "测试仪器校准记录", en: "Calibration records of instruments" },
  ],
  outline: [
    {
      title: { zh: "前言", en: "Introduction" },
      intent: { zh: "从体测数据的短板引出可干预的动作问题", en: "From a weakness in fitness tests to a movement that can be trained" },
      weight: 12,
      needs: ["source"],
      children: [
        {
          title: { zh: "选题依据", en: "Rationale" },
          intent: { zh: "用本校体测结构和膝部不适说明", en: "The school's own test results and reports of knee pain" },
          weight: 6,
          needs: ["data"],
        },
        {
          title: { zh: "文献综述", en: "Literature review" },
          intent: { zh: "比较训练方法、周期与对象，找课堂可行的剂量", en: "Methods, length and subjects; which dose fits a lesson" },
          weight: 6,
          needs: ["table", "source"],
          mistake: { zh: "运动训练与教学研究混用", en: "Mixing studies of athletes with studies of classes" },
        },
      ],
    },
    {
      title: { zh: "研究对象与方法", en: "Participants and methods" },
      intent: { zh: "对象、测试、统计写到他人可重复", en: "Participants, tests and statistics, fit to be repeated" },
      weight: 18,
      needs: ["table"],
      children: [
        {
          title: { zh: "对象与分组", en: "Participants and groups" },
          intent: { zh: "纳入、排除、分组方式，注明是否按班", en: "Inclusion, exclusion, assignment, and whether by class" },
          weight: 6,
          needs: ["table"],
        },
        {
          title: { zh: "测试指标与仪器", en: "Tests and instruments" },
          intent: { zh: "写测试规范、次数取值与测试者是否知情", en: "Protocol, trials, value taken, and whether testers knew the group" },
          weight: 6,
          needs: ["table"],
          mistake: { zh: "测试时间段不统一", en: "Tests at different times of day" },
        },
        {
          title: { zh: "数理统计", en: "Statistics" },
          intent: { zh: "以前测为协变量比较，报告效应量", en: "Compare with the pre-test as covariate; report effect sizes" },
          weight: 6,
        },
      ],
    },
    {
      title: { zh: "实验方案", en: "Training programme" },
      intent: { zh: "负荷写到组次间歇，两组只差内容", en: "Load down to sets and rest; groups differ in content only" },
      weight: 22,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "实验组训练内容", en: "Experimental group" },
          intent: { zh: "分阶段给动作、强度、进阶与退阶标准", en: "Exercises, intensity, progression and regression by stage" },
          weight: 11,
          needs: ["table", "figure"],
          mistake: { zh: "只写练习名称没有负荷", en: "Names of exercises without load" },
        },
        {
          title: { zh: "对照组安排与控制", en: "Control group" },
          intent: { zh: "时间相等，内容不同", en: "Equal time, different content, no training outside class" },
          weight: 11,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "结果与分析", en: "Results" },
      intent: { zh: "组内、组间、过程三层", en: "Within groups, between groups, and process" },
      weight: 30,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "组间基线比较", en: "Baseline comparison" },
          intent: { zh: "报告两组差值与离散，不以不显著当等同", en: "Differences and spread; not significant is not equal" },
          weight: 8,
          needs: ["table"],
        },
        {
          title: { zh: "成绩变化", en: "Changes in performance" },
          intent: { zh: "报均值差、置信区间与效应量", en: "Mean difference, interval and effect size" },
          weight: 8,
          needs: ["table", "figure"],
        },
        {
          title: { zh: "动作环节分析", en: "Analysis of movement phases" },
          intent: { zh: "用视频解析起跳与摆臂，说明变化在哪一环", en: "Video of take-off and arm swing: where the change lies" },
          weight: 7,
          needs: ["figure"],
        },
        {
          title: { zh: "损伤与依从性", en: "Injury and adherence" },
          intent: { zh: "如实记录缺席、不适与退出原因", en: "Absence, discomfort and reasons for leaving, as they were" },
          weight: 7,
          needs: ["table"],
          mistake: { zh: "隐去中途退出者", en: "Hiding those who dropped out" },
        },
      ],
    },
    {
      title: { zh: "讨论", en: "Discussion" },
      intent: { zh: "用力量传递与神经适应解释，并提别的可能", en: "Force transfer and neural adaptation, and other possibilities" },
      weight: 10,
      needs: ["source"],
    },
    {
      title: { zh: "结论与建议", en: "Conclusions and recommendations" },
      intent: { zh: "建议写进一节课的时间安排", en: "Fit recommendations into the minutes of one lesson" },
      weight: 8,
      needs: ["table"],
    },
  ],
  whyGood: [
    { zh: "从体测短板和膝痛两个现实问题切入", en: "Starts from two real problems, a weak test and sore knees" },
    { zh: "负荷写到组次、间歇、退阶标准，可重复", en: "Load is given down to sets, rest and regression, so it can be repeated" },
    { zh: "如实报告损伤与缺席", en: "Injury and absence are reported as they were" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、前言", en: "Introduction" } },
    { type: "heading", text: { zh: "（一）选题依据", en: "Rationale" } },
    {
      type: "paragraph",
      text: {
        zh: "在【待补充：实习学校】协助完成体质测试时，笔者发现高一男生的耐力项目多数合格，立定跳远却普遍偏低，不少学生起跳时双臂与下肢不同步，落地后身体后倒。体育课上针对这一项目的练习多为反复跳远，学生觉得枯燥，成绩提高也慢。教师反映，单纯增加跳的次数，膝关节不适的学生反而增多。",
        en: "Helping with fitness tests at 【to fill in: placement school】, I found that most first-year senior boys passed the endurance items but were generally low in the standing long jump. Many did not coordinate arms and legs at take-off and fell back on landing. PE practice for this item was mostly jumping over and over, which pupils found dull and which improved results slowly; teachers reported that simply adding jumps left more of them with sore knees.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "功能性训练强调动作模式、核心稳定与力量传递，练习形式较多样，所需器材简单，适合在课堂上分组进行。已有研究多以运动员为对象，训练时间与负荷较高【待补充：文献】，能否在每周有限的体育课内对普通学生产生效果，还需要教学实验检验。本文选取两个教学班，在总练习时间相同的条件下，比较功能性训练与常规练习的效果，并借助视频分析变化出现在哪个动作环节。",
        en: "Functional training stresses movement patterns, core stability and the transfer of force. Its exercises vary, need little equipment and suit groups in class. Studies have mostly been of athletes, with longer training and heavier loads 【to fill in: literature】; whether it has an effect on ordinary pupils within the few PE lessons of a week needs a teaching experiment. With total practice time the same, this thesis compares functional training and routine practice in two classes and uses video to find in which phase of the movement change occurs.",
      },
    },
  ],
  hardSample: {
    title: { zh: "训练负荷的写法", en: "Writing down the load" },
    text: {
      zh: "实验组每次课在准备活动后安排功能性训练，分三个阶段推进。第一阶段以动作模式为主，选取臀桥、鸟狗式、徒手深蹲等，强调动作质量，每个动作【待补充：组次与间歇】；第二阶段加入单腿与不稳定支撑；第三阶段加入跳深与药球抛掷，控制总触地次数。教师用主观疲劳量表监控强度，疼痛或动作变形立即退阶。对照组在相同时间内进行常规跳跃与力量练习，总练习时间、课次与任课教师一致，课外不增加训练。",
      en: "In each lesson the experimental group does functional training after the warm-up, in three stages. The first is about movement patterns: bridges, bird dogs and bodyweight squats, with quality first, each exercise 【to fill in: sets, repetitions, rest】. The second adds single-leg and unstable support. The third adds drop jumps and medicine ball throws with a limit on ground contacts. The teacher watches intensity with a scale of perceived exertion, and pain or loss of form means going back a stage at once. In the same time the control group does routine jumps and strength work; total practice time, number of lessons and teacher are the same, and nobody trains outside class.",
    },
  },
  staged: false,
  checklist: [
    { zh: "家长与学校同意书齐全", en: "Consent forms are complete" },
    { zh: "测试时间、场地、顺序统一", en: "Time, place and order of tests are the same" },
    { zh: "退出人数与原因已说明", en: "Numbers and reasons of drop-out are given" },
    { zh: "单位与小数位一致", en: "Units and decimals agree" },
    { zh: "建议能排进一节课", en: "Recommendations fit into one lesson" },
  ],
  scenes: ["trainingPlan", "openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
