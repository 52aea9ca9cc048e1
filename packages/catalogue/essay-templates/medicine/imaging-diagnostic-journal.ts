import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const imagingDiagnosticJournal = defineTemplate({
  slug: "imaging-diagnostic-journal",
  kind: "journal",
  discipline: "medicine",
  major: { zh: "医学影像学", en: "Medical Imaging" },
  levels: ["master", "undergraduate"],
  method: "clinical",
  length: { default: 6000, min: 3000, max: 12000 },
  numbering: "C",
  title: {
    zh: "超声弹性成像鉴别甲状腺结节良恶性的诊断价值",
    en: "Ultrasound elastography for telling benign from malignant thyroid nodules: diagnostic accuracy",
  },
  pattern: {
    zh: "〔技术〕鉴别〔病变〕良恶性的诊断价值",
    en: "〔Technique〕 for telling benign from malignant 〔lesions〕: diagnostic accuracy",
  },
  slots: [
    { label: { zh: "技术", en: "Technique" }, default: { zh: "超声弹性成像", en: "Ultrasound elastography" } },
    { label: { zh: "病变", en: "lesions" }, default: { zh: "甲状腺结节", en: "thyroid nodules" } },
  ],
  remark: { zh: "金标准、盲法、界值三处写实", en: "Reference standard, blinding, cut-off" },
  keywords: [
    { zh: "诊断试验", en: "diagnostic accuracy" },
    { zh: "弹性成像", en: "elastography" },
    { zh: "受试者曲线", en: "ROC curve" },
    { zh: "一致性", en: "agreement" },
  ],
  bring: [
    { zh: "伦理批件", en: "ethics approval" },
    { zh: "病理对照", en: "pathology results for comparison" },
    { zh: "阅片记录", en: "reading records" },
  ],
  outline: [
    {
      title: { zh: "引言", en: "Introduction" },
      intent: { zh: "常规分级的灰区有多大、误判代价是什么", en: "How wide the grey zone of routine grading is, and what errors cost" },
      weight: 12,
      needs: ["source"],
    },
    {
      title: { zh: "资料与方法", en: "Materials and methods" },
      intent: { zh: "按 STARD 写全，谁知道什么、何时知道", en: "By STARD: who knew what, and when" },
      weight: 34,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "研究对象", en: "Patients" },
          intent: { zh: "连续纳入，流程图交代每次排除", en: "Consecutive enrolment; a flow chart for every exclusion" },
          weight: 7,
          needs: ["figure"],
          mistake: { zh: "只纳入有病理的典型病例", en: "Only typical cases with pathology, which inflates accuracy" },
        },
        {
          title: { zh: "检查方法", en: "Technique" },
          intent: { zh: "设备、参数、加压与取样框写到可重复", en: "Device, settings, compression and region of interest, repeatable" },
          weight: 7,
          needs: ["table"],
        },
        {
          title: { zh: "图像分析与盲法", en: "Reading and blinding" },
          intent: { zh: "双人独立判读，不知病理也不知对方结果", en: "Two readers, blind to pathology and to each other" },
          weight: 7,
          needs: ["table"],
        },
        {
          title: { zh: "金标准", en: "Reference standard" },
          intent: { zh: "何者以病理、何者以随访为准，期限预定", en: "Who is judged by pathology, who by follow-up, with a fixed term" },
          weight: 7,
          needs: ["table"],
          mistake: { zh: "部分病例无金标准未说明", en: "Cases without a reference standard passed over in silence" },
        },
        {
          title: { zh: "统计学方法", en: "Statistical analysis" },
          intent: { zh: "界值的来历、曲线比较与一致性指标", en: "Origin of the cut-off, comparison of curves, index of agreement" },
          weight: 6,
          needs: ["formula"],
        },
      ],
    },
    {
      title: { zh: "结果", en: "Results" },
      intent: { zh: "先流程与一致性，再效能，不确定结果单列", en: "Flow and agreement first, then accuracy; indeterminate results apart" },
      weight: 28,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "一般资料与病理", en: "Patients and pathology" },
          intent: { zh: "大小与病理类型分布，看谱是否过窄", en: "Size and pathology: is the spectrum too narrow" },
          weight: 10,
          needs: ["table"],
        },
        {
          title: { zh: "诊断效能", en: "Diagnostic accuracy" },
          intent: { zh: "灵敏度、特异度及区间，附四格表", en: "Sensitivity and specificity with intervals and the two-by-two table" },
          weight: 9,
          needs: ["table", "figure"],
        },
        {
          title: { zh: "联合诊断", en: "Combined with routine grading" },
          intent: { zh: "看重新分类几例，不只看曲线下面积", en: "How many are reclassified, not only the area under the curve" },
          weight: 9,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "讨论", en: "Discussion" },
      intent: { zh: "逐例分析误诊，指出可避免者", en: "Go through the errors, and say which could be avoided" },
      weight: 18,
      needs: ["source"],
    },
    {
      title: { zh: "结论", en: "Conclusions" },
      intent: { zh: "限定人群、设备与界值", en: "Keep to this population, device and cut-off" },
      weight: 8,
    },
  ],
  whyGood: [
    { zh: "只研究“灰区”，问题有临床意义", en: "Studies the grey zone alone, where the answer matters" },
    { zh: "界值在独立时段验证，避免过拟合", en: "The cut-off is tested on a later period" },
    { zh: "按漏诊代价给第二个界值", en: "A second cut-off follows from the cost of missing a cancer" },
  ],
  opening: [
    { type: "heading", text: { zh: "1 引言", en: "1 Introduction" } },
    {
      type: "paragraph",
      text: {
        zh: "甲状腺结节检出率高，其中多数为良性。常规超声依据形态、边缘、回声和钙化进行风险分级，对典型病变判断较好，困难集中在中间等级：一部分需要穿刺才能明确，而穿刺结果又有一定比例不确定。能否在穿刺之前增加一项无创信息，减少不必要的穿刺，同时不漏掉恶性，是临床关心的问题。",
        en: "Thyroid nodules are found often, and most are benign. Conventional ultrasound grades risk by shape, margin, echogenicity and calcification, and does well on typical lesions. The difficulty lies in the middle grades: some of these nodules can be clarified only by needle biopsy, and a share of biopsies remains indeterminate. Clinicians would like one more piece of non-invasive information before biopsy that spares unnecessary punctures without missing malignancy.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "弹性成像反映组织硬度，为鉴别提供了不同于形态的信息。已有研究报告的诊断效能差别较大【待补充：文献】，可能与纳入人群、取样方法和界值由同一批数据得出有关。本研究连续纳入常规超声判为中间等级的结节，由两名医师在不知病理的情况下独立测量，以手术病理或规定期限的随访为金标准，分析单独与联合应用的诊断价值，并在独立时段的病例中检验界值。",
        en: "Elastography reflects tissue stiffness and so offers information of another kind than shape. The accuracy reported so far varies widely 【to fill in: references】, perhaps because of who was included, how the region was sampled, and cut-offs derived from the data they were tested on. This study enrolled consecutive nodules graded intermediate on conventional ultrasound. Two physicians measured them independently without knowledge of pathology; surgical pathology or follow-up of a set length served as the reference standard. The accuracy of elastography was analysed alone and combined, and the cut-off was tested on cases of a later period.",
      },
    },
  ],
  hardSample: {
    title: { zh: "界值的确定与验证", en: "Choosing and testing a cut-off" },
    text: {
      zh: "由受试者工作特征曲线按约登指数得到的界值，往往对所用数据过度拟合，直接报告其灵敏度和特异度会偏高。本研究将【待补充：时间点】以前的病例作为建立组，以后的病例作为验证组，界值只由建立组确定，再在验证组中计算效能及95%置信区间。考虑到漏诊的代价高于多做穿刺，除约登指数界值外，另给出灵敏度不低于预设水平时的界值，供不同场景选用。两位医师测量值的一致性用组内相关系数评价，对一致性低的结节逐一回看，多为靠近气管或伴粗大钙化者。",
      en: "A cut-off taken from the ROC curve by the Youden index tends to fit its own data too well, and sensitivity and specificity reported for it are too high. Cases before 【to fill in: date】 therefore formed the derivation set and later ones the validation set; the cut-off was fixed in the first, and accuracy with 95% confidence intervals computed in the second. Since missing a cancer costs more than an extra biopsy, a second cut-off is given at which sensitivity does not fall below a preset level, so that readers can choose for their setting. Agreement between the two physicians was assessed by the intraclass correlation coefficient. Nodules with poor agreement were looked at one by one; most lay close to the trachea or held coarse calcification.",
    },
  },
  staged: false,
  checklist: [
    { zh: "连续纳入流程图", en: "flow chart of consecutive enrolment" },
    { zh: "写明谁对病理、谁对临床不知情", en: "says who was blind to pathology and to clinical data" },
    { zh: "金标准规则", en: "rule of the reference standard stated" },
    { zh: "灵敏度、特异度均带置信区间", en: "sensitivity and specificity with confidence intervals" },
    { zh: "误诊、漏诊逐例列出原因", en: "false positives and negatives explained case by case" },
  ],
  scenes: ["journalEssay"],
  since: "2026-11-22",
});
