import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const digitalHumanitiesThesis = defineTemplate({
  slug: "digital-humanities-thesis",
  kind: "thesis",
  discipline: "cross",
  major: { zh: "数字人文", en: "Digital Humanities" },
  levels: ["undergraduate", "master"],
  method: "model",
  length: { default: 15000, min: 8000, max: 50000, byLevel: { undergraduate: 15000, master: 30000 } },
  numbering: "A",
  title: { zh: "基于社会网络分析的清代书信交往研究", en: "Letter Networks in the Qing: A Social Network Study" },
  pattern: "基于〔方法〕的〔对象〕交往研究",
  slots: [
    { label: "方法", default: "社会网络分析" },
    { label: "对象", default: "清代书信" },
  ],
  remark: { zh: "先问史料缺什么，再问网络说什么", en: "Ask what is missing before what the network says" },
  keywords: ["数字人文", "社会网络", "书信", "数据建模"],
  bring: ["书信整理本", "标注规范", "数据与代码"],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: "人文问题在前",
      weight: 10,
      needs: ["source"],
      children: [
        { title: { zh: "问题与意义", en: "Question" }, intent: "一个用细读难以回答的问题", weight: 5, needs: ["source"] },
        {
          title: { zh: "相关研究", en: "Related work" },
          intent: "数字人文与书信史两支",
          weight: 5,
          needs: ["source"],
          mistake: "只介绍工具",
        },
      ],
    },
    {
      title: { zh: "史料与数据建模", en: "Sources and modelling" },
      intent: "由信件到数据",
      weight: 18,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "史料的存佚与偏差", en: "Survival bias" },
          intent: "谁的信留下来了",
          weight: 6,
          needs: ["table"],
          mistake: "把存世当作全部",
        },
        { title: { zh: "实体标注与消歧", en: "Annotation" }, intent: "字号、官称、同名", weight: 6, needs: ["table"] },
        { title: { zh: "数据质量检验", en: "Quality" }, intent: "抽检、一致性、缺失", weight: 6, needs: ["table"] },
      ],
    },
    {
      title: { zh: "网络的构建与测度", en: "Network and measures" },
      intent: "每个指标讲含义",
      weight: 22,
      needs: ["formula", "figure"],
      children: [
        { title: { zh: "边的定义", en: "Defining ties" }, intent: "往来、提及、转交的差别", weight: 8, needs: ["figure"] },
        {
          title: { zh: "中心性与群组", en: "Centrality and groups" },
          intent: "与随机网络对照",
          weight: 7,
          needs: ["formula", "figure"],
          mistake: "指标排名代替解释",
        },
        { title: { zh: "时间切片", en: "Time slices" }, intent: "重大事件前后", weight: 7, needs: ["figure"] },
      ],
    },
    {
      title: { zh: "回到文本", en: "Back to texts" },
      intent: "远读与细读互证",
      weight: 26,
      needs: ["data"],
      children: [
        { title: { zh: "被低估的中介者", en: "Overlooked brokers" }, intent: "细读其书信", weight: 9, needs: ["source"] },
        { title: { zh: "断裂与疏远", en: "Breaks" }, intent: "网络消失处的文本", weight: 9, needs: ["source"] },
        { title: { zh: "误判个案", en: "Misreadings" }, intent: "数据误导的例子", weight: 8, needs: ["data"] },
      ],
    },
    {
      title: { zh: "讨论", en: "Discussion" },
      intent: "方法的得失",
      weight: 16,
      needs: ["source"],
      children: [
        { title: { zh: "对史学问题的回答", en: "Answer" }, intent: "肯定、修正、存疑", weight: 8 },
        {
          title: { zh: "可复用的数据", en: "Reusable data" },
          intent: "许可、格式、文档",
          weight: 8,
          needs: ["table"],
          mistake: "数据不公开",
        },
      ],
    },
    { title: { zh: "结语", en: "Conclusion" }, intent: "界限与下一步", weight: 8 },
  ],
  whyGood: ["先讨论史料缺什么，方法自觉", "三种检验使发现可信", "专设误判个案"],
  opening: [
    { type: "heading", text: "第一章 绪论" },
    { type: "heading", text: "1.1 问题与意义" },
    {
      type: "paragraph",
      text: "研究清代学人交往，常见的材料是书信。读一个人的信，可以知道他与谁论学、向谁借书；但要回答“一种学说经过哪些人传开”，只读名家往往不够，因为真正起到传递作用的，可能是几位著述不多、却与各方都有往来的人。这样的人在学术史里只有一两行，靠逐人细读很难发现。",
    },
    {
      type: "paragraph",
      text: "社会网络分析有助于从大量往来中看到结构，但也容易造成错觉：存世的书信只是写过的一小部分，名家的信因有人珍藏而留下，普通人的信多已散佚，如果直接计算，名家必然处于中心。因此，在问“网络说什么”之前，必须先问“史料缺什么”。本文以【待补充：书信集名称】为基础建立数据，在评估存佚偏差之后构建网络，再把结果带回文本，检验中介者的发现能否成立，并如实报告数据误导判断的个案。",
    },
  ],
  hardSample: {
    title: "存佚偏差的处理",
    text: "若某人的信因文集刊刻而大量保存，他在网络中的度数会被放大。本文采取三种办法检验结论是否受此左右：其一，以往来双方是否都有信存世作为条件，只保留互见的边重新计算；其二，随机删除名家书信的一定比例【待补充：比例】，重复多次，观察中介者的排序是否稳定；其三，利用书信中的提及关系补充，因为被提及者不需要自己的信存世。三种办法下均靠前的人物才进入第四章的细读。排序不稳定者列入附表，其中有两位在未校正的网络中名列前茅，校正后明显下降，正是偏差的例子。",
  },
  staged: true,
  checklist: ["数据与代码公开", "标注一致性", "指标有人文解释", "引文核对", "偏差有处理"],
  scenes: ["openingReport", "dataReport"],
  since: "2026-11-22",
});
