import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const vetCaseCollege = defineTemplate({
  slug: "vet-case-college",
  kind: "thesis",
  discipline: "agriculture",
  major: { zh: "动物医学", en: "Veterinary Medicine" },
  levels: ["juniorCollege", "undergraduate"],
  method: "case",
  length: { default: 8000, min: 3000, max: 20000, byLevel: { juniorCollege: 8000, undergraduate: 8000 } },
  numbering: "B",
  title: { zh: "犬细小病毒病的诊治与体会", en: "Canine parvovirus cases: diagnosis, treatment and lessons" },
  pattern: { zh: "〔动物〕〔疾病〕的诊治与体会", en: "〔Animal〕 〔disease〕 cases: diagnosis, treatment and lessons" },
  slots: [
    { label: { zh: "动物", en: "Animal" }, default: { zh: "犬", en: "Canine" } },
    { label: { zh: "疾病", en: "disease" }, default: { zh: "细小病毒病", en: "parvovirus" } },
  ],
  remark: { zh: "病例汇总要分级，治愈率要说口径", en: "Grade the cases, define the cure" },
  keywords: [
    { zh: "犬细小病毒", en: "canine parvovirus" },
    { zh: "临床诊断", en: "clinical diagnosis" },
    { zh: "治疗", en: "treatment" },
    { zh: "病例", en: "case series" },
  ],
  bring: [
    { zh: "门诊病历", en: "clinic records" },
    { zh: "动物医院同意与畜主知情同意", en: "consent of the clinic and of the owners" },
    { zh: "检测记录", en: "test records" },
  ],
  outline: [
    {
      title: { zh: "引言", en: "Introduction" },
      intent: { zh: "由门诊所见的结局差别引出写作目的", en: "From the uneven outcomes seen in the clinic to the purpose" },
      weight: 10,
    },
    {
      title: { zh: "病原与流行特点", en: "Agent and epidemiology" },
      intent: { zh: "只取影响诊断、隔离与免疫的部分", en: "Only what bears on diagnosis, isolation and vaccination" },
      weight: 14,
      needs: ["source"],
    },
    {
      title: { zh: "诊断", en: "Diagnosis" },
      intent: { zh: "由问诊到确诊，每步排除什么", en: "From history to diagnosis: what each step rules out" },
      weight: 24,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "临床症状与分型", en: "Clinical signs and forms" },
          intent: { zh: "肠炎型与心肌型的年龄与表现差别", en: "How the enteric and cardiac forms differ in age and signs" },
          weight: 7,
          needs: ["table"],
        },
        {
          title: { zh: "实验室检查", en: "Laboratory tests" },
          intent: { zh: "试纸、血常规、核酸各能证明什么", en: "What antigen test, blood count and PCR can each show" },
          weight: 10,
          needs: ["table", "figure"],
          mistake: { zh: "只凭试纸确诊，不提假阴性", en: "Diagnosis by antigen strip alone, false negatives unmentioned" },
        },
        {
          title: { zh: "鉴别诊断", en: "Differential diagnosis" },
          intent: { zh: "与几种腹泻病逐项比较并写排除依据", en: "Compare with other diarrhoeas and say what rules each out" },
          weight: 7,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "治疗与护理", en: "Treatment and nursing" },
      intent: { zh: "按病情分级写处理，不开统一方", en: "Treatment by grade of illness, no single recipe" },
      weight: 30,
      needs: ["table"],
      children: [
        {
          title: { zh: "补液与纠酸", en: "Fluid therapy" },
          intent: { zh: "缺失、维持、续失三项分别估算并监测", en: "Estimate deficit, maintenance and ongoing loss; then monitor" },
          weight: 12,
          needs: ["formula"],
          mistake: { zh: "照抄固定剂量，不按脱水程度算", en: "A fixed dose copied, not computed from dehydration" },
        },
        {
          title: { zh: "止吐、抗感染与营养", en: "Antiemetics, infection control and feeding" },
          intent: { zh: "说明用药理由与开始进食的时机", en: "Reasons for each drug, and when feeding starts" },
          weight: 9,
          needs: ["table"],
        },
        {
          title: { zh: "隔离与消毒", en: "Isolation and disinfection" },
          intent: { zh: "门诊动线，选对无囊膜病毒有效的消毒剂", en: "Patient flow, and a disinfectant that works on non-enveloped virus" },
          weight: 9,
        },
      ],
    },
    {
      title: { zh: "病例汇总与分析", en: "Case series and analysis" },
      intent: { zh: "分级列结局，例数少只描述不推断", en: "Outcomes by grade; with few cases describe, do not infer" },
      weight: 14,
      needs: ["table", "data"],
      mistake: { zh: "剔除放弃治疗者算治愈率", en: "Cure rate computed without the cases given up" },
    },
    {
      title: { zh: "小结与预防建议", en: "Summary and prevention" },
      intent: { zh: "免疫程序与畜主教育落到本院做法", en: "Vaccination and owner advice as this clinic can give them" },
      weight: 8,
      mistake: { zh: "建议不看当地流行情况", en: "Advice ignores what circulates locally" },
    },
  ],
  whyGood: [
    { zh: "结局差别落到补液时机，有病例支撑", en: "Ties outcome to the timing of fluids, case by case" },
    { zh: "放弃治疗者单列，口径诚实", en: "Abandoned cases are listed, so the rate is honest" },
    { zh: "补液讲思路不给死剂量", en: "Fluids are reasoned, not dosed by rote" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、引言", en: "1 Introduction" } },
    {
      type: "paragraph",
      text: {
        zh: "幼犬呕吐、拉血、不吃东西，是门诊里最让畜主着急的情形之一。实习期间，笔者跟随带教兽医参与了【待补充：例数】疑似细小病毒病例的接诊，有的就诊及时，几天后恢复；有的先在家里喂了止泻药，送来时已经严重脱水。同样的病，结局相差很大。就这些病例看，差别更多在什么时候开始补液、补多少，以及是否及时隔离，而不全在用了什么药。",
        en: "A puppy that vomits, passes blood and refuses food is among the cases that frighten owners most. During my placement I followed my supervising veterinarian through 【to fill in: number】 cases of suspected parvovirus. Some came early and recovered within days; others had first been given antidiarrhoeals at home and arrived badly dehydrated. The disease was the same, the outcomes were not. In these cases the difference lay less in the drugs chosen than in when fluids began, how much was given, and whether the animal was isolated in time.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "本文整理这些病例的诊断与治疗过程，按病情轻重分级，说明各级的处理重点，并分析影响结局的因素。统计治愈情况时，把中途放弃治疗的病例单独列出，不从总数中剔除，以免高估疗效。文中病历已去除畜主信息，并征得动物医院同意。",
        en: "This paper sets out how the cases were diagnosed and treated, graded by severity, with the main points of care at each grade, and asks what affected the outcome. Animals whose treatment was given up are listed separately and kept in the total, so that the success of treatment is not overstated. Owners' details have been removed from all records, and the clinic has agreed to their use.",
      },
    },
  ],
  hardSample: {
    title: { zh: "补液的思路", en: "The reasoning behind fluid therapy" },
    text: {
      zh: "补液量不宜套用固定数值，应由三部分相加：已经丢失的，按皮肤弹性、黏膜和眼窝判断脱水程度后估算；每天维持所需的，按体重计算；还在继续丢失的，按呕吐与腹泻的次数估计。先快后慢，最初阶段以恢复灌注为主，随后根据排尿、心率和黏膜颜色调整。以一例中度脱水幼犬为例，计算过程见表3【待补充：体重与检验值】。补液同时监测血钾与血糖，幼犬容易出现低血糖，精神沉郁时应先查血糖再考虑其他原因。",
      en: "The volume of fluid should not be a fixed figure. It is the sum of three parts: what has been lost, estimated from skin turgor, mucous membranes and eyes; what the animal needs each day, calculated from body weight; and what it keeps losing, judged from vomiting and diarrhoea. Fast first, then slower: the opening phase restores perfusion, and the rate is then adjusted to urine output, heart rate and membrane colour. A moderately dehydrated puppy serves as the worked example in Table 3 【to fill in: weight and test values】. Potassium and glucose are checked throughout; puppies become hypoglycaemic easily, and a dull patient should have its glucose measured before another cause is sought.",
    },
  },
  staged: false,
  checklist: [
    { zh: "病历去标识", en: "records anonymised" },
    { zh: "每例写明确诊依据", en: "grounds of diagnosis given for each case" },
    { zh: "用药有处方并合规", en: "drugs prescribed and used lawfully" },
    { zh: "隔离消毒到位", en: "isolation and disinfection described" },
    { zh: "例数少，不作推断", en: "small numbers described, not generalised" },
  ],
  scenes: ["workExperience", "defenseSpeech"],
  since: "2026-11-22",
});
