import type { MethodCard } from "../method-card.ts";

export const rulesInForce: MethodCard = {
  key: "rules-in-force",
  title: { zh: "现行规则的整理", en: "Setting out the rules in force" },
  methods: ["legal"],
  roles: ["status"],
  standard: ["status"],
  cues: { zh: ["现行规则", "现行规定", "立法现状"], en: ["rules in force", "the rules", "legislation"] },
  sentences: {
    zh: [
      "规则按层级整理：法律、行政法规、司法解释、部门规章与地方规定，冲突时上位优先，同位的特别优先于一般、新的优先于旧的。",
      "每一条写明适用对象、条件与后果三部分，缺后果的多为倡导，不能直接作为请求的依据。",
      "引用须核对现行有效的版本与施行日期，行为发生在施行之前的，是否适用另行判断。",
      "平台规则、行业规范与合同示范文本不是法律，可以作为认定习惯或过错的参考。",
      "没有规定之处先查能否由一般条款或原则涵盖，再说是空白。",
    ],
    en: [
      "Rules should be arranged by rank, from statutes through regulations and judicial interpretations to ministerial and local provisions; in a conflict the higher rank prevails, and at the same rank the special over the general and the later over the earlier.",
      "Each provision should be divided into addressee, condition and consequence; one without a consequence is mostly an exhortation and cannot directly ground a claim.",
      "The version in force and its date of effect have to be checked; whether a rule applies to acts before that date is judged separately.",
      "Platform rules, trade standards and model contracts are not law, but may help to establish custom or fault.",
      "Where nothing is provided, it should first be examined whether a general clause or principle covers the case before it is called a gap.",
    ],
  },
  missing: {
    zh: ["有关条文及版本，由作者核对", "没有规定的事项"],
    en: ["provisions concerned and their versions, checked by the author", "matters left unregulated"],
  },
  limits: { zh: ["规则随时修改，须注明核对的日期。"], en: ["Rules may be amended at any time, so the date of checking should be given."] },
  exhibits: [
    {
      kind: "table",
      title: { zh: "有关规则", en: "Rules" },
      head: {
        zh: ["名称与条文", "施行日期", "适用对象", "条件", "后果"],
        en: ["Title and provision", "In force from", "Addressee", "Condition", "Consequence"],
      },
    },
  ],
  never: { zh: [], en: [] },
};
