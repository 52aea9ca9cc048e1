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
      "Taking part is asked for as whether, how often, how long and how hard; “yes or no” puts once and every week together.",
      "The period is fixed, such as the last four weeks; “usually” gives an impression, and months differ.",
      "Effects may differ by content: related to one's field or not, chosen or forced, are recorded apart.",
      "People decide for themselves, and those who take part may differ in means, time and ability, which are controlled.",
      "Hours need not act in a straight line; little and much may differ, which sections or a squared term can show.",
    ],
  },
  missing: {
    zh: ["频次、时长的问法与时段", "活动的种类"],
    en: ["how frequency and hours are asked and for what period", "kinds of activity"],
  },
  limits: {
    zh: ["参加者与不参加者的差别不能直接归于参加。"],
    en: ["A difference between those who take part and others is not by itself due to taking part."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
