import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const ethicsCourseArgument = defineTemplate({
  slug: "ethics-course-argument",
  kind: "course",
  discipline: "philosophy",
  major: { zh: "伦理学", en: "Ethics" },
  levels: ["undergraduate"],
  method: "argument",
  length: { default: 3000, min: 2000, max: 8000 },
  numbering: "none",
  title: { zh: "我们对未来世代负有义务吗：对非同一性难题的回应", en: "Do We Owe Anything to Future Generations" },
  pattern: "我们对〔对象〕负有义务吗：对〔论证〕的回应",
  slots: [
    { label: "对象", default: "未来世代" },
    { label: "论证", default: "非同一性难题" },
  ],
  remark: { zh: "论证型课程论文：主张、理由、反驳、再回应", en: "Claim, reason, objection, reply" },
  keywords: ["应用伦理", "非同一性", "未来世代", "论证"],
  bring: ["指定阅读文献", "论证结构草图"],
  outline: [
    { title: { zh: "问题与主张", en: "Question and claim" }, intent: "第一页就说出主张", weight: 12, mistake: "结尾才亮观点" },
    { title: { zh: "非同一性难题", en: "The non-identity problem" }, intent: "用自己的例子重述", weight: 20, needs: ["source"] },
    {
      title: { zh: "主张的理由", en: "Reasons" },
      intent: "论证写成可检查的步骤",
      weight: 24,
      children: [
        { title: { zh: "义务不必以受害者为前提", en: "Duties without victims" }, intent: "逐条给出前提", weight: 12 },
        { title: { zh: "从角色与承诺出发", en: "Roles and commitments" }, intent: "说明与上一步的关系", weight: 12 },
      ],
    },
    {
      title: { zh: "最强的反驳", en: "The strongest objection" },
      intent: "替对手说到最好",
      weight: 20,
      needs: ["source"],
      mistake: "稻草人反驳",
    },
    { title: { zh: "回应", en: "Reply" }, intent: "让步什么，坚持什么", weight: 16 },
    { title: { zh: "余下的困难", en: "Remaining difficulty" }, intent: "坦白仍未解决之处", weight: 8 },
  ],
  whyGood: ["第一页亮出主张，论证课的规矩", "反驳替对手说到最好，再作让步", "例子简单而切中要害"],
  opening: [
    {
      type: "paragraph",
      text: "如果我们今天的选择使几百年后的人生活得很糟，我们是否对不起他们？直觉上，当然对不起。可是稍加思考，直觉就遇到麻烦：不同的选择会改变谁与谁相遇、在何时生育，几百年之后出生的将是完全不同的一批人。对于那些生活得不好却仍值得活的人来说，若我们当初选择了另一条路，他们根本不会存在。那么，我们究竟伤害了谁？",
    },
    {
      type: "paragraph",
      text: "本文的主张是：这一难题说明伤害的概念有其限度，却不能说明我们对未来没有义务。有一些义务并不以某个确定的人受到伤害为前提，它们来自我们所处的角色，正如一位管理员对尚未入学的学生负有保管图书的义务，不论将来坐进阅览室的是谁。",
    },
    {
      type: "paragraph",
      text: "以下先用一个简单的例子重述难题，再给出支持主张的理由，然后讨论一个我认为最强的反驳，即这样的义务没有权利人，因而无从追究；最后说明我愿意作出的让步。指定文献的引用见注【待补充：页码】。",
    },
  ],
  hardSample: {
    title: "替对手把话说到最好",
    text: "反对者可以这样说：义务总是对某人的义务，没有人有权要求，就没有人被亏欠，所谓义务只是我们对自己的期许，随时可以收回。管理员的例子并不成立，因为他的义务其实是对学校的，学校现在就存在；一旦学校撤销，义务随之消失，与未来的学生无关。同理，我们对未来的义务若有根据，也只能是对现在的人，例如对同样关心未来的同伴【待补充：文献】。这一反驳的力量在于，它承认我们有理由保护未来，只是否认这种理由可以称为对未来人的义务，因而不会因其冷漠而失去吸引力。",
  },
  staged: false,
  checklist: ["主张一句话可复述", "每步有前提", "引文准确", "不诉诸权威"],
  scenes: ["debateSpeech", "readingNote"],
  since: "2026-11-22",
});
