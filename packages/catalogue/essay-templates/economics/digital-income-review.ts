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
  title: { zh: "数字经济与收入分配关系研究述评", en: "Digital Economy and Income Distribution: A Review" },
  pattern: "〔主题〕与〔议题〕关系研究述评",
  slots: [
    { label: "主题", default: "数字经济" },
    { label: "议题", default: "收入分配" },
  ],
  remark: { zh: "把相反的结论放在同一张表里比条件", en: "Opposite findings in one table, conditions compared" },
  keywords: ["数字经济", "收入差距", "综述", "机制"],
  bring: ["检索记录", "文献卡片", "证据汇总表"],
  outline: [
    {
      title: { zh: "问题与文献来源", en: "Question and sources" },
      intent: "说明收入差距指哪一种差距",
      weight: 10,
      needs: ["source"],
      mistake: "概念不分城乡、技能、要素",
    },
    { title: { zh: "测度之争", en: "Measurement debate" }, intent: "指标不同，结论不同", weight: 16, needs: ["table"] },
    {
      title: { zh: "作用机制的分歧", en: "Disputed mechanisms" },
      intent: "每条机制列正反证据",
      weight: 34,
      needs: ["source", "table"],
      children: [
        { title: { zh: "技能偏向与任务替代", en: "Skills and tasks" }, intent: "区分短期与长期", weight: 12, needs: ["source"] },
        { title: { zh: "平台与市场势力", en: "Platforms and power" }, intent: "比较劳动者与消费者视角", weight: 11, needs: ["source"] },
        { title: { zh: "可及性与普惠", en: "Access and inclusion" }, intent: "写清数字鸿沟的层次", weight: 11, needs: ["source"] },
      ],
    },
    {
      title: { zh: "结论相反的文献比较", en: "Opposite findings compared" },
      intent: "列样本、时期、识别、口径",
      weight: 22,
      needs: ["table"],
      mistake: "简单说“尚无定论”",
    },
    {
      title: { zh: "评述与研究方向", en: "Critique and directions" },
      intent: "由条件差异推出可做的题",
      weight: 18,
      mistake: "方向写成大而无当的口号",
    },
  ],
  whyGood: ["先把“差距”拆开再综述，避免各说各话", "相反文献用条件对照，找出真分歧", "研究方向由比较推出，不是空想"],
  opening: [
    { type: "heading", text: "一、问题与文献来源" },
    {
      type: "paragraph",
      text: "关于数字经济究竟扩大还是缩小收入差距，文献给出的回答几乎针锋相对。细读之后会发现，不少分歧并非出自数据，而是出自所谈的“差距”不是一回事：有的比较城市与农村，有的比较高技能与低技能劳动者，有的比较劳动与资本的份额。把它们放在一起争论促进还是抑制，难免各说各话。",
    },
    {
      type: "paragraph",
      text: "本文的做法是先区分差距的类型，再在同一类型之内比较结论。文献来自【待补充：数据库】，以相关主题词检索并按预定标准筛选，保留具有明确识别策略或系统理论推导的研究，最终分析【待补充：篇数】。全文依次讨论测度之争、机制分歧和结论相反的文献，并尝试说明：当样本、时期、识别方法和口径对齐之后，还剩下多少真正的分歧。",
    },
  ],
  hardSample: {
    title: "相反结论怎么比",
    text: "两项研究都以地区面板为样本，一项发现数字经济缩小了城乡差距，另一项得出相反结果【待补充：两篇文献】。对照可见，前者样本起点较早，覆盖移动支付普及阶段，数字经济以覆盖广度度量；后者样本靠后，以数字产业产值度量。前者捕捉的是接入带来的普惠，后者更接近产业集聚的红利。因此两者并不直接冲突，而是描述了不同阶段、不同侧面的影响。若要检验这一解释，可在同一数据中同时纳入两类指标，并允许效应随时间变化。",
  },
  staged: false,
  checklist: ["检索策略写明", "每类结论有代表文献", "汇总表含样本与口径", "评价有依据", "自己的判断清楚"],
  scenes: ["summaryDoc", "openingReport"],
  since: "2026-11-22",
});
