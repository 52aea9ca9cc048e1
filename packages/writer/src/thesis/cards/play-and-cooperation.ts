import type { MethodCard } from "../method-card.ts";

export const playAndCooperation: MethodCard = {
  key: "play-and-cooperation",
  title: { zh: "游戏中的合作", en: "Cooperation in play" },
  methods: ["education"],
  roles: ["concepts", "theory", "results", "problems"],
  cues: {
    zh: ["游戏", "合作", "建构游戏", "积木", "幼儿", "商量", "会抢"],
    en: ["play", "cooperation", "blocks", "kindergarten", "young children"],
  },
  sentences: {
    zh: [
      "同伴之间的游戏由独自、旁观、并排而不相干、互相借用，到有共同目标与分工，最后一种才是合作。",
      "判断合作看三点：说出共同要做什么，彼此的动作相互配合，遇到分歧有商量。",
      "争抢多发生在材料少、空间挤、开始与收尾时，记录时须注明当时的材料数量与人数。",
      "商量的语言可以分类：提议、请求、说明理由、让步、求助，年龄越大，说明理由的越多。",
      "教师介入的时机以幼儿是否还能自己解决为准，介入早，争执停了，商量的机会也没有了。",
      "作品大小不等于合作多少，一人指挥、他人搬运的搭建要分开记。",
    ],
    en: [
      "Play goes from alone, watching and side by side to borrowing and, last, a common aim with parts for each; only this is cooperation.",
      "Cooperation shows in three things, a stated common aim, acts that fit together, and talk about disagreement.",
      "Quarrels arise where material or space is short and at beginning and end; amounts and numbers are recorded.",
      "Talk is sorted into proposing, asking, giving reasons, yielding and calling for help; reasons grow with age.",
      "Adults step in when children can no longer manage; too early the quarrel stops and so does negotiation.",
      "A large building is not cooperation; one directing and others carrying is recorded apart.",
    ],
  },
  missing: { zh: ["观察的时段与人数", "合作与争执的片段记录"], en: ["periods and number observed", "episodes of cooperation and quarrel"] },
  limits: { zh: ["几周的观察不能判断个别幼儿的发展水平。"], en: ["Some weeks do not judge a child's development."] },
  exhibits: [
    {
      kind: "table",
      title: { zh: "游戏观察记录", en: "Observation of play" },
      head: {
        zh: ["日期", "人数与材料", "片段", "合作的表现", "教师的介入"],
        en: ["Date", "Children and material", "Episode", "Cooperation", "Adult"],
      },
    },
  ],
  never: { zh: [], en: [] },
};
