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
      "Many management terms have a wide and a narrow use; the definition should say which business it covers, which post is responsible, and from which step to which it extends, so that later figures have one basis.",
      "Textbook definitions are mostly made for large firms; when they are applied to {object}, it should be said which parts have no corresponding post or document there.",
      "Aim, practice and result should be kept apart: control is an aim, stocktaking and approval are practices, few errors are a result; a practice defined by its result can no longer be tested.",
      "Neighbouring terms should be told apart by duties: who acts, on what, and what record is left behind.",
      "Where regulations or trade standards have a definition, it should be adopted with its version before it is said whether this thesis uses a narrower one.",
    ],
  },
  missing: {
    zh: ["采用的定义与出处", "在本案例中对应的岗位与单据"],
    en: ["the definition used and its source", "the post and documents it refers to in this case"],
  },
  limits: { zh: ["收窄后的概念只在本文中使用。"], en: ["A concept that has been narrowed is used in this sense in this thesis only."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
