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
  pattern: { zh: "论〔哲学家〕〔文本〕中的〔概念〕", en: "〔Concept〕 in 〔philosopher〕's 〔text〕" },
  slots: [
    { label: { zh: "哲学家", en: "philosopher" }, default: { zh: "康德", en: "Kant" } },
    { label: { zh: "文本", en: "text" }, default: { zh: "《道德形而上学奠基》", en: "Groundwork" } },
    { label: { zh: "概念", en: "Concept" }, default: { zh: "敬重", en: "Respect" } },
  ],
  remark: { zh: "一个概念、一处文本、一个难题、一种辩护", en: "One concept, one text, one problem, one defence" },
  keywords: [
    { zh: "康德", en: "Kant" },
    { zh: "敬重", en: "respect" },
    { zh: "道德动机", en: "moral motivation" },
    { zh: "文本解读", en: "textual interpretation" },
  ],
  bring: [
    { zh: "原著科学院版标准页码", en: "standard page numbers of the Academy edition" },
    { zh: "译本比较", en: "translations compared" },
    { zh: "二手文献", en: "secondary literature" },
  ],
  outline: [
    {
      title: { zh: "导论", en: "Introduction" },
      intent: { zh: "由一个看似矛盾的说法提问", en: "Ask from a statement that seems contradictory" },
      weight: 12,
      needs: ["source"],
      children: [
        {
          title: { zh: "难题的呈现", en: "The problem" },
          intent: { zh: "敬重是情感又异于情感，矛盾究竟在哪", en: "A feeling unlike feelings: where exactly is the contradiction" },
          weight: 6,
          needs: ["source"],
        },
        {
          title: { zh: "文献与思路", en: "Literature and line of thought" },
          intent: { zh: "两种主要解释各自要保住什么", en: "What each of two main readings wants to save" },
          weight: 6,
          needs: ["source"],
          mistake: { zh: "用哲学史复述代替文献评述", en: "A retold history of philosophy in place of a literature review" },
        },
      ],
    },
    {
      title: { zh: "文本语境", en: "Textual context" },
      intent: { zh: "论证走到哪一步才需要敬重", en: "At which step the argument needs respect" },
      weight: 20,
      needs: ["source"],
      children: [
        {
          title: { zh: "出于义务与合乎义务", en: "From duty and in accordance with duty" },
          intent: { zh: "界定后文所需概念，不多铺陈", en: "Define what is needed later, no more" },
          weight: 7,
          needs: ["source"],
        },
        {
          title: { zh: "敬重出现的位置", en: "Where respect appears" },
          intent: { zh: "对关键段落逐句解读，比较译文", en: "Read the key passage sentence by sentence, translations compared" },
          weight: 13,
          needs: ["source"],
          mistake: { zh: "只注译本页码，不引标准页码", en: "Cites pages of a translation, not the standard edition" },
        },
      ],
    },
    {
      title: { zh: "两种解释及其困难", en: "Two readings and their difficulties" },
      intent: { zh: "公平重构再批评", en: "Reconstruct fairly, then criticise" },
      weight: 26,
      needs: ["source"],
      children: [
        {
          title: { zh: "理智主义解释", en: "The intellectualist reading" },
          intent: { zh: "它保住理性自足，代价是什么", en: "It saves the self-sufficiency of reason: at what cost" },
          weight: 13,
          needs: ["source"],
        },
        {
          title: { zh: "情感主义解释", en: "The affective reading" },
          intent: { zh: "它照顾用词，又让什么取决于情感", en: "It respects the wording: what then hangs on feeling" },
          weight: 13,
          needs: ["source"],
          mistake: { zh: "把对手说弱再反驳", en: "Weakens opponents before refuting them" },
        },
      ],
    },
    {
      title: { zh: "一种辩护", en: "A defence" },
      intent: { zh: "提出第三种解读，指明所拒绝的共同前提", en: "A third reading, naming the shared premise it rejects" },
      weight: 26,
      children: [
        {
          title: { zh: "核心论证", en: "The argument" },
          intent: { zh: "写出前提与结论，标明哪一步最弱", en: "Premises and conclusion, with the weakest step marked" },
          weight: 15,
          mistake: { zh: "结论藏在前提里", en: "The conclusion hidden in a premise" },
        },
        {
          title: { zh: "回应反驳", en: "Replies to objections" },
          intent: { zh: "至少两个强反驳，各有文本依据", en: "At least two strong objections, each from the text" },
          weight: 11,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "意义", en: "Significance" },
      intent: { zh: "对道德动机之争改变了什么", en: "What changes in the debate on moral motivation" },
      weight: 10,
      needs: ["source"],
    },
    {
      title: { zh: "结论", en: "Conclusion" },
      intent: { zh: "承认未解之处与所依赖的解释选择", en: "What is unsolved, and which choices of reading it rests on" },
      weight: 6,
    },
  ],
  whyGood: [
    { zh: "从文本内部的张力提问，不空谈体系", en: "Asks from a tension within the text, not about the system at large" },
    { zh: "对手观点公平重构", en: "Opponents are fairly reconstructed" },
    { zh: "论证写出前提，可供检验", en: "Premises are written out and can be tested" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、导论", en: "1 Introduction" } },
    { type: "heading", text: { zh: "（一）难题的呈现", en: "1.1 The problem" } },
    {
      type: "paragraph",
      text: {
        zh: "在《道德形而上学奠基》第一章里，康德说，义务是出于对法则的敬重而行动的必要性。随后他又在一条注释中提醒读者，不要以为他躲在“敬重”这个词背后求助于一种模糊的情感：敬重虽然是一种情感，却不是由外来影响得到的，而是由理性概念自己造成的【待补充：标准页码】。这段话令人费解：如果敬重是情感，道德动机岂不又依赖于感性？如果它并非感性，又凭什么称之为情感？",
        en: 'In the first section of the Groundwork, Kant says that duty is the necessity of an action from respect for the law. In a note he warns readers not to suppose that behind the word "respect" he takes refuge in an obscure feeling: respect is indeed a feeling, but not one received through influence; it is self-wrought by a concept of reason 【to fill in: standard page number】. The passage is puzzling. If respect is a feeling, does moral motivation not depend on sensibility after all? And if it is not sensible, what entitles it to be called a feeling?',
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "解释者大致分为两派。一派认为，推动行动的只是对法则的意识，敬重不过是伴随的效果；另一派认为，没有敬重这一情感，法则不能成为有限存在者的动机。前者保全了理性的自足，却使康德的用词变得多余；后者重视用词，又似乎让道德价值取决于情感的强弱。本文试图说明，两派共享一个可以拒绝的前提，即动机要么属于认知，要么属于感受。",
        en: "Interpreters fall roughly into two camps. For one, only consciousness of the law moves us to act, and respect is no more than an accompanying effect. For the other, without the feeling of respect the law could not become an incentive for finite beings. The first preserves the self-sufficiency of reason and leaves Kant's choice of word idle; the second takes the word seriously and seems to let moral worth depend on the strength of a feeling. I shall argue that both share a premise which can be rejected: that a motive must be either cognitive or affective.",
      },
    },
  ],
  hardSample: {
    title: { zh: "写出前提与结论", en: "Writing out premises and conclusion" },
    text: {
      zh: "本文的论证可以写成四步。前提一：对有限理性存在者而言，意识到法则的约束，同时就是意识到自爱的要求被限制。前提二：自爱的要求被限制，这件事对于有自爱倾向的存在者不可能没有感受上的一面。前提三：感受上的这一面不是由对象的可欲性引起，而是由前一意识本身构成。结论：敬重不是法则意识之外的另一个心理事件，而是同一意识在有限存在者那里的样态。关键在前提三，反对者会说，构成与引起的区分只是换一种说法；对此下一节以疼痛与损伤的关系为例加以回应【待补充：文献】。",
      en: "The argument can be put in four steps. First premise: for a finite rational being, to be conscious of being bound by the law is at the same time to be conscious that the claims of self-love are limited. Second premise: for a being inclined to self-love, that its claims are limited cannot be without a felt side. Third premise: this felt side is not caused by the desirability of an object but constituted by the consciousness just mentioned. Conclusion: respect is no second mental event beside consciousness of the law, but the shape this very consciousness takes in a finite being. Everything hangs on the third premise. Opponents will say that the distinction between constituting and causing is mere wording; the next section replies by way of pain and injury 【to fill in: references】.",
    },
  },
  staged: false,
  checklist: [
    { zh: "引文用标准页码", en: "standard page numbers throughout" },
    { zh: "译名统一，首次出现附原文", en: "terms translated consistently, with the original at first use" },
    { zh: "反驳足够强", en: "objections strong enough" },
    { zh: "不以哲学史代替论证", en: "history does not replace argument" },
  ],
  scenes: ["readingNote", "openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
