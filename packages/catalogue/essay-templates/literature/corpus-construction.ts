import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const corpusConstruction = defineTemplate({
  slug: "corpus-construction",
  kind: "thesis",
  discipline: "literature",
  major: { zh: "语言学及应用语言学", en: "Linguistics" },
  levels: ["undergraduate", "master"],
  method: "text",
  length: { default: 15000, min: 8000, max: 50000, byLevel: { undergraduate: 15000, master: 30000 } },
  numbering: "A",
  title: { zh: "现代汉语“再X也Y”的构式分析", en: 'A Construction Study of "zai X ye Y" in Modern Chinese' },
  pattern: "现代汉语“〔构式〕”的构式分析",
  slots: [{ label: "构式", default: "再X也Y" }],
  remark: { zh: "语料、描写、解释三层台阶", en: "Corpus, description, explanation" },
  keywords: ["构式语法", "语料库", "让步", "语义"],
  bring: ["语料库与检索式", "标注规范", "例句来源"],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: "由几个说得通与说不通的例子引出",
      weight: 10,
      needs: ["source"],
      children: [
        { title: { zh: "研究对象与问题", en: "Object and questions" }, intent: "用对立例句显示限制", weight: 5 },
        { title: { zh: "前人研究", en: "Previous work" }, intent: "归纳并指出未解释的例子", weight: 5, needs: ["source"] },
      ],
    },
    {
      title: { zh: "语料与方法", en: "Corpus and method" },
      intent: "写到可以复现",
      weight: 14,
      needs: ["table"],
      children: [
        {
          title: { zh: "语料来源与检索", en: "Sources" },
          intent: "库名、版本、检索式",
          weight: 7,
          needs: ["table"],
          mistake: "例句自造而不标明",
        },
        { title: { zh: "标注与统计", en: "Annotation" }, intent: "标注项与一致性", weight: 7, needs: ["table"] },
      ],
    },
    {
      title: { zh: "构件的选择限制", en: "Slot constraints" },
      intent: "先作形式描写",
      weight: 24,
      needs: ["table", "data"],
      children: [
        { title: { zh: "X的句法与语义", en: "The X slot" }, intent: "量级、可控性", weight: 8, needs: ["table"] },
        { title: { zh: "Y的句法与语义", en: "The Y slot" }, intent: "否定、情态", weight: 8, needs: ["table"] },
        {
          title: { zh: "共现与韵律", en: "Co-occurrence and prosody" },
          intent: "重音与停顿",
          weight: 8,
          needs: ["figure"],
          mistake: "忽视口语语料",
        },
      ],
    },
    {
      title: { zh: "构式义与语用功能", en: "Meaning and use" },
      intent: "整体义不等于部分之和",
      weight: 26,
      needs: ["source"],
      children: [
        { title: { zh: "极端让步义的来源", en: "Source of concession" }, intent: "量级推理图示", weight: 13, needs: ["figure"] },
        {
          title: { zh: "语篇位置与立场表达", en: "Discourse and stance" },
          intent: "反驳、劝慰、断言",
          weight: 13,
          needs: ["data"],
          mistake: "脱离语境谈语气",
        },
      ],
    },
    {
      title: { zh: "比较与来源", en: "Comparison and origin" },
      intent: "近义构式与历时",
      weight: 18,
      needs: ["source", "table"],
      children: [
        {
          title: { zh: "与近义构式的差异", en: "Near synonyms" },
          intent: "用替换与语境测试",
          weight: 9,
          needs: ["table"],
          mistake: "凭语感断定不可替换",
        },
        { title: { zh: "历时来源", en: "Origin" }, intent: "列早期用例与重新分析", weight: 9, needs: ["source"] },
      ],
    },
    { title: { zh: "结论", en: "Conclusion" }, intent: "归纳规则与例外", weight: 8 },
  ],
  whyGood: ["用可说与不可说的对立例句开门见山", "形式描写和语义解释分层推进", "自造例句单独标注，学风端正"],
  opening: [
    { type: "heading", text: "第一章 绪论" },
    { type: "heading", text: "1.1 研究对象与问题" },
    {
      type: "paragraph",
      text: "先看一组例句：“再忙也要吃饭”“再难也得试试”“再便宜也不买”都很自然；“再会游泳也要小心”可以说，“再会开车也一辆”就不成话；“再早也七点了”能说，“再早也七点起床”要看语境。这些句子形式相近，可接受程度却差别明显，说明“再X也Y”并不是任意成分填进去都成立，它对X和Y各有要求，而且要求之间互相牵制。",
    },
    {
      type: "paragraph",
      text: "前人多从“再”的副词义或“也”的关联作用来解释【待补充：文献】，能够说明让步义的来源，但难以解释为什么有的成分进入后表示劝说，有的表示推测。本文把它看作一个整体，依据【待补充：语料库名称】的真实语料，描写X、Y的选择限制，概括构式义，并比较它与“就算X也Y”“无论多X都Y”的差别，最后追溯其历时来源。自造例句一律标注，可接受度由【待补充：人数】母语者判断。",
    },
  ],
  hardSample: {
    title: "量级推理的说明",
    text: "“再X也Y”的让步义来自量级推理。说话人预设一个由X构成的程度量级，通常认为X的程度越高，Y越不容易成立；构式把X推到量级的高端，同时断言Y依旧成立，听话人据此推出，在量级上较低的任何情形下Y更成立。例如“再忙也要吃饭”，忙的程度与吃饭的可能性反向，高端尚且成立，低端自不待言。若X不构成量级，或X与Y没有反向关系，构式便难以成立，这解释了为什么【待补充：例句编号】一类句子不自然。推测用法则涉及另一条量级，即时间先后。",
  },
  staged: true,
  checklist: ["语料可检索复现", "标注一致性报告", "例句编号连续", "不以语感代替测试", "例外有说明"],
  scenes: ["openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
