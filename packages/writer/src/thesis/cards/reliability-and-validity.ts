import type { MethodCard } from "../method-card.ts";

export const reliabilityAndValidity: MethodCard = {
  key: "reliability-and-validity",
  title: { zh: "信度与效度", en: "Reliability and validity" },
  methods: ["empirical", "education", "clinical"],
  roles: ["instruments", "analysis", "results"],
  cues: {
    zh: ["信度", "效度", "克隆巴赫", "一致性系数", "信效度", "准不准", "可不可靠"],
    en: ["reliability", "construct validity", "content validity", "cronbach", "internal consistency", "reliable"],
  },
  sentences: {
    zh: [
      "信度指测量结果的一致程度，效度指测到的是否为所要测的东西；信度低限制效度，信度高却不保证有效。",
      "题目间的平均相关不变时，克隆巴赫系数随题目数增加而升高，应连同题目数按维度分别报告；多维量表的一个总系数不能说明各维度内部是否一致。",
      "重测信度用同一批人前后两次得分计算，间隔过短受记忆影响，间隔过长则特征本身可能改变。",
      "内容效度由熟悉该领域的人逐题评定题目与所测概念的相关程度，评定者的人数与资格应写明。",
      "结构未知时用探索性因素分析，检验已有结构用验证性因素分析，两者不宜用同一份样本。",
      "聚合效度看同一概念的题目是否高度共变，可由平均方差抽取量表示；区分效度可将其平方根与概念之间的相关系数比较。",
      "效标关联效度需要一个独立取得的效标，同一份问卷里的另一道自评题不足以充当。",
      "翻译或改编过的量表应在本样本中重新检验，不能以原文献报告的系数代替。",
    ],
    en: [
      "Reliability is the consistency of a measurement, validity whether it measures what it is meant to; low reliability limits validity, but high reliability does not ensure it.",
      "With the same average correlation among items, Cronbach's alpha rises with their number, so it should be reported for each dimension together with that number; one coefficient for a scale of several dimensions says nothing about each.",
      "Test-retest reliability uses two sets of scores from the same people; a short interval lets memory interfere, a long one leaves room for real change.",
      "Content validity is judged item by item by people who know the field; their number and qualification should be stated.",
      "Exploratory factor analysis serves where the structure is unknown, confirmatory factor analysis where it is given; the two should not use the same sample.",
      "Convergent validity asks whether items of one construct vary together, as summarised by the average variance extracted; for discriminant validity its square root may be compared with the correlations between constructs.",
      "Criterion validity needs a criterion obtained independently; another self-rating in the same questionnaire is not enough.",
      "A translated or adapted scale should be examined again in the present sample rather than rely on published coefficients.",
    ],
  },
  missing: {
    zh: ["各维度的题数与克隆巴赫系数", "因素分析或验证性因素分析的结果", "判断所用的标准及其来源"],
    en: ["number of items and alpha of each dimension", "results of the factor analysis", "criteria of judgement and their source"],
  },
  limits: {
    zh: ["信度与效度属于某次测量在某一人群中的得分，换了人群或用途须重新检验。"],
    en: ["Reliability and validity belong to scores from one population and one use; with another, they must be examined anew."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "各维度的信度与聚合效度", en: "Reliability and convergent validity by dimension" },
      head: {
        zh: ["维度", "题数", "克隆巴赫系数", "组合信度", "平均方差抽取量"],
        en: ["Dimension", "Items", "Alpha", "Composite reliability", "AVE"],
      },
    },
    {
      kind: "formula",
      latex: "\\alpha=\\frac{k}{k-1}\\left(1-\\frac{\\sum_{i=1}^{k}s_i^{2}}{s_T^{2}}\\right)",
      where: {
        zh: "$\\alpha$ 为克隆巴赫系数，$k$ 为题目数，$s_i^{2}$ 为第 $i$ 题得分的方差，$s_T^{2}$ 为总分的方差。",
        en: "$\\alpha$ is Cronbach's alpha, $k$ the number of items, $s_i^{2}$ the variance of item $i$, and $s_T^{2}$ the variance of the total score.",
      },
    },
    {
      kind: "formula",
      latex: "\\mathrm{AVE}=\\frac{1}{k}\\sum_{i=1}^{k}\\lambda_i^{2}",
      where: {
        zh: "$\\mathrm{AVE}$ 为平均方差抽取量，$k$ 为该概念的题目数，$\\lambda_i$ 为第 $i$ 题的标准化因素负荷。",
        en: "$\\mathrm{AVE}$ is the average variance extracted, $k$ the number of items of the construct, and $\\lambda_i$ the standardised loading of item $i$.",
      },
    },
  ],
  never: { zh: ["信度极高", "完全有效"], en: ["perfectly reliable", "fully valid"] },
};
