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
  title: { zh: "毕业论文答辩自述：我的论文题目", en: "Thesis Defence: An Opening Statement" },
  pattern: "毕业论文答辩自述：〔题目〕",
  slots: [{ label: "题目", default: "我的论文题目" }],
  remark: { zh: "五分钟里回答：问什么、怎么做、得到什么、哪里不足", en: "Question, method, finding, limits in five minutes" },
  keywords: ["答辩", "自述", "毕业", "演讲"],
  bring: ["论文终稿", "幻灯片", "评阅意见"],
  outline: [
    { title: { zh: "称呼与题目", en: "Greeting and title" }, intent: "一句话说清研究什么", weight: 8 },
    { title: { zh: "为什么做这个题", en: "Why this topic" }, intent: "一个具体的疑问", weight: 18, mistake: "照着摘要念" },
    { title: { zh: "怎么做的", en: "How" }, intent: "方法选择的理由而非步骤", weight: 22, needs: ["figure"] },
    {
      title: { zh: "发现了什么", en: "Findings" },
      intent: "至多三条，每条配一张图",
      weight: 30,
      needs: ["table", "figure"],
      mistake: "把所有表格念一遍",
    },
    { title: { zh: "哪里还不够", en: "Limits" }, intent: "主动说出两处不足及后果", weight: 14 },
    { title: { zh: "致谢与请教", en: "Thanks and invitation" }, intent: "简短，落在请批评", weight: 8 },
  ],
  whyGood: ["不念摘要，五分钟只讲一条线", "不足说到后果，并回应评阅意见", "句子短，适合口说"],
  opening: [
    {
      type: "paragraph",
      text: "各位老师，上午好。我是【待补充：姓名与专业】，论文题目是《【待补充：题目】》，指导教师是【待补充：姓名】老师。下面用五分钟左右向各位老师汇报。",
    },
    {
      type: "paragraph",
      text: "先说为什么做这个题目。最初引起我注意的是一个小小的出入：【待补充：你看到的现象或矛盾】。查阅文献之后发现，已有研究大多关注前一半，对后一半的解释并不一致。于是我把问题收窄为一句话：【待补充：研究问题】。",
    },
    {
      type: "paragraph",
      text: "接下来是怎么做的。可以选择的方法不止一种，我没有采用更常见的那一种，理由是它要求的条件在我的材料里不成立；我选择的方法代价是样本较小，好处是能够看到过程。为了避免结论受个别材料左右，我做了一次检验，见幻灯片第三页的图。",
    },
    { type: "paragraph", text: "主要发现有三点，请看下一页。前两点与预期一致，第三点与预期不同，也是我花时间最多的地方。" },
  ],
  hardSample: {
    title: "主动说出不足",
    text: "论文还有两处明显的不足。第一，材料集中在一个地点，结论能不能推广，我目前没有证据，只能说在条件相近的地方值得检验。第二，对第三点发现，我提出的解释是事后得出的，还需要专门设计来验证；评阅老师指出的另一种可能【待补充：评阅意见】，我重新检查了材料，不能完全排除，已在修改稿中补充说明。如果有机会继续做，我会先从第二处入手，因为它决定了第三点能不能成立。以上是我的汇报，请各位老师批评指正。",
  },
  staged: false,
  checklist: ["时长试讲三遍", "幻灯片页码对应", "能回答方法选择的理由", "评阅意见均有回应"],
  scenes: ["defenseSpeech", "classPresent", "thesisAck"],
  since: "2026-11-22",
});
