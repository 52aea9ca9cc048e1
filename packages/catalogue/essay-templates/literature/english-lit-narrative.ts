import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const englishLitNarrative = defineTemplate({
  slug: "english-lit-narrative",
  kind: "thesis",
  discipline: "literature",
  major: { zh: "英语", en: "English" },
  levels: ["undergraduate"],
  method: "text",
  length: { default: 8000, min: 8000, max: 20000 },
  numbering: "C",
  title: { zh: "《了不起的盖茨比》中的不可靠叙述", en: "Unreliable Narration in The Great Gatsby" },
  pattern: "〔作品〕中的〔技巧〕",
  slots: [
    { label: "作品", default: "《了不起的盖茨比》" },
    { label: "技巧", default: "不可靠叙述" },
  ],
  remark: { zh: "英文论文的论点句、引证、回扣怎么排", en: "Thesis, evidence, return: the English way" },
  keywords: ["narrative", "unreliable", "narrator", "close", "reading", "叙述"],
  bring: ["原著版本与页码", "MLA或APA要求", "期刊文献"],
  outline: [
    {
      title: { zh: "引言", en: "Introduction" },
      intent: "论点一句话落地",
      weight: 12,
      needs: ["source"],
      children: [
        { title: { zh: "背景与研究现状", en: "Background and criticism" }, intent: "归纳两派看法", weight: 6, needs: ["source"] },
        { title: { zh: "论点与结构", en: "Thesis and outline" }, intent: "论点可反驳", weight: 6, mistake: "论点写成话题" },
      ],
    },
    {
      title: { zh: "理论视角", en: "Theory" },
      intent: "概念为论证所用",
      weight: 18,
      needs: ["source"],
      children: [
        {
          title: { zh: "不可靠叙述的界定", en: "Defining unreliability" },
          intent: "区分事实、评价、感知三轴",
          weight: 9,
          needs: ["source", "table"],
        },
        { title: { zh: "判断依据", en: "Markers" }, intent: "列出文本标记", weight: 9, needs: ["table"], mistake: "凭印象判断不可靠" },
      ],
    },
    {
      title: { zh: "自我标榜与叙述矛盾", en: "Claims and contradictions" },
      intent: "以文本细节取证",
      weight: 26,
      needs: ["source"],
      children: [
        { title: { zh: "诚实的声明", en: "Claims of honesty" }, intent: "与其行动对照", weight: 13, needs: ["source"] },
        {
          title: { zh: "时间的重排", en: "Rearranged time" },
          intent: "分析倒叙与空白",
          weight: 13,
          needs: ["figure"],
          mistake: "大段复述情节",
        },
      ],
    },
    {
      title: { zh: "偏爱与遮蔽", en: "Partiality and concealment" },
      intent: "谁被美化，谁被静音",
      weight: 26,
      needs: ["source"],
      children: [
        { title: { zh: "对主人公的美化", en: "Idealisation" }, intent: "看形容词与比喻", weight: 13, needs: ["source"] },
        {
          title: { zh: "被压低的声音", en: "Muted voices" },
          intent: "看直接与间接引语",
          weight: 13,
          needs: ["source"],
          mistake: "引文堆砌不解读",
        },
      ],
    },
    { title: { zh: "不可靠的意义", en: "What it means" }, intent: "由技巧走向主题", weight: 12, needs: ["source"] },
    { title: { zh: "结论", en: "Conclusion" }, intent: "回扣论点，不引新文献", weight: 6 },
  ],
  whyGood: ["论点可争辩，超越“可靠还是不可靠”的二分", "按三条轴线取证，结构清楚", "引文后必有语言层面的解读"],
  opening: [
    { type: "heading", text: "1 引言" },
    { type: "heading", text: "1.1 背景与研究现状" },
    {
      type: "paragraph",
      text: "小说开篇，叙述者尼克说自己习惯保留判断；第三章末尾，他又自认是少数诚实的人。许多读者因此把他当作可以信赖的窗口。然而翻过几页，他已经对所见的人物下了不少判断；故事行至中段，他又坦然参与了遮掩。声明与行为之间的裂缝，是作者的疏忽，还是有意为之？",
    },
    {
      type: "paragraph",
      text: "评论界对此大致有两种看法：一派视尼克为作者的代言人，承担道德尺度；另一派强调其局限，认为他被财富的光晕迷住【待补充：文献】。两派都预设叙述者要么可靠，要么不可靠。本文认为，尼克在事实层面大体可靠，在评价层面摇摆，在感知层面有明显盲区，正是三者的不一致使读者在同情与怀疑之间往返，而这种往返构成小说对美国梦的真正评论。",
    },
    { type: "heading", text: "1.2 论点与结构" },
    {
      type: "paragraph",
      text: "全文先界定概念与判断依据，再从叙述矛盾与选择性遮蔽两方面取证，最后讨论其主题意义。引文依据【待补充：版本】，格式遵循学院规定。",
    },
  ],
  hardSample: {
    title: "引文之后要解读",
    text: "叙述者描述主人公微笑的段落，常被引用来证明其魅力【待补充：页码】。值得注意的是句子的推进：起初用比较级铺陈，随后转为第二人称，仿佛微笑针对每一位读者；但句末突然收束，微笑消失，眼前只剩一个措辞讲究得近乎可笑的年轻人。赞美与消解出现在同一个句子里。若叙述者完全着迷，他不会写出后半句；若他完全清醒，也不会写出前半句。可见，评价的摇摆不是前后态度的变化，而是同时并存的两种声音。",
  },
  staged: false,
  checklist: ["引文页码齐全", "论点句可反驳", "段首有主题句", "文献格式统一", "不复述情节"],
  scenes: ["readingNote", "defenseSpeech"],
  since: "2026-11-22",
});
