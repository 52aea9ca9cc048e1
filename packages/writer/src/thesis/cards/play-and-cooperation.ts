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
      "商量的语言可以分类：提议、请求、说明理由、让步、求助，说明理由的通常随年龄增多。",
      "教师介入的时机以幼儿是否还能自己解决为准，介入早，争执停了，商量的机会也没有了。",
      "作品大小不等于合作多少，一人指挥、他人搬运的搭建要分开记。",
    ],
    en: [
      "Play among children ranges from playing alone, watching others and playing side by side without relation, through borrowing from each other, to having a common aim with a division of tasks; only the last is cooperation.",
      "Cooperation can be judged by three things: the children say what they want to do together, their actions fit one another, and disagreements are discussed.",
      "Quarrels mostly arise when material is scarce, space is narrow, or play begins or ends, so the amount of material and the number of children should be recorded with each episode.",
      "The language of negotiation can be classified into proposing, requesting, giving reasons, yielding and asking for help; giving reasons usually increases with age.",
      "An adult should step in only when children can no longer settle the matter themselves; if the adult comes too early, the quarrel stops, but so does the opportunity to negotiate.",
      "The size of a construction is no measure of cooperation, and building in which one child directs while others carry should be recorded separately.",
    ],
  },
  missing: {
    zh: ["观察的时段与人数", "合作与争执的片段记录"],
    en: ["periods of observation and number of children", "episodes of cooperation and of quarrel"],
  },
  limits: {
    zh: ["几周的观察不能判断个别幼儿的发展水平。"],
    en: ["A few weeks of observation do not allow a judgement on the development of an individual child."],
  },
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
