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
  title: {
    zh: "基于数据挖掘的名老中医治疗失眠用药规律研究",
    en: "How a senior TCM physician prescribes for insomnia: a study by data mining",
  },
  pattern: {
    zh: "基于〔方法〕的〔名医〕治疗〔病证〕用药规律研究",
    en: "How 〔physician〕 prescribes for 〔condition〕: a study by 〔method〕",
  },
  slots: [
    { label: { zh: "方法", en: "method" }, default: { zh: "数据挖掘", en: "data mining" } },
    { label: { zh: "名医", en: "physician" }, default: { zh: "名老中医", en: "a senior TCM physician" } },
    { label: { zh: "病证", en: "condition" }, default: { zh: "失眠", en: "insomnia" } },
  ],
  remark: { zh: "病机—治法—方药三层解读，数据不替代辨证", en: "Pattern, principle, formula: data serve diagnosis" },
  keywords: [
    { zh: "名医经验", en: "physician's experience" },
    { zh: "用药规律", en: "prescription patterns" },
    { zh: "关联规则", en: "association rules" },
    { zh: "辨证", en: "pattern differentiation" },
  ],
  bring: [
    { zh: "医案使用授权、伦理批件与脱敏", en: "permission and ethics approval for the records, anonymised" },
    { zh: "术语规范表", en: "standard terms" },
    { zh: "名医本人核对", en: "the physician's own review" },
  ],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: { zh: "经验为何难传，数据能补哪一段", en: "Why experience is hard to hand on, and which part data can supply" },
      weight: 10,
      needs: ["source"],
      children: [
        {
          title: { zh: "研究背景", en: "Background" },
          intent: {
            zh: "判断不见于处方，须由医案与口述互补",
            en: "Judgement is not in the prescription; records and notes complete each other",
          },
          weight: 5,
          needs: ["source"],
        },
        {
          title: { zh: "古今文献源流", en: "Sources old and new" },
          intent: { zh: "病名与病机演变，引古籍注版本", en: "How name and pathogenesis changed, with editions cited" },
          weight: 5,
          needs: ["source"],
          mistake: { zh: "古籍引文不核版本", en: "Classics quoted without checking the edition" },
        },
      ],
    },
    {
      title: { zh: "名医学术思想", en: "The physician's thought" },
      intent: { zh: "由师承记录归纳，只取与本病有关者", en: "Drawn from notes of apprenticeship, on this disorder only" },
      weight: 14,
      needs: ["data"],
      children: [
        {
          title: { zh: "学术渊源", en: "Lineage" },
          intent: { zh: "师承何人，改动了什么", en: "Whose pupil, and what he changed" },
          weight: 7,
          needs: ["source"],
        },
        {
          title: { zh: "对病机的认识", en: "View of pathogenesis" },
          intent: { zh: "引本人原话并标日期与场合", en: "His own words, with date and occasion" },
          weight: 7,
          needs: ["data"],
        },
      ],
    },
    {
      title: { zh: "资料与方法", en: "Materials and methods" },
      intent: { zh: "每条医案可追溯到原件", en: "Every record traceable to its original" },
      weight: 20,
      needs: ["table"],
      children: [
        {
          title: { zh: "医案来源与筛选", en: "Records and selection" },
          intent: { zh: "诊断标准、纳入、剔除，初诊复诊怎样计", en: "Criteria, exclusions, how follow-up visits are counted" },
          weight: 7,
          needs: ["table"],
        },
        {
          title: { zh: "数据规范化", en: "Standardisation" },
          intent: { zh: "药名依药典，证候与剂量统一", en: "Names by the pharmacopoeia; patterns and doses unified" },
          weight: 7,
          needs: ["table"],
          mistake: { zh: "同药异名未统一", en: "One herb under several names" },
        },
        {
          title: { zh: "分析方法", en: "Methods of analysis" },
          intent: { zh: "频次、关联、聚类各答一个临床问题", en: "Frequency, association, clusters: one clinical question each" },
          weight: 6,
          needs: ["formula"],
        },
      ],
    },
    {
      title: { zh: "结果", en: "Results" },
      intent: { zh: "由药到方到证，逐层给出", en: "From herb to formula to pattern" },
      weight: 26,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "证型分布", en: "Patterns" },
          intent: { zh: "与年龄、病程交叉，看是否集中", en: "Cross with age and duration to see clusters" },
          weight: 4,
          needs: ["table"],
        },
        {
          title: { zh: "药物频次与性味归经", en: "Herbs, natures and channels" },
          intent: { zh: "解读为何常用，不止列表", en: "Say why they are frequent, beyond the list" },
          weight: 7,
          needs: ["table", "figure"],
        },
        {
          title: { zh: "核心药对与药组", en: "Pairs and groups" },
          intent: { zh: "支持度、置信度、提升度同看", en: "Support, confidence and lift read together" },
          weight: 9,
          needs: ["table", "figure"],
          mistake: { zh: "只列规则不讲配伍", en: "Rules listed, combinations not explained" },
        },
        {
          title: { zh: "加减规律", en: "Modifications" },
          intent: { zh: "兼症与加味逐一对应", en: "Each accompanying symptom with what is added" },
          weight: 6,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "讨论", en: "Discussion" },
      intent: { zh: "把数据带回临床判断", en: "Take the data back to clinical judgement" },
      weight: 20,
      needs: ["source"],
      children: [
        {
          title: { zh: "核心方解", en: "The core formula explained" },
          intent: { zh: "君臣佐使由剂量与出现率支持", en: "Roles in the formula, supported by dose and frequency" },
          weight: 7,
          needs: ["source"],
        },
        {
          title: { zh: "典型医案", en: "Illustrative cases" },
          intent: { zh: "初诊、复诊、按语，含无效一例", en: "First visit, follow-up, comment, and one failure" },
          weight: 7,
          needs: ["data"],
          mistake: { zh: "医案疗效无随访", en: "Effect claimed without follow-up" },
        },
        {
          title: { zh: "与文献报道比较", en: "Comparison with published work" },
          intent: { zh: "由地域、人群、学派说明异同", en: "Explain differences by region, patients and school" },
          weight: 6,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "结论", en: "Conclusions" },
      intent: { zh: "能说什么、须前瞻研究的是什么", en: "What can be said, and what needs a prospective study" },
      weight: 10,
      children: [
        {
          title: { zh: "主要结论", en: "Main findings" },
          intent: { zh: "逐条经名医本人核对", en: "Each checked by the physician" },
          weight: 5,
        },
        {
          title: { zh: "局限", en: "Limitations" },
          intent: { zh: "回顾性、选择入案与疗效无对照", en: "Retrospective, selected records, no comparison" },
          weight: 5,
        },
      ],
    },
  ],
  whyGood: [
    { zh: "用“夜里饿”的一句话讲清数据的限度", en: "One remark about hunger at night shows the limits of data" },
    { zh: "药对解读结合舌脉与病机，不停在频次", en: "Pairs are read with tongue, pulse and pathogenesis, beyond frequency" },
    { zh: "结果交回名医本人核对", en: "The results go back to the physician" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、绪论", en: "1 Introduction" } },
    { type: "heading", text: { zh: "（一）研究背景", en: "1.1 Background" } },
    {
      type: "paragraph",
      text: {
        zh: "跟师抄方的学生常有这样的体会：老师写下方子只用几分钟，自己回去对着教材却讲不通，为什么这个失眠的病人不用常见的安神药，反而从脾胃入手？问起来，老师说：“他不是睡不着，是夜里饿。”一句话点破，却不在任何一张处方的文字里。名老中医的经验大量存在于这样的判断之中，医案能够记录用药，却很难记录判断。",
        en: "Students who copy prescriptions at their teacher's side know the feeling. The prescription takes him a few minutes, and at home the textbook does not explain it: why does this sleepless patient get none of the usual calming herbs, but something for the stomach? When asked, the teacher said, \"It isn't that he cannot sleep. He is hungry at night.\" One sentence cleared it up, and it stands in no prescription. Much of a senior physician's experience lies in such judgements; records keep the herbs and hardly ever the judgement.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "数据挖掘能够从成批医案中发现药物的高频组合，为整理经验提供线索，但频次高低本身并不等于理。本研究以【待补充：名医姓名及授权】的失眠医案为对象，先依据师承笔记整理其对病机的认识，再对规范化后的处方进行频次、关联与聚类分析，最后把结果带回到具体医案和名医本人那里核对，使数据结果与辨证思路互相印证。医案均已脱敏并取得使用许可。",
        en: "Data mining can find frequent combinations in large sets of records and so give clues, but frequency alone is no principle. With the insomnia records of 【to fill in: physician and permission】, this thesis first sets out his view of pathogenesis from notes of apprenticeship, then analyses the standardised prescriptions by frequency, association and clustering, and finally takes the results back to single records and to the physician himself, so that data and reasoning can confirm each other. All records were anonymised and used with permission.",
      },
    },
  ],
  hardSample: {
    title: { zh: "规则的中医解读", en: "Reading a rule as a clinician" },
    text: {
      zh: "关联分析显示，某药对的提升度较高【待补充：结果】，提示二者同现并非偶然。从配伍看，一药升清，一药降浊，合用在于调畅中焦气机，与名医“胃不和则卧不安，先通后安”的主张一致。值得注意的是，该药对在舌苔厚腻者中出现较多，而在虚证中很少，说明它对应的是特定病机而非失眠这一症状。对支持度高而提升度接近一的组合，如甘草与其他药物，仅反映其使用普遍，不作为核心药对解读。上述解读经名医本人审阅，修正了一处剂量理解。",
      en: 'Association analysis gave one pair of herbs a high lift 【to fill in: result】, which suggests that they appear together by more than chance. In terms of combination, one raises the clear and the other directs the turbid downwards; together they free the movement of qi in the middle, which agrees with the physician\'s "no peace in the stomach, no peace in bed; open first, then calm". The pair was common where the tongue coating was thick and greasy and rare in deficiency, so it answers a particular pathogenesis, not insomnia as a symptom. Pairs with high support and a lift close to one, such as liquorice with other herbs, only show that it is used everywhere and are not read as core pairs. The physician reviewed this reading and corrected one point about dose.',
    },
  },
  staged: true,
  checklist: [
    { zh: "授权与脱敏", en: "anonymised and permitted" },
    { zh: "药名规范依据药典", en: "herb names by the pharmacopoeia" },
    { zh: "证候标准版本", en: "version of the pattern criteria" },
    { zh: "规则指标含义说明", en: "indices of rules explained" },
    { zh: "疗效表述审慎", en: "effect worded with care" },
  ],
  scenes: ["dataReport", "openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
