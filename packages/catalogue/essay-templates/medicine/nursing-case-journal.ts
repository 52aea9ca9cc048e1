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
    en: "Nursing a patient with abdominal compartment syndrome in severe acute pancreatitis: a case report",
  },
  pattern: { zh: "一例〔病情〕患者的护理", en: "Nursing a patient with 〔condition〕: a case report" },
  slots: [
    {
      label: { zh: "病情", en: "condition" },
      default: { zh: "重症急性胰腺炎并发腹腔间隔室综合征", en: "abdominal compartment syndrome in severe acute pancreatitis" },
    },
  ],
  remark: { zh: "个案护理：判断在前，措施在后，结局收束", en: "Judgement, action, outcome" },
  keywords: [
    { zh: "个案护理", en: "case report" },
    { zh: "重症", en: "critical care" },
    { zh: "护理评估", en: "nursing assessment" },
    { zh: "胰腺炎", en: "pancreatitis" },
  ],
  bring: [
    { zh: "患者知情同意", en: "written consent of the patient" },
    { zh: "护理记录与化验", en: "nursing records and test results" },
    { zh: "伦理说明", en: "ethics statement" },
  ],
  outline: [
    {
      title: { zh: "引言", en: "Introduction" },
      intent: { zh: "措施互相牵制在哪里，为何值得报告", en: "Where measures conflict, and why the case deserves a report" },
      weight: 10,
      needs: ["source"],
    },
    {
      title: { zh: "临床资料", en: "Case data" },
      intent: { zh: "时间轴、关键检查、治疗，只留影响护理者", en: "Timeline, key tests, treatment: only what bears on nursing" },
      weight: 16,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "病情经过", en: "Course of illness" },
          intent: { zh: "去标识，写两三个转折点", en: "Anonymised, with two or three turning points" },
          weight: 8,
          needs: ["figure"],
          mistake: { zh: "日期、床号、职业足以认出患者", en: "Date, bed and occupation that identify the patient" },
        },
        {
          title: { zh: "主要护理问题", en: "Main nursing problems" },
          intent: { zh: "按优先次序列，写排序依据", en: "In order of priority, with the grounds for the order" },
          weight: 8,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "护理", en: "Nursing care" },
      intent: { zh: "按问题逐项写判断、措施、反应", en: "For each problem: judgement, action, response" },
      weight: 48,
      needs: ["table"],
      children: [
        {
          title: { zh: "腹内压监测与体位", en: "Abdominal pressure and positioning" },
          intent: { zh: "测量方法、频次、阈值与患者反应", en: "Method, frequency, threshold and how the patient responded" },
          weight: 12,
          needs: ["table", "figure"],
          mistake: { zh: "把操作常规抄一遍，看不到本例的判断", en: "A procedure copied out, with no judgement on this patient" },
        },
        {
          title: { zh: "呼吸与循环支持的配合", en: "Working with respiratory and circulatory support" },
          intent: { zh: "写护士何时提出、医生怎样采纳", en: "When the nurse spoke up and what was decided" },
          weight: 12,
        },
        {
          title: { zh: "肠内营养的启动与调整", en: "Starting and adjusting enteral feeding" },
          intent: { zh: "耐受评估与减速、暂停条件", en: "Tolerance, and when to slow or stop" },
          weight: 12,
          needs: ["table"],
        },
        {
          title: { zh: "谵妄与早期活动", en: "Delirium and early mobilisation" },
          intent: { zh: "家属怎样参与，活动怎样分级", en: "How the family took part, and the steps of mobilisation" },
          weight: 12,
          needs: ["data"],
        },
      ],
    },
    {
      title: { zh: "效果与随访", en: "Outcome and follow-up" },
      intent: { zh: "客观指标与患者感受分开写", en: "Measured outcomes apart from what the patient felt" },
      weight: 16,
      needs: ["table"],
    },
    {
      title: { zh: "讨论与小结", en: "Discussion and summary" },
      intent: { zh: "留一条别科能用的经验，说明只是一例", en: "One lesson for other wards, and that it is one case" },
      weight: 10,
      needs: ["source"],
      mistake: { zh: "由一例得出“效果显著、值得推广”", en: '"Remarkable and worth extending" concluded from one case' },
    },
  ],
  whyGood: [
    { zh: "抓住几组互相牵制的矛盾，个案有价值", en: "The conflicts between measures make the case worth reading" },
    { zh: "用数据比较后确定角度，体现判断", en: "The angle follows from measurements, which shows judgement" },
    { zh: "记录方式改进可以推广", en: "The way of charting can be taken over elsewhere" },
  ],
  opening: [
    { type: "heading", text: { zh: "1 引言", en: "1 Introduction" } },
    {
      type: "paragraph",
      text: {
        zh: "重症急性胰腺炎患者因腹腔渗出、肠管水肿和大量补液，腹内压可在短时间内升高，严重时影响呼吸、循环与肾灌注，发展为腹腔间隔室综合征。护理的难点在于各项措施互相牵制：抬高床头利于呼吸，却会升高腹内压；镇静能够降低腹内压，又可能掩盖意识变化；早期肠内营养保护肠黏膜，过快则加重腹胀。",
        en: "In severe acute pancreatitis, exudate, bowel oedema and large volumes of fluid can raise the pressure in the abdomen within a short time; at worst it impairs breathing, circulation and renal perfusion and becomes abdominal compartment syndrome. Nursing is difficult because the measures hinder one another. Raising the head of the bed helps breathing but increases abdominal pressure; sedation lowers the pressure but may hide a change in consciousness; early enteral feeding protects the gut, but feeding too fast worsens distension.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "本科于【待补充：时间】收治一例该类患者，经多学科协作与精细化护理后好转转出。现将护理过程中对几组矛盾的判断与处理报告如下。本报告已取得患者知情同意，个人信息作去标识处理。",
        en: "In 【to fill in: date】 our unit admitted such a patient, who improved under multidisciplinary care and was transferred out. We report how these conflicts were judged and handled. The patient gave consent, and personal details have been removed.",
      },
    },
    { type: "heading", text: { zh: "2 临床资料", en: "2 Case data" } },
    {
      type: "paragraph",
      text: {
        zh: "患者因持续上腹痛入院，既往史、入院检查与评分见表1【待补充：检查结果】。入科后腹内压进行性升高，伴尿量减少与氧合下降，经讨论给予镇静镇痛、限制性液体管理、经皮引流与机械通气。病情转折点及相应护理问题见图1的时间轴。",
        en: "The patient was admitted with persistent upper abdominal pain; history, findings on admission and scores are given in Table 1 【to fill in: findings】. Abdominal pressure then rose steadily while urine output and oxygenation fell, and after discussion the patient received sedation and analgesia, restricted fluids, percutaneous drainage and mechanical ventilation. Turning points and the nursing problems that went with them are shown on the timeline in Figure 1.",
      },
    },
  ],
  hardSample: {
    title: { zh: "体位的权衡", en: "Weighing the position" },
    text: {
      zh: "常规要求机械通气患者床头抬高以预防误吸，但该患者在床头抬高较大角度时，腹内压较平卧明显上升，尿量随之减少。责任护士记录了不同角度下腹内压、气道压和氧合的变化【待补充：数据】，与医生讨论后确定折中角度，并采用反屈氏位使躯干整体倾斜，避免髋部屈曲。每次翻身后重新测压，若升高超过设定幅度，先检查引流管、尿管与胃管是否通畅，再考虑调整体位。床头角度与测压值并列记录于特护单，使交接班能够看到二者的关系。",
      en: "Ventilated patients are usually nursed with the head of the bed raised to prevent aspiration. In this patient, a steep angle raised abdominal pressure clearly above that when lying flat, and urine output fell. The nurse in charge charted abdominal pressure, airway pressure and oxygenation at several angles 【to fill in: values】, agreed a compromise with the physician, and used a reverse Trendelenburg tilt so that the trunk sloped as a whole without bending at the hips. Pressure was measured again after every turn; if it rose beyond the limit set, the drains, urinary catheter and gastric tube were checked for patency before the position was changed. Angle and pressure stood side by side on the chart, so that the next shift could see how they were linked.",
    },
  },
  staged: false,
  checklist: [
    { zh: "书面知情同意已存档", en: "written consent on file" },
    { zh: "姓名、院号、可识别图像已去除", en: "name, number and recognisable images removed" },
    { zh: "时间轴清楚", en: "timeline clear" },
    { zh: "每项措施写明依据与反应", en: "each measure has its grounds and its response" },
    { zh: "效果只限本例，不说“显著”", en: "effect limited to this case, nothing called significant" },
  ],
  scenes: ["journalEssay", "workExperience"],
  since: "2026-11-22",
});
