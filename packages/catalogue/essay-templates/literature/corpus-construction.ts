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
  title: { zh: "现代汉语“再X也Y”的构式分析", en: "A construction study of “zai X ye Y” in modern Chinese" },
  pattern: { zh: "现代汉语“〔构式〕”的构式分析", en: "A construction study of “〔construction〕” in modern Chinese" },
  slots: [{ label: { zh: "构式", en: "construction" }, default: { zh: "再X也Y", en: "zai X ye Y" } }],
  remark: { zh: "语料、描写、解释三层台阶", en: "Three steps: corpus, description, explanation" },
  keywords: [
    { zh: "构式语法", en: "construction grammar" },
    { zh: "语料库", en: "corpus" },
    { zh: "让步", en: "concession" },
    { zh: "语义", en: "semantics" },
  ],
  bring: [
    { zh: "语料库版本与检索式", en: "Corpus version and search string" },
    { zh: "标注规范与双人标注", en: "Annotation guide and double annotation" },
    { zh: "可接受度调查问卷与受试同意", en: "Acceptability questionnaire and participants' consent" },
  ],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: { zh: "由几个说得通与说不通的例子引出限制", en: "Let examples that work and fail show the constraints" },
      weight: 10,
      needs: ["source"],
      children: [
        {
          title: { zh: "研究对象与问题", en: "Object and question" },
          intent: { zh: "用对立例句显示两个空位互相牵制", en: "Contrasting examples: the two slots constrain each other" },
          weight: 5,
        },
        {
          title: { zh: "前人研究", en: "Previous work" },
          intent: { zh: "归纳并列出前人解释不了的例子", en: "Sum up, and list the examples left unexplained" },
          weight: 5,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "语料与方法", en: "Corpus and method" },
      intent: { zh: "库、检索式、标注都写到他人可以复现", en: "Corpus, search and annotation, such that others can repeat them" },
      weight: 14,
      needs: ["table"],
      children: [
        {
          title: { zh: "语料来源与检索", en: "Corpus and retrieval" },
          intent: { zh: "库名、版本、检索式与剔除规则", en: "Name, version, search string and exclusions" },
          weight: 7,
          needs: ["table"],
          mistake: { zh: "例句自造而不标明", en: "Invented examples not marked as such" },
        },
        {
          title: { zh: "标注与统计", en: "Annotation and statistics" },
          intent: { zh: "标注项、一致性与分布检验", en: "Items, agreement and tests of distribution" },
          weight: 7,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "构件的选择限制", en: "Constraints on the parts" },
      intent: { zh: "先作形式描写，解释留到下一章", en: "Form first; explanation waits for the next chapter" },
      weight: 24,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "X的句法与语义", en: "Syntax and semantics of X" },
          intent: { zh: "量级性与可控性各排除哪些成分", en: "What scalarity and control each exclude" },
          weight: 8,
          needs: ["table"],
        },
        {
          title: { zh: "Y的句法与语义", en: "Syntax and semantics of Y" },
          intent: { zh: "否定、情态与时量成分的分布", en: "Distribution of negation, modality and time" },
          weight: 8,
          needs: ["table"],
        },
        {
          title: { zh: "共现与韵律", en: "Co-occurrence and prosody" },
          intent: { zh: "重音与停顿是否区分两种用法", en: "Do stress and pause separate the two uses" },
          weight: 8,
          needs: ["figure"],
          mistake: { zh: "忽视口语语料", en: "Neglecting spoken data" },
        },
      ],
    },
    {
      title: { zh: "构式义与语用功能", en: "Constructional meaning and use" },
      intent: { zh: "说明哪一部分意义不能由构件推出", en: "Which part of the meaning the parts do not yield" },
      weight: 26,
      needs: ["source"],
      children: [
        {
          title: { zh: "极端让步义的来源", en: "Where extreme concession comes from" },
          intent: { zh: "量级推理图示，并检验反例", en: "A diagram of scalar reasoning, tested on counter-examples" },
          weight: 13,
          needs: ["figure"],
        },
        {
          title: { zh: "语篇位置与立场表达", en: "Discourse position and stance" },
          intent: { zh: "反驳、劝慰、断言各出现在什么位置", en: "Where rebuttal, comfort and assertion occur" },
          weight: 13,
          needs: ["data"],
          mistake: { zh: "脱离语境谈语气", en: "Speaking of tone without context" },
        },
      ],
    },
    {
      title: { zh: "比较与来源", en: "Comparison and origin" },
      intent: { zh: "近义构式与历时来源互为旁证", en: "Near-synonyms and history support each other" },
      weight: 18,
      needs: ["source", "table"],
      children: [
        {
          title: { zh: "与近义构式的差异", en: "Near-synonymous constructions" },
          intent: { zh: "用替换与语境测试，报告受试判断", en: "Substitution and context tests with speakers' judgements" },
          weight: 9,
          needs: ["table"],
          mistake: { zh: "凭语感断定不可替换", en: "Ruling out substitution by feel" },
        },
        {
          title: { zh: "历时来源", en: "Historical origin" },
          intent: { zh: "列早期用例，说明重新分析的桥接语境", en: "Early examples and the bridging context of reanalysis" },
          weight: 9,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "结论", en: "Conclusion" },
      intent: { zh: "归纳规则，单列例外", en: "Sum up the rules and list exceptions apart" },
      weight: 8,
    },
  ],
  whyGood: [
    { zh: "用可说与不可说的对立例句开门见山", en: "Begins outright with examples that can and cannot be said" },
    { zh: "形式描写和语义解释分层推进", en: "Form and meaning are treated in layers" },
    { zh: "自造例句单独标注，学风端正", en: "Invented examples are marked, as good practice asks" },
  ],
  opening: [
    { type: "heading", text: { zh: "第一章 绪论", en: "Introduction" } },
    { type: "heading", text: { zh: "1.1 研究对象与问题", en: "Object and question" } },
    {
      type: "paragraph",
      text: {
        zh: "先看一组例句：“再忙也要吃饭”“再难也得试试”“再便宜也不买”都很自然；“再会游泳也要小心”可以说，“再会开车也一辆”就不成话；“再早也七点了”能说，“再早也七点起床”要看语境。这些句子形式相近，可接受程度却差别明显，说明“再X也Y”并不是任意成分填进去都成立，它对X和Y各有要求，而且要求之间互相牵制。",
        en: "Consider some sentences built on “zai X ye Y”, roughly “however X, still Y”. “Zai mang ye yao chi fan” (however busy, one must eat), “zai nan ye dei shishi” (however hard, one must try) and “zai pianyi ye bu mai” (however cheap, I won't buy it) are quite natural. “Zai hui youyong ye yao xiaoxin” (however well you swim, be careful) can be said, but with “one car” as Y after “however well you drive” there is no sentence at all. With “early” as X, “zai zao ye qi dian le” (at the earliest it is seven by now) works, while the same with “get up at seven” depends on context. Close in form, these sentences differ clearly in acceptability: the pattern does not take just any filler, and its demands on X and Y bear on each other.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "前人多从“再”的副词义或“也”的关联作用来解释【待补充：文献】，能够说明让步义的来源，但难以解释为什么有的成分进入后表示劝说，有的表示推测。本文把它看作一个整体，依据【待补充：语料库名称】的真实语料，描写X、Y的选择限制，概括构式义，并比较它与“就算X也Y”“无论多X都Y”的差别，最后追溯其历时来源。自造例句一律标注，可接受度由【待补充：人数】母语者判断。",
        en: "Earlier work mostly explains it from the adverbial sense of “zai” or the linking function of “ye” 【to fill in: literature】. This accounts for concession but hardly for why some fillers yield advice and others a guess. The present study takes the pattern as a whole. From authentic data in 【to fill in: name of corpus】 it describes the constraints on X and Y, states the meaning of the construction, compares it with “jiusuan X ye Y” and “wulun duo X dou Y”, and traces its history. Invented examples are marked throughout, and acceptability was judged by 【to fill in: number】 native speakers.",
      },
    },
  ],
  hardSample: {
    title: { zh: "量级推理的说明", en: "Explaining scalar reasoning" },
    text: {
      zh: "“再X也Y”的让步义来自量级推理。说话人预设一个由X构成的程度量级，通常认为X的程度越高，Y越不容易成立；构式把X推到量级的高端，同时断言Y依旧成立，听话人据此推出，在量级上较低的任何情形下Y更成立。例如“再忙也要吃饭”，忙的程度与吃饭的可能性反向，高端尚且成立，低端自不待言。若X不构成量级，或X与Y没有反向关系，构式便难以成立，这解释了为什么【待补充：例句编号】一类句子不自然。推测用法则涉及另一条量级，即时间先后。",
      en: "The concessive meaning comes from scalar reasoning. The speaker presupposes a scale of degree formed by X, on which it is usually held that the higher X, the less likely Y. The construction pushes X to the high end and asserts that Y still holds; the hearer infers that Y holds all the more anywhere lower on the scale. In “however busy, one must eat”, being busy and eating run in opposite directions: if it holds at the high end it goes without saying lower down. Where X forms no scale, or X and Y do not run in opposite directions, the construction can hardly stand, which explains why sentences such as 【to fill in: example number】 are unnatural. The guessing use involves another scale, that of time.",
    },
  },
  staged: true,
  checklist: [
    { zh: "检索式与语料版本写明可复现", en: "Search string and corpus version are given" },
    { zh: "两人标注一致性已报告", en: "Agreement of annotators is reported" },
    { zh: "例句编号连续、自造句有标记", en: "Examples are numbered; invented ones marked" },
    { zh: "每处“不可替换”都有测试", en: "Every “cannot be replaced” rests on a test" },
    { zh: "例外单列一节", en: "Exceptions have a section of their own" },
  ],
  scenes: ["openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
