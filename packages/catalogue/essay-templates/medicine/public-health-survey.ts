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
  title: { zh: "N市中学生近视现况及影响因素调查", en: "Myopia among Secondary Students in City N: A Cross-sectional Survey" },
  pattern: "〔地区〕〔人群〕〔健康问题〕现况及影响因素调查",
  slots: [
    { label: "地区", default: "N市" },
    { label: "人群", default: "中学生" },
    { label: "健康问题", default: "近视" },
  ],
  remark: { zh: "抽样框、设计效应、加权，现况研究三件套", en: "Frame, design effect, weights" },
  keywords: ["现况调查", "近视", "抽样", "影响因素"],
  bring: ["伦理批件", "检查流程与质控", "问卷"],
  outline: [
    { title: { zh: "引言", en: "Introduction" }, intent: "监测口径不一带来的疑问", weight: 12, needs: ["source"] },
    {
      title: { zh: "对象与方法", en: "Methods" },
      intent: "现场可追溯",
      weight: 28,
      needs: ["table", "formula"],
      children: [
        {
          title: { zh: "抽样方法与样本量", en: "Sampling" },
          intent: "分层整群与设计效应",
          weight: 6,
          needs: ["formula"],
          mistake: "整群抽样却按简单随机算样本量",
        },
        {
          title: { zh: "视力检查与判定", en: "Examination" },
          intent: "设备、散瞳与否、判定标准",
          weight: 6,
          needs: ["table"],
          mistake: "裸眼视力当作近视",
        },
        { title: { zh: "问卷与户外时间测量", en: "Questionnaire" }, intent: "信效度与填答方式", weight: 6, needs: ["table"] },
        { title: { zh: "质量控制", en: "Quality control" }, intent: "培训、复查、一致性", weight: 5, needs: ["table"] },
        { title: { zh: "统计学方法", en: "Statistics" }, intent: "加权、复杂抽样方差、多水平", weight: 5, needs: ["formula"] },
      ],
    },
    {
      title: { zh: "结果", en: "Results" },
      intent: "率、分布、因素",
      weight: 28,
      needs: ["table", "figure"],
      children: [
        { title: { zh: "基本情况与应答", en: "Response" }, intent: "应答率及缺失", weight: 10, needs: ["table"] },
        { title: { zh: "检出率及三间分布", en: "Prevalence" }, intent: "标化率与区间", weight: 9, needs: ["table", "figure"] },
        {
          title: { zh: "影响因素分析", en: "Factors" },
          intent: "单因素筛选，多水平模型",
          weight: 9,
          needs: ["table"],
          mistake: "变量全放进模型",
        },
      ],
    },
    {
      title: { zh: "讨论", en: "Discussion" },
      intent: "与监测数据比较先看口径",
      weight: 22,
      needs: ["source"],
      children: [
        { title: { zh: "流行水平", en: "Level" }, intent: "说明可比与不可比", weight: 11, needs: ["source"] },
        {
          title: { zh: "可改变的因素", en: "Modifiable factors" },
          intent: "户外、近距离、照明",
          weight: 11,
          needs: ["source"],
          mistake: "横断面数据推因果",
        },
      ],
    },
    { title: { zh: "结论与建议", en: "Conclusions" }, intent: "建议到学校和课表", weight: 10 },
  ],
  whyGood: ["先澄清口径之争，研究价值自然显出", "设计效应讲得清楚，避免常见计算错误", "对“影响因素”一词作限定"],
  opening: [
    { type: "heading", text: "1 引言" },
    {
      type: "paragraph",
      text: "学生近视率常常见诸报道，但不同来源的数字差别不小。有的以裸眼视力不良计算，有的用非散瞳验光，有的用散瞳验光；有的只查重点学校，有的只查愿意参加的班级。口径不同，得到的率不能直接比较，更不能据此判断防控是否见效。",
    },
    {
      type: "paragraph",
      text: "N市自【待补充：年份】开展防控工作以来，每年组织视力检查，但抽样方式与检查条件几经调整。本研究采用分层整群抽样，在统一的设备、照明和流程下检查视力与屈光，按现行标准判定近视，并以经过检验的问卷收集户外活动、近距离用眼、睡眠和家庭因素，分析检出率的分布特点及可改变的影响因素。由于横断面研究无法判断时间先后，本文对“影响因素”的理解限于统计关联，涉及因果的解释均与已有追踪或干预研究对照。",
    },
  ],
  hardSample: {
    title: "样本量与设计效应",
    text: "以预期检出率【待补充：依据】、容许误差和95%置信水平按简单随机抽样公式计算基本样本量，再乘以设计效应。整群抽样中同班学生作息与用眼环境相近，个体间并不独立，若忽略这一点，有效样本量会被高估，置信区间偏窄。设计效应由既往同类调查的组内相关系数与平均班额估算【待补充：取值】，并考虑无应答率适当放大。分析阶段使用复杂抽样方法计算方差，按年级和城乡的实际学生数加权，未加权结果列于附表以供比较。",
  },
  staged: false,
  checklist: ["伦理与家长同意", "判定标准版本", "加权与标化说明", "质控复查率", "建议可执行"],
  scenes: ["questionnaire", "dataReport", "gwResearch"],
  since: "2026-11-22",
});
