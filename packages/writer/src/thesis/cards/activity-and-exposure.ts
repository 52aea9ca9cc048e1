import type { MethodCard } from "../method-card.ts";

export const activityAndExposure: MethodCard = {
  key: "activity-and-exposure",
  title: { zh: "活动的参与和时长", en: "Taking part in an activity" },
  methods: ["empirical"],
  roles: ["concepts", "instruments"],
  cues: {
    zh: ["兼职", "打工", "锻炼", "参与", "社团", "实习", "阅读时间", "补习", "家务", "通勤", "志愿活动", "直播观看"],
    en: ["part-time work", "exercise", "participation", "commuting", "volunteering", "tutoring", "attendance"],
  },
  sentences: {
    zh: [
      "参与宜分有无、频次、时长与强度四项来问，只问“是否参加”会把一次与每周都去的人归在一起。",
      "时段要固定，例如过去四周，问“平时”得到的是印象，忙的月份与闲的月份相差很大。",
      "内容不同，作用可能相反：与专业有关的和无关的、自愿的和迫于需要的，应分别记录。",
      "参加与否由本人决定，参加的人原来就可能不同，例如家庭条件、空余时间与能力，这些须作为控制变量。",
      "时长的作用未必是直线，少量与大量的影响可能方向不同，宜分段或加入平方项检查。",
    ],
    en: [
      "Participation should be asked about in four respects: whether, how often, for how long and how intensively; a plain “did you take part” puts those who came once together with those who come every week.",
      "The reference period should be fixed, for example the last four weeks; “usually” yields an impression, and busy months differ widely from quiet ones.",
      "Activities of different content may have opposite effects, so those related to the field of study and those that are not, the chosen and the unavoidable, should be recorded separately.",
      "People decide for themselves whether to take part, so participants may have differed from the start in family circumstances, spare time and ability; these should be controlled for.",
      "The effect of hours need not be linear: a little and a great deal may work in different directions, which can be checked with categories or a squared term.",
    ],
  },
  missing: {
    zh: ["频次、时长的问法与时段", "活动的种类"],
    en: ["how frequency and hours are asked and for what period", "kinds of activity"],
  },
  limits: {
    zh: ["参加者与不参加者的差别不能直接归于参加。"],
    en: ["A difference between those who take part and those who do not cannot be attributed to taking part as such."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
