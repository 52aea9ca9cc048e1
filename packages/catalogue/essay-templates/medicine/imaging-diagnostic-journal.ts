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
  title: { zh: "超声弹性成像鉴别甲状腺结节良恶性的诊断价值", en: "Diagnostic Value of Ultrasound Elastography for Thyroid Nodules" },
  pattern: "〔技术〕鉴别〔病变〕良恶性的诊断价值",
  slots: [
    { label: "技术", default: "超声弹性成像" },
    { label: "病变", default: "甲状腺结节" },
  ],
  remark: { zh: "金标准、盲法、界值三处写实", en: "Reference standard, blinding, cut-off" },
  keywords: ["诊断试验", "弹性成像", "受试者曲线", "一致性"],
  bring: ["伦理批件", "病理对照", "阅片记录"],
  outline: [
    { title: { zh: "引言", en: "Introduction" }, intent: "常规检查的灰区在哪里", weight: 12, needs: ["source"] },
    {
      title: { zh: "资料与方法", en: "Materials and methods" },
      intent: "按诊断试验规范",
      weight: 34,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "研究对象", en: "Subjects" },
          intent: "连续纳入与流程",
          weight: 7,
          needs: ["figure"],
          mistake: "只纳入有病理的典型病例",
        },
        { title: { zh: "检查方法", en: "Technique" }, intent: "设备、参数、取样框", weight: 7, needs: ["table"] },
        { title: { zh: "图像分析与盲法", en: "Reading" }, intent: "双人、独立、不知病理", weight: 7, needs: ["table"] },
        {
          title: { zh: "金标准", en: "Reference standard" },
          intent: "病理或随访的规则",
          weight: 7,
          needs: ["table"],
          mistake: "部分病例无金标准未说明",
        },
        { title: { zh: "统计学方法", en: "Statistics" }, intent: "曲线、界值、一致性", weight: 6, needs: ["formula"] },
      ],
    },
    {
      title: { zh: "结果", en: "Results" },
      intent: "流程、一致性、效能",
      weight: 28,
      needs: ["table", "figure"],
      children: [
        { title: { zh: "一般资料与病理", en: "Characteristics" }, intent: "大小与类型分布", weight: 10, needs: ["table"] },
        { title: { zh: "诊断效能", en: "Accuracy" }, intent: "灵敏度、特异度及区间", weight: 9, needs: ["table", "figure"] },
        { title: { zh: "联合诊断", en: "Combination" }, intent: "与常规分级联合的增益", weight: 9, needs: ["table"] },
      ],
    },
    { title: { zh: "讨论", en: "Discussion" }, intent: "误诊病例分析", weight: 18, needs: ["source"] },
    { title: { zh: "结论", en: "Conclusion" }, intent: "适用人群与界值条件", weight: 8 },
  ],
  whyGood: ["只研究“灰区”，问题有临床意义", "界值在独立时段验证，避免过拟合", "按漏诊代价给第二个界值"],
  opening: [
    { type: "heading", text: "1 引言" },
    {
      type: "paragraph",
      text: "甲状腺结节检出率高，其中多数为良性。常规超声依据形态、边缘、回声和钙化进行风险分级，对典型病变判断较好，困难集中在中间等级：一部分需要穿刺才能明确，而穿刺结果又有一定比例不确定。能否在穿刺之前增加一项无创信息，减少不必要的穿刺，同时不漏掉恶性，是临床关心的问题。",
    },
    {
      type: "paragraph",
      text: "弹性成像反映组织硬度，为鉴别提供了不同于形态的信息。已有研究报告的诊断效能差别较大【待补充：文献】，可能与纳入人群、取样方法和界值由同一批数据得出有关。本研究连续纳入常规超声判为中间等级的结节，由两名医师在不知病理的情况下独立测量，以手术病理或规定期限的随访为金标准，分析单独与联合应用的诊断价值，并在独立时段的病例中检验界值。",
    },
  ],
  hardSample: {
    title: "界值的确定与验证",
    text: "由受试者工作特征曲线按约登指数得到的界值，往往对所用数据过度拟合，直接报告其灵敏度和特异度会偏高。本研究将【待补充：时间点】以前的病例作为建立组，以后的病例作为验证组，界值只由建立组确定，再在验证组中计算效能及95%置信区间。考虑到漏诊的代价高于多做穿刺，除约登指数界值外，另给出灵敏度不低于预设水平时的界值，供不同场景选用。两位医师测量值的一致性用组内相关系数评价，对一致性低的结节逐一回看，多为靠近气管或伴粗大钙化者。",
  },
  staged: false,
  checklist: ["连续纳入流程图", "盲法", "金标准规则", "区间报告", "误诊分析"],
  scenes: ["journalEssay"],
  since: "2026-11-22",
});
