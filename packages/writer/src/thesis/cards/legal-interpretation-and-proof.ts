import type { MethodCard } from "../method-card.ts";

export const legalInterpretationAndProof: MethodCard = {
  key: "legal-interpretation-and-proof",
  title: { zh: "法律解释与举证责任", en: "Legal interpretation and burden of proof" },
  methods: ["legal"],
  roles: ["theory", "concepts", "problems", "analysis", "causes"],
  cues: {
    zh: ["举证", "构成要件", "证明责任", "法律解释", "请求权", "行为的性质与效力", "效力", "证据", "谁来证明", "怎么认定", "算不算"],
    en: [
      "burden of proof",
      "elements of the claim",
      "statutory interpretation",
      "standard of proof",
      "evidence in court",
      "legal effect",
      "who has to prove",
      "counts as",
    ],
  },
  sentences: {
    zh: [
      "适用一条规范须把它拆成构成要件，逐项与事实对照，全部要件具备才发生规定的法律效果，缺一项即不发生。",
      "一般情况下，主张权利存在的一方就产生该权利的要件事实举证，主张权利受妨碍、已消灭或受限制的一方就相应的事实举证，法律另有规定的从其规定。",
      "举证责任有两层含义：提出证据的责任可以随诉讼的进行在双方之间转移，事实真伪不明时承担不利后果的责任由法律预先分配。",
      "证据须先看真实性、合法性和与待证事实的关联，三者具备之后才谈证明力的大小。",
      "单独一项间接证据通常不足以认定主要事实，须有几项相互印证、指向同一结论并能排除合理的其他解释，达到何种程度由适用的证明标准决定。",
      "解释从文义开始，文义有几种可能时再看在法律体系中的位置、立法的目的与沿革，解释的结果不宜超出文义可能的范围。",
      "目的解释须说明目的由何处得出，例如立法说明或同一法律的其他规定，不可把自己的主张写成立法目的。",
      "法律没有规定的情形，须先区分是有意不规定还是遗漏，属于遗漏的才可以类推，且须说明两种情形在何处相同；刑法上不得作不利于行为人的类推。",
    ],
    en: [
      "To apply a rule, it is divided into its elements and each is held against the facts; the legal consequence follows only if all are met and fails if one is missing.",
      "As a rule, the party asserting a right proves the facts from which it arises, and the party asserting that it is barred, extinguished or limited proves the facts for that, unless the law provides otherwise.",
      "Burden of proof has two senses: the burden of producing evidence may pass between the parties in the course of a trial, whereas the risk that a fact remains unproved is allocated by law in advance.",
      "Evidence is first examined for authenticity, admissibility and relevance to the fact in issue; its weight is discussed only afterwards.",
      "A single piece of circumstantial evidence seldom establishes the main fact: several have to support each other, point the same way and exclude other reasonable explanations, to the degree that the standard of proof requires.",
      "Interpretation begins with the wording; where it allows several meanings, the place within the statute, purpose and history are consulted, and the result should stay within what the words can mean.",
      "An argument from purpose has to say where the purpose is found, such as in legislative materials or other provisions, and may not pass off the author's own view as that of the legislature.",
      "Where the law is silent, it must be asked whether the silence is intended or a gap; only a gap allows analogy, and the respect in which the two situations are alike has to be stated; in criminal law analogy to the detriment of the accused is excluded.",
    ],
  },
  missing: {
    zh: ["所依据的条文与现行版本", "各构成要件对应的事实与证据", "适用的证明标准及依据", "有无举证责任的特别规定"],
    en: [
      "provisions relied on, in the version in force",
      "facts and evidence for each element",
      "standard of proof and its basis",
      "any special rule on the burden of proof",
    ],
  },
  limits: {
    zh: ["一种解释合理不等于法院会采纳，对结果的判断须有裁判或有权解释作依据。"],
    en: [
      "That a reading is reasonable does not mean that courts will adopt it; a statement on outcomes needs decisions or an authoritative interpretation.",
    ],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "构成要件与证据", en: "Elements and evidence" },
      head: {
        zh: ["构成要件", "待证事实", "举证的一方", "可用的证据", "可能的争议"],
        en: ["Element", "Fact to be proved", "Party with the burden", "Available evidence", "Possible dispute"],
      },
    },
  ],
  never: { zh: ["必然胜诉", "毫无疑问", "显而易见"], en: ["undoubtedly", "will certainly win", "obviously"] },
};
