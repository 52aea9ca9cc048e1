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
  title: { zh: "AI 为什么会一本正经地编故事", en: "Why AI Makes Things Up So Calmly" },
  pattern: "AI 为什么会一本正经地编故事",
  slots: [],
  remark: { zh: "一个接龙游戏讲清“幻觉”，再给三步核对法", en: "A chain game, then three checks" },
  keywords: ["人工智能", "幻觉", "信息素养", "科普"],
  bring: ["可复现的例子", "专业审核"],
  outline: [
    { title: { zh: "一条查不到的参考文献", en: "A reference that is not there" }, intent: "从使用者的尴尬写起", weight: 14 },
    { title: { zh: "它在玩接龙", en: "A chain game" }, intent: "讲概率续写", weight: 24, needs: ["figure"], mistake: "拟人化到误导" },
    { title: { zh: "为什么说得那么肯定", en: "Why so sure" }, intent: "语气与把握是两回事", weight: 18 },
    { title: { zh: "什么时候更容易出错", en: "When it fails more" }, intent: "冷门、精确、最新三类", weight: 16, needs: ["source"] },
    { title: { zh: "三步核对法", en: "Three checks" }, intent: "找源头、换问法、看日期", weight: 18, mistake: "只说“要谨慎”" },
    { title: { zh: "把它当什么用", en: "What to use it for" }, intent: "草稿与反问者", weight: 10 },
  ],
  whyGood: ["接龙比喻准确，没有把模型写成人", "解释之后给可操作的核对法", "不吓人也不吹捧"],
  opening: [
    {
      type: "paragraph",
      text: "小林请 AI 帮忙找几篇参考文献，回答来得很快：作者、题目、期刊、页码，样样齐全，格式也挑不出毛病。她把题目复制到数据库里，一篇也没有查到。再去问，对方客气地道歉，又给了几篇，还是没有。",
    },
    {
      type: "paragraph",
      text: "这不是故障，也不是存心骗人。要明白它为什么这样，可以先玩一个游戏：我说“床前明月”，你会接哪个字？多数人会说“光”。你并没有去查书，只是因为这几个字后面最常出现的就是它。语言模型做的事情与此相似，只不过它见过的文字极多，接得又快又顺。",
    },
    {
      type: "paragraph",
      text: "问题来了：如果我说“这一观点最早见于”，后面应该接什么？在它读过的文字里，这里通常是一个人名、一个年份、一本期刊。于是它接上了一个“很像”的人名、年份和期刊。像，是它擅长的；真不真，这个游戏的规则里并没有写。研究中测得的编造比例因模型和任务而异【待补充：核实过的出处】。",
    },
  ],
  hardSample: {
    title: "三步核对",
    text: "第一步，找源头：凡是人名、数字、引文、法条，都到原始出处查一遍，查不到就当它不存在，而不是“可能在别处”。第二步，换问法：不要问“对不对”，因为它很容易顺着你说；改问“这句话在什么情况下不成立”，或者把同一个问题拆成两半分别问，看答案能否对上。第三步，看日期：问它资料截止到何时，凡涉及近期的政策、价格、赛事规则，一律以官方网页为准。三步都做完，再决定用不用。如果时间只够做一步，就做第一步【待补充：本校图书馆检索入口】。",
  },
  staged: true,
  checklist: ["例子可复现", "比例有出处", "专业审核", "不针对特定产品"],
  scenes: ["kepu", "svKnowledge"],
  since: "2026-11-22",
});
