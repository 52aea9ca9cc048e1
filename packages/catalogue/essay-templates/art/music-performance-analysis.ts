import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const musicPerformanceAnalysis = defineTemplate({
  slug: "music-performance-analysis",
  kind: "thesis",
  discipline: "art",
  major: { zh: "音乐表演", en: "Music Performance" },
  levels: ["undergraduate", "master"],
  method: "creation",
  length: { default: 9000, min: 8000, max: 50000, byLevel: { undergraduate: 9000, master: 30000 } },
  numbering: "B",
  title: { zh: "肖邦《第一叙事曲》的结构分析与演奏处理", en: "Structure and Performance of Chopin's First Ballade" },
  pattern: "〔作曲家〕〔作品〕的结构分析与演奏处理",
  slots: [
    { label: "作曲家", default: "肖邦" },
    { label: "作品", default: "《第一叙事曲》" },
  ],
  remark: { zh: "每个处理都要有谱面理由", en: "Every choice needs a reason in the score" },
  keywords: ["演奏处理", "曲式分析", "踏板", "版本"],
  bring: ["乐谱版本", "录音比较", "自己的练习录音"],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: "由一个难以处理的段落提问",
      weight: 12,
      children: [
        { title: { zh: "问题的提出", en: "The question" }, intent: "从演奏困难出发", weight: 6, needs: ["data"] },
        {
          title: { zh: "文献与版本", en: "Literature and editions" },
          intent: "版本差异列表",
          weight: 6,
          needs: ["table"],
          mistake: "只写作曲家生平",
        },
      ],
    },
    {
      title: { zh: "作品分析", en: "Analysis" },
      intent: "为演奏服务的分析",
      weight: 28,
      needs: ["figure"],
      children: [
        { title: { zh: "曲式与调性布局", en: "Form and keys" }, intent: "画出全曲结构图", weight: 10, needs: ["figure"] },
        {
          title: { zh: "主题的变形", en: "Thematic change" },
          intent: "用谱例对照几次变形",
          weight: 9,
          needs: ["figure"],
          mistake: "把和声标满却无结论",
        },
        { title: { zh: "节奏与句法", en: "Rhythm and phrasing" }, intent: "找到呼吸点", weight: 9, needs: ["figure"] },
      ],
    },
    {
      title: { zh: "演奏处理", en: "Performance" },
      intent: "谱面理由加手上办法",
      weight: 34,
      needs: ["figure"],
      children: [
        { title: { zh: "速度与弹性", en: "Tempo and rubato" }, intent: "全曲速度关系", weight: 9, needs: ["table"] },
        { title: { zh: "声部与音色", en: "Voicing and tone" }, intent: "说明触键与声部层次", weight: 9, needs: ["figure"] },
        { title: { zh: "踏板", en: "Pedalling" }, intent: "版本标记与现代琴的差别", weight: 8, needs: ["figure"] },
        { title: { zh: "尾声的技术难点", en: "The coda" }, intent: "写出分步练习的办法", weight: 8, mistake: "只有感受没有办法" },
      ],
    },
    {
      title: { zh: "录音比较", en: "Recordings" },
      intent: "比较同一段，不评高下",
      weight: 18,
      needs: ["table"],
      mistake: "评价只有好听二字",
    },
    { title: { zh: "结论", en: "Conclusion" }, intent: "归纳自己的诠释", weight: 8 },
  ],
  whyGood: ["从老师一句“让听众站在哪里”进入，生动", "每个处理回到谱面与整体关系", "录音比较限定同一段，不作高下之评"],
  opening: [
    { type: "heading", text: "一、绪论" },
    { type: "heading", text: "（一）问题的提出" },
    {
      type: "paragraph",
      text: "练习这首作品时，最难的并不是尾声的速度，而是开头那几小节。齐奏的旋律缓缓上行，没有和声，没有节拍感，像是有人要讲一个故事，却先停顿了一下。弹得太重，后面的主题就显得轻了；弹得太松，又听不出它和后面的关系。老师在旁边只问了一句：“这几小节，你打算让听众站在哪里？”【待补充：课堂记录日期】",
    },
    {
      type: "paragraph",
      text: "这个问题使笔者意识到，演奏处理不能只凭一处一处的感觉。引子的分量取决于它与全曲的关系，而主题每次再现都改变了织体、力度和调性，若事先不清楚整体的走向，前面的处理就会和后面矛盾。本文从结构分析入手，考察主题的几次变形和调性布局，据此讨论速度、声部、踏板等处理，并比较不同录音在同一段落的做法，最后说明自己的选择和理由。谱例依据【待补充：版本】。",
    },
  ],
  hardSample: {
    title: "处理要有谱面理由",
    text: "第二主题首次出现时，谱面标记为轻声，左手为宽广的分解和弦，旋律在中声区。多数演奏在此放慢，以突出抒情。但若放得过慢，到该主题第二次以强奏再现时，若保持同样速度则气势不足，若突然加快又破坏统一。比较两次出现的织体可以看到，第二次左手加入八度与和弦，音响的增长已由织体完成，不必再依赖速度。因此笔者首次出现时仅以音色和句尾的呼吸表现抒情，速度略缓而不松【待补充：速度标记】，为第二次留出空间。踏板随低音更换，避免中声区混浊。",
  },
  staged: false,
  checklist: ["谱例版本注明", "术语准确", "录音信息完整", "分析服务于处理", "图谱清晰"],
  scenes: ["defenseSpeech", "classPresent"],
  since: "2026-11-22",
});
