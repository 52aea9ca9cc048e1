import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const defenseSpeechAny = defineTemplate({
  slug: "defense-speech-any",
  kind: "speech",
  discipline: "cross",
  major: { zh: "各专业通用", en: "All Majors" },
  levels: ["any"],
  method: "argument",
  length: { default: 1500, min: 600, max: 3000 },
  numbering: "none",
  title: { zh: "毕业论文答辩自述：我的论文题目", en: "Thesis defence: an opening statement on my thesis topic" },
  pattern: { zh: "毕业论文答辩自述：〔题目〕", en: "Thesis defence: an opening statement on 〔topic〕" },
  slots: [{ label: { zh: "题目", en: "topic" }, default: { zh: "我的论文题目", en: "my thesis topic" } }],
  remark: { zh: "五分钟里回答：问什么、怎么做、得到什么、哪里不足", en: "Question, method, finding, limits in five minutes" },
  keywords: [
    { zh: "答辩", en: "thesis defence" },
    { zh: "自述", en: "opening statement" },
    { zh: "毕业", en: "graduation" },
    { zh: "演讲", en: "speech" },
  ],
  bring: [
    { zh: "论文终稿", en: "final thesis" },
    { zh: "幻灯片", en: "slides" },
    { zh: "评阅意见", en: "reviewers' comments" },
  ],
  outline: [
    {
      title: { zh: "称呼与题目", en: "Greeting and title" },
      intent: { zh: "半分钟内让外行也懂研究的是什么", en: "In half a minute, let an outsider know what was studied" },
      weight: 8,
    },
    {
      title: { zh: "为什么做这个题", en: "Why this topic" },
      intent: { zh: "由一处疑问收窄到一句研究问题", en: "From one puzzle down to a one-sentence question" },
      weight: 18,
      mistake: { zh: "照着摘要念，评委已经读过", en: "Reads out the abstract, which the committee has read" },
    },
    {
      title: { zh: "怎么做的", en: "How I did it" },
      intent: { zh: "说为什么选这个方法、代价是什么", en: "Why this method and what it costs, not its steps" },
      weight: 22,
      needs: ["figure"],
    },
    {
      title: { zh: "发现了什么", en: "What I found" },
      intent: { zh: "至多三条，每条一张图一句结论", en: "Three at most, each with one figure and one sentence" },
      weight: 30,
      needs: ["table", "figure"],
      mistake: { zh: "把所有表格念一遍", en: "Reads out every table" },
    },
    {
      title: { zh: "哪里还不够", en: "What is still weak" },
      intent: { zh: "主动说两处不足及其对结论的影响", en: "Name two weaknesses and what they do to the conclusion" },
      weight: 14,
    },
    {
      title: { zh: "致谢与请教", en: "Thanks and invitation" },
      intent: { zh: "一句致谢，停在请批评，不再加内容", en: "One line of thanks, end on the invitation, add nothing" },
      weight: 8,
    },
  ],
  whyGood: [
    { zh: "不念摘要，五分钟只讲一条线", en: "Follows one thread instead of reading the abstract" },
    { zh: "不足说到后果，并回应评阅意见", en: "Weaknesses go as far as their consequences and answer the reviewers" },
    { zh: "句子短，念得出口", en: "Short sentences that can be spoken" },
  ],
  opening: [
    {
      type: "paragraph",
      text: {
        zh: "各位老师，上午好。我是【待补充：姓名与专业】，论文题目是《【待补充：题目】》，指导教师是【待补充：姓名】老师。下面用五分钟左右向各位老师汇报。",
        en: 'Good morning, members of the committee. I am 【to fill in: name and programme】, my thesis is entitled "【to fill in: title】", and my supervisor is 【to fill in: name】. I will take about five minutes.',
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "先说为什么做这个题目。最初引起我注意的是一个小小的出入：【待补充：你看到的现象或矛盾】。查阅文献之后发现，已有研究大多关注前一半，对后一半的解释并不一致。于是我把问题收窄为一句话：【待补充：研究问题】。",
        en: "First, why this topic. What caught my attention was a small discrepancy: 【to fill in: the observation or contradiction you noticed】. When I read the literature I found that most studies deal with the first half of it, while their accounts of the second half do not agree. So I narrowed the matter to one sentence: 【to fill in: research question】.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "接下来是怎么做的。可以选择的方法不止一种，我没有采用更常见的那一种，理由是它要求的条件在我的材料里不成立；我选择的方法代价是样本较小，好处是能够看到过程。为了避免结论受个别材料左右，我做了一次检验，见幻灯片第三页的图。",
        en: "Next, how I went about it. There was more than one method to choose from, and I did not take the more common one, because it needs a condition that my material does not meet. The method I chose has a price, a smaller sample, and an advantage, which is that the process itself can be seen. To make sure that the conclusions do not hang on a few cases, I ran a check; the figure is on the third slide.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "主要发现有三点，请看下一页。前两点与预期一致，第三点与预期不同，也是我花时间最多的地方。",
        en: "There are three main findings; please see the next slide. The first two agree with what I expected. The third does not, and it is the one on which I spent most of my time.",
      },
    },
  ],
  hardSample: {
    title: { zh: "主动说出不足", en: "Naming the weaknesses yourself" },
    text: {
      zh: "论文还有两处明显的不足。第一，材料集中在一个地点，结论能不能推广，我目前没有证据，只能说在条件相近的地方值得检验。第二，对第三点发现，我提出的解释是事后得出的，还需要专门设计来验证；评阅老师指出的另一种可能【待补充：评阅意见】，我重新检查了材料，不能完全排除，已在修改稿中补充说明。如果有机会继续做，我会先从第二处入手，因为它决定了第三点能不能成立。以上是我的汇报，请各位老师批评指正。",
      en: "The thesis has two obvious weaknesses. First, all material comes from one place. I have no evidence that the conclusions travel; all I can say is that they are worth testing where conditions are similar. Second, the explanation I offer for the third finding was formed after the fact and needs a study designed to test it. The reviewer pointed to another possibility 【to fill in: reviewer's comment】; I went through the material again, cannot rule it out entirely, and have said so in the revised version. If I can continue, I will begin with the second point, because the third finding stands or falls with it. That is my report, and I welcome your criticism.",
    },
  },
  staged: false,
  checklist: [
    { zh: "计时试讲三遍", en: "rehearsed three times against the clock" },
    { zh: "幻灯片页码对应", en: "slide numbers match the text" },
    { zh: "能回答方法选择的理由", en: "can say why this method" },
    { zh: "评阅意见均有回应", en: "every reviewer's comment answered" },
  ],
  scenes: ["defenseSpeech", "classPresent", "thesisAck"],
  since: "2026-11-22",
});
