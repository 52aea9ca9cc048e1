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
  title: { zh: "犬细小病毒病的诊治与体会", en: "Diagnosis and Care of Canine Parvovirus Cases" },
  pattern: "〔动物〕〔疾病〕的诊治与体会",
  slots: [
    { label: "动物", default: "犬" },
    { label: "疾病", default: "细小病毒病" },
  ],
  remark: { zh: "病例汇总要分级，治愈率要说口径", en: "Grade the cases, define the cure" },
  keywords: ["犬细小病毒", "临床诊断", "治疗", "病例"],
  bring: ["门诊病历", "畜主同意", "检测记录"],
  outline: [
    { title: { zh: "引言", en: "Introduction" }, intent: "门诊所见与写作目的", weight: 10 },
    { title: { zh: "病原与流行特点", en: "Agent and epidemiology" }, intent: "只写与诊治有关的", weight: 14, needs: ["source"] },
    {
      title: { zh: "诊断", en: "Diagnosis" },
      intent: "由问诊到确诊",
      weight: 24,
      needs: ["table", "figure"],
      children: [
        { title: { zh: "临床症状与分型", en: "Signs and types" }, intent: "肠炎型与心肌型", weight: 8, needs: ["table"] },
        {
          title: { zh: "实验室检查", en: "Laboratory" },
          intent: "试纸、血常规、核酸的配合",
          weight: 8,
          needs: ["table", "figure"],
          mistake: "只凭试纸确诊",
        },
        { title: { zh: "鉴别诊断", en: "Differentials" }, intent: "与几种腹泻病比较", weight: 8, needs: ["table"] },
      ],
    },
    {
      title: { zh: "治疗与护理", en: "Treatment" },
      intent: "按病情分级处理",
      weight: 30,
      needs: ["table"],
      children: [
        { title: { zh: "补液与纠酸", en: "Fluids" }, intent: "计算方法与监测", weight: 10, needs: ["formula"], mistake: "照抄固定剂量" },
        { title: { zh: "止吐、抗感染与营养", en: "Antiemetics and nutrition" }, intent: "说明选择理由", weight: 10, needs: ["table"] },
        { title: { zh: "隔离与消毒", en: "Isolation" }, intent: "门诊动线与消毒剂选择", weight: 10 },
      ],
    },
    {
      title: { zh: "病例汇总与分析", en: "Cases" },
      intent: "分级、结局、影响因素",
      weight: 14,
      needs: ["table", "data"],
      mistake: "剔除放弃治疗者算治愈率",
    },
    { title: { zh: "小结与预防建议", en: "Summary" }, intent: "免疫程序与畜主教育", weight: 8, mistake: "建议不看当地流行情况" },
  ],
  whyGood: ["指出结局差别在补液时机而非用药", "放弃治疗者单列，口径诚实", "补液讲思路不给死剂量"],
  opening: [
    { type: "heading", text: "一、引言" },
    {
      type: "paragraph",
      text: "幼犬呕吐、拉血、不吃东西，是门诊里最让畜主着急的情形之一。实习期间，笔者跟随带教兽医参与了【待补充：例数】疑似细小病毒病例的接诊，有的就诊及时，几天后恢复；有的先在家里喂了止泻药，送来时已经严重脱水。同样的病，结局相差很大，差别往往不在用了什么药，而在什么时候开始补液、补多少，以及是否及时隔离。",
    },
    {
      type: "paragraph",
      text: "本文整理这些病例的诊断与治疗过程，按病情轻重分级，说明各级的处理重点，并分析影响结局的因素。统计治愈情况时，把中途放弃治疗的病例单独列出，不从总数中剔除，以免高估疗效。文中病历已去除畜主信息，并征得动物医院同意。",
    },
  ],
  hardSample: {
    title: "补液的思路",
    text: "补液量不宜套用固定数值，应由三部分相加：已经丢失的，按皮肤弹性、黏膜和眼窝判断脱水程度后估算；每天维持所需的，按体重计算；还在继续丢失的，按呕吐与腹泻的次数估计。先快后慢，最初阶段以恢复灌注为主，随后根据排尿、心率和黏膜颜色调整。以一例中度脱水幼犬为例，计算过程见表3【待补充：体重与检验值】。补液同时监测血钾与血糖，幼犬容易出现低血糖，精神沉郁时应先查血糖再考虑其他原因。",
  },
  staged: false,
  checklist: ["病历去标识", "诊断依据完整", "药物使用合规", "隔离消毒到位", "结论不夸大"],
  scenes: ["workExperience", "defenseSpeech"],
  since: "2026-11-22",
});
