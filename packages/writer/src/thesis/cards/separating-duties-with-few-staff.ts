import type { MethodCard } from "../method-card.ts";

export const separatingDutiesWithFewStaff: MethodCard = {
  key: "separating-duties-with-few-staff",
  title: { zh: "人手少时的职务分离", en: "Separating duties with few staff" },
  methods: ["case"],
  roles: ["measures"],
  cues: {
    zh: [
      "自己盘",
      "自己记",
      "自己管",
      "自己核",
      "自己填",
      "店员自己",
      "同一个人管",
      "一个人管",
      "一人兼",
      "一个人负责",
      "又管账",
      "未分离",
    ],
    en: ["same person", "one person does", "staff count", "own work", "nobody checks"],
  },
  sentences: {
    zh: [
      "不能全部分开时，先把盘点与保管分开：盘点由不经管这部分货物的人主盘，保管人在场说明位置。",
      "几处之间可以交叉盘点，甲处的人盘乙处，不增加人手，只需错开时间。",
      "负责人每月不定期抽点若干品种，抽点的时间与品种不预先告知，结果记在盘点表背面。",
      "盘点表宜一式两份，盘点人与复核人分别签字，当日交负责人，不由保管人带走。",
      "贵重、易损和差异大的品种每周点，其余每月点，工作量不增加而发现得早。",
      "系统账号一人一个，改数须留下修改人与理由，没有系统的用不能撕页的登记簿。",
    ],
    en: [
      "Where not everything can be separated, counting and custody come first: someone who does not keep the goods counts, and the keeper is present to show where they are.",
      "Branches may count each other's stock, which needs no more staff, only different days.",
      "The manager recounts some items on unannounced days each month and notes the result on the back of the sheet.",
      "Count sheets are made in two copies, signed by counter and checker and handed in the same day, not taken away by the keeper.",
      "Items that are dear, perishable or often differ are counted weekly and the rest monthly, which costs no more and finds errors earlier.",
      "Each person has an account of their own and changes leave name and reason; without a system, a bound book is used.",
    ],
  },
  missing: {
    zh: ["主盘人、监盘人与抽点的安排", "需要增加的工时"],
    en: ["who counts, who attends and how recounts are arranged", "hours it takes"],
  },
  limits: {
    zh: ["抽点与轮换能降低风险，不能代替职务的分开。"],
    en: ["Recounts and rotation lower the risk but do not replace separation."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
