import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const nursingCaseJournal = defineTemplate({
  slug: "nursing-case-journal",
  kind: "journal",
  discipline: "medicine",
  major: { zh: "护理学", en: "Nursing" },
  levels: ["any"],
  method: "case",
  length: { default: 4000, min: 3000, max: 12000 },
  numbering: "C",
  title: {
    zh: "一例重症急性胰腺炎并发腹腔间隔室综合征患者的护理",
    en: "Nursing Care of a Patient with Abdominal Compartment Syndrome in Severe Pancreatitis",
  },
  pattern: "一例〔病情〕患者的护理",
  slots: [{ label: "病情", default: "重症急性胰腺炎并发腹腔间隔室综合征" }],
  remark: { zh: "个案护理：判断在前，措施在后，结局收束", en: "Judgement, action, outcome" },
  keywords: ["个案护理", "重症", "护理评估", "胰腺炎"],
  bring: ["患者知情同意", "护理记录与化验", "伦理说明"],
  outline: [
    { title: { zh: "引言", en: "Introduction" }, intent: "难在哪里、为何值得报告", weight: 10, needs: ["source"] },
    {
      title: { zh: "临床资料", en: "Case data" },
      intent: "时间轴、关键检查、治疗",
      weight: 16,
      needs: ["table", "figure"],
      children: [
        { title: { zh: "病情经过", en: "Course" }, intent: "去标识，写转折点", weight: 8, needs: ["figure"], mistake: "泄露身份信息" },
        { title: { zh: "主要护理问题", en: "Main problems" }, intent: "按优先次序", weight: 8, needs: ["table"] },
      ],
    },
    {
      title: { zh: "护理", en: "Care" },
      intent: "按护理问题逐项写",
      weight: 48,
      needs: ["table"],
      children: [
        {
          title: { zh: "腹内压监测与体位", en: "Pressure and position" },
          intent: "方法、频次、阈值、反应",
          weight: 12,
          needs: ["table", "figure"],
          mistake: "写成操作常规",
        },
        { title: { zh: "呼吸与循环支持的配合", en: "Support" }, intent: "与医生共同决策的节点", weight: 12 },
        { title: { zh: "肠内营养的启动与调整", en: "Enteral feeding" }, intent: "耐受评估与减速条件", weight: 12, needs: ["table"] },
        { title: { zh: "谵妄与早期活动", en: "Delirium and mobility" }, intent: "写家属怎样参与", weight: 12, needs: ["data"] },
      ],
    },
    { title: { zh: "效果与随访", en: "Outcomes" }, intent: "客观指标与患者感受", weight: 16, needs: ["table"] },
    { title: { zh: "讨论与小结", en: "Discussion" }, intent: "一条可推广的经验", weight: 10, needs: ["source"], mistake: "小结夸大疗效" },
  ],
  whyGood: ["抓住几组互相牵制的矛盾，个案有价值", "用数据比较后确定角度，体现判断", "记录方式改进可以推广"],
  opening: [
    { type: "heading", text: "1 引言" },
    {
      type: "paragraph",
      text: "重症急性胰腺炎患者因腹腔渗出、肠管水肿和大量补液，腹内压可在短时间内升高，严重时影响呼吸、循环与肾灌注，发展为腹腔间隔室综合征。护理的难点在于各项措施互相牵制：抬高床头利于呼吸，却会升高腹内压；镇静能够降低腹内压，又可能掩盖意识变化；早期肠内营养保护肠黏膜，过快则加重腹胀。",
    },
    {
      type: "paragraph",
      text: "本科于【待补充：时间】收治一例该类患者，经多学科协作与精细化护理后好转转出。现将护理过程中对几组矛盾的判断与处理报告如下。本报告已取得患者知情同意，个人信息作去标识处理。",
    },
    { type: "heading", text: "2 临床资料" },
    {
      type: "paragraph",
      text: "患者因持续上腹痛入院，既往史、入院检查与评分见表1【待补充：检查结果】。入科后腹内压进行性升高，伴尿量减少与氧合下降，经讨论给予镇静镇痛、限制性液体管理、经皮引流与机械通气。病情转折点及相应护理问题见图1的时间轴。",
    },
  ],
  hardSample: {
    title: "体位的权衡",
    text: "常规要求机械通气患者床头抬高以预防误吸，但该患者在床头抬高较大角度时，腹内压较平卧明显上升，尿量随之减少。责任护士记录了不同角度下腹内压、气道压和氧合的变化【待补充：数据】，与医生讨论后确定折中角度，并采用反屈氏位使躯干整体倾斜，避免髋部屈曲。每次翻身后重新测压，若升高超过设定幅度，先检查引流管、尿管与胃管是否通畅，再考虑调整体位。床头角度与测压值并列记录于特护单，使交接班能够看到二者的关系。",
  },
  staged: false,
  checklist: ["知情同意", "去标识", "时间轴清楚", "措施有依据", "不夸大"],
  scenes: ["journalEssay", "workExperience"],
  since: "2026-11-22",
});
