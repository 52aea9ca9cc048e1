import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const chineseConceptHistory = defineTemplate({
  slug: "chinese-concept-history",
  kind: "thesis",
  discipline: "philosophy",
  major: { zh: "中国哲学", en: "Chinese Philosophy" },
  levels: ["master"],
  method: "text",
  length: { default: 30000, min: 30000, max: 50000 },
  numbering: "B",
  title: { zh: "诚从《中庸》到周敦颐的观念史考察", en: "The concept of cheng from the Zhongyong to Zhou Dunyi: a conceptual history" },
  pattern: {
    zh: "〔概念〕从〔起点〕到〔终点〕的观念史考察",
    en: "The concept of 〔concept〕 from 〔beginning〕 to 〔end〕: a conceptual history",
  },
  slots: [
    { label: { zh: "概念", en: "concept" }, default: { zh: "诚", en: "cheng" } },
    { label: { zh: "起点", en: "beginning" }, default: { zh: "《中庸》", en: "the Zhongyong" } },
    { label: { zh: "终点", en: "end" }, default: { zh: "周敦颐", en: "Zhou Dunyi" } },
  ],
  remark: { zh: "训诂、义理、问题史三层，不倒读", en: "Philology, argument and history of problems, no back-reading" },
  keywords: [
    { zh: "诚", en: "cheng" },
    { zh: "观念史", en: "conceptual history" },
    { zh: "中庸", en: "Zhongyong" },
    { zh: "宋明理学", en: "Song-Ming Neo-Confucianism" },
  ],
  bring: [
    { zh: "典籍通行本与校勘本", en: "received and critical editions" },
    { zh: "注疏目录", en: "list of commentaries" },
    { zh: "出土文献对照", en: "excavated texts for comparison" },
  ],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: { zh: "同一个字在不同时代回答不同问题", en: "One word answers different questions at different times" },
      weight: 10,
      needs: ["source"],
      children: [
        {
          title: { zh: "问题与意义", en: "The question and why it matters" },
          intent: { zh: "由注家分歧引出，说明分歧源于倒读", en: "From commentators who disagree, and how back-reading makes them" },
          weight: 5,
          needs: ["source"],
        },
        {
          title: { zh: "方法的限度", en: "The limits of method" },
          intent: { zh: "说明不以后释前，影响须有证据", en: "No later sense in earlier texts; influence needs evidence" },
          weight: 5,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "字义与早期用法", en: "The word and its early use" },
      intent: { zh: "以训诂为立论基础，分清义项", en: "Philology as the ground, senses kept apart" },
      weight: 18,
      needs: ["source"],
      children: [
        {
          title: { zh: "字形与故训", en: "Graph and early glosses" },
          intent: { zh: "区分故训与后起之说", en: "Early glosses apart from later ones" },
          weight: 7,
          needs: ["table"],
        },
        {
          title: { zh: "先秦诸子中的用例", en: "Uses in the pre-Qin masters" },
          intent: { zh: "各家用例分类，再择要细读", en: "Sort uses by school, then read some closely" },
          weight: 11,
          needs: ["table"],
          mistake: { zh: "先秦用例只引儒家，不见道、法诸家", en: "Pre-Qin uses taken from Confucian texts alone" },
        },
      ],
    },
    {
      title: { zh: "《中庸》的诚", en: "Cheng in the Zhongyong" },
      intent: { zh: "文本结构决定解释的限度", en: "Structure of the text limits the reading" },
      weight: 26,
      needs: ["source"],
      children: [
        {
          title: { zh: "文本层次与作者之争", en: "Layers and the dispute over authorship" },
          intent: { zh: "只取与论题有关的层次之争", en: "Only as far as it bears on the question" },
          weight: 6,
          needs: ["source"],
        },
        {
          title: { zh: "天道与人道", en: "The Way of Heaven and the way of humans" },
          intent: { zh: "逐章疏解，说明取哪一家、为何", en: "Chapter by chapter: whose reading, and why" },
          weight: 11,
          needs: ["source"],
        },
        {
          title: { zh: "成己与成物", en: "Completing self and things" },
          intent: { zh: "指出由成己到成物的论证缺口", en: "Point to the gap between completing self and things" },
          weight: 9,
          needs: ["source"],
          mistake: { zh: "随文赞叹不论证", en: "Praises the text and argues nothing" },
        },
      ],
    },
    {
      title: { zh: "汉唐之间的转折", en: "The turn between Han and Tang" },
      intent: { zh: "这一段说明问题怎样换了", en: "How the question changed in these centuries" },
      weight: 20,
      needs: ["source"],
      children: [
        {
          title: { zh: "注疏传统中的诚", en: "Cheng in the commentaries" },
          intent: { zh: "比较郑注、孔疏所答的问题", en: "Which questions Zheng Xuan and Kong Yingda answered" },
          weight: 10,
          needs: ["table"],
        },
        {
          title: { zh: "李翱的复性之说", en: "Li Ao on returning to nature" },
          intent: { zh: "与佛教问题的关系，分相近与影响", en: "Buddhist questions: likeness apart from influence" },
          weight: 10,
          needs: ["source"],
          mistake: { zh: "断言受佛教影响而无证据", en: "Buddhist influence asserted without evidence" },
        },
      ],
    },
    {
      title: { zh: "周敦颐的重构", en: "Zhou Dunyi's reconstruction" },
      intent: { zh: "宇宙论框架引入后诚承担了什么", en: "What cheng had to carry in a cosmology" },
      weight: 18,
      needs: ["source"],
      children: [
        {
          title: { zh: "诚与太极", en: "Cheng and the Supreme Ultimate" },
          intent: { zh: "《通书》与《太极图说》互证，注意不合处", en: "Two texts side by side, also where they do not fit" },
          weight: 9,
          needs: ["figure"],
          mistake: { zh: "以后儒注解代替原文", en: "Later commentary in place of the text" },
        },
        {
          title: { zh: "几与善恶", en: "Incipience, good and evil" },
          intent: { zh: "新问题怎样调用旧资源", en: "How a new question drew on old resources" },
          weight: 9,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "结语", en: "Conclusion" },
      intent: { zh: "概括问题的转移，不给一个总定义", en: "How the question moved; no overall definition" },
      weight: 8,
    },
  ],
  whyGood: [
    { zh: "以“它在回答什么问题”代替下定义", en: 'Asks "which question does it answer?" in place of a definition' },
    { zh: "严格区分相近与影响", en: "Keeps likeness apart from influence" },
    { zh: "汉唐一段没有跳过", en: "Does not skip the centuries between Han and Tang" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、绪论", en: "1 Introduction" } },
    { type: "heading", text: { zh: "（一）问题与意义", en: "1.1 The question and why it matters" } },
    {
      type: "paragraph",
      text: {
        zh: "“诚”在今天的日常语言里多指诚实、真诚，可是《中庸》说“诚者，天之道也；诚之者，人之道也”，显然不是说天很诚实。到了周敦颐那里，“诚者，圣人之本”，诚又与太极、乾元联系在一起。同一个字，先后承担了德性、天道、本体几种角色，后来的读者往往以后一种含义去读前一种文本，于是各家疏解看似一以贯之，实则彼此抵牾。",
        en: "In everyday speech cheng now mostly means being honest or sincere. Yet when the Zhongyong says that cheng is the Way of Heaven and making oneself cheng the way of humans, it does not mean that Heaven is very honest. With Zhou Dunyi, cheng becomes the root of the sage and is tied to the Supreme Ultimate and to the originating power of Heaven. One word has served as a virtue, as the Way of Heaven and as the ground of being. Later readers tend to read the latest sense into earlier texts, so that interpretations look continuous and in fact contradict each other.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "本文不打算给出“诚”的定义，而是追问：在每一个时代，思想家用它来回答什么问题？问题变了，字的含义也随之变化，而旧义并不消失，成为新义可以调用的资源。为避免倒读，本文对每一阶段先作训诂与用例的梳理，再进入义理分析；凡涉及前后影响，须有文本证据，仅有义理相近者只称相近【待补充：版本说明】。",
        en: "This thesis does not attempt a definition. It asks, for each period, which question thinkers used the word to answer. When the question changes, the sense changes with it; the old sense does not disappear but becomes a resource for the new. To avoid reading backwards, each stage begins with glosses and uses before it turns to arguments. Wherever influence is claimed there must be textual evidence, and where only ideas are alike, they are called alike 【to fill in: note on editions】.",
      },
    },
  ],
  hardSample: {
    title: { zh: "相近与影响的分别", en: "Likeness and influence" },
    text: {
      zh: "李翱《复性书》讲“情不作，性斯充”，与佛教心性之说颇为相近，论者常据此断定其受佛教影响。但相近不等于影响。可以考察三点：其一，关键用语是否为佛典所特有，而非先秦旧籍已有；其二，论证结构是否相同，例如对情的看法是断除还是节制；其三，有无交游与阅读的证据。就第一点，其用语多出自《中庸》《乐记》；就第二点，二者在情之虚妄上确有相通；就第三点，李翱与僧人的往来见于记载，而对话内容的可靠性有争议【待补充：文献】。故本文只说他在回应佛教提出的问题，不说其取自佛教。",
      en: "Li Ao's essay on returning to nature says that when the emotions do not arise, nature is complete, which comes close to Buddhist views of mind and nature; he is therefore often said to have been influenced by Buddhism. But likeness is not influence. Three things can be examined: whether key terms are peculiar to Buddhist texts or already found in pre-Qin books; whether the arguments have the same structure, for instance whether emotion is to be cut off or moderated; and whether contacts and reading are attested. On the first, his terms come mostly from the Zhongyong and the Record of Music; on the second, the two do agree that emotions are illusory; on the third, his dealings with monks are recorded, but how far the reported conversations can be trusted is disputed 【to fill in: references】. This thesis therefore says only that he answered questions raised by Buddhism, not that he took his answer from it.",
    },
  },
  staged: true,
  checklist: [
    { zh: "引文据善本", en: "quotations from sound editions" },
    { zh: "每处训诂注明字书或注疏出处", en: "every gloss cites its dictionary or commentary" },
    { zh: "不以后释前", en: "earlier texts not read through later ones" },
    { zh: "影响须有证据", en: "influence backed by evidence" },
    { zh: "术语首次解释", en: "terms explained at first use" },
  ],
  scenes: ["readingNote", "openingReport"],
  since: "2026-11-22",
});
