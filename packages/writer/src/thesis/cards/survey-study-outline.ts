import type { MethodCard } from "../method-card.ts";

export const surveyStudyOutline: MethodCard = {
  key: "survey-study-outline",
  title: { zh: "问卷型研究的做法", en: "How a survey study proceeds" },
  methods: ["empirical"],
  roles: ["introduction"],
  standard: ["introduction"],
  kinds: ["survey"],
  cues: { zh: ["研究内容与方法", "研究方法与思路", "技术路线"], en: ["methods and structure", "research approach"] },
  sentences: {
    zh: [
      "关于{object}的问题由数据来回答，先写下假设和要用的检验，再看数据；先看数据再补假设，显著的结果可能只是碰巧。",
      "横断面数据在一个时点取得，可以说明{problem}与{object}是否同高同低，不能说明谁在前谁在后。",
      "论证的次序是概念、假设、测量、检验、解释，后一步用到的变量须在前一步界定过。",
      "需要控制的变量应由已有研究和常识先列出，例如既影响{problem}又影响{object}的那些，不宜凭结果好坏取舍。",
      "没有达到显著的假设同样要报告，只报告成立的几条会使读者高估关系的可靠程度。",
      "样本来自哪里，结论就先说到哪里，推及更大的总体要看抽样的办法。",
    ],
    en: [
      "Questions about {object} are answered by data, so hypotheses and tests should be written down before the data are looked at; hypotheses added afterwards may rest on chance.",
      "Cross-sectional data are taken at one time: they can show whether {problem} and {object} go together, not which came first.",
      "The argument runs from concepts to hypotheses, measures, tests and interpretation, and a variable used in one step has to be defined in the one before.",
      "Control variables should be listed beforehand from earlier work, such as those that affect both {problem} and {object}, and not be chosen by how the results look.",
      "Hypotheses that were not supported have to be reported as well, since reporting only the others makes the relations look more certain than they are.",
      "Conclusions reach first to the population that was sampled; how much further they go depends on the way of sampling.",
    ],
  },
  missing: { zh: ["数据收集的起止时间", "预先写下的假设"], en: ["period of data collection", "the hypotheses as written down beforehand"] },
  limits: {
    zh: ["相关不等于因果，问卷型研究的结论宜用“有关”“预测”表述。"],
    en: ["Association is not causation; conclusions should speak of “related to” or “predicts”."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
