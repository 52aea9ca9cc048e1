import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const discountKepu = defineTemplate({
  slug: "discount-kepu",
  kind: "kepu",
  discipline: "economics",
  major: { zh: "行为经济学", en: "Behavioural Economics" },
  levels: ["any"],
  method: "argument",
  length: { default: 1500, min: 1000, max: 4000 },
  numbering: "none",
  title: { zh: "为什么一打折，我们反而花得更多", en: "Why discounts make us spend more" },
  pattern: { zh: "为什么一打折，我们反而花得更多", en: "Why discounts make us spend more" },
  slots: [],
  remark: { zh: "一张小票讲完锚定、凑单和心理账户", en: "Anchors, add-ons and mental accounts on one receipt" },
  keywords: [
    { zh: "消费心理", en: "consumer psychology" },
    { zh: "锚定效应", en: "anchoring" },
    { zh: "心理账户", en: "mental accounting" },
    { zh: "科普", en: "popular science" },
  ],
  bring: [
    { zh: "每个实验的原始论文出处与是否重复成功", en: "The original paper for each experiment, and whether it has been replicated" },
    { zh: "取自生活的例子", en: "Examples from everyday life" },
  ],
  outline: [
    {
      title: { zh: "一张超支的小票", en: "A receipt over budget" },
      intent: { zh: "用一张小票引入：每步合理，合计超支", en: "Each step was reasonable, the total was not" },
      weight: 16,
    },
    {
      title: { zh: "划掉的价格在做什么", en: "What the crossed-out price does" },
      intent: { zh: "讲锚定，注明经典实验与适用范围", en: "Explain anchoring, with the experiment and its scope" },
      weight: 20,
      needs: ["source"],
      mistake: { zh: "把单个实验说成定律", en: "Turning a single experiment into a law" },
    },
    {
      title: { zh: "差一点就包邮", en: "Just short of free delivery" },
      intent: { zh: "讲凑单：免运费怎样变成想要避免的损失", en: "How free delivery turns into a loss to be avoided" },
      weight: 18,
    },
    {
      title: { zh: "钱也分抽屉", en: "Money kept in drawers" },
      intent: { zh: "讲心理账户：同样的钱为何不一样花", en: "Mental accounts: why equal sums are not spent alike" },
      weight: 18,
    },
    {
      title: { zh: "打折并不总是陷阱", en: "Not always a trap" },
      intent: { zh: "给出真正划算的条件，避免一棍子打死", en: "Say when a discount really pays" },
      weight: 14,
      mistake: { zh: "说教读者不理性", en: "Lecturing readers on being irrational" },
    },
    {
      title: { zh: "三个好用的小办法", en: "Three habits that help" },
      intent: { zh: "三个结账前一分钟能做的办法", en: "Three things to do in the minute before paying" },
      weight: 14,
    },
  ],
  whyGood: [
    { zh: "每个概念都落在小票的某一行上", en: "Each idea lands on a line of the receipt" },
    { zh: "不嘲笑消费者，也不全盘否定打折", en: "Consumers are not mocked and discounts not condemned" },
    { zh: "实验出处留待核对，没有随手编", en: "Sources of experiments are left to be checked, not made up" },
  ],
  opening: [
    {
      type: "paragraph",
      text: {
        zh: "周末去超市，本来只想买一袋洗衣液。货架上写着“第二件半价”，于是拿了两袋；结账前发现再凑一点就能减免，又添了一盒饼干；收银台旁的小玩具“今日特惠”，顺手也放了进去。回家一看小票，省了不少，花得更多。",
        en: "At the supermarket one weekend you mean to buy a single bottle of detergent. The shelf says “second one half price”, so you take two. At the till you find that a little more brings money off, so a box of biscuits goes in. A small toy beside the till is “today only”, and it comes along as well. At home the receipt shows how much you saved, and that you spent more.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "这种感觉几乎人人都有：明明每一步都在省钱，最后却超了预算。是我们不会算账吗？并不是。每一步单独看，都算得上合理；问题出在我们比较的对象悄悄换了。",
        en: "Nearly everyone knows the feeling: every step saved money, yet the budget is gone. Are we bad at sums? No. Each step on its own was reasonable. What went wrong is that the thing we were comparing with was quietly changed.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "看到“原价”被划掉、旁边写着一个更小的数字时，大脑很自然地拿后者和前者比，而不是和“不买”比。那个被划掉的价格就像船锚，把我们的判断拴在它附近。研究者曾用各种办法验证过这一点，其中一个常被引用的实验是【待补充：实验名称与出处】。有意思的是，即使人们知道这个数字未必有参考价值，判断仍会受它影响。",
        en: "When one price is crossed out and a smaller one stands beside it, the mind naturally compares the second with the first, and not with buying nothing. The crossed-out price is like an anchor that keeps our judgement near it. Researchers have tested this in many ways; one experiment often cited is 【to fill in: name and source of experiment】. Interestingly, judgement is drawn towards the number even when people know that it may mean nothing.",
      },
    },
    {
      type: "paragraph",
      text: { zh: "那么，货架上的锚，我们能不能自己重新抛一次？", en: "So can we drop the anchor again somewhere of our own choosing?" },
    },
  ],
  hardSample: {
    title: { zh: "心理账户", en: "Mental accounts" },
    text: {
      zh: "假设你准备去看演出，路上发现丢了一笔和票价相同的现金，还会去看吗？多数人会。可如果丢的是已经买好的票呢？不少人就不愿再买一张了。两种情况损失的钱一样多，选择却不同，因为现金记在“日常”的抽屉里，票记在“娱乐”的抽屉里，再买一张等于这个抽屉付了双倍。商家的“返券”就是在你的抽屉里放一张只能买它家东西的钱【待补充：概念出处】。知道抽屉的存在，才好决定要不要合并它们。",
      en: "You are on your way to a show and find that you have lost some cash, as much as a ticket costs. Do you still go? Many say yes. What if it was the ticket, already bought, that you lost? Quite a few would not buy another. The loss is the same, the choice is not: the cash was entered in the drawer for daily things, the ticket in the one for leisure, and a second ticket would make that drawer pay double. A shop's vouchers put into your drawer money that buys only its own goods 【to fill in: source of the idea】. Knowing that there are drawers, one can decide whether to merge them.",
    },
  },
  staged: true,
  checklist: [
    { zh: "每个实验注明原始出处", en: "Every experiment names its original source" },
    { zh: "没有把单个实验写成定律", en: "No single experiment is made into a law" },
    { zh: "每个概念对应小票上一行", en: "Every idea matches a line of the receipt" },
    { zh: "三个办法自己试过", en: "The author has tried all three habits" },
  ],
  scenes: ["kepu", "svKnowledge", "mkArticle"],
  since: "2026-11-22",
});
