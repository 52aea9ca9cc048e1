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
  title: { zh: "基于社会网络分析的清代书信交往研究", en: "Exchange in Qing-dynasty letters: a study based on social network analysis" },
  pattern: { zh: "基于〔方法〕的〔对象〕交往研究", en: "Exchange in 〔object〕: a study based on 〔method〕" },
  slots: [
    { label: { zh: "方法", en: "method" }, default: { zh: "社会网络分析", en: "social network analysis" } },
    { label: { zh: "对象", en: "object" }, default: { zh: "清代书信", en: "Qing-dynasty letters" } },
  ],
  remark: { zh: "先问史料缺什么，再问网络说什么", en: "Ask what is missing before what the network says" },
  keywords: [
    { zh: "数字人文", en: "digital humanities" },
    { zh: "社会网络", en: "social network analysis" },
    { zh: "书信", en: "correspondence" },
    { zh: "数据建模", en: "data modelling" },
  ],
  bring: [
    { zh: "书信整理本及使用许可", en: "an edition of the letters, with permission to use it" },
    { zh: "标注规范", en: "annotation guidelines" },
    { zh: "数据与代码", en: "data and code" },
  ],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: { zh: "人文问题在前，说明为何细读答不了", en: "The humanities question first, and why close reading cannot answer it" },
      weight: 10,
      needs: ["source"],
      children: [
        {
          title: { zh: "问题与意义", en: "The question and why it matters" },
          intent: { zh: "提出一个须在众多往来中才看得见的问题", en: "A question visible only across many exchanges" },
          weight: 5,
          needs: ["source"],
        },
        {
          title: { zh: "相关研究", en: "Related work" },
          intent: { zh: "数字人文与书信史各评其所缺", en: "Digital humanities and letter studies: what each leaves out" },
          weight: 5,
          needs: ["source"],
          mistake: { zh: "相关研究只介绍工具，不进入史学争论", en: "Related work introduces tools and never enters the historical debate" },
        },
      ],
    },
    {
      title: { zh: "史料与数据建模", en: "Sources and modelling" },
      intent: { zh: "由信件到数据，每步舍掉了什么", en: "From letter to data: what each step discards" },
      weight: 18,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "史料的存佚与偏差", en: "Survival and its bias" },
          intent: { zh: "谁的信留下来了、为什么留下", en: "Whose letters survive, and why" },
          weight: 8,
          needs: ["table"],
          mistake: { zh: "把存世当作全部", en: "What survives is treated as all there was" },
        },
        {
          title: { zh: "实体标注与消歧", en: "Annotation and disambiguation" },
          intent: { zh: "字号、官称、同名怎样判定，存疑怎样记", en: "Style names, titles, namesakes: how decided, how doubt is kept" },
          weight: 6,
          needs: ["table"],
        },
        {
          title: { zh: "数据质量检验", en: "Data quality" },
          intent: { zh: "抽检、双人一致性、缺失分布", en: "Spot checks, agreement between annotators, pattern of gaps" },
          weight: 4,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "网络的构建与测度", en: "Building and measuring the network" },
      intent: { zh: "每个指标先说它在往来中指什么", en: "Say what each measure means in terms of letters" },
      weight: 22,
      needs: ["formula", "figure"],
      children: [
        {
          title: { zh: "边的定义", en: "Defining ties" },
          intent: { zh: "往来、提及、转交不可混作一种边", en: "Writing, mentioning, forwarding are not one kind of tie" },
          weight: 8,
          needs: ["figure"],
        },
        {
          title: { zh: "中心性与群组", en: "Centrality and groups" },
          intent: { zh: "与随机网络对照，看结构是否偶然", en: "Compare with random networks to see whether structure is chance" },
          weight: 7,
          needs: ["formula", "figure"],
          mistake: { zh: "指标排名代替解释", en: "A ranking of scores in place of an explanation" },
        },
        {
          title: { zh: "时间切片", en: "Time slices" },
          intent: { zh: "按事件而非等分切片，说明理由", en: "Cut by events, not evenly, and say why" },
          weight: 7,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "回到文本", en: "Back to the texts" },
      intent: { zh: "远读的线索由细读证实或推翻", en: "Close reading confirms or refutes what distant reading suggests" },
      weight: 26,
      needs: ["data"],
      children: [
        {
          title: { zh: "被低估的中介者", en: "Overlooked intermediaries" },
          intent: { zh: "读其书信，看是否真在传递学说", en: "Read their letters: did they really pass ideas on" },
          weight: 11,
          needs: ["source"],
        },
        {
          title: { zh: "断裂与疏远", en: "Breaks and estrangement" },
          intent: { zh: "分清断交与信件亡佚", en: "Tell a broken friendship from lost letters" },
          weight: 8,
          needs: ["source"],
        },
        {
          title: { zh: "误判个案", en: "Cases the data got wrong" },
          intent: { zh: "选数据误导判断的例子，说明错在何处", en: "Where the data misled, and at which step" },
          weight: 7,
          needs: ["data"],
        },
      ],
    },
    {
      title: { zh: "讨论", en: "Discussion" },
      intent: { zh: "方法多看见了什么、又遮住了什么", en: "What the method made visible and what it hid" },
      weight: 16,
      needs: ["source"],
      children: [
        {
          title: { zh: "对史学问题的回答", en: "What history learns" },
          intent: { zh: "分列可肯定、须修正与存疑的说法", en: "What stands, what changes, what stays open" },
          weight: 10,
        },
        {
          title: { zh: "可复用的数据", en: "Reusable data" },
          intent: { zh: "许可、格式、说明文档，他人能否重做", en: "Licence, format, documentation: could others redo it" },
          weight: 6,
          needs: ["table"],
          mistake: { zh: "数据不公开，也不说明理由", en: "Data withheld without a reason" },
        },
      ],
    },
    {
      title: { zh: "结语", en: "Conclusion" },
      intent: { zh: "结论止于这批书信，下一步补何种史料", en: "Keep to these letters; say which sources come next" },
      weight: 8,
    },
  ],
  whyGood: [
    { zh: "先讨论史料缺什么，方法自觉", en: "Asks first what the sources lack" },
    { zh: "三种检验看发现稳不稳", en: "Three tests show how stable a finding is" },
    { zh: "专设误判个案", en: "A section for the cases the data got wrong" },
  ],
  opening: [
    { type: "heading", text: { zh: "第一章 绪论", en: "Chapter 1 Introduction" } },
    { type: "heading", text: { zh: "1.1 问题与意义", en: "1.1 The question and why it matters" } },
    {
      type: "paragraph",
      text: {
        zh: "研究清代学人交往，常见的材料是书信。读一个人的信，可以知道他与谁论学、向谁借书；但要回答“一种学说经过哪些人传开”，只读名家往往不够，因为真正起到传递作用的，可能是几位著述不多、却与各方都有往来的人。这样的人在学术史里只有一两行，靠逐人细读很难发现。",
        en: "Letters are the usual source for how scholars of the Qing dealt with each other. From one man's letters we learn with whom he debated and from whom he borrowed books. But to learn through whose hands a doctrine spread, it is seldom enough to read the famous. Those who passed it on may have been a few who wrote little yet corresponded with everyone; histories of scholarship give them a line or two, and reading person by person will hardly find them.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "社会网络分析有助于从大量往来中看到结构，但也容易造成错觉：存世的书信只是写过的一小部分，名家的信因有人珍藏而留下，普通人的信多已散佚，如果直接计算，名家必然处于中心。因此，在问“网络说什么”之前，必须先问“史料缺什么”。本文以【待补充：书信集名称】为基础建立数据，在评估存佚偏差之后构建网络，再把结果带回文本，检验中介者的发现能否成立，并如实报告数据误导判断的个案。",
        en: "Social network analysis can show structure in a mass of exchanges, but it also creates illusions. The letters we have are a small part of those written: the famous were collected, ordinary correspondents mostly lost, and if one simply computes, the famous are bound to be at the centre. Before asking what the network says, we must therefore ask what the sources lack. This thesis builds its data from 【to fill in: title of the collection】, assesses survival bias before it builds the network, and then takes the results back to the texts, to see whether the intermediaries hold up, reporting plainly the cases in which the data led judgement astray.",
      },
    },
  ],
  hardSample: {
    title: { zh: "存佚偏差的处理", en: "Dealing with survival bias" },
    text: {
      zh: "若某人的信因文集刊刻而大量保存，他在网络中的度数会被放大。本文采取三种办法检验结论是否受此左右：其一，以往来双方是否都有信存世作为条件，只保留互见的边重新计算；其二，随机删除名家书信的一定比例【待补充：比例】，重复多次，观察中介者的排序是否稳定；其三，利用书信中的提及关系补充，因为被提及者不需要自己的信存世。三种办法下均靠前的人物才进入第四章的细读。排序不稳定者列入附表，其中有两位在未校正的网络中名列前茅，校正后明显下降，正是偏差的例子。",
      en: "If a man's letters survive in quantity because his collected works were printed, his degree in the network is inflated. Three checks show whether the conclusions depend on this. First, the network is computed again with only those ties where letters of both sides survive. Second, a share of the famous men's letters is deleted at random 【to fill in: share】, many times over, to see whether the ranking of intermediaries is stable. Third, ties are added from mentions, since a person can be mentioned without any letter of his own surviving. Only those who rank high under all three are read closely in Chapter 4. Unstable ones are listed in the appendix; two of them stood near the top of the uncorrected network and fell clearly once corrected, which is just what bias looks like.",
    },
  },
  staged: true,
  checklist: [
    { zh: "数据与代码公开", en: "data and code public or the reason given" },
    { zh: "标注一致性", en: "annotators' agreement reported" },
    { zh: "指标有人文解释", en: "every measure has a meaning in letters" },
    { zh: "引文逐条核对底本页码", en: "every quotation checked against the edition's page" },
    { zh: "偏差有处理", en: "survival bias tested" },
  ],
  scenes: ["openingReport", "dataReport"],
  since: "2026-11-22",
});
