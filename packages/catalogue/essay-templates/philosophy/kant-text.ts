import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const kantText = defineTemplate({
  slug: "kant-text",
  kind: "thesis",
  discipline: "philosophy",
  major: { zh: "哲学", en: "Philosophy" },
  levels: ["undergraduate"],
  method: "argument",
  length: { default: 9000, min: 8000, max: 20000 },
  numbering: "B",
  title: { zh: "论康德《道德形而上学奠基》中的敬重", en: "Respect in Kant's Groundwork" },
  pattern: "论〔哲学家〕〔文本〕中的〔概念〕",
  slots: [
    { label: "哲学家", default: "康德" },
    { label: "文本", default: "《道德形而上学奠基》" },
    { label: "概念", default: "敬重" },
  ],
  remark: { zh: "一个概念、一处文本、一个难题、一种辩护", en: "One concept, one text, one problem, one defence" },
  keywords: ["康德", "敬重", "道德动机", "文本解读"],
  bring: ["原著标准页码", "译本比较", "二手文献"],
  outline: [
    {
      title: { zh: "导论", en: "Introduction" },
      intent: "由一个看似矛盾的说法提问",
      weight: 12,
      needs: ["source"],
      children: [
        { title: { zh: "难题的呈现", en: "The problem" }, intent: "敬重既是情感又不同于情感", weight: 6, needs: ["source"] },
        {
          title: { zh: "文献与思路", en: "Literature and route" },
          intent: "两种主要解释",
          weight: 6,
          needs: ["source"],
          mistake: "复述哲学史",
        },
      ],
    },
    {
      title: { zh: "文本语境", en: "Textual context" },
      intent: "论证在哪一步需要它",
      weight: 20,
      needs: ["source"],
      children: [
        { title: { zh: "出于义务与合乎义务", en: "From and in accordance" }, intent: "界定后文所需概念", weight: 10, needs: ["source"] },
        {
          title: { zh: "敬重出现的位置", en: "Where it appears" },
          intent: "对关键段落逐句解读",
          weight: 10,
          needs: ["source"],
          mistake: "不引标准页码",
        },
      ],
    },
    {
      title: { zh: "两种解释及其困难", en: "Two readings" },
      intent: "公平重构再批评",
      weight: 26,
      needs: ["source"],
      children: [
        { title: { zh: "理智主义解释", en: "Intellectualist" }, intent: "优势与代价", weight: 13, needs: ["source"] },
        {
          title: { zh: "情感主义解释", en: "Affective" },
          intent: "优势与代价",
          weight: 13,
          needs: ["source"],
          mistake: "把对手说弱再反驳",
        },
      ],
    },
    {
      title: { zh: "一种辩护", en: "A defence" },
      intent: "提出并论证自己的解读",
      weight: 26,
      children: [
        { title: { zh: "核心论证", en: "The argument" }, intent: "写出前提与结论", weight: 13, mistake: "结论藏在前提里" },
        { title: { zh: "回应反驳", en: "Replies" }, intent: "至少两个强反驳", weight: 13, needs: ["source"] },
      ],
    },
    { title: { zh: "意义", en: "Significance" }, intent: "对道德动机理论的启发", weight: 10, needs: ["source"] },
    { title: { zh: "结论", en: "Conclusion" }, intent: "承认未解之处", weight: 6 },
  ],
  whyGood: ["从文本内部的张力提问，不空谈体系", "对手观点公平重构", "论证写出前提，可供检验"],
  opening: [
    { type: "heading", text: "一、导论" },
    { type: "heading", text: "（一）难题的呈现" },
    {
      type: "paragraph",
      text: "在《道德形而上学奠基》第一章里，康德说，义务是出于对法则的敬重而行动的必要性。随后他又在一条注释中提醒读者，不要以为他躲在“敬重”这个词背后求助于一种模糊的情感：敬重虽然是一种情感，却不是由外来影响得到的，而是由理性概念自己造成的【待补充：标准页码】。这段话令人费解：如果敬重是情感，道德动机岂不又依赖于感性？如果它并非感性，又凭什么称之为情感？",
    },
    {
      type: "paragraph",
      text: "解释者大致分为两派。一派认为，推动行动的只是对法则的意识，敬重不过是伴随的效果；另一派认为，没有敬重这一情感，法则不能成为有限存在者的动机。前者保全了理性的自足，却使康德的用词变得多余；后者重视用词，又似乎让道德价值取决于情感的强弱。本文试图说明，两派共享一个可以拒绝的前提，即动机要么属于认知，要么属于感受。",
    },
  ],
  hardSample: {
    title: "写出前提与结论",
    text: "本文的论证可以写成四步。前提一：对有限理性存在者而言，意识到法则的约束，同时就是意识到自爱的要求被限制。前提二：自爱的要求被限制，这件事对于有自爱倾向的存在者不可能没有感受上的一面。前提三：感受上的这一面不是由对象的可欲性引起，而是由前一意识本身构成。结论：敬重不是法则意识之外的另一个心理事件，而是同一意识在有限存在者那里的样态。关键在前提三，反对者会说，构成与引起的区分只是换一种说法；对此下一节以疼痛与损伤的关系为例加以回应【待补充：文献】。",
  },
  staged: false,
  checklist: ["引文用标准页码", "译名统一", "反驳足够强", "不以哲学史代替论证"],
  scenes: ["readingNote", "openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
