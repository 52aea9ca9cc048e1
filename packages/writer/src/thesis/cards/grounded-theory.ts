import type { MethodCard } from "../method-card.ts";

export const groundedTheory: MethodCard = {
  key: "grounded-theory",
  title: { zh: "扎根理论", en: "Grounded theory" },
  methods: ["empirical", "case", "education", "clinical"],
  roles: ["procedure", "analysis", "results"],
  cues: {
    zh: ["扎根理论", "开放式编码", "主轴编码", "选择性编码", "理论饱和", "三级编码", "访谈整理", "归类", "没有现成理论"],
    en: ["grounded theory", "open coding", "axial coding", "selective coding", "theoretical saturation", "sorted the interviews"],
  },
  sentences: {
    zh: [
      "扎根理论从资料中归纳概念与范畴，收集与分析交替进行，下一步访谈谁、看什么由已有的分析决定。",
      "扎根理论有不同的流派，编码步骤与名称各异，所采用的流派应写明并前后一致。",
      "开放式编码宜逐句进行，概念的名称尽量取自受访者的原话，避免套用现成的理论名词。",
      "采用程序化流派的，主轴编码把范畴按条件、行动与结果联系起来，每一条联系都应有原始语句支持。",
      "采用程序化流派的，选择性编码找出能统摄其余范畴的核心范畴，并以一条故事线说明它们的关系。",
      "编码时宜把新语句与同一范畴下已有的语句反复比较，不相合的语句用来修正范畴，而非舍弃。",
      "备忘录记下每次合并、拆分与命名的理由，写作时可据此说明范畴如何得来。",
      "新资料既不带来新的范畴，也不丰富已有范畴的属性时，可认为达到理论饱和；用来检验饱和的资料份数应写明。",
    ],
    en: [
      "Grounded theory builds concepts and categories from data; collection and analysis alternate, and the analysis so far decides whom to interview or what to look at next.",
      "Grounded theory has several schools, with different coding steps and names; the one followed should be stated and kept to.",
      "Open coding should go sentence by sentence, with concepts named in the participants' own words where possible and not after ready-made theory.",
      "In the procedural school, axial coding relates categories as conditions, actions and consequences; each relation should be backed by original statements.",
      "In the procedural school, selective coding looks for a core category that holds the others together and tells their relations as a storyline.",
      "New statements should be compared again and again with those already under a category; the ones that do not fit serve to revise it and are not discarded.",
      "Memos record why codes were merged, split or renamed, and let the author show later how a category came about.",
      "Saturation may be assumed when new data bring neither new categories nor new properties of existing ones; how many cases were kept to check this should be stated.",
    ],
  },
  missing: {
    zh: ["所采用的流派及其文献", "资料的份数与收集的先后", "各级编码的数量与示例", "检验饱和所用的资料"],
    en: [
      "school followed, with its source",
      "amount of data and order of collection",
      "number and examples of codes at each step",
      "data used to check saturation",
    ],
  },
  limits: {
    zh: ["所得理论来自所收集的资料，适用于相近的情境，不能当作对假设的检验。"],
    en: ["The theory comes from the data collected and applies to similar settings; it is not a test of a hypothesis."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "编码示例", en: "Examples of coding" },
      head: {
        zh: ["原始语句（编号）", "初始概念", "范畴", "主范畴"],
        en: ["Statement (code)", "Concept", "Category", "Main category"],
      },
    },
    { kind: "figure", title: { zh: "核心范畴与主范畴的关系", en: "Core category and its relation to main categories" } },
  ],
  never: { zh: ["验证了假设", "普遍规律"], en: ["confirmed the hypothesis", "universal law"] },
};
