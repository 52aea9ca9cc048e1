import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const digitalIncomeReview = defineTemplate({
  slug: "digital-income-review",
  kind: "review",
  discipline: "economics",
  major: { zh: "经济学", en: "Economics" },
  levels: ["undergraduate", "master"],
  method: "literature",
  length: { default: 7000, min: 4000, max: 20000 },
  numbering: "B",
  title: { zh: "数字经济与收入分配关系研究述评", en: "The digital economy and income distribution: a critical review" },
  pattern: { zh: "〔主题〕与〔议题〕关系研究述评", en: "〔topic〕 and 〔issue〕: a critical review" },
  slots: [
    { label: { zh: "主题", en: "topic" }, default: { zh: "数字经济", en: "The digital economy" } },
    { label: { zh: "议题", en: "issue" }, default: { zh: "收入分配", en: "income distribution" } },
  ],
  remark: { zh: "把相反的结论放在同一张表里比条件", en: "Opposite findings in one table, compared by their conditions" },
  keywords: [
    { zh: "数字经济", en: "digital economy" },
    { zh: "收入差距", en: "income gap" },
    { zh: "综述", en: "literature review" },
    { zh: "机制", en: "mechanisms" },
  ],
  bring: [
    { zh: "检索记录与筛选标准", en: "A search record with criteria of selection" },
    { zh: "文献卡片", en: "Notes on each study" },
    { zh: "证据汇总表", en: "A summary table of evidence" },
  ],
  outline: [
    {
      title: { zh: "问题与文献来源", en: "Question and sources" },
      intent: { zh: "先把差距拆成城乡、技能、要素三种", en: "First split the gap: urban-rural, by skill, by factor" },
      weight: 10,
      needs: ["source"],
      mistake: { zh: "概念不分城乡、技能、要素", en: "Mixing gaps of place, skill and factor share" },
    },
    {
      title: { zh: "测度之争", en: "Disputes over measurement" },
      intent: { zh: "指标不同，结论不同：各指标量到的是什么", en: "Different indicators, different findings: what each one measures" },
      weight: 16,
      needs: ["table"],
    },
    {
      title: { zh: "作用机制的分歧", en: "Disputed mechanisms" },
      intent: { zh: "每条机制列正反证据与成立条件", en: "Evidence for and against each, and its conditions" },
      weight: 34,
      needs: ["source", "table"],
      children: [
        {
          title: { zh: "技能偏向与任务替代", en: "Skill bias and task replacement" },
          intent: { zh: "区分短期替代与长期新任务", en: "Short-run replacement and new tasks in the long run" },
          weight: 12,
          needs: ["source"],
        },
        {
          title: { zh: "平台与市场势力", en: "Platforms and market power" },
          intent: { zh: "比较劳动者、消费者与中小商户的视角", en: "As workers, consumers and small traders see it" },
          weight: 11,
          needs: ["source"],
        },
        {
          title: { zh: "可及性与普惠", en: "Access and inclusion" },
          intent: { zh: "写清接入、使用、收益三层数字鸿沟", en: "Digital divides of access, use and return" },
          weight: 11,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "结论相反的文献比较", en: "Studies with opposite findings" },
      intent: {
        zh: "列样本、时期、识别、口径，看差别由谁造成",
        en: "Sample, period, identification and definitions: which makes the difference",
      },
      weight: 22,
      needs: ["table"],
      mistake: { zh: "简单说“尚无定论”", en: "Saying simply that no consensus exists" },
    },
    {
      title: { zh: "评述与研究方向", en: "Assessment and directions" },
      intent: { zh: "由条件差异推出数据上做得到的题", en: "From differing conditions to questions that data can answer" },
      weight: 18,
      mistake: { zh: "方向写成大而无当的口号", en: "Directions as grand and empty slogans" },
    },
  ],
  whyGood: [
    { zh: "先把“差距”拆开再综述，避免各说各话", en: "Takes the gap apart before reviewing, so that studies speak to each other" },
    { zh: "相反文献用条件对照，找出真分歧", en: "Holds opposite findings against their conditions to find the true dispute" },
    { zh: "研究方向由比较推出，不是空想", en: "Directions come from comparison, not from the air" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、问题与文献来源", en: "Question and sources" } },
    {
      type: "paragraph",
      text: {
        zh: "关于数字经济究竟扩大还是缩小收入差距，文献给出的回答几乎针锋相对。细读之后会发现，不少分歧并非出自数据，而是出自所谈的“差距”不是一回事：有的比较城市与农村，有的比较高技能与低技能劳动者，有的比较劳动与资本的份额。把它们放在一起争论促进还是抑制，难免各说各话。",
        en: "Whether the digital economy widens or narrows income gaps, the literature gives answers almost directly opposed. On close reading many of the disagreements come not from data but from the fact that the “gap” is not the same gap: some compare town and country, some workers of high and low skill, others the shares of labour and capital. Arguing about promotion or restraint with all of these together, authors are bound to talk past one another.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "本文的做法是先区分差距的类型，再在同一类型之内比较结论。文献来自【待补充：数据库】，以相关主题词检索并按预定标准筛选，保留具有明确识别策略或系统理论推导的研究，最终分析【待补充：篇数】。全文依次讨论测度之争、机制分歧和结论相反的文献，并尝试说明：当样本、时期、识别方法和口径对齐之后，还剩下多少真正的分歧。",
        en: "This review first distinguishes types of gap and then compares findings within each. Studies were retrieved from 【to fill in: databases】 by subject terms and screened against criteria set beforehand; those with an explicit identification strategy or a systematic theoretical derivation were kept, leaving 【to fill in: number】. Measurement, mechanisms and studies with opposite findings are discussed in turn, and the review tries to show how much true disagreement is left once sample, period, identification and definitions are aligned.",
      },
    },
  ],
  hardSample: {
    title: { zh: "相反结论怎么比", en: "Comparing opposite findings" },
    text: {
      zh: "两项研究都以地区面板为样本，一项发现数字经济缩小了城乡差距，另一项得出相反结果【待补充：两篇文献】。对照可见，前者样本起点较早，覆盖移动支付普及阶段，数字经济以覆盖广度度量；后者样本靠后，以数字产业产值度量。前者捕捉的是接入带来的普惠，后者更接近产业集聚的红利。因此两者并不直接冲突，而是描述了不同阶段、不同侧面的影响。若要检验这一解释，可在同一数据中同时纳入两类指标，并允许效应随时间变化。",
      en: "Two studies both use regional panels; one finds that the digital economy narrowed the gap between town and country, the other the reverse 【to fill in: the two studies】. Side by side, the first begins earlier, covers the spread of mobile payment and measures the digital economy by breadth of coverage; the second is later and measures the output of digital industries. The first captures inclusion brought by access, the second something closer to the gains of agglomeration. They therefore do not contradict each other directly but describe different stages and sides. To test this reading, both kinds of indicator can be entered on the same data and the effect allowed to change over time.",
    },
  },
  staged: false,
  checklist: [
    { zh: "检索式、数据库与日期已写明", en: "Search string, databases and dates are given" },
    { zh: "每类结论至少两篇代表文献", en: "At least two studies stand for each finding" },
    { zh: "汇总表含样本、识别与口径", en: "The summary table has sample, identification and definitions" },
    { zh: "每处评价指明针对哪一篇", en: "Each criticism names the study it concerns" },
    { zh: "自己的判断单独成段", en: "The author's own view has its own paragraphs" },
  ],
  scenes: ["summaryDoc", "openingReport"],
  since: "2026-11-22",
});
