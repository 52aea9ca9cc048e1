import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const aiHallucinationKepu = defineTemplate({
  slug: "ai-hallucination-kepu",
  kind: "kepu",
  discipline: "cross",
  major: { zh: "人工智能与传播", en: "AI and Communication" },
  levels: ["any"],
  method: "argument",
  length: { default: 1500, min: 1000, max: 4000 },
  numbering: "none",
  title: { zh: "AI 为什么会一本正经地编故事", en: "Why AI makes things up so calmly" },
  pattern: { zh: "AI 为什么会一本正经地编故事", en: "Why AI makes things up so calmly" },
  slots: [],
  remark: { zh: "一个接龙游戏讲清“幻觉”，再给三步核对法", en: "A chain game, then three checks" },
  keywords: [
    { zh: "人工智能", en: "artificial intelligence" },
    { zh: "幻觉", en: "hallucination" },
    { zh: "信息素养", en: "information literacy" },
    { zh: "科普", en: "popular science" },
  ],
  bring: [
    { zh: "可复现的例子", en: "examples that can be reproduced" },
    { zh: "专业审核者", en: "a specialist reviewer" },
  ],
  outline: [
    {
      title: { zh: "一条查不到的参考文献", en: "The reference that does not exist" },
      intent: { zh: "从读者也会遇到的尴尬写起，先不解释", en: "Begin with an embarrassment readers know; explain later" },
      weight: 14,
    },
    {
      title: { zh: "它在玩接龙", en: "A word-chain game" },
      intent: { zh: "用接龙讲清续写的是“像”而不是“真”", en: "The game continues with what is likely, not what is true" },
      weight: 24,
      needs: ["figure"],
      mistake: { zh: "说它“想骗人”“记错了”，拟人到误导", en: '"It lies", "it misremembers": human metaphors that mislead' },
    },
    {
      title: { zh: "为什么说得那么肯定", en: "Why it sounds so sure" },
      intent: { zh: "语气由训练得来，不随把握增减", en: "Tone is learnt; it does not rise and fall with certainty" },
      weight: 18,
    },
    {
      title: { zh: "什么时候更容易出错", en: "When it fails more often" },
      intent: { zh: "冷门、精确、最新三类各举一例", en: "Obscure, exact, recent: one example each" },
      weight: 16,
      needs: ["source"],
    },
    {
      title: { zh: "三步核对法", en: "Three checks" },
      intent: { zh: "每步给一个读者当场能做的动作", en: "One thing the reader can do at once for each step" },
      weight: 18,
      mistake: { zh: "只说“要谨慎”", en: 'Only says "be careful"' },
    },
    {
      title: { zh: "把它当什么用", en: "What to use it for" },
      intent: { zh: "适合起草与反问，不适合当出处", en: "Good for drafts and counter-questions, never as a source" },
      weight: 10,
    },
  ],
  whyGood: [
    { zh: "接龙比喻准确，没有把模型写成人", en: "The chain game fits and makes nobody of the model" },
    { zh: "解释之后给可操作的核对法", en: "Explanation is followed by checks one can do" },
    { zh: "不吓人也不吹捧，边界说清", en: "Neither frightens nor praises; the limits are named" },
  ],
  opening: [
    {
      type: "paragraph",
      text: {
        zh: "小林请 AI 帮忙找几篇参考文献，回答来得很快：作者、题目、期刊、页码，样样齐全，格式也挑不出毛病。她把题目复制到数据库里，一篇也没有查到。再去问，对方客气地道歉，又给了几篇，还是没有。",
        en: "Lin asked an AI for a few references, and the answer came at once: authors, titles, journals, page numbers, all present and faultlessly formatted. She pasted the titles into a database and found none of them. When she asked again, it apologised politely and offered several more. Those did not exist either.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "这不是故障，也不是存心骗人。要明白它为什么这样，可以先玩一个游戏：我说“床前明月”，你会接哪个字？多数人会说“光”。你并没有去查书，只是因为这几个字后面最常出现的就是它。语言模型做的事情与此相似，只不过它见过的文字极多，接得又快又顺。",
        en: 'This is not a breakdown, and nobody meant to deceive her. To see why it happens, play a game first. I say "Twinkle, twinkle, little", and you say? Most people answer "star". You looked nothing up; it is simply the word that most often comes next. A language model does something similar, except that it has seen an enormous amount of text and continues it fast and smoothly.',
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "问题来了：如果我说“这一观点最早见于”，后面应该接什么？在它读过的文字里，这里通常是一个人名、一个年份、一本期刊。于是它接上了一个“很像”的人名、年份和期刊。像，是它擅长的；真不真，这个游戏的规则里并没有写。研究中测得的编造比例因模型和任务而异【待补充：核实过的出处】。",
        en: 'Now suppose I say "This view was first put forward by". What follows? In the texts it has read, usually a name, a year and a journal. So it supplies a name, a year and a journal that look right. Looking right is what it is good at; being right was never in the rules of this game. How often references are invented differs with the model and the task 【to fill in: a verified source】.',
      },
    },
  ],
  hardSample: {
    title: { zh: "三步核对", en: "The three checks" },
    text: {
      zh: "第一步，找源头：凡是人名、数字、引文、法条，都到原始出处查一遍，查不到就当它不存在，而不是“可能在别处”。第二步，换问法：不要问“对不对”，因为它很容易顺着你说；改问“这句话在什么情况下不成立”，或者把同一个问题拆成两半分别问，看答案能否对上。第三步，看日期：问它资料截止到何时，凡涉及近期的政策、价格、赛事规则，一律以官方网页为准。三步都做完，再决定用不用。如果时间只够做一步，就做第一步【待补充：本校图书馆检索入口】。",
      en: 'First, go to the source: look up every name, figure, quotation and article of law where it was first published, and if you cannot find it, treat it as absent, not as "probably somewhere else". Second, ask differently: do not ask "is that right?", for it readily agrees with you; ask "when would this not hold?", or split one question in two and see whether the answers fit together. Third, look at the date: ask how far its material goes, and take policies, prices and competition rules from the official page only. Decide whether to use the answer after all three. If there is time for one, make it the first 【to fill in: your library\'s search page】.',
    },
  },
  staged: true,
  checklist: [
    { zh: "例子可复现", en: "examples can be reproduced" },
    { zh: "比例附核实过的出处", en: "any rate has a verified source" },
    { zh: "已请懂模型的人审读", en: "read by someone who knows how the models work" },
    { zh: "不针对特定产品", en: "no product singled out" },
  ],
  scenes: ["kepu", "svKnowledge"],
  since: "2026-11-22",
});
