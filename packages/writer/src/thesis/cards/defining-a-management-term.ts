import type { MethodCard } from "../method-card.ts";

export const definingAManagementTerm: MethodCard = {
  key: "defining-a-management-term",
  title: { zh: "管理概念的界定", en: "Defining a management term" },
  methods: ["case"],
  roles: ["concepts"],
  standard: ["concepts"],
  cues: { zh: ["的概念", "含义", "界定"], en: ["the concept of"] },
  sentences: {
    zh: [
      "管理上的词常有宽窄两种用法，界定时写明包括哪些业务、由哪个岗位负责、从哪一步到哪一步，后文的数字才有统一的口径。",
      "教科书的定义用于大企业的居多，用到{object}须说明哪些部分没有对应的岗位或单据。",
      "目的、做法与结果三者分开：控制是目的，盘点、审批是做法，差错少是结果，用结果来定义做法会无法检验。",
      "与相近的词按职责来区分，看谁做、对什么做、做完留下什么。",
      "法规或行业标准有定义的，先采用该定义并注明版本，再说明本文是否收窄。",
    ],
    en: [
      "Management terms have wide and narrow uses; a definition names the business, the post and the steps covered, which gives later figures one basis.",
      "Textbook definitions are mostly made for large firms; for {object} it is said which parts have no post or document.",
      "Aim, practice and result are kept apart; defining a practice by its result leaves nothing to test.",
      "Near terms are told apart by duties, who acts, on what, and what remains.",
      "A definition in regulations or trade standards comes first with its version, and any narrowing is stated.",
    ],
  },
  missing: {
    zh: ["采用的定义与出处", "在本案例中对应的岗位与单据"],
    en: ["the definition and its source", "the post and documents it means here"],
  },
  limits: { zh: ["收窄后的概念只在本文中使用。"], en: ["A narrowed term is used in this text only."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
