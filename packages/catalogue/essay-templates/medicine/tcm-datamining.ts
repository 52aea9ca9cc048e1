import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const tcmDatamining = defineTemplate({
  slug: "tcm-datamining",
  kind: "thesis",
  discipline: "medicine",
  major: { zh: "中医学", en: "Chinese Medicine" },
  levels: ["master"],
  method: "text",
  length: { default: 30000, min: 30000, max: 50000 },
  numbering: "B",
  title: { zh: "基于数据挖掘的名老中医治疗失眠用药规律研究", en: "Prescription Patterns of a Senior TCM Physician for Insomnia" },
  pattern: "基于〔方法〕的〔名医〕治疗〔病证〕用药规律研究",
  slots: [
    { label: "方法", default: "数据挖掘" },
    { label: "名医", default: "名老中医" },
    { label: "病证", default: "失眠" },
  ],
  remark: { zh: "病机—治法—方药三层解读，数据不替代辨证", en: "Pattern, principle, formula: data serve diagnosis" },
  keywords: ["名医经验", "用药规律", "关联规则", "辨证"],
  bring: ["医案授权与脱敏", "术语规范表", "名医本人核对"],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: "学术传承的需要与限度",
      weight: 10,
      needs: ["source"],
      children: [
        { title: { zh: "研究背景", en: "Background" }, intent: "经验如何被看见", weight: 5, needs: ["source"] },
        {
          title: { zh: "古今文献源流", en: "Sources" },
          intent: "病名与病机演变",
          weight: 5,
          needs: ["source"],
          mistake: "古籍引文不核版本",
        },
      ],
    },
    {
      title: { zh: "名医学术思想", en: "The physician's thought" },
      intent: "由师承记录归纳",
      weight: 14,
      needs: ["data"],
      children: [
        { title: { zh: "学术渊源", en: "Lineage" }, intent: "师承与代表观点", weight: 7, needs: ["source"] },
        { title: { zh: "对病机的认识", en: "View of pathogenesis" }, intent: "引本人原话并标日期", weight: 7, needs: ["data"] },
      ],
    },
    {
      title: { zh: "资料与方法", en: "Materials and methods" },
      intent: "每条医案可追溯",
      weight: 20,
      needs: ["table"],
      children: [
        { title: { zh: "医案来源与筛选", en: "Case records" }, intent: "诊断、纳入、剔除", weight: 7, needs: ["table"] },
        {
          title: { zh: "数据规范化", en: "Standardisation" },
          intent: "药名、证候、剂量",
          weight: 7,
          needs: ["table"],
          mistake: "同药异名未统一",
        },
        { title: { zh: "分析方法", en: "Analysis" }, intent: "频次、关联、聚类、复杂网络", weight: 6, needs: ["formula"] },
      ],
    },
    {
      title: { zh: "结果", en: "Results" },
      intent: "由药到方到证",
      weight: 26,
      needs: ["table", "figure"],
      children: [
        { title: { zh: "证型分布", en: "Patterns" }, intent: "与年龄病程交叉", weight: 7, needs: ["table"] },
        { title: { zh: "药物频次与性味归经", en: "Herbs" }, intent: "解读而非列表", weight: 7, needs: ["table", "figure"] },
        {
          title: { zh: "核心药对与药组", en: "Pairs and groups" },
          intent: "支持度、置信度、提升度",
          weight: 6,
          needs: ["table", "figure"],
          mistake: "只列规则不讲配伍",
        },
        { title: { zh: "加减规律", en: "Modifications" }, intent: "兼症与加味对应", weight: 6, needs: ["table"] },
      ],
    },
    {
      title: { zh: "讨论", en: "Discussion" },
      intent: "把数据带回临床",
      weight: 20,
      needs: ["source"],
      children: [
        { title: { zh: "核心方解", en: "Core formula" }, intent: "君臣佐使分析", weight: 7, needs: ["source"] },
        {
          title: { zh: "典型医案", en: "Illustrative cases" },
          intent: "初诊、复诊、按语",
          weight: 7,
          needs: ["data"],
          mistake: "医案疗效无随访",
        },
        { title: { zh: "与文献报道比较", en: "Comparison" }, intent: "说明同与异的缘由", weight: 6, needs: ["source"] },
      ],
    },
    {
      title: { zh: "结论", en: "Conclusion" },
      intent: "限度与下一步",
      weight: 10,
      children: [
        { title: { zh: "主要结论", en: "Findings" }, intent: "经名医核对", weight: 5 },
        { title: { zh: "局限", en: "Limits" }, intent: "回顾性与疗效评价", weight: 5 },
      ],
    },
  ],
  whyGood: ["用“夜里饿”的一句话讲清数据的限度", "药对解读结合舌脉与病机，不停在频次", "结果交回名医本人核对"],
  opening: [
    { type: "heading", text: "一、绪论" },
    { type: "heading", text: "（一）研究背景" },
    {
      type: "paragraph",
      text: "跟师抄方的学生常有这样的体会：老师写下方子只用几分钟，自己回去对着教材却讲不通，为什么这个失眠的病人不用常见的安神药，反而从脾胃入手？问起来，老师说：“他不是睡不着，是夜里饿。”一句话点破，却不在任何一张处方的文字里。名老中医的经验大量存在于这样的判断之中，医案能够记录用药，却很难记录判断。",
    },
    {
      type: "paragraph",
      text: "数据挖掘能够从成批医案中发现药物的高频组合，为整理经验提供线索，但频次高低本身并不等于理。本研究以【待补充：名医姓名及授权】的失眠医案为对象，先依据师承笔记整理其对病机的认识，再对规范化后的处方进行频次、关联与聚类分析，最后把结果带回到具体医案和名医本人那里核对，使数据结果与辨证思路互相印证。医案均已脱敏并取得使用许可。",
    },
  ],
  hardSample: {
    title: "规则的中医解读",
    text: "关联分析显示，某药对的提升度较高【待补充：结果】，提示二者同现并非偶然。从配伍看，一药升清，一药降浊，合用在于调畅中焦气机，与名医“胃不和则卧不安，先通后安”的主张一致。值得注意的是，该药对在舌苔厚腻者中出现较多，而在虚证中很少，说明它对应的是特定病机而非失眠这一症状。对支持度高而提升度接近一的组合，如甘草与其他药物，仅反映其使用普遍，不作为核心药对解读。上述解读经名医本人审阅，修正了一处剂量理解。",
  },
  staged: true,
  checklist: ["授权与脱敏", "药名规范依据药典", "证候标准版本", "规则指标含义说明", "疗效表述审慎"],
  scenes: ["dataReport", "openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
