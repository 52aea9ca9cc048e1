import type { MethodCard } from "../method-card.ts";

export const recommendationSystem: MethodCard = {
  key: "recommendation-system",
  title: { zh: "推荐算法", en: "Recommendation algorithm" },
  methods: ["design"],
  roles: ["technology", "designing", "implementation", "testing"],
  cues: {
    zh: ["推荐系统", "推荐算法", "协同过滤", "个性化推荐", "冷启动", "猜你喜欢", "推荐给"],
    en: ["recommender", "recommendation system", "recommendation algorithm", "collaborative filtering", "cold start", "recommends"],
  },
  sentences: {
    zh: [
      "协同过滤只用行为记录：基于用户的方法找行为相似的人，基于物品的方法找被同一批人选中的物品。",
      "评分是显式反馈，点击、购买和停留是隐式反馈；没有点击可能是不喜欢，也可能是没有看到，不能直接当作负样本。",
      "用户与物品的评分矩阵通常大部分为空，两个用户共同评过的物品太少时，相似度不可靠，宜规定最少的共同物品数或对相似度作收缩。",
      "新用户和新物品没有记录可用，冷启动须另有办法，例如按类别、内容特征或热门程度推荐。",
      "评价应按时间划分，用较早的行为训练、较晚的行为测试，随机划分等于让算法看到未来。",
      "前 K 项的精确率与召回率衡量列表中命中多少，覆盖率衡量有多少物品曾被推荐，只看前者会偏向热门物品。",
      "总是推荐最热门物品是必需的基线，超过它才能说明个性化起了作用。",
      "记录只来自曾经展示过的物品，旧推荐的偏好会带进新模型，离线指标因此不等于上线后的效果。",
    ],
    en: [
      "Collaborative filtering uses records of behaviour only: the user-based form looks for people who behave alike, the item-based form for items chosen by the same people.",
      "Ratings are explicit feedback, clicks, purchases and dwell time implicit feedback; an item not clicked may be disliked or unseen and cannot simply be taken as negative.",
      "Most of the matrix of users and items is usually empty, and a similarity from few common items is unreliable; a minimum of common items should be set, or similarities shrunk.",
      "New users and new items have no records, so a cold start takes another way, such as categories, features of the content or popularity.",
      "Evaluation should split by time, training on earlier and testing on later behaviour, as a random split lets the algorithm see the future.",
      "Precision and recall among the first K items count hits, coverage the share of items ever recommended; the former alone favours popular items.",
      "Recommending the most popular items to everyone is a baseline that cannot be left out, and only a gain over it shows that personalisation contributes.",
      "Only items once shown can have been clicked, so the preferences of an older system enter the new model, and offline scores are not what users will do.",
    ],
  },
  missing: {
    zh: ["数据来源、用户数、物品数与记录数", "相似度与近邻数的选择及依据", "K 的取值与各方法的结果"],
    en: [
      "source of the data, number of users, items and records",
      "similarity and number of neighbours, with their basis",
      "value of K and results of each method",
    ],
  },
  limits: {
    zh: ["离线指标说明对既有记录的重现程度，不说明用户会更满意。"],
    en: ["Offline scores show how well past records are reproduced, not that users will be more satisfied."],
  },
  exhibits: [
    {
      kind: "formula",
      latex:
        "\\mathrm{sim}(u,v) = \\frac{\\sum_{i \\in I_u \\cap I_v} r_{ui}\\, r_{vi}}{\\sqrt{\\sum_{i \\in I_u} r_{ui}^2}\\,\\sqrt{\\sum_{i \\in I_v} r_{vi}^2}}",
      where: {
        zh: "$\\mathrm{sim}(u,v)$ 为用户 $u$ 与 $v$ 的余弦相似度，$I_u$、$I_v$ 为两人各自评过的物品的集合，$r_{ui}$、$r_{vi}$ 为两人对物品 $i$ 的评分。",
        en: "$\\mathrm{sim}(u,v)$ is the cosine similarity of users $u$ and $v$, $I_u$ and $I_v$ are the sets of items each has rated, and $r_{ui}$ and $r_{vi}$ their ratings of item $i$.",
      },
    },
    {
      kind: "table",
      title: { zh: "各方法的推荐结果", en: "Results of the methods" },
      head: { zh: ["方法", "精确率@K", "召回率@K", "覆盖率"], en: ["Method", "Precision@K", "Recall@K", "Coverage"] },
      rows: { zh: ["最热门物品", "协同过滤"], en: ["Most popular items", "Collaborative filtering"] },
    },
  ],
  never: { zh: ["精准推荐", "猜透", "千人千面"], en: ["mind-reading", "perfectly personalised"] },
};
