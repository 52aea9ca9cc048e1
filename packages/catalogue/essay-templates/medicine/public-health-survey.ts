import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const publicHealthSurvey = defineTemplate({
  slug: "public-health-survey",
  kind: "thesis",
  discipline: "medicine",
  major: { zh: "公共卫生", en: "Public Health" },
  levels: ["undergraduate", "master"],
  method: "survey",
  length: { default: 10000, min: 8000, max: 50000, byLevel: { undergraduate: 10000, master: 30000 } },
  numbering: "C",
  title: {
    zh: "N市中学生近视现况及影响因素调查",
    en: "Myopia among secondary school students in City N: prevalence and associated factors",
  },
  pattern: {
    zh: "〔地区〕〔人群〕〔健康问题〕现况及影响因素调查",
    en: "〔Condition〕 among 〔population〕 in 〔place〕: prevalence and associated factors",
  },
  slots: [
    { label: { zh: "地区", en: "place" }, default: { zh: "N市", en: "City N" } },
    { label: { zh: "人群", en: "population" }, default: { zh: "中学生", en: "secondary school students" } },
    { label: { zh: "健康问题", en: "Condition" }, default: { zh: "近视", en: "Myopia" } },
  ],
  remark: { zh: "抽样框、设计效应、加权，现况研究三件套", en: "Frame, design effect, weights" },
  keywords: [
    { zh: "现况调查", en: "cross-sectional survey" },
    { zh: "近视", en: "myopia" },
    { zh: "抽样", en: "sampling" },
    { zh: "影响因素", en: "associated factors" },
  ],
  bring: [
    { zh: "伦理批件与家长知情同意", en: "ethics approval and parental consent" },
    { zh: "检查流程与质控", en: "examination procedure and quality control" },
    { zh: "问卷", en: "questionnaire" },
  ],
  outline: [
    {
      title: { zh: "引言", en: "Introduction" },
      intent: { zh: "由口径不一说明率为何不能直接比", en: "Definitions differ, so the rates cannot be compared as they stand" },
      weight: 12,
      needs: ["source"],
    },
    {
      title: { zh: "对象与方法", en: "Methods" },
      intent: { zh: "现场、人、仪器、标准都可追溯", en: "Site, people, instruments and criteria, all traceable" },
      weight: 28,
      needs: ["table", "formula"],
      children: [
        {
          title: { zh: "抽样方法与样本量", en: "Sampling and sample size" },
          intent: { zh: "分层整群，样本量乘设计效应", en: "Stratified clusters; multiply by the design effect" },
          weight: 8,
          needs: ["formula"],
          mistake: { zh: "整群抽样却按简单随机算样本量", en: "Cluster sample, but a simple-random sample size" },
        },
        {
          title: { zh: "视力检查与判定", en: "Examination and definition" },
          intent: { zh: "设备、散瞳与否、判定标准版本", en: "Equipment, cycloplegia or not, version of the criteria" },
          weight: 6,
          needs: ["table"],
          mistake: { zh: "裸眼视力当作近视", en: "Poor uncorrected vision counted as myopia" },
        },
        {
          title: { zh: "问卷与户外时间测量", en: "Questionnaire and time outdoors" },
          intent: { zh: "信效度，户外时间怎样问才准", en: "Reliability, validity, and how time outdoors is asked" },
          weight: 5,
          needs: ["table"],
        },
        {
          title: { zh: "质量控制", en: "Quality control" },
          intent: { zh: "培训、复查比例与一致性数值", en: "Training, share re-examined, agreement" },
          weight: 4,
          needs: ["table"],
        },
        {
          title: { zh: "统计学方法", en: "Statistical analysis" },
          intent: { zh: "加权、复杂抽样方差、多水平模型", en: "Weights, design-based variance, multilevel model" },
          weight: 5,
          needs: ["formula"],
        },
      ],
    },
    {
      title: { zh: "结果", en: "Results" },
      intent: { zh: "先应答与缺失，再率，后因素", en: "Response and gaps, then rates, then factors" },
      weight: 28,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "基本情况与应答", en: "Participants and response" },
          intent: { zh: "未应答者与应答者差在哪里", en: "How those who did not respond differ" },
          weight: 7,
          needs: ["table"],
        },
        {
          title: { zh: "检出率及三间分布", en: "Prevalence by person, place and time" },
          intent: { zh: "粗率、标化率与区间并列", en: "Crude and standardised rates with intervals" },
          weight: 11,
          needs: ["table", "figure"],
        },
        {
          title: { zh: "影响因素分析", en: "Associated factors" },
          intent: { zh: "按因果图选变量，学校、班级作水平", en: "Variables by causal graph; school and class as levels" },
          weight: 10,
          needs: ["table"],
          mistake: { zh: "变量全放进模型", en: "Every variable thrown into the model" },
        },
      ],
    },
    {
      title: { zh: "讨论", en: "Discussion" },
      intent: { zh: "先看口径再谈高低", en: "Definitions first, high or low afterwards" },
      weight: 22,
      needs: ["source"],
      children: [
        {
          title: { zh: "流行水平", en: "Level of prevalence" },
          intent: { zh: "逐项说明可比与不可比", en: "What can be compared and what cannot" },
          weight: 9,
          needs: ["source"],
        },
        {
          title: { zh: "可改变的因素", en: "Factors that can be changed" },
          intent: { zh: "户外、近距离、照明，对照干预研究", en: "Outdoors, near work, lighting, set against trials" },
          weight: 13,
          needs: ["source"],
          mistake: { zh: "横断面数据推因果", en: "Causes inferred from cross-sectional data" },
        },
      ],
    },
    {
      title: { zh: "结论与建议", en: "Conclusions and recommendations" },
      intent: { zh: "建议落到学校课表与责任人", en: "Recommendations down to the timetable and who acts" },
      weight: 10,
    },
  ],
  whyGood: [
    { zh: "先澄清口径之争，研究价值自然显出", en: "Settles the definitions first, and so shows why the study matters" },
    { zh: "设计效应讲得清楚，避免常见计算错误", en: "Explains the design effect and avoids a common error" },
    { zh: "“影响因素”限定为统计关联", en: '"Associated factors" is kept to association' },
  ],
  opening: [
    { type: "heading", text: { zh: "1 引言", en: "1 Introduction" } },
    {
      type: "paragraph",
      text: {
        zh: "学生近视率常常见诸报道，但不同来源的数字差别不小。有的以裸眼视力不良计算，有的用非散瞳验光，有的用散瞳验光；有的只查重点学校，有的只查愿意参加的班级。口径不同，得到的率不能直接比较，更不能据此判断防控是否见效。",
        en: "Rates of myopia in students are often in the news, and the figures from different sources differ a good deal. Some count poor uncorrected vision, some refraction without cycloplegia, some with it; some examine only the better-known schools, others only classes that volunteer. With different definitions the rates cannot be compared, still less can they show whether prevention works.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "N市自【待补充：年份】开展防控工作以来，每年组织视力检查，但抽样方式与检查条件几经调整。本研究采用分层整群抽样，在统一的设备、照明和流程下检查视力与屈光，按现行标准判定近视，并以经过检验的问卷收集户外活动、近距离用眼、睡眠和家庭因素，分析检出率的分布特点及可改变的影响因素。由于横断面研究无法判断时间先后，本文对“影响因素”的理解限于统计关联，涉及因果的解释均与已有追踪或干预研究对照。",
        en: 'Since prevention started in 【to fill in: year】, City N has tested eyesight every year, but sampling and conditions have changed several times. This study used stratified cluster sampling, examined vision and refraction with the same equipment, lighting and procedure, defined myopia by the current standard, and asked about time outdoors, near work, sleep and family with a tested questionnaire, in order to describe how prevalence is distributed and which factors might be changed. A cross-sectional study cannot tell what came first. "Associated factors" here means statistical association only, and any causal reading is set against follow-up or intervention studies.',
      },
    },
  ],
  hardSample: {
    title: { zh: "样本量与设计效应", en: "Sample size and design effect" },
    text: {
      zh: "以预期检出率【待补充：依据】、容许误差和95%置信水平按简单随机抽样公式计算基本样本量，再乘以设计效应。整群抽样中同班学生作息与用眼环境相近，个体间并不独立，若忽略这一点，有效样本量会被高估，置信区间偏窄。设计效应由既往同类调查的组内相关系数与平均班额估算【待补充：取值】，并考虑无应答率适当放大。分析阶段使用复杂抽样方法计算方差，按年级和城乡的实际学生数加权，未加权结果列于附表以供比较。",
      en: "The basic sample size was calculated from the expected prevalence 【to fill in: grounds】, the margin of error and a 95% confidence level by the formula for simple random sampling, and then multiplied by the design effect. In a cluster sample, students of one class share their timetable and lighting and are not independent; if this is ignored, the effective sample is overestimated and intervals are too narrow. The design effect was estimated from the intraclass correlation of earlier surveys of the kind and the mean class size 【to fill in: values】, with an allowance for non-response. In the analysis, variances were computed by methods for complex samples and weighted by actual enrolment by grade and by urban or rural area; unweighted results are in the appendix for comparison.",
    },
  },
  staged: false,
  checklist: [
    { zh: "伦理与家长同意", en: "ethics and parents' consent" },
    { zh: "判定标准版本", en: "version of the criteria stated" },
    { zh: "加权与标化说明", en: "weighting and standardisation explained" },
    { zh: "质控复查率", en: "share re-examined reported" },
    { zh: "建议可执行", en: "recommendations can be carried out" },
  ],
  scenes: ["questionnaire", "dataReport", "gwResearch"],
  since: "2026-11-22",
});
