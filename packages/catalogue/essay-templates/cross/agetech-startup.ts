import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const agetechStartup = defineTemplate({
  slug: "agetech-startup",
  kind: "startup",
  discipline: "cross",
  major: { zh: "创新创业", en: "Innovation and Entrepreneurship" },
  levels: ["undergraduate", "master", "any"],
  method: "case",
  length: { default: 8000, min: 4000, max: 15000 },
  numbering: "B",
  title: { zh: "居家用药提醒装置创业计划书", en: "Business plan: a home medication reminder" },
  pattern: { zh: "〔产品〕创业计划书", en: "Business plan: 〔product〕" },
  slots: [{ label: { zh: "产品", en: "product" }, default: { zh: "居家用药提醒装置", en: "a home medication reminder" } }],
  remark: { zh: "医疗边界、付费者、补货节奏三件事先讲清", en: "Medical boundary, who pays, refill rhythm" },
  keywords: [
    { zh: "创业计划", en: "business plan" },
    { zh: "适老化", en: "design for older people" },
    { zh: "用药提醒", en: "medication reminder" },
    { zh: "合规", en: "regulatory compliance" },
  ],
  bring: [
    { zh: "用户测试记录", en: "user test records with consent" },
    { zh: "监管分类的书面咨询意见", en: "written regulatory advice on classification" },
    { zh: "物料报价", en: "component quotes" },
  ],
  outline: [
    {
      title: { zh: "一页纸概要", en: "The one-page summary" },
      intent: { zh: "做什么、不做什么、要多少钱换什么结果", en: "What it does, what it does not, what money buys which result" },
      weight: 8,
      mistake: { zh: "暗示或承诺疗效", en: "Hints at or promises a health benefit" },
    },
    {
      title: { zh: "使用者与付费者", en: "Users and payers" },
      intent: { zh: "老人用、子女买、社区推，三方各图什么", en: "Elders use, children buy, communities promote: what each gains" },
      weight: 18,
      needs: ["data"],
      children: [
        {
          title: { zh: "漏服是怎样发生的", en: "How doses are missed" },
          intent: { zh: "观察一天，分清忘了吃与忘了吃过", en: "Observe one day: forgetting to take is not forgetting having taken" },
          weight: 9,
          needs: ["figure", "data"],
        },
        {
          title: { zh: "谁愿意付钱", en: "Who will pay" },
          intent: { zh: "用预订或试付款，而不是口头意愿", en: "Pre-orders or paid trials, not stated willingness" },
          weight: 9,
          needs: ["table", "data"],
          mistake: { zh: "把使用者当付费者", en: "Takes the user for the payer" },
        },
      ],
    },
    {
      title: { zh: "产品与合规边界", en: "Product and its boundary" },
      intent: { zh: "提醒不是诊断，功能止于何处", en: "A reminder is no diagnosis: where the functions end" },
      weight: 20,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "功能取舍", en: "What we kept and dropped" },
          intent: { zh: "每项取舍对应一次用户测试", en: "Each choice answers a user test" },
          weight: 10,
          needs: ["table"],
        },
        {
          title: { zh: "医疗器械与数据合规", en: "Device and data compliance" },
          intent: { zh: "由预期用途与宣称判断分类", en: "Classification follows intended use and claims" },
          weight: 10,
          needs: ["source"],
          mistake: { zh: "从不问是否属于医疗器械", en: "Never asks whether it is a medical device" },
        },
      ],
    },
    {
      title: { zh: "商业模式", en: "Business model" },
      intent: { zh: "硬件、耗材、服务三种收入比单户毛利", en: "Hardware, consumables, service: compare margin per household" },
      weight: 16,
      needs: ["table", "formula"],
    },
    {
      title: { zh: "渠道与推广", en: "Channels and promotion" },
      intent: { zh: "每个渠道给获客成本与试行结果", en: "Cost of winning a customer per channel, with pilot results" },
      weight: 12,
      needs: ["table"],
    },
    {
      title: { zh: "财务与里程碑", en: "Finance and milestones" },
      intent: { zh: "由小批量到复购，每步能否自负", en: "From small batch to repeat purchase: does each step pay its way" },
      weight: 16,
      needs: ["table", "formula"],
      children: [
        {
          title: { zh: "物料与毛利", en: "Cost and margin" },
          intent: { zh: "按三档批量列报价与盈亏点", en: "Quotes at three volumes and the break-even point" },
          weight: 8,
          needs: ["table"],
        },
        {
          title: { zh: "里程碑与用款", en: "Milestones and spending" },
          intent: { zh: "达到什么结果再花下一笔", en: "Which result releases the next payment" },
          weight: 8,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "团队与风险", en: "Team and risk" },
      intent: { zh: "缺什么人、什么情形就停止", en: "Who is missing, and when we stop" },
      weight: 10,
    },
  ],
  whyGood: [
    { zh: "写清“不做什么”和停止条件，诚信可贵", en: "Says what it will not do and when it will stop" },
    { zh: "痛点由入户观察得来，不靠想象", en: "The need comes from visits, not from imagination" },
    { zh: "合规边界讲到宣称用语", en: "Compliance goes down to the wording of claims" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、一页纸概要", en: "1 The one-page summary" } },
    {
      type: "paragraph",
      text: {
        zh: "我们做一只放在餐桌上的分药提醒盒：到时间亮灯并播放家人录的话，老人打开对应的格子，子女的手机收到一条“已打开”。它只提醒，不判断该不该吃，不建议换药，也不记录病情；打开不等于服下，我们在界面上写得很清楚。",
        en: 'We make a medication box that stands on the dining table. At the set time it lights up and plays a message recorded by the family; the elder opens the right compartment, and the child\'s phone receives a note saying "opened". It only reminds. It does not judge whether a dose should be taken, suggests no change of drug and keeps no record of illness; and since opening is not swallowing, the screen says so in plain words.',
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "项目源于【待补充：社区】的入户观察：漏服很少因为“忘了今天要吃药”，更多是“不记得刚才吃过没有”。市面上的手机提醒对这类情况帮助不大，闹钟响过就没有痕迹。目前我们完成了三版样机，在【待补充：户数】家庭试用，连续使用情况与退出原因见第二部分。下一阶段需要【待补充：金额】用于开模、合规检测和小批量生产；若试产家庭的连续使用率达不到预设标准，项目将停止而不是继续融资。",
        en: 'The project grew out of home visits in 【to fill in: community】. Doses were rarely missed because someone "forgot the pills today"; more often it was "I can\'t remember whether I just took them". A phone alarm is little help here, for once it has rung it leaves no trace. Three prototypes have been built and tried in 【to fill in: number of】 households; Part 2 reports who kept using them and why others stopped. The next stage needs 【to fill in: amount】 for tooling, compliance testing and a small batch. If continued use in the trial households stays below the threshold set in advance, the project ends rather than raising more.',
      },
    },
  ],
  hardSample: {
    title: { zh: "合规边界的判断", en: "Drawing the compliance boundary" },
    text: {
      zh: "产品是否属于医疗器械，取决于预期用途和宣称。若宣称改善依从性、辅助治疗或者依据健康数据给出用药建议，很可能落入器械管理；若仅为普通提醒与收纳，且不作医疗宣称，则按一般电子产品管理。我们就此咨询了【待补充：机构】，并据此调整文案，去掉“守护健康”“辅助治疗”等表述。数据方面，只采集开合时间，不采集药名与病情，默认保存在本地，子女端需老人同意并可随时关闭。若将来增加用药核对功能，须重新评估分类，不在本阶段范围之内。",
      en: 'Whether the product is a medical device depends on its intended use and on what we claim. If we said that it improves adherence, supports treatment or advises on medicines from health data, it would probably be regulated as a device; as an ordinary reminder and organiser without medical claims, it counts as consumer electronics. We put the question to 【to fill in: authority or adviser】 and changed our copy accordingly, removing such phrases as "protects your health" and "supports treatment". As to data, only opening times are recorded, no drug names or conditions; they stay on the device by default, and the child\'s view requires the elder\'s consent and can be switched off at any time. If a dose-checking function is added later, the classification must be assessed again. It lies outside this stage.',
    },
  },
  staged: false,
  checklist: [
    { zh: "无疗效承诺", en: "no promise of a health benefit" },
    { zh: "分类咨询有依据", en: "classification backed by written advice" },
    { zh: "数据最小化", en: "only needed data collected" },
    { zh: "试用退出者已统计", en: "dropouts of the trial counted" },
    { zh: "停止条件写明数值", en: "stopping rule stated as a threshold" },
  ],
  scenes: ["startupPlan", "bpFull", "mvpPlan"],
  since: "2026-11-22",
});
