import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const webnovelReview = defineTemplate({
  slug: "webnovel-review",
  kind: "review",
  discipline: "literature",
  major: { zh: "文艺学", en: "Literary Theory" },
  levels: ["undergraduate", "master"],
  method: "literature",
  length: { default: 6000, min: 4000, max: 20000 },
  numbering: "B",
  title: { zh: "网络文学读者参与研究综述", en: "Reader participation in Chinese web fiction: a review of research" },
  pattern: { zh: "〔对象〕〔议题〕研究综述", en: "〔issue〕 in 〔object〕: a review of research" },
  slots: [
    { label: { zh: "对象", en: "object" }, default: { zh: "网络文学", en: "Chinese web fiction" } },
    { label: { zh: "议题", en: "issue" }, default: { zh: "读者参与", en: "Reader participation" } },
  ],
  remark: { zh: "按“参与到哪一步”梳理，不按年份", en: "Ordered by how far participation goes, not by year" },
  keywords: [
    { zh: "网络文学", en: "web fiction" },
    { zh: "读者", en: "readers" },
    { zh: "粉丝", en: "fans" },
    { zh: "综述", en: "literature review" },
  ],
  bring: [
    { zh: "检索记录与文献库", en: "Search record and collected studies" },
    { zh: "概念对照表", en: "A table comparing concepts" },
  ],
  outline: [
    {
      title: { zh: "研究范围与概念", en: "Scope and concepts" },
      intent: { zh: "参与、互动、粉丝生产三词各指哪一步", en: "Which step participation, interaction and fan production each mean" },
      weight: 12,
      needs: ["source"],
    },
    {
      title: { zh: "评论与打赏：阅读中的参与", en: "Commenting and tipping: taking part while reading" },
      intent: { zh: "证据多、结论近，说明仍缺什么数据", en: "Much evidence, like findings, and which data are still missing" },
      weight: 18,
      needs: ["source"],
    },
    {
      title: { zh: "催更与改稿：进入文本的参与", en: "Urging and revising: entering the text" },
      intent: { zh: "先说明争议所在，再分层列证据", en: "State the dispute first, then the evidence by kind" },
      weight: 22,
      needs: ["source"],
      children: [
        {
          title: { zh: "读者影响情节的证据", en: "Evidence that readers shape plots" },
          intent: { zh: "比较作者自述、修订记录与平台数据", en: "Compare authors' accounts, revision records and platform data" },
          weight: 11,
          needs: ["table"],
          mistake: { zh: "以作者自述为定论", en: "Taking authors' own accounts as final" },
        },
        {
          title: { zh: "创作自主之争", en: "The debate on creative autonomy" },
          intent: { zh: "双方前提不同：谈的是哪一阶段的作者", en: "Different premises: authors at which stage" },
          weight: 11,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "同人与改编：文本之外的参与", en: "Fan works and adaptation: beyond the text" },
      intent: { zh: "法律与文化两种视角各看不到什么", en: "What law and culture each fail to see" },
      weight: 20,
      needs: ["source"],
    },
    {
      title: { zh: "方法检视", en: "Methods examined" },
      intent: { zh: "访谈、文本、平台数据的长短与可得性", en: "Interviews, texts, platform data: strengths and access" },
      weight: 16,
      needs: ["table"],
      mistake: { zh: "忽略平台数据的可得性", en: "Ignoring whether platform data can be had" },
    },
    {
      title: { zh: "问题与展望", en: "Problems and prospects" },
      intent: { zh: "由概念混用推出可做的题", en: "From confused concepts to feasible topics" },
      weight: 12,
    },
  ],
  whyGood: [
    { zh: "用参与的深浅重新排列文献，线索清楚", en: "Reorders the literature by depth of participation, a clear thread" },
    { zh: "争议归因到阶段差异，有见地", en: "Traces a dispute to different stages, with insight" },
    { zh: "对平台数据的口径保持警惕", en: "Stays wary of how platforms count" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、研究范围与概念", en: "Scope and concepts" } },
    {
      type: "paragraph",
      text: {
        zh: "谈到网络文学的读者，研究者常用“参与”“互动”“粉丝生产”等词，它们看起来相近，所指却有深浅：在章节后留一句话是参与，投票决定人物去留也是参与，写一篇同人同样是参与。把深浅不同的行为合在一起，既可以证明读者“深度介入创作”，也可以证明读者“只是消费”，结论取决于举哪一种例子。",
        en: "Of readers of web fiction, scholars speak in terms of participation, interaction and fan production. The words look alike but differ in depth: to leave a line after a chapter is participation; so is voting on whether a character stays; so is writing a fan story. With actions of different depth taken together one can prove that readers are deeply involved in creation, or that they merely consume, according to the example chosen.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "本文尝试以“参与到哪一步”为线索整理文献：止于阅读现场的评论与打赏，进入文本的催更与改稿，溢出文本的同人与改编。文献来自【待补充：数据库与期间】，以学术论文为主，兼及平台公开报告；后者的数据口径不透明，仅作背景。整理的目的不是罗列，而是看清每一步上已有多少证据、分歧在哪里，以及哪些问题因概念含混而被重复讨论。",
        en: "This review orders the literature by how far participation goes: comments and tips, which stay with the reading; urging and revising, which enter the text; fan works and adaptations, which go beyond it. Studies come from 【to fill in: databases and period】, mainly academic articles, with public reports of platforms; since the latter do not say how they count, they serve as background only. The aim is not a list but to see how much evidence there is at each step, where the disputes lie, and which questions are discussed over and over because concepts are vague.",
      },
    },
  ],
  hardSample: {
    title: { zh: "争议的辨析", en: "Taking a dispute apart" },
    text: {
      zh: "关于读者是否左右创作，肯定者多引用作者“被书评区说服”的自述，否定者则以情节大纲早已定稿为据【待补充：文献】。细看两方材料，前者多来自连载早期、读者规模较小的作品，后者多来自成名作者。规模变化改变了互动方式：人少时可以对话，人多时只剩下数据，作者回应的不再是某位读者，而是排名曲线。因此，争论双方描述的可能是同一过程的两个阶段。要检验这一判断，需要同一部作品在不同连载阶段的评论与修订记录。",
      en: "On whether readers govern creation, those who say yes mostly cite authors' accounts of having been “talked round by the comments”; those who say no point to outlines fixed long before 【to fill in: literature】. On a closer look the former material comes mostly from early serialisation and works with few readers, the latter from established authors. Scale changes the way of interacting: with few readers one can converse, with many only data are left, and the author responds no longer to a reader but to a ranking. The two sides may therefore be describing two stages of one process. To test this, one would need comments and revision records of one work at different stages of serialisation.",
    },
  },
  staged: false,
  checklist: [
    { zh: "三个概念的对照表齐全", en: "The table compares all three concepts" },
    { zh: "数据库、检索式与期间写明", en: "Databases, search string and period are given" },
    { zh: "每处作者自述都有旁证", en: "Every author's account has other evidence beside it" },
    { zh: "每个展望对应一个缺口", en: "Each prospect answers a gap" },
  ],
  scenes: ["summaryDoc", "readingNote"],
  since: "2026-11-22",
});
