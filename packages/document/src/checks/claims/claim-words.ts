/** Things a thesis counts, with their names in both languages. The first Chinese name that fits is taken, longer ones first. */
export const COUNTED: readonly { readonly noun: string; readonly zh: readonly string[]; readonly en: readonly string[] }[] = [
  { noun: "questionnaire", zh: ["调查问卷", "问卷"], en: ["questionnaire", "survey form"] },
  { noun: "sample", zh: ["样本"], en: ["sample"] },
  {
    noun: "participant",
    zh: ["被试", "受试者", "受访者", "访谈对象", "调查对象", "研究对象", "参与者"],
    en: ["participant", "subject", "respondent", "interviewee"],
  },
  { noun: "student", zh: ["大学生", "学生", "学员"], en: ["student", "pupil"] },
  { noun: "teacher", zh: ["教师", "老师"], en: ["teacher", "instructor"] },
  { noun: "patient", zh: ["患者", "病人"], en: ["patient"] },
  { noun: "nurse", zh: ["护士"], en: ["nurse"] },
  { noun: "employee", zh: ["员工", "职工"], en: ["employee", "staff member"] },
  { noun: "household", zh: ["农户", "家庭"], en: ["household"] },
  { noun: "store", zh: ["门店", "店铺"], en: ["store", "shop"] },
  { noun: "firm", zh: ["上市公司", "企业", "公司"], en: ["firm", "company", "enterprise"] },
  { noun: "school", zh: ["学校", "高校"], en: ["school", "university"] },
  { noun: "class", zh: ["班级"], en: ["class"] },
  { noun: "hospital", zh: ["医院"], en: ["hospital"] },
  { noun: "interview", zh: ["访谈"], en: ["interview"] },
  { noun: "observation", zh: ["观察记录", "观测值"], en: ["observation"] },
  { noun: "stocktaking", zh: ["盘点"], en: ["stocktaking", "stocktake"] },
  { noun: "judgment", zh: ["裁判文书", "判决书", "判决"], en: ["judgment", "judgement", "ruling"] },
  { noun: "case", zh: ["案例", "个案", "案件"], en: ["case"] },
  { noun: "specimen", zh: ["试件", "试样", "标本"], en: ["specimen"] },
  { noun: "record", zh: ["记录"], en: ["record"] },
  { noun: "comment", zh: ["评论", "留言"], en: ["comment", "review"] },
  { noun: "user", zh: ["用户"], en: ["user"] },
  { noun: "customer", zh: ["客户", "顾客"], en: ["customer"] },
  { noun: "device", zh: ["设备", "仪器"], en: ["device", "instrument"] },
  { noun: "lesson", zh: ["课时", "节课"], en: ["lesson"] },
  { noun: "role", zh: ["角色"], en: ["role"] },
];

/** Part of what is counted: the first one that fits says what the number is of. 收回有效问卷 counts the valid ones. */
export const PARTS: readonly { readonly part: string; readonly zh: RegExp; readonly en: RegExp }[] = [
  { part: "invalid", zh: /剔除|删除|无效|废卷|作废/, en: /\b(?:invalid|excluded|discarded|removed|rejected|incomplete)\b/i },
  { part: "valid", zh: /有效/, en: /\b(?:valid|usable|effective)\b/i },
  { part: "pilot", zh: /预测试|预调查|试测|预实验/, en: /\b(?:pilot|pretest)\b/i },
  { part: "returned", zh: /回收|收回/, en: /\b(?:returned|collected|received|recovered)\b/i },
  { part: "sent", zh: /发放|发出|派发|投放/, en: /\b(?:distributed|sent|issued|handed out|administered)\b/i },
  { part: "male", zh: /男/, en: /\b(?:male|men|boys)\b/i },
  { part: "female", zh: /女/, en: /\b(?:female|women|girls)\b/i },
  { part: "treated", zh: /实验组|试验组|干预组|观察组/, en: /\b(?:experimental|treatment|intervention) (?:group|class)\b/i },
  { part: "control", zh: /对照组|控制组|对照班/, en: /\bcontrol (?:group|class)\b/i },
  { part: "later", zh: /后测|复测|随访/, en: /\b(?:post-?test|follow-?up|retest)\b/i },
];

/** Numbers that are no fixed count: shares, averages, bounds, further ones. */
export const NO_FIXED_COUNT: Readonly<Record<"zh" | "en", RegExp>> = {
  zh: /每|各|平均|人均|其中|中有|其余|剩余|另外|另有|约|大约|左右|近|至少|至多|最多|最少|不超过|不少于|不足|超过|多于|少于|以上|以下|余|第|首|前|后|某|还有|又|如果|若|拟|计划|建议|可|宜/,
  en: /\b(?:each|every|per|average|mean|about|approximately|around|nearly|almost|over|under|more|less|fewer|least|most|another|other|further|additional|remaining|first|last|of them|of these|of whom|would|should|could|may|planned?)\b/i,
};
