import type { MethodCard } from "../method-card.ts";

export const moodAndSleepConcepts: MethodCard = {
  key: "mood-and-sleep-concepts",
  title: { zh: "情绪与睡眠的测量时段", en: "Mood and sleep: the period asked about" },
  methods: ["empirical", "clinical"],
  roles: ["concepts", "instruments"],
  cues: {
    zh: ["情绪", "心境", "睡眠", "失眠", "早起", "睡不好", "熬夜"],
    en: ["mood", "sleep", "morning mood", "insomnia", "tired", "sleep quality"],
  },
  sentences: {
    zh: [
      "情绪随一天的时刻变化，问“今早”“今天”还是“最近两周”，得到的是不同的量，全文须一致。",
      "积极情绪与消极情绪不是一条线的两端，可以同时偏高或偏低，宜分别计分。",
      "睡眠质量与睡眠时长不是一回事：时长够而醒来不解乏，或时长短而自觉良好，都很常见。",
      "回忆一周以上的入睡时间误差较大，逐日填写的睡眠日记或手环记录可以用来核对。",
      "上学日与休息日的作息不同，合在一起求平均会掩盖差别，宜分开报告。",
      "情绪差的人可能更晚睡，睡得晚也可能使情绪变差，要分出先后，至少须在两个时点测量。",
    ],
    en: [
      "Mood changes in the course of a day: “this morning”, “today” and “the last two weeks” are different quantities, and one has to be kept to throughout.",
      "Positive and negative mood are not the ends of one line; both may be high or low and should be scored apart.",
      "Quality and length of sleep are different things: long sleep that does not refresh and short sleep felt as good are both common.",
      "Recalling bedtimes of more than a week is inaccurate; a sleep diary filled in daily or a wearable can serve as a check.",
      "Hours differ between working days and days off; an average of both hides this, so they should be reported apart.",
      "People in low mood may go to bed later and late hours may lower mood; to tell the order, at least two points in time are needed.",
    ],
  },
  missing: {
    zh: ["题目所问的时段", "平日与周末是否分开"],
    en: ["the period the items ask about", "whether weekdays and weekends are kept apart"],
  },
  limits: { zh: ["自评结果不能代替临床评估。"], en: ["Self-ratings are no clinical assessment."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
