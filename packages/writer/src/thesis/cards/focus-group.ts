import type { MethodCard } from "../method-card.ts";

export const focusGroup: MethodCard = {
  key: "focus-group",
  title: { zh: "焦点小组", en: "Focus group" },
  methods: ["empirical", "case", "education", "clinical"],
  roles: ["instruments", "procedure", "subjects"],
  cues: {
    zh: ["焦点小组", "小组座谈", "座谈会", "焦点团体", "座谈", "一起聊", "小组讨论"],
    en: ["focus group", "group interview", "talked with a group"],
  },
  sentences: {
    zh: [
      "焦点小组由主持人就少数几个话题组织讨论，资料是参加者之间的应答，不只是各人对主持人的回答。",
      "同组成员的身份宜相近；上下级或师生同组时，地位低的一方往往不便说出异议。",
      "每组人数要使每个人都有时间发言，又足以出现不同意见；组数看后一组是否仍带来新的看法。",
      "讨论宜由一般话题进入{problem}，题目少而开放，并为每题预留时间。",
      "主持人应请沉默者发言，限制一人长时间主导，同时不表明自己的立场。",
      "除主持人外宜有一人记录发言次序、打断、附和与沉默，这些单凭录音难以还原。",
      "参加者会听到彼此的发言，研究者只能承诺自己保密，应在开始时请各方不外传，并说明这一限度。",
      "分析以小组为单位，看哪些意见得到附和、哪些被反驳、谁改变了说法；把各人的发言拆开计数会丢掉互动。",
    ],
    en: [
      "In a focus group a moderator opens a few topics for discussion; the data are what participants answer to one another as well as to the moderator.",
      "Members of a group should be of similar standing, since subordinates or students seldom disagree openly before superiors or teachers.",
      "A group should be small enough for everyone to speak and large enough for views to differ; further groups are added while they still bring something new.",
      "The discussion should move from a general topic to {problem}, with few open questions and a time set aside for each.",
      "The moderator should draw out silent members and restrain dominant ones without taking a side.",
      "A second person should note the order of speakers, interruptions, assent and silence, which a sound recording alone does not preserve.",
      "Participants hear one another, so researchers can promise only their own confidentiality; they should ask the group for discretion and say where the promise ends.",
      "The unit of analysis is the group: which views were taken up, which were contested, and who changed position. Counting single remarks loses the interaction.",
    ],
  },
  missing: {
    zh: ["组数、每组人数与成员构成", "主持人与记录人是谁", "讨论的题目与时长"],
    en: [
      "number of groups, their size and composition",
      "who moderated and who took notes",
      "questions discussed and length of each session",
    ],
  },
  limits: {
    zh: ["讨论中的一致可能出自从众，不能当作各成员单独的态度；没有人提出的意见不等于不存在。"],
    en: [
      "Agreement in a group may be conformity and is not the private attitude of each member; a view that nobody voiced may still exist.",
    ],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "各小组的构成", en: "Composition of the groups" },
      head: { zh: ["组别", "人数", "成员构成", "日期与地点", "时长"], en: ["Group", "Members", "Composition", "Date and place", "Length"] },
    },
    {
      kind: "table",
      title: { zh: "讨论提纲", en: "Discussion guide" },
      head: { zh: ["话题", "引导问题", "预留时间"], en: ["Topic", "Opening question", "Time allotted"] },
    },
  ],
  never: { zh: ["一致认为", "具有代表性"], en: ["unanimously", "a representative sample"] },
};
