import type { MethodCard } from "../method-card.ts";

export const customerSurveyServiceQuality: MethodCard = {
  key: "customer-survey-service-quality",
  title: { zh: "服务质量与顾客满意度调查", en: "Survey of service quality and satisfaction" },
  methods: ["case", "empirical"],
  roles: ["instruments", "status", "analysis", "results"],
  cues: {
    zh: [
      "顾客满意",
      "客户满意",
      "游客满意",
      "用户满意",
      "服务满意",
      "服务质量",
      "顾客调查",
      "顾客感知",
      "顾客期望",
      "抱怨",
      "投诉",
      "差评",
      "好评",
      "态度不好",
      "等太久",
    ],
    en: [
      "customer satisfaction",
      "service quality",
      "customer survey",
      "servqual",
      "customer expectations",
      "complaints",
      "complain",
      "bad reviews",
    ],
  },
  sentences: {
    zh: [
      "差距模型把服务质量看作顾客的感知减去期望，差距为负表示所得不及所望。",
      "服务质量可分为有形性、可靠性、响应性、保证性与移情性五个维度，题目应按所考察的服务改写，改写后宜重新检验信度与效度。",
      "满意度是顾客对消费经历的评价，服务质量是对服务水平的判断，二者宜分别设题，不用一方代替另一方。",
      "采用差距得分时，期望与感知须成对设题、选项相同；期望往往普遍偏高，差距主要由感知决定，宜同时报告两项均值。",
      "在店内拦截只能问到仍来消费的顾客，已经流失的顾客不在其中，抽样的地点与时段应写明。",
      "问卷宜由与服务无关的人发放，服务人员在场或代发往往抬高评分。",
      "重要性与表现分析以一条重要性界线和一条表现界线把项目分入四个象限，界线可取两项的均值，重要而表现差的项目优先改进，界线的取法应写明。",
      "分数相近的项目次序可能由抽样误差造成，宜同时报告标准差或置信区间。",
    ],
    en: [
      "The gap model takes service quality as perception minus expectation; a negative gap means that the service falls short.",
      "Service quality may be divided into tangibles, reliability, responsiveness, assurance and empathy; items should be reworded for the service studied, and reliability and validity examined again afterwards.",
      "Satisfaction is an evaluation of the experience, service quality a judgement of the level of service; each should have its own items and neither should stand in for the other.",
      "Gap scores need paired items on expectation and perception with the same options; expectations tend to be uniformly high, so gaps mostly follow perceptions and both means should be reported.",
      "Intercepting people on the premises reaches only those who still come; customers already lost are missed, so place and time of the survey should be stated.",
      "Questionnaires should be handed out by someone outside the service, since ratings tend to rise when staff are present or distribute them.",
      "Importance-performance analysis divides items into four quadrants by a line of importance and one of performance, which may be the two means; important items with poor performance come first, and the choice of lines should be stated.",
      "The order of items with close scores may be sampling error, so standard deviations or confidence intervals should be given as well.",
    ],
  },
  missing: {
    zh: ["题目的来源与改写之处", "发放的地点、时段与方式", "发出、回收与有效份数", "各题期望与感知的均值"],
    en: [
      "source of the items and changes made",
      "place, time and manner of the survey",
      "questionnaires handed out, returned and usable",
      "mean expectation and perception of each item",
    ],
  },
  limits: {
    zh: ["调查反映愿意作答的顾客在当时的评价，满意度高不等于会再次购买。"],
    en: ["The survey gives the view of customers willing to answer at the time; satisfaction is not the same as buying again."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "各维度的期望、感知与差距", en: "Expectation, perception and gap by dimension" },
      head: {
        zh: ["维度", "题目数", "期望均值", "感知均值", "差距", "标准差"],
        en: ["Dimension", "Items", "Mean expectation", "Mean perception", "Gap", "SD"],
      },
      rows: {
        zh: ["有形性", "可靠性", "响应性", "保证性", "移情性"],
        en: ["Tangibles", "Reliability", "Responsiveness", "Assurance", "Empathy"],
      },
    },
    {
      kind: "formula",
      latex: "G_j=\\frac{1}{n}\\sum_{i=1}^{n}(P_{ij}-E_{ij})",
      where: {
        zh: "$G_j$ 为第 $j$ 题的平均差距，$P_{ij}$、$E_{ij}$ 为第 $i$ 位顾客在该题上的感知与期望得分，$n$ 为有效问卷数。",
        en: "$G_j$ is the mean gap of item $j$, $P_{ij}$ and $E_{ij}$ the perception and expectation scores of customer $i$, and $n$ the number of usable questionnaires.",
      },
    },
    { kind: "figure", title: { zh: "重要性与表现四象限图", en: "Importance-performance grid" } },
  ],
  never: { zh: ["顾客一致认为", "忠诚度必然"], en: ["all customers agree", "guarantees loyalty"] },
};
