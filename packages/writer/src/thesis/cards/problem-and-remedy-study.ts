import type { MethodCard } from "../method-card.ts";

export const problemAndRemedyStudy: MethodCard = {
  key: "problem-and-remedy-study",
  title: { zh: "问题与对策型研究的做法", en: "How a problem-and-remedy study proceeds" },
  methods: ["case"],
  roles: ["introduction"],
  standard: ["introduction"],
  cues: { zh: ["研究内容与方法", "研究方法与思路"], en: ["methods and structure", "introduction"] },
  sentences: {
    zh: [
      "先如实写出{object}现在怎样做，再与规定或同行的做法对照，两者不符之处才是问题；没有对照标准的只是印象。",
      "现象、问题与原因须分开：记录上看到的是现象，它偏离标准构成问题，能够解释偏离的才是原因。",
      "每条建议指回一条问题，并针对它的原因，而不是把问题反过来说一遍。",
      "一家单位的资料适合说明一种做法怎样运转、在哪里出错，不适合说明别处有多普遍。",
      "作者若在该单位工作或实习过，须说明所处的岗位，所见的范围由岗位决定。",
      "使用单位内部的数字与单据须征得同意，名称可用代号，但规模与业务类型宜保留，否则读者无法判断结论用在哪里。",
    ],
    en: [
      "What {object} does now is described first and then held against a rule or common practice; a problem is where the two differ, and without a standard there is only an impression.",
      "What is seen, what is wrong and why have to be kept apart: records show the first, departure from a standard is the second, and what explains it the third.",
      "Each recommendation points back to one problem and acts on its cause; turning the problem round in words is no recommendation.",
      "Material from one organisation shows how a practice works and where it fails, not how common that is elsewhere.",
      "If the author worked there, the position has to be named, since it decides what could be seen.",
      "Internal figures and documents need consent; names may be replaced by letters, but size and kind of business should remain, or readers cannot judge where conclusions apply.",
    ],
  },
  missing: {
    zh: ["所用资料的来源与是否征得同意", "作者在其中的身份"],
    en: ["where the material comes from and whether consent was given", "the author's position there"],
  },
  limits: { zh: ["单一案例的结论不作数量上的推广。"], en: ["Conclusions from a single case are not generalised in numbers."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
