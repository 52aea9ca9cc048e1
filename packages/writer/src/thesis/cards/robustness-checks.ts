import type { MethodCard } from "../method-card.ts";

export const robustnessChecks: MethodCard = {
  key: "robustness-checks",
  title: { zh: "稳健性检验", en: "Robustness checks" },
  methods: ["empirical"],
  roles: ["results", "analysis"],
  cues: { zh: ["稳健性", "替换变量", "剔除样本"], en: ["robustness", "sensitivity analysis", "changed their definition"] },
  sentences: {
    zh: [
      "稳健性检验是改动一处做法，看主要结论是否仍在，每次只改一处才知道是哪一处起作用。",
      "常见的改动有三类：换一种度量，换一段样本或剔除极端值，换一种模型或标准误。",
      "每项改动须说明它针对哪一种怀疑，没有怀疑对象的检验只是把同一结果重复几遍。",
      "结果改变时应如实写出，并说明结论因此限于什么条件。",
      "聚类层级应与处理或抽样的层级一致，例如政策在地区一级实施，标准误宜聚类到地区。",
      "主要结果与各项检验宜放在同一张表里，便于逐列对照。",
    ],
    en: [
      "A robustness check alters one choice and looks at whether the main conclusion remains; only if one thing is altered at a time can it be told which choice matters.",
      "Three kinds are common: another measure, another sample or the removal of extremes, another model or kind of standard error.",
      "Each should answer a particular doubt; without one it repeats the result in other words.",
      "If the result changes, this is reported together with the condition to which the conclusion is then confined.",
      "Standard errors should be clustered at the level of treatment or sampling, such as regions where a policy applies to regions.",
      "The main result and the checks should stand in one table, to be compared column by column.",
    ],
  },
  missing: {
    zh: ["所做的各项改动与理由", "主要系数在各项检验中的取值"],
    en: ["the changes made and their reasons", "the main coefficient in each check"],
  },
  limits: {
    zh: ["稳健性检验不能消除遗漏变量与反向因果。"],
    en: ["Robustness checks remove neither omitted variables nor reverse causation."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "稳健性检验", en: "Robustness checks" },
      head: {
        zh: ["检验", "改动之处", "主要系数", "标准误", "样本数"],
        en: ["Check", "What was changed", "Main coefficient", "Standard error", "N"],
      },
    },
  ],
  never: { zh: [], en: [] },
};
