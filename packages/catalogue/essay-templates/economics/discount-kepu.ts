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
  title: { zh: "为什么一打折，我们反而花得更多", en: "Why Discounts Make Us Spend More" },
  pattern: "为什么一打折，我们反而花得更多",
  slots: [],
  remark: { zh: "一张小票讲完锚定、凑单和心理账户", en: "Anchors, bundles and mental accounts on one receipt" },
  keywords: ["消费心理", "锚定效应", "心理账户", "科普"],
  bring: ["核对实验出处", "生活例子"],
  outline: [
    { title: { zh: "一张超支的小票", en: "An overspent receipt" }, intent: "用具体场景引入", weight: 16 },
    {
      title: { zh: "划掉的价格在做什么", en: "What the crossed-out price does" },
      intent: "讲锚定，注明经典实验",
      weight: 20,
      needs: ["source"],
      mistake: "把单个实验说成定律",
    },
    { title: { zh: "差一点就包邮", en: "Almost free delivery" }, intent: "讲凑单与损失厌恶", weight: 18 },
    { title: { zh: "钱也分抽屉", en: "Money in drawers" }, intent: "讲心理账户", weight: 18 },
    {
      title: { zh: "打折并不总是陷阱", en: "Not always a trap" },
      intent: "避免一棍子打死，给出划算条件",
      weight: 14,
      mistake: "说教读者不理性",
    },
    { title: { zh: "三个好用的小办法", en: "Three small tricks" }, intent: "可操作且不贩卖焦虑", weight: 14 },
  ],
  whyGood: ["每个概念都落在小票的某一行上", "不嘲笑消费者，也不全盘否定打折", "实验出处留待核对，没有随手编"],
  opening: [
    {
      type: "paragraph",
      text: "周末去超市，本来只想买一袋洗衣液。货架上写着“第二件半价”，于是拿了两袋；结账前发现再凑一点就能减免，又添了一盒饼干；收银台旁的小玩具“今日特惠”，顺手也放了进去。回家一看小票，省了不少，花得更多。",
    },
    {
      type: "paragraph",
      text: "这种感觉几乎人人都有：明明每一步都在省钱，最后却超了预算。是我们不会算账吗？并不是。每一步单独看，都算得上合理；问题出在我们比较的对象悄悄换了。",
    },
    {
      type: "paragraph",
      text: "看到“原价”被划掉、旁边写着一个更小的数字时，大脑很自然地拿后者和前者比，而不是和“不买”比。那个被划掉的价格就像船锚，把我们的判断拴在它附近。研究者曾用各种办法验证过这一点，其中一个常被引用的实验是【待补充：实验名称与出处】。有意思的是，即使人们知道这个数字未必有参考价值，判断仍会受它影响。",
    },
    { type: "paragraph", text: "那么，货架上的锚，我们能不能自己重新抛一次？" },
  ],
  hardSample: {
    title: "心理账户",
    text: "假设你准备去看演出，路上发现丢了一笔和票价相同的现金，还会去看吗？多数人会。可如果丢的是已经买好的票呢？不少人就不愿再买一张了。两种情况损失的钱一样多，选择却不同，因为现金记在“日常”的抽屉里，票记在“娱乐”的抽屉里，再买一张等于这个抽屉付了双倍。商家的“返券”就是在你的抽屉里放一张只能买它家东西的钱【待补充：概念出处】。知道抽屉的存在，才好决定要不要合并它们。",
  },
  staged: true,
  checklist: ["实验注明原始出处", "概念用词准确", "例子与概念对得上", "建议可操作"],
  scenes: ["kepu", "svKnowledge", "mkArticle"],
  since: "2026-11-22",
});
