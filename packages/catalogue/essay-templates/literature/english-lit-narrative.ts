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
  title: { zh: "《了不起的盖茨比》中的不可靠叙述", en: "Unreliable narration in The Great Gatsby" },
  pattern: { zh: "〔作品〕中的〔技巧〕", en: "〔technique〕 in 〔work〕" },
  slots: [
    { label: { zh: "作品", en: "work" }, default: { zh: "《了不起的盖茨比》", en: "The Great Gatsby" } },
    { label: { zh: "技巧", en: "technique" }, default: { zh: "不可靠叙述", en: "Unreliable narration" } },
  ],
  remark: { zh: "英文论文的论点句、引证、回扣怎么排", en: "Claim, evidence, return: how an English paper is put together" },
  keywords: [
    { zh: "不可靠叙述", en: "unreliable narration" },
    { zh: "叙述者", en: "narrator" },
    { zh: "文本细读", en: "close reading" },
    { zh: "盖茨比", en: "Gatsby" },
    { zh: "英美文学", en: "Anglo-American literature" },
  ],
  bring: [
    { zh: "原著版本与页码（不用中译本引证）", en: "The edition in English, with page numbers" },
    { zh: "学院规定的引注格式手册", en: "The citation style required" },
    { zh: "近年期刊文献与奠基性论著", en: "Journal articles and the founding works" },
  ],
  outline: [
    {
      title: { zh: "引言", en: "Introduction" },
      intent: { zh: "论点一句话落地，读者能够反对", en: "A claim in one sentence that a reader could oppose" },
      weight: 12,
      needs: ["source"],
      children: [
        {
          title: { zh: "背景与研究现状", en: "Background and criticism" },
          intent: { zh: "归纳两派看法，指出共同的前提", en: "Two camps and the premise they share" },
          weight: 6,
          needs: ["source"],
        },
        {
          title: { zh: "论点与结构", en: "Thesis and outline" },
          intent: { zh: "论点可反驳，章节都为它服务", en: "An arguable claim that every chapter serves" },
          weight: 6,
          mistake: { zh: "论点写成话题", en: "A topic in place of a thesis" },
        },
      ],
    },
    {
      title: { zh: "理论视角", en: "Theoretical perspective" },
      intent: { zh: "只引后文要用的概念，先给判断标准", en: "Only concepts used later, and the test first" },
      weight: 18,
      needs: ["source"],
      children: [
        {
          title: { zh: "不可靠叙述的界定", en: "Defining unreliability" },
          intent: {
            zh: "区分事实、评价、感知三轴，说明为何分开",
            en: "Three axes, facts, values and perception, and why to separate them",
          },
          weight: 9,
          needs: ["source", "table"],
        },
        {
          title: { zh: "判断依据", en: "Textual markers" },
          intent: { zh: "列出文本标记，先定标准再判断", en: "List markers first and judge afterwards" },
          weight: 9,
          needs: ["table"],
          mistake: { zh: "凭印象判断不可靠", en: "Judging unreliability by impression" },
        },
      ],
    },
    {
      title: { zh: "自我标榜与叙述矛盾", en: "Claims and contradictions" },
      intent: { zh: "由文本细节取证，先引再读再判断", en: "Evidence from the text: quote, read, then judge" },
      weight: 26,
      needs: ["source"],
      children: [
        {
          title: { zh: "诚实的声明", en: "Professions of honesty" },
          intent: { zh: "声明与其行动对照，看落差何时出现", en: "Words against deeds, and when they part" },
          weight: 13,
          needs: ["source"],
        },
        {
          title: { zh: "时间的重排", en: "Rearranged time" },
          intent: { zh: "分析倒叙与空白对判断的影响", en: "What flashback and gap do to judgement" },
          weight: 13,
          needs: ["figure"],
          mistake: { zh: "大段复述情节", en: "Long retelling of the plot" },
        },
      ],
    },
    {
      title: { zh: "偏爱与遮蔽", en: "Partiality and concealment" },
      intent: { zh: "谁被美化，谁被静音，由哪些句法造成", en: "Who is made fair and who is muted, and by what syntax" },
      weight: 26,
      needs: ["source"],
      children: [
        {
          title: { zh: "对主人公的美化", en: "Idealising the hero" },
          intent: { zh: "看形容词、比喻与句末的转折", en: "Adjectives, similes and the turn at the end of a sentence" },
          weight: 13,
          needs: ["source"],
        },
        {
          title: { zh: "被压低的声音", en: "Muted voices" },
          intent: { zh: "看直接与间接引语怎样分配", en: "How direct and indirect speech are shared out" },
          weight: 13,
          needs: ["source"],
          mistake: { zh: "引文堆砌不解读", en: "Quotations heaped up and not read" },
        },
      ],
    },
    {
      title: { zh: "不可靠的意义", en: "What unreliability means" },
      intent: { zh: "由技巧走向主题，不加作者生平", en: "From technique to theme, without the author's life" },
      weight: 12,
      needs: ["source"],
    },
    {
      title: { zh: "结论", en: "Conclusion" },
      intent: { zh: "回扣论点，说明它改变了哪种读法", en: "Return to the claim: which reading does it change" },
      weight: 6,
    },
  ],
  whyGood: [
    { zh: "论点可争辩，超越“可靠还是不可靠”的二分", en: "The claim is arguable and goes beyond reliable or not" },
    { zh: "按三条轴线取证，结构清楚", en: "Evidence along three axes gives a clear structure" },
    { zh: "引文后必有语言层面的解读", en: "Every quotation is read at the level of language" },
  ],
  opening: [
    { type: "heading", text: { zh: "1 引言", en: "Introduction" } },
    { type: "heading", text: { zh: "1.1 背景与研究现状", en: "Background and criticism" } },
    {
      type: "paragraph",
      text: {
        zh: "小说开篇，叙述者尼克说自己习惯保留判断；第三章末尾，他又自认是少数诚实的人。许多读者因此把他当作可以信赖的窗口。然而翻过几页，他已经对所见的人物下了不少判断；故事行至中段，他又坦然参与了遮掩。声明与行为之间的裂缝，是作者的疏忽，还是有意为之？",
        en: "At the opening of the novel its narrator Nick says that he is used to reserving judgement; at the end of the third chapter he counts himself among the few honest people he has known. Many readers therefore take him for a window to be trusted. Yet within pages he has passed a good number of judgements, and midway through he takes part calmly in concealment. Is the crack between profession and conduct an oversight of the author's, or is it meant?",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "评论界对此大致有两种看法：一派视尼克为作者的代言人，承担道德尺度；另一派强调其局限，认为他被财富的光晕迷住【待补充：文献】。两派都预设叙述者要么可靠，要么不可靠。本文认为，尼克在事实层面大体可靠，在评价层面摇摆，在感知层面有明显盲区，正是三者的不一致使读者在同情与怀疑之间往返，而这种往返构成小说对美国梦的真正评论。",
        en: "Criticism holds broadly two views. One sees in Nick the author's spokesman and moral measure; the other stresses his limits and finds him dazzled by wealth 【to fill in: literature】. Both presuppose that a narrator is either reliable or not. This thesis argues that Nick is on the whole reliable about facts, wavering in values and blind at certain points of perception, and that it is the disagreement of the three that sends readers back and forth between sympathy and doubt. In that movement lies the novel's real comment on the American dream.",
      },
    },
    { type: "heading", text: { zh: "1.2 论点与结构", en: "Thesis and outline" } },
    {
      type: "paragraph",
      text: {
        zh: "全文先界定概念与判断依据，再从叙述矛盾与选择性遮蔽两方面取证，最后讨论其主题意义。引文依据【待补充：版本】，格式遵循学院规定。",
        en: "The thesis first defines its concepts and markers, then draws evidence from contradiction in the telling and from selective concealment, and finally discusses what they mean for the theme. Quotations follow 【to fill in: edition】 and the format required.",
      },
    },
  ],
  hardSample: {
    title: { zh: "引文之后要解读", en: "Read what you quote" },
    text: {
      zh: "叙述者描述主人公微笑的段落，常被引用来证明其魅力【待补充：页码】。值得注意的是句子的推进：起初用比较级铺陈，随后转为第二人称，仿佛微笑针对每一位读者；但句末突然收束，微笑消失，眼前只剩一个措辞讲究得近乎可笑的年轻人。赞美与消解出现在同一个句子里。若叙述者完全着迷，他不会写出后半句；若他完全清醒，也不会写出前半句。可见，评价的摇摆不是前后态度的变化，而是同时并存的两种声音。",
      en: "The passage in which the narrator describes the hero's smile is often quoted to show his charm 【to fill in: page】. What deserves notice is how the sentences advance. They begin by piling up degrees, then pass to the second person, as though the smile were meant for each reader; and then the movement closes abruptly, the smile is gone, and there is only a young man whose careful speech comes close to being absurd. Praise and its undoing stand side by side. A narrator wholly enchanted would not have written the end; one wholly sober would not have written the beginning. The wavering is therefore no change of attitude from earlier to later but two voices present at once.",
    },
  },
  staged: false,
  checklist: [
    { zh: "每处引文有页码", en: "Every quotation has a page" },
    { zh: "论点句能写出一个反对意见", en: "An objection to the thesis can be written down" },
    { zh: "每段首句是主题句", en: "Each paragraph opens with a topic sentence" },
    { zh: "文献格式与手册一致", en: "References follow the manual" },
    { zh: "没有超过两句的情节复述", en: "No retelling exceeds two sentences" },
  ],
  scenes: ["readingNote", "defenseSpeech"],
  since: "2026-11-22",
});
