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
  title: { zh: "面向手部震颤老人的饮水器具设计研究", en: "Designing drinking ware for older people with hand tremor" },
  pattern: { zh: "面向〔用户〕的〔产品〕设计研究", en: "Designing 〔product〕 for 〔users〕" },
  slots: [
    { label: { zh: "用户", en: "users" }, default: { zh: "手部震颤老人", en: "older people with hand tremor" } },
    { label: { zh: "产品", en: "product" }, default: { zh: "饮水器具", en: "drinking ware" } },
  ],
  remark: { zh: "观察、洞察、原型、测试，四轮迭代说清", en: "Observe, understand, prototype, test: the rounds told clearly" },
  keywords: [
    { zh: "产品设计", en: "product design" },
    { zh: "适老化", en: "design for ageing" },
    { zh: "用户研究", en: "user research" },
    { zh: "原型测试", en: "prototype testing" },
  ],
  bring: [
    { zh: "伦理审查与参与者、家属同意", en: "Ethics approval, and consent of participants and families" },
    { zh: "逐轮原型编号照片", en: "Numbered photographs of each round" },
    { zh: "测试视频授权", en: "Permission for test videos" },
  ],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: { zh: "由一次喝水的观察提出两层困难", en: "From watching someone drink: two layers of difficulty" },
      weight: 12,
      needs: ["data"],
      children: [
        {
          title: { zh: "问题背景", en: "Background to the problem" },
          intent: { zh: "现有器具为何买了不用", en: "Why existing ware is bought and not used" },
          weight: 6,
          needs: ["data"],
        },
        {
          title: { zh: "研究现状与路线", en: "Earlier work and approach" },
          intent: { zh: "比较辅具与日用品两类，指出之间的空位", en: "Aids and everyday ware, and the space between" },
          weight: 6,
          needs: ["source", "figure"],
        },
      ],
    },
    {
      title: { zh: "用户研究", en: "User research" },
      intent: { zh: "资料到洞察，每条洞察能指回观察", en: "From data to insight, each traceable to an observation" },
      weight: 24,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "观察与访谈", en: "Observation and interviews" },
          intent: { zh: "任务分解，标出每一步的失败与补偿动作", en: "Break down the task; mark failures and compensations" },
          weight: 8,
          needs: ["figure"],
        },
        {
          title: { zh: "动作与尺度分析", en: "Analysis of movement and size" },
          intent: { zh: "测握持、倾角、余量，注明震颤程度", en: "Grip, tilt, margin, with the degree of tremor" },
          weight: 8,
          needs: ["table", "figure"],
          mistake: { zh: "只用问卷不看动作", en: "Questionnaires only, no movement" },
        },
        {
          title: { zh: "需求与设计准则", en: "Needs and design criteria" },
          intent: { zh: "排序并说明冲突怎样取舍", en: "Rank them and settle conflicts" },
          weight: 8,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "概念与原型", en: "Concepts and prototypes" },
      intent: { zh: "展示被否的方案和否决理由", en: "Show rejected proposals, with reasons" },
      weight: 28,
      needs: ["figure"],
      children: [
        {
          title: { zh: "概念发散", en: "Diverging concepts" },
          intent: { zh: "重心、支点、阻尼三条路各自的原理", en: "Centre of gravity, support, damping: how each works" },
          weight: 10,
          needs: ["figure"],
          mistake: { zh: "概念只是造型变化", en: "Concepts that differ only in shape" },
        },
        {
          title: { zh: "草模测试", en: "Mock-up tests" },
          intent: { zh: "写每个草模失败在哪一步", en: "At which step each mock-up failed" },
          weight: 9,
          needs: ["table", "figure"],
          mistake: { zh: "草模只拍照不测", en: "Mock-ups photographed and never tested" },
        },
        {
          title: { zh: "深化设计", en: "Design development" },
          intent: { zh: "结构、材料、清洗、成本与食品接触安全", en: "Structure, material, washing, cost, food contact" },
          weight: 9,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "测试评价", en: "Testing and evaluation" },
      intent: { zh: "与市售品在真实场景对照", en: "Against products on the market, in real settings" },
      weight: 20,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "可用性测试", en: "Usability test" },
          intent: { zh: "任务、指标、流程、伦理，顺序平衡", en: "Tasks, measures, procedure, ethics, balanced order" },
          weight: 10,
          needs: ["table"],
          mistake: { zh: "让学生戴手套代替老人", en: "Students in gloves in place of older people" },
        },
        {
          title: { zh: "结果与改进", en: "Results and improvements" },
          intent: { zh: "洒出量、时间、主观感受，逐人报告", en: "Spill, time and experience, person by person" },
          weight: 10,
          needs: ["table", "figure"],
        },
      ],
    },
    {
      title: { zh: "情感与尊严", en: "Emotion and dignity" },
      intent: { zh: "不像辅具的辅具：由哪些特征做到", en: "An aid that does not look like one: by which features" },
      weight: 10,
      needs: ["source"],
    },
    {
      title: { zh: "结论", en: "Conclusion" },
      intent: { zh: "贡献与限制，写明样本与使用期", en: "Contribution and limits, with sample and period of use" },
      weight: 6,
    },
  ],
  whyGood: [
    { zh: "从柜子里被藏起来的防抖杯看到“尊严”", en: "Sees dignity in a cup hidden in a cupboard" },
    { zh: "展示失败草模，过程可信", en: "Failed mock-ups make the process credible" },
    { zh: "“杯子放回哪里”这一观察点很妙", en: "Where the cup is put back is a fine thing to observe" },
  ],
  opening: [
    { type: "heading", text: { zh: "第一章 绪论", en: "Introduction" } },
    { type: "heading", text: { zh: "1.1 问题背景", en: "Background to the problem" } },
    {
      type: "paragraph",
      text: {
        zh: "第一次上门观察时，K奶奶端起杯子前先往四周看了看。她用两只手捧住杯身，胳膊肘抵着桌沿，低头去够杯口，喝了一小口，放下，擦了擦桌面。杯子里的水只倒了小半杯。柜子里其实有一只子女买的防抖杯，带两个大耳朵和吸嘴，她说：“那是给小孩子用的，来了人我不好意思拿出来。”【待补充：观察记录日期】",
        en: "On our first visit Grandmother K looked round before lifting her cup. She held it in both hands, propped her elbows on the table, bent down to the rim, took a sip, put it down and wiped the table. The cup was less than half full. In the cupboard there was in fact an anti-spill cup that her children had bought, with two big handles and a spout. “That's for little children,” she said. “I'm embarrassed to take it out when people come.” 【to fill in: date of observation】",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "这一幕说明，震颤老人喝水的困难至少有两层：一层是物理的，抖动使水洒出、握持不稳；另一层是心理的，辅助器具提醒着别人，也提醒着自己“我不行了”。现有产品多针对第一层，以吸管、盖子、配重等方式解决洒漏，却因为外观的“病号感”被收进柜子。本课题把“愿意在客人面前使用”列为与“不洒”同等重要的设计准则，在用户研究的基础上进行多轮原型测试。",
        en: "The scene shows that drinking with tremor is difficult in at least two ways. One is physical: shaking spills the water and makes holding unsteady. The other is in the mind: an aid reminds others, and oneself, that “I can't any more”. Existing products mostly address the first, with straws, lids or weights, and are put away in cupboards because they look like sickness. This project makes “willing to use it in front of guests” a criterion as weighty as “does not spill”, and tests prototypes in several rounds on the basis of user research.",
      },
    },
  ],
  hardSample: {
    title: { zh: "测试的设计", en: "Designing the test" },
    text: {
      zh: "可用性测试在用户家中进行，任务为“倒水、端起、喝三口、放回”，分别使用日常杯、市售防抖杯和本设计，顺序随机以减少学习影响。指标包括洒出水量、完成时间、需要支撑的次数，以及完成后的简短访谈。水温保持室温，避免烫伤；参与者可以随时停止，家属在场，方案经【待补充：伦理说明】同意。未采用健康学生模拟震颤的方式，因为模拟者知道自己可以停下来，握持策略与真实用户不同。测试同时记录一个不打分的细节：任务结束后，老人把杯子放回了哪里。",
      en: "Usability tests take place at home. The task is to pour, lift, drink three sips and put down, with the everyday cup, a commercial anti-spill cup and the new design in random order to reduce learning effects. Measures are the water spilt, the time taken, how often support was needed, and a short talk afterwards. The water is at room temperature to avoid scalding; participants may stop at any time, family are present, and the plan was approved 【to fill in: ethics statement】. Healthy students simulating tremor were not used, since they know that they can stop and so hold things differently. One detail without a score is also recorded: where the cup was put back when the task was over.",
    },
  },
  staged: true,
  checklist: [
    { zh: "参与者与家属同意书齐全", en: "Consent of participants and families is complete" },
    { zh: "每轮原型有编号与改动说明", en: "Each prototype is numbered, with what changed" },
    { zh: "对照产品的选择写明理由", en: "The choice of comparison products is justified" },
    { zh: "尺寸数据注明来源", en: "Dimensions give their source" },
    { zh: "成本、工艺与食品接触材料已说明", en: "Cost, process and food-contact material are stated" },
  ],
  scenes: ["defenseSpeech", "classPresent", "interviewOutline"],
  since: "2026-11-22",
});
