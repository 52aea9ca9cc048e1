import type { MethodCard } from "../method-card.ts";

export const wardRecordsAsData: MethodCard = {
  key: "ward-records-as-data",
  title: { zh: "病历与护理记录的采集", en: "Collecting data from ward records" },
  methods: ["clinical"],
  roles: ["procedure"],
  cues: { zh: ["资料的收集", "病历", "护理记录", "病区"], en: ["how the data were gathered", "ward", "records", "filled in at admission"] },
  sentences: {
    zh: [
      "采集前定好表格与每一栏的定义，由两人各录一部分重复的病历，核对一致的程度。",
      "病历没有写不等于没有发生，阴性与未记录须用不同的代码。",
      "连续纳入观察期内全部符合的病人，挑选资料完整的会使病情偏向一类。",
      "暴露须在结局之前记录，事后补写的评估不能当作预测依据。",
      "数据去除姓名与住院号后再分析，对照表单独加密保存。",
    ],
    en: [
      "The form and the definition of each item should be settled before extraction, and two people should extract some of the same records independently to check how far they agree.",
      "What is not written in a record has not necessarily failed to happen, so negative findings and missing entries should have different codes.",
      "All eligible patients of the observation period should be included consecutively; choosing those with complete records shifts the sample towards one kind of illness.",
      "The exposure has to be recorded before the outcome, and assessments completed afterwards cannot be used as predictors.",
      "Names and hospital numbers should be removed before analysis, and the key be stored separately and encrypted.",
    ],
  },
  missing: {
    zh: ["观察期与纳入的病历数", "两人核对的一致程度"],
    en: ["observation period and number of records included", "agreement between the two extractors"],
  },
  limits: { zh: ["常规记录的质量决定结论的上限。"], en: ["The quality of routine records sets the upper limit of what can be concluded."] },
  exhibits: [
    {
      kind: "table",
      title: { zh: "资料采集表", en: "Extraction form" },
      head: { zh: ["项目", "定义", "来源", "代码", "缺失数"], en: ["Item", "Definition", "Source", "Code", "Missing"] },
    },
  ],
  never: { zh: [], en: [] },
};
