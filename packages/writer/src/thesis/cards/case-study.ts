import type { MethodCard } from "../method-card.ts";

export const caseStudy: MethodCard = {
  key: "case-study",
  title: { zh: "案例研究", en: "Case study" },
  methods: ["case", "empirical", "education"],
  roles: ["procedure", "subjects", "background"],
  cues: {
    zh: ["案例研究", "个案研究", "单案例", "多案例", "案例选择", "案例企业", "为例", "实习", "在店里", "在公司", "我在那里", "打工"],
    en: ["case study", "single case", "multiple cases", "case selection", "case company", "worked there", "internship", "worked for"],
  },
  sentences: {
    zh: [
      "案例研究在实际情境中考察一个或少数几个对象，适合回答怎样发生、为何发生的问题。",
      "选择{object}作为案例的理由应写明，是因其典型、极端，还是因资料可得；只因方便而选的，也应如实说明。",
      "案例的边界包括分析单位、起止时间与所涉部门，边界之外的事只作背景。",
      "资料宜来自文件、记录、访谈与观察等几种来源，同一事实由两种来源互相核对，说法不一的并列写出。",
      "由结论应能追溯到所依据的资料，文中可用资料编号标注出处。",
      "多案例按预期结果相同或因可说明的理由而不同来选取，逐案分析后再作比较，不按抽样的道理求其数量。",
      "对每一条因果说明，宜列出与之竞争的解释，并指出哪些资料与之不合。",
      "作者若曾在案例单位实习或任职，应说明这一身份带来的资料便利与可能的偏向。",
      "单位与人员是否匿名、涉及内部资料的可否公开，应征得对方同意。",
    ],
    en: [
      "A case study examines one or a few cases in their real setting and suits questions of how and why something happens.",
      "The reason for choosing {object} should be stated, be it typicality, an extreme position or access to data; convenience should be admitted.",
      "The boundary of a case covers the unit of analysis, the period and the departments concerned; what lies outside is background only.",
      "Evidence should come from several sources such as documents, records, interviews and observation, with each fact checked against a second one and conflicting accounts set side by side.",
      "A reader should be able to trace each conclusion to its evidence, for which numbered sources can be cited in the text.",
      "Several cases are selected because similar results are expected, or different ones for reasons that can be stated; they are analysed one by one and then compared, and their number does not follow sampling theory.",
      "For each causal account, rival explanations should be listed with the evidence that speaks against them.",
      "An author who has worked in the organisation should say what access this gave and what bias it may bring.",
      "Whether the organisation and its members are named, and which internal documents may be quoted, should be agreed with them.",
    ],
  },
  missing: {
    zh: ["案例选取的理由", "资料的种类、数量与取得方式", "考察的起止时间", "案例单位是否同意公开名称"],
    en: [
      "why the case was chosen",
      "kinds, amount and origin of the evidence",
      "period studied",
      "whether the organisation agreed to be named",
    ],
  },
  limits: {
    zh: ["案例研究的结论可以用来补充或修正理论，不能推断某种情形在总体中有多常见。"],
    en: ["A case study can extend or correct a theory; it cannot show how common something is in a population."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "资料来源", en: "Sources of evidence" },
      head: {
        zh: ["编号", "类型", "内容", "数量", "取得方式", "用于哪一部分"],
        en: ["No.", "Type", "Content", "Amount", "How obtained", "Used in"],
      },
    },
  ],
  never: { zh: ["普遍存在", "具有普适性"], en: ["holds in general", "universally applicable"] },
};
