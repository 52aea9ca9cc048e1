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
  title: { zh: "网络文学读者参与研究综述", en: "Reader Participation in Chinese Web Fiction: A Review" },
  pattern: "〔对象〕〔议题〕研究综述",
  slots: [
    { label: "对象", default: "网络文学" },
    { label: "议题", default: "读者参与" },
  ],
  remark: { zh: "按“参与到哪一步”梳理，不按年份", en: "Organised by depth of participation" },
  keywords: ["网络文学", "读者", "粉丝", "综述"],
  bring: ["文献库", "概念对照表"],
  outline: [
    { title: { zh: "研究范围与概念", en: "Scope and concepts" }, intent: "参与、互动、粉丝的差别", weight: 12, needs: ["source"] },
    { title: { zh: "评论与打赏：阅读中的参与", en: "Commenting and tipping" }, intent: "证据多、结论近", weight: 18, needs: ["source"] },
    {
      title: { zh: "催更与改稿：进入文本的参与", en: "Shaping the text" },
      intent: "先说明争议所在",
      weight: 22,
      needs: ["source"],
      children: [
        {
          title: { zh: "读者影响情节的证据", en: "Evidence of influence" },
          intent: "比较个案与数据",
          weight: 11,
          needs: ["table"],
          mistake: "以作者自述为定论",
        },
        { title: { zh: "创作自主之争", en: "Autonomy debate" }, intent: "双方前提不同", weight: 11, needs: ["source"] },
      ],
    },
    { title: { zh: "同人与改编：文本之外的参与", en: "Beyond the text" }, intent: "法律与文化两种视角", weight: 20, needs: ["source"] },
    {
      title: { zh: "方法检视", en: "Methods examined" },
      intent: "访谈、文本、平台数据的长短",
      weight: 16,
      needs: ["table"],
      mistake: "忽略平台数据的可得性",
    },
    { title: { zh: "问题与展望", en: "Gaps" }, intent: "由概念混用推出议题", weight: 12 },
  ],
  whyGood: ["用参与的深浅重新排列文献，线索清楚", "争议归因到阶段差异，有见地", "对平台数据的口径保持警惕"],
  opening: [
    { type: "heading", text: "一、研究范围与概念" },
    {
      type: "paragraph",
      text: "谈到网络文学的读者，研究者常用“参与”“互动”“粉丝生产”等词，它们看起来相近，所指却有深浅：在章节后留一句话是参与，投票决定人物去留也是参与，写一篇同人同样是参与。把深浅不同的行为合在一起，既可以证明读者“深度介入创作”，也可以证明读者“只是消费”，结论取决于举哪一种例子。",
    },
    {
      type: "paragraph",
      text: "本文尝试以“参与到哪一步”为线索整理文献：止于阅读现场的评论与打赏，进入文本的催更与改稿，溢出文本的同人与改编。文献来自【待补充：数据库与期间】，以学术论文为主，兼及平台公开报告；后者的数据口径不透明，仅作背景。整理的目的不是罗列，而是看清每一步上已有多少证据、分歧在哪里，以及哪些问题因概念含混而被重复讨论。",
    },
  ],
  hardSample: {
    title: "争议的辨析",
    text: "关于读者是否左右创作，肯定者多引用作者“被书评区说服”的自述，否定者则以情节大纲早已定稿为据【待补充：文献】。细看两方材料，前者多来自连载早期、读者规模较小的作品，后者多来自成名作者。规模变化改变了互动方式：人少时可以对话，人多时只剩下数据，作者回应的不再是某位读者，而是排名曲线。因此，争论双方描述的可能是同一过程的两个阶段。要检验这一判断，需要同一部作品在不同连载阶段的评论与修订记录。",
  },
  staged: false,
  checklist: ["概念对照表齐全", "检索说明完整", "不以自述为定论", "展望对应缺口"],
  scenes: ["summaryDoc", "readingNote"],
  since: "2026-11-22",
});
