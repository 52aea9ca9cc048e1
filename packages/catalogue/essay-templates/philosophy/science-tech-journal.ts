import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const scienceTechJournal = defineTemplate({
  slug: "science-tech-journal",
  kind: "journal",
  discipline: "philosophy",
  major: { zh: "科学技术哲学", en: "Philosophy of Science" },
  levels: ["master", "phd"],
  method: "argument",
  length: { default: 8000, min: 3000, max: 12000 },
  numbering: "B",
  title: { zh: "机器学习模型能提供理解吗：一种分级观点", en: "Can Machine-learning Models Give Understanding? A Graded View" },
  pattern: "〔对象〕能提供〔概念〕吗：一种〔立场〕观点",
  slots: [
    { label: "对象", default: "机器学习模型" },
    { label: "概念", default: "理解" },
    { label: "立场", default: "分级" },
  ],
  remark: { zh: "区分预测、解释、理解，再给分级标准", en: "Prediction, explanation, understanding, then degrees" },
  keywords: ["科学哲学", "理解", "解释", "机器学习"],
  bring: ["关键文献", "一个真实的科学案例"],
  outline: [
    { title: { zh: "引言", en: "Introduction" }, intent: "科学家的两种反应", weight: 12, needs: ["source"] },
    {
      title: { zh: "三个概念的区分", en: "Three notions" },
      intent: "预测、解释、理解各举反例",
      weight: 20,
      needs: ["source"],
      mistake: "概念之间滑动",
    },
    {
      title: { zh: "怀疑论及其不足", en: "Scepticism" },
      intent: "先公平重构再批评",
      weight: 22,
      needs: ["source"],
      children: [
        { title: { zh: "不透明论证", en: "Opacity" }, intent: "把前提逐个拆开", weight: 11, needs: ["source"] },
        { title: { zh: "非因果论证", en: "Non-causality" }, intent: "区分相关与干预", weight: 11, needs: ["source"] },
      ],
    },
    {
      title: { zh: "分级的观点", en: "A graded view" },
      intent: "提出分级的标准",
      weight: 28,
      needs: ["table"],
      children: [
        { title: { zh: "可操控的反事实能力", en: "Counterfactual control" }, intent: "作为核心条件", weight: 14 },
        {
          title: { zh: "案例检验", en: "Case test" },
          intent: "用一个科学案例逐级检验",
          weight: 14,
          needs: ["data"],
          mistake: "案例只作装饰",
        },
      ],
    },
    { title: { zh: "回应反驳", en: "Replies" }, intent: "标准是否过宽或过严", weight: 12, needs: ["source"] },
    { title: { zh: "结语", en: "Closing" }, intent: "对科研实践的含义", weight: 6 },
  ],
  whyGood: ["由实验室的两种反应开篇，问题真切", "怀疑论证拆成前提逐个检查", "标准用科学案例检验"],
  opening: [
    { type: "heading", text: "一、引言" },
    {
      type: "paragraph",
      text: "一个模型准确预测了某类化合物的性质，实验也证实了它的推荐。实验室里出现两种反应：有人说，我们终于懂得了结构与性质的关系；有人说，我们什么也没有懂，只是有了一个好用的黑箱。两个人面对同一个成果，争的并不是预测是否准确，而是准确的预测能不能算作理解。",
    },
    {
      type: "paragraph",
      text: "这一分歧已经成为科学哲学的议题。怀疑者强调模型不透明、只反映相关；辩护者则指出，许多公认的科学理论同样经过理想化，也未必为使用者所透视【待补充：文献】。争论之所以难有结果，一个原因是双方把理解当成有无之分。本文主张理解是分级的，其程度取决于使用者借助模型回答反事实问题并加以操控的能力，而不取决于模型内部是否透明。文章先区分三个概念，再检讨怀疑论，随后提出标准并以【待补充：科学案例】检验。",
    },
  ],
  hardSample: {
    title: "前提的拆解",
    text: "不透明论证可以整理为：理解一个现象，须把握使其发生的机制；把握机制须通过可以逐步追踪的表征；机器学习模型的内部不能逐步追踪；故它不能提供理解。争议在第二个前提。若“可以逐步追踪”指使用者亲自追踪，那么多数人对气候模式也没有理解，因为没有人能够追踪其全部运算；若指原则上可以追踪，则神经网络的每一步运算同样确定。要使前提成立，必须在两种读法之间加入一个中间条件，例如能够压缩为人可把握的部分，而这正是分级观点所要刻画的【待补充：文献】。",
  },
  staged: false,
  checklist: ["概念界定前后一致", "反驳不弱化", "案例与论点相关", "文献覆盖双方"],
  scenes: ["journalEssay", "debateSpeech"],
  since: "2026-11-22",
});
