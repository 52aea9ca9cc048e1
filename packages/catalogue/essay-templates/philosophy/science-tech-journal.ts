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
  title: { zh: "机器学习模型能提供理解吗：一种分级观点", en: "Can machine-learning models provide understanding? A graded view" },
  pattern: { zh: "〔对象〕能提供〔概念〕吗：一种〔立场〕观点", en: "Can 〔object〕 provide 〔concept〕? A 〔position〕 view" },
  slots: [
    { label: { zh: "对象", en: "object" }, default: { zh: "机器学习模型", en: "machine-learning models" } },
    { label: { zh: "概念", en: "concept" }, default: { zh: "理解", en: "understanding" } },
    { label: { zh: "立场", en: "position" }, default: { zh: "分级", en: "graded" } },
  ],
  remark: { zh: "区分预测、解释、理解，再给分级标准", en: "Prediction, explanation, understanding, then degrees" },
  keywords: [
    { zh: "科学哲学", en: "philosophy of science" },
    { zh: "理解", en: "understanding" },
    { zh: "解释", en: "explanation" },
    { zh: "机器学习", en: "machine learning" },
  ],
  bring: [
    { zh: "关键文献", en: "key literature" },
    { zh: "一个真实的科学案例", en: "a real scientific case" },
  ],
  outline: [
    {
      title: { zh: "引言", en: "Introduction" },
      intent: { zh: "由科学家的两种反应提出分歧何在", en: "Two reactions of scientists show where they part" },
      weight: 12,
      needs: ["source"],
    },
    {
      title: { zh: "三个概念的区分", en: "Three notions told apart" },
      intent: { zh: "预测、解释、理解两两各举反例", en: "Prediction, explanation, understanding: a counterexample for each pair" },
      weight: 20,
      needs: ["source"],
      mistake: { zh: "前文说解释，后文换成理解", en: "Begins with explanation and slides to understanding" },
    },
    {
      title: { zh: "怀疑论及其不足", en: "Scepticism and where it falls short" },
      intent: { zh: "先公平重构，再指出缺的前提", en: "Reconstruct fairly, then point to the missing premise" },
      weight: 22,
      needs: ["source"],
      children: [
        {
          title: { zh: "不透明论证", en: "The argument from opacity" },
          intent: { zh: "把前提逐个拆开，两种读法分别检验", en: "Take the premises apart and test both readings" },
          weight: 11,
          needs: ["source"],
        },
        {
          title: { zh: "非因果论证", en: "The argument from non-causality" },
          intent: { zh: "区分相关、干预与反事实依赖", en: "Correlation, intervention, counterfactual dependence apart" },
          weight: 11,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "分级的观点", en: "A graded view" },
      intent: { zh: "给出级别、标准与各级例子", en: "Levels, criteria and an example of each" },
      weight: 28,
      needs: ["table"],
      children: [
        {
          title: { zh: "可操控的反事实能力", en: "Counterfactual control" },
          intent: { zh: "作为核心条件，说明为何不是透明性", en: "The core condition, and why transparency is not" },
          weight: 14,
        },
        {
          title: { zh: "案例检验", en: "Testing the view on a case" },
          intent: { zh: "用一个科学案例逐级检验，允许它不利", en: "Test it level by level, and let the case go against it" },
          weight: 14,
          needs: ["data"],
          mistake: { zh: "案例只作装饰，换掉也不影响结论", en: "The case is ornament: another would change nothing" },
        },
      ],
    },
    {
      title: { zh: "回应反驳", en: "Replies to objections" },
      intent: { zh: "标准过宽或过严各举一个反例作答", en: "Too wide, too narrow: answer a counterexample for each" },
      weight: 12,
      needs: ["source"],
    },
    {
      title: { zh: "结语", en: "Closing remarks" },
      intent: { zh: "对科研实践意味着什么、不意味着什么", en: "What it means for practice, and what it does not" },
      weight: 6,
    },
  ],
  whyGood: [
    { zh: "由实验室的两种反应开篇，问题真切", en: "Opens with two reactions in a laboratory, so the problem is real" },
    { zh: "怀疑论证拆成前提逐个检查", en: "Sceptical arguments are taken apart premise by premise" },
    { zh: "标准用科学案例检验", en: "The criterion is tested on a scientific case" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、引言", en: "1 Introduction" } },
    {
      type: "paragraph",
      text: {
        zh: "一个模型准确预测了某类化合物的性质，实验也证实了它的推荐。实验室里出现两种反应：有人说，我们终于懂得了结构与性质的关系；有人说，我们什么也没有懂，只是有了一个好用的黑箱。两个人面对同一个成果，争的并不是预测是否准确，而是准确的预测能不能算作理解。",
        en: "A model predicts accurately the properties of a class of compounds, and experiments confirm what it recommends. Two reactions can be heard in the laboratory. Some say that at last we have understood how structure relates to property; others, that we have understood nothing and merely own a useful black box. Both look at the same result. What divides them is not whether the predictions are accurate but whether accurate prediction can count as understanding.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "这一分歧已经成为科学哲学的议题。怀疑者强调模型不透明、只反映相关；辩护者则指出，许多公认的科学理论同样经过理想化，也未必为使用者所透视【待补充：文献】。争论之所以难有结果，一个原因是双方把理解当成有无之分。本文主张理解是分级的，其程度取决于使用者借助模型回答反事实问题并加以操控的能力，而不取决于模型内部是否透明。文章先区分三个概念，再检讨怀疑论，随后提出标准并以【待补充：科学案例】检验。",
        en: "The disagreement has become a topic in the philosophy of science. Sceptics stress that models are opaque and reflect correlation only; defenders point out that many accepted theories are idealised as well and not necessarily transparent to those who use them 【to fill in: references】. One reason why the debate does not end is that both sides treat understanding as all or nothing. This paper argues that it comes in degrees, and that its degree depends on how well users can, with the model, answer counterfactual questions and act on the answers, not on whether the inside of the model is transparent. It separates three notions, examines scepticism, proposes a criterion and tests it on 【to fill in: scientific case】.",
      },
    },
  ],
  hardSample: {
    title: { zh: "前提的拆解", en: "Taking the premises apart" },
    text: {
      zh: "不透明论证可以整理为：理解一个现象，须把握使其发生的机制；把握机制须通过可以逐步追踪的表征；机器学习模型的内部不能逐步追踪；故它不能提供理解。争议在第二个前提。若“可以逐步追踪”指使用者亲自追踪，那么多数人对气候模式也没有理解，因为没有人能够追踪其全部运算；若指原则上可以追踪，则神经网络的每一步运算同样确定。要使前提成立，必须在两种读法之间加入一个中间条件，例如能够压缩为人可把握的部分，而这正是分级观点所要刻画的【待补充：文献】。",
      en: 'The argument from opacity can be set out like this. To understand a phenomenon one has to grasp the mechanism that produces it; grasping a mechanism takes a representation that can be followed step by step; the inside of a machine-learning model cannot be followed step by step; so it provides no understanding. The dispute is about the second premise. If "can be followed" means by users in person, then most people do not understand climate models either, for nobody can follow all their computations. If it means in principle, then every operation of a neural network is just as determinate. To make the premise true, a condition between the two readings has to be added, for instance that the model can be compressed into parts a person can grasp, and this is what the graded view sets out to describe 【to fill in: references】.',
    },
  },
  staged: false,
  checklist: [
    { zh: "概念界定前后一致", en: "concepts used consistently" },
    { zh: "反驳不弱化", en: "objections not weakened" },
    { zh: "案例与论点相关", en: "case bears on the thesis" },
    { zh: "文献覆盖双方", en: "literature covers both sides" },
  ],
  scenes: ["journalEssay", "debateSpeech"],
  since: "2026-11-22",
});
