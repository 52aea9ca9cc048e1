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
  title: {
    zh: "我们对未来世代负有义务吗：对非同一性难题的回应",
    en: "Do we owe anything to future generations? A reply to the non-identity problem",
  },
  pattern: { zh: "我们对〔对象〕负有义务吗：对〔论证〕的回应", en: "Do we owe anything to 〔whom〕? A reply to 〔argument〕" },
  slots: [
    { label: { zh: "对象", en: "whom" }, default: { zh: "未来世代", en: "future generations" } },
    { label: { zh: "论证", en: "argument" }, default: { zh: "非同一性难题", en: "the non-identity problem" } },
  ],
  remark: { zh: "论证型课程论文：主张、理由、反驳、再回应", en: "Claim, reason, objection, reply" },
  keywords: [
    { zh: "应用伦理", en: "applied ethics" },
    { zh: "非同一性", en: "non-identity" },
    { zh: "未来世代", en: "future generations" },
    { zh: "论证", en: "argument" },
  ],
  bring: [
    { zh: "指定阅读文献", en: "assigned readings" },
    { zh: "论证结构草图", en: "a sketch of the argument" },
  ],
  outline: [
    {
      title: { zh: "问题与主张", en: "Question and claim" },
      intent: { zh: "第一页就说出主张与要付的代价", en: "State the claim, and its cost, on the first page" },
      weight: 12,
      mistake: { zh: "结尾才亮观点，读者猜了一路", en: "The view appears only at the end, after the reader has guessed throughout" },
    },
    {
      title: { zh: "非同一性难题", en: "The non-identity problem" },
      intent: { zh: "用自己的例子重述，前提逐条列出", en: "Restate it with your own example, premise by premise" },
      weight: 20,
      needs: ["source"],
    },
    {
      title: { zh: "主张的理由", en: "Reasons for the claim" },
      intent: { zh: "论证写成可逐步检查的样子", en: "An argument that can be checked step by step" },
      weight: 24,
      children: [
        {
          title: { zh: "义务不必以受害者为前提", en: "Duties that need no victim" },
          intent: { zh: "逐条给前提，说明哪条最可争", en: "Premise by premise; say which is most open to doubt" },
          weight: 12,
        },
        {
          title: { zh: "从角色与承诺出发", en: "From roles and commitments" },
          intent: { zh: "说明它为上一步补了什么", en: "What this adds to the step before" },
          weight: 12,
        },
      ],
    },
    {
      title: { zh: "最强的反驳", en: "The strongest objection" },
      intent: { zh: "替对手说到最好，找准它打哪条前提", en: "Put it at its best, and find the premise it attacks" },
      weight: 20,
      needs: ["source"],
      mistake: { zh: "反驳的是没人主张的观点", en: "Refutes a view that nobody holds" },
    },
    {
      title: { zh: "回应", en: "Reply" },
      intent: { zh: "让步什么、坚持什么、各为何", en: "What is conceded, what is kept, and why" },
      weight: 16,
    },
    {
      title: { zh: "余下的困难", en: "The difficulty that remains" },
      intent: { zh: "坦白仍未解决之处与它的后果", en: "Admit what is unsolved, and what follows from it" },
      weight: 8,
    },
  ],
  whyGood: [
    { zh: "第一页亮出主张，论证课的规矩", en: "The claim is on the first page, as a paper of argument should have it" },
    { zh: "反驳替对手说到最好，再作让步", en: "The objection is put at its best before anything is conceded" },
    { zh: "例子简单而切中要害", en: "The example is simple and to the point" },
  ],
  opening: [
    {
      type: "paragraph",
      text: {
        zh: "如果我们今天的选择使几百年后的人生活得很糟，我们是否对不起他们？直觉上，当然对不起。可是稍加思考，直觉就遇到麻烦：不同的选择会改变谁与谁相遇、在何时生育，几百年之后出生的将是完全不同的一批人。对于那些生活得不好却仍值得活的人来说，若我们当初选择了另一条路，他们根本不会存在。那么，我们究竟伤害了谁？",
        en: "If our choices today make life bad for people centuries from now, have we wronged them? Intuition says of course. But on a little reflection intuition runs into trouble. Different choices change who meets whom and when children are born, and centuries later entirely different people will exist. As for those whose lives are poor and yet worth living, had we taken the other path they would never have been. Whom, then, have we harmed?",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "本文的主张是：这一难题说明伤害的概念有其限度，却不能说明我们对未来没有义务。有一些义务并不以某个确定的人受到伤害为前提，它们来自我们所处的角色，正如一位管理员对尚未入学的学生负有保管图书的义务，不论将来坐进阅览室的是谁。",
        en: "My claim is this: the problem shows that the concept of harm has limits; it does not show that we have no duties towards the future. Some duties do not presuppose that a particular person is harmed. They come with the role we occupy, as a librarian owes it to students not yet enrolled to look after the books, whoever may one day sit down in the reading hall.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "以下先用一个简单的例子重述难题，再给出支持主张的理由，然后讨论一个我认为最强的反驳，即这样的义务没有权利人，因而无从追究；最后说明我愿意作出的让步。指定文献的引用见注【待补充：页码】。",
        en: "I first restate the problem with a simple example and give reasons for the claim. I then discuss the objection I find strongest, that such a duty has no right-holder and so cannot be called in by anyone, and finally say what I am willing to concede. Assigned readings are cited in the notes 【to fill in: page numbers】.",
      },
    },
  ],
  hardSample: {
    title: { zh: "替对手把话说到最好", en: "Putting the opponent's case at its best" },
    text: {
      zh: "反对者可以这样说：义务总是对某人的义务，没有人有权要求，就没有人被亏欠，所谓义务只是我们对自己的期许，随时可以收回。管理员的例子并不成立，因为他的义务其实是对学校的，学校现在就存在；一旦学校撤销，义务随之消失，与未来的学生无关。同理，我们对未来的义务若有根据，也只能是对现在的人，例如对同样关心未来的同伴【待补充：文献】。这一反驳的力量在于，它承认我们有理由保护未来，只是否认这种理由可以称为对未来人的义务，因而不会因其冷漠而失去吸引力。",
      en: "An opponent could say: duties are always owed to someone. Where nobody can claim, nobody is wronged, and a so-called duty is only something we expect of ourselves and may take back at any time. The librarian does not help, for the duty is really owed to the university, which exists now; if it were closed the duty would end, and it never concerned future students. Likewise, if our duties towards the future have a ground, they can only be owed to people who exist, for instance to companions who also care about the future 【to fill in: references】. The strength of this objection is that it grants us reasons to protect the future and denies only that they are duties to future people; it therefore does not repel by coldness.",
    },
  },
  staged: false,
  checklist: [
    { zh: "主张一句话可复述", en: "the claim can be retold in a sentence" },
    { zh: "每步有前提", en: "every step has its premises" },
    { zh: "引文有页码，转述不改原意", en: "quotations have page numbers, paraphrase keeps the sense" },
    { zh: "不诉诸权威", en: "no appeal to authority" },
  ],
  scenes: ["debateSpeech", "readingNote"],
  since: "2026-11-22",
});
