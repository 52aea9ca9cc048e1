import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const productElderCup = defineTemplate({
  slug: "product-elder-cup",
  kind: "thesis",
  discipline: "art",
  major: { zh: "产品设计", en: "Product Design" },
  levels: ["undergraduate"],
  method: "design",
  length: { default: 8000, min: 8000, max: 20000 },
  numbering: "A",
  title: { zh: "面向手部震颤老人的饮水器具设计研究", en: "Drinking Ware for Elders with Hand Tremor" },
  pattern: "面向〔用户〕的〔产品〕设计研究",
  slots: [
    { label: "用户", default: "手部震颤老人" },
    { label: "产品", default: "饮水器具" },
  ],
  remark: { zh: "观察、洞察、原型、测试，四轮迭代说清", en: "Observe, find, prototype, test" },
  keywords: ["产品设计", "适老化", "用户研究", "原型测试"],
  bring: ["用户同意", "原型照片", "测试视频"],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: "由一次喝水的观察开始",
      weight: 12,
      needs: ["data"],
      children: [
        { title: { zh: "问题背景", en: "Background" }, intent: "现有器具为何不被使用", weight: 6, needs: ["data"] },
        { title: { zh: "研究现状与路线", en: "State and route" }, intent: "比较辅具与日用品两类", weight: 6, needs: ["source", "figure"] },
      ],
    },
    {
      title: { zh: "用户研究", en: "User research" },
      intent: "资料到洞察",
      weight: 24,
      needs: ["table", "figure"],
      children: [
        { title: { zh: "观察与访谈", en: "Observation" }, intent: "任务分解与痛点", weight: 8, needs: ["figure"] },
        {
          title: { zh: "动作与尺度分析", en: "Motion and size" },
          intent: "测握持、倾角、余量",
          weight: 8,
          needs: ["table", "figure"],
          mistake: "只用问卷不看动作",
        },
        { title: { zh: "需求与设计准则", en: "Criteria" }, intent: "排序并说明冲突", weight: 8, needs: ["table"] },
      ],
    },
    {
      title: { zh: "概念与原型", en: "Concepts and prototypes" },
      intent: "展示被否的方案",
      weight: 28,
      needs: ["figure"],
      children: [
        {
          title: { zh: "概念发散", en: "Concepts" },
          intent: "重心、支点、阻尼三条路",
          weight: 10,
          needs: ["figure"],
          mistake: "概念只是造型变化",
        },
        {
          title: { zh: "草模测试", en: "Mock-up tests" },
          intent: "写每个草模失败的原因",
          weight: 9,
          needs: ["table", "figure"],
          mistake: "草模只拍照不测",
        },
        { title: { zh: "深化设计", en: "Detailed design" }, intent: "结构、材料、清洗、成本", weight: 9, needs: ["figure"] },
      ],
    },
    {
      title: { zh: "测试评价", en: "Evaluation" },
      intent: "与市售品对照",
      weight: 20,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "可用性测试", en: "Usability" },
          intent: "任务、指标、流程、伦理",
          weight: 10,
          needs: ["table"],
          mistake: "让学生戴手套代替老人",
        },
        { title: { zh: "结果与改进", en: "Results" }, intent: "洒出量、时间、主观感受", weight: 10, needs: ["table", "figure"] },
      ],
    },
    { title: { zh: "情感与尊严", en: "Emotion and dignity" }, intent: "不像辅具的辅具", weight: 10, needs: ["source"] },
    { title: { zh: "结论", en: "Conclusion" }, intent: "贡献与限制", weight: 6 },
  ],
  whyGood: ["从柜子里被藏起来的防抖杯看到“尊严”", "展示失败草模，过程可信", "“杯子放回哪里”这一观察点很妙"],
  opening: [
    { type: "heading", text: "第一章 绪论" },
    { type: "heading", text: "1.1 问题背景" },
    {
      type: "paragraph",
      text: "第一次上门观察时，K奶奶端起杯子前先往四周看了看。她用两只手捧住杯身，胳膊肘抵着桌沿，低头去够杯口，喝了一小口，放下，擦了擦桌面。杯子里的水只倒了小半杯。柜子里其实有一只子女买的防抖杯，带两个大耳朵和吸嘴，她说：“那是给小孩子用的，来了人我不好意思拿出来。”【待补充：观察记录日期】",
    },
    {
      type: "paragraph",
      text: "这一幕说明，震颤老人喝水的困难至少有两层：一层是物理的，抖动使水洒出、握持不稳；另一层是心理的，辅助器具提醒着别人，也提醒着自己“我不行了”。现有产品多针对第一层，以吸管、盖子、配重等方式解决洒漏，却因为外观的“病号感”被收进柜子。本课题把“愿意在客人面前使用”列为与“不洒”同等重要的设计准则，在用户研究的基础上进行多轮原型测试。",
    },
  ],
  hardSample: {
    title: "测试的设计",
    text: "可用性测试在用户家中进行，任务为“倒水、端起、喝三口、放回”，分别使用日常杯、市售防抖杯和本设计，顺序随机以减少学习影响。指标包括洒出水量、完成时间、需要支撑的次数，以及完成后的简短访谈。水温保持室温，避免烫伤；参与者可以随时停止，家属在场，方案经【待补充：伦理说明】同意。未采用健康学生模拟震颤的方式，因为模拟者知道自己可以停下来，握持策略与真实用户不同。测试同时记录一个不打分的细节：任务结束后，老人把杯子放回了哪里。",
  },
  staged: true,
  checklist: ["参与者同意与安全", "原型迭代有编号", "对照产品合理", "尺寸数据来源", "成本与工艺说明"],
  scenes: ["defenseSpeech", "classPresent", "interviewOutline"],
  since: "2026-11-22",
});
