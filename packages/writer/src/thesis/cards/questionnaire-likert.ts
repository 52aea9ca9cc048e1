import type { MethodCard } from "../method-card.ts";

export const questionnaireLikert: MethodCard = {
  key: "questionnaire-likert",
  title: { zh: "李克特量表问卷", en: "Questionnaire with Likert items" },
  methods: ["empirical", "education", "case"],
  roles: ["instruments", "procedure"],
  cues: {
    zh: ["问卷", "量表", "调查", "李克特", "发了问卷", "填了", "打分", "五点", "问卷星", "份有效"],
    en: ["questionnaire", "survey", "likert", "scale", "answered", "five-point", "five-item", "online form"],
  },
  sentences: {
    zh: [
      "{object}不能直接观察，问卷把它拆成若干可以作答的题目，每题只问一件事。",
      "李克特题目给出一句陈述，由受访者在“非常不同意”到“非常同意”之间选择，相邻选项之间记分相差 1 分。",
      "反向题的得分须先反转再相加，否则同一维度内的题目会互相抵消。",
      "同一维度的题目宜不少于 3 题，题目太少时内部一致性无从检验。",
      "内部一致性用克隆巴赫系数检验；删去某题后系数明显上升的，应检查该题的表述。",
      "维度的划分须有依据，可用因素分析检验题目是否归入预设的维度。",
      "正式发放前宜小范围预测试，看受访者是否读得懂、是否有题目几乎所有人选同一项。",
      "作答时间过短、全卷选同一项的问卷应按事先写明的标准剔除，剔除的份数与理由一并报告。",
    ],
    en: [
      "Since {object} cannot be observed directly, the questionnaire breaks it into items that can be answered, each asking one thing only.",
      "A Likert item states something and lets the respondent choose between “strongly disagree” and “strongly agree”; neighbouring options differ by one point.",
      "Reverse-worded items are recoded before scores are summed, or items of one dimension would cancel each other.",
      "A dimension should have at least three items; with fewer, its internal consistency cannot be examined.",
      "Internal consistency is examined with Cronbach's alpha; an item whose removal raises it noticeably should be checked for its wording.",
      "The dimensions need a basis, and factor analysis can show whether the items fall into those intended.",
      "A small pilot should come before the survey, to see whether respondents understand the items and whether nearly all choose the same option somewhere.",
      "Questionnaires answered too fast or with the same option throughout are removed by a rule set beforehand, and the number removed is reported with the reason.",
    ],
  },
  missing: {
    zh: ["各维度的题目数与题目来源", "发放与回收的时间、渠道、份数", "克隆巴赫系数"],
    en: [
      "number of items in each dimension and where they come from",
      "when and how the questionnaires were given out, and how many came back",
      "Cronbach's alpha",
    ],
  },
  limits: {
    zh: ["问卷得到的是受访者的自我报告，与实际行为可能有出入。"],
    en: ["A questionnaire gives what respondents say of themselves, which may differ from what they do."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "问卷的维度与题目", en: "Dimensions and items of the questionnaire" },
      head: { zh: ["维度", "题号", "题目示例", "来源"], en: ["Dimension", "Items", "Sample item", "Source"] },
    },
  ],
  never: { zh: ["证明", "客观反映"], en: ["prove", "objectively"] },
};
