import type { MethodCard } from "../method-card.ts";

export const nobodyFollowsUp: MethodCard = {
  key: "nobody-follows-up",
  title: { zh: "差异无人追查", en: "Differences nobody follows up" },
  methods: ["case"],
  roles: ["problems", "causes"],
  cues: {
    zh: ["没有人查", "没人查", "无人查", "无人追查", "没有人管", "没人管", "没人跟", "不了了之", "无人负责", "没有人检查"],
    en: ["nobody checks", "nobody looks", "no one follows", "not followed up", "nobody is responsible"],
  },
  sentences: {
    zh: [
      "出了差异只作冲账或补货处理，账平了而原因还在，同样的差异下月还会出现。",
      "无人追查通常不是没有人知道，而是没有规定多大的差异必须查、由谁查、几天内答复。",
      "追查会得罪人又没有记功，指望经手人自己提出来不现实，应由不经手的人发起。",
      "差异宜按原因归类累积：漏记、错发、损坏、计量、不明，“不明”的比例本身说明追查到什么程度。",
      "时间越久越难查，单据当天还在，一周后已归档，一月后经手人已换班。",
      "可以选最近的几笔倒查一遍，看要花多少时间、能查到哪一步，这就是建立追查制度的依据。",
    ],
    en: [
      "If a difference is only written off or made good, the books agree again but the cause remains and returns next month.",
      "That nobody follows up is seldom due to nobody knowing; what is missing is a rule on how large a difference has to be looked into, by whom, and within how many days.",
      "Looking into a difference makes enemies and earns no credit, so it is not realistic to expect those involved to raise it, and it should be started by someone who was not.",
      "Causes should be accumulated by kind, such as not recorded, wrongly issued, damaged, measured wrongly, or unknown; the share of “unknown” itself shows how far tracing has gone.",
      "The longer one waits, the harder tracing becomes: the documents are at hand on the same day, filed after a week, and after a month the people involved have moved to other shifts.",
      "A few recent differences may be traced backwards to see how long it takes and how far one gets, which gives the grounds for a rule.",
    ],
  },
  missing: {
    zh: ["差异的笔数与处理方式", "倒查几笔的结果"],
    en: ["number of differences and how they were treated", "result of tracing some of them"],
  },
  limits: { zh: ["原因不明的差异不能推定为某一种原因。"], en: ["Unexplained differences may not be put down to any one cause."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
