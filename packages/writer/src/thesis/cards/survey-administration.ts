import type { MethodCard } from "../method-card.ts";

export const surveyAdministration: MethodCard = {
  key: "survey-administration",
  title: { zh: "问卷的发放与回收", en: "Administering a survey" },
  methods: ["empirical"],
  roles: ["procedure"],
  standard: ["procedure"],
  kinds: ["survey"],
  cues: {
    zh: ["施测", "数据收集", "发放", "回收", "发问卷", "现场发", "网上发"],
    en: ["data collection", "administered", "gave out", "respondents", "in two supermarkets", "online survey"],
  },
  sentences: {
    zh: [
      "发放的渠道决定谁会答：现场拦访遇到的是在场且有空的人，网络转发得到的是彼此认识的人，二者代表的总体不同。",
      "施测须有统一的指导语，写明用途、匿名、自愿与大约用时，由他人代发的须先说明口径。",
      "回收率以发放数为分母，有效率以回收数为分母，两个数都要报告。",
      "同一地点宜分不同日期与时段发放，只在一个周末发放，得到的是那一类人的看法。",
      "网络问卷宜限制同一设备重复填写，并记录作答用时，作为剔除的依据之一。",
      "拒答者与作答者可能不同，可以比较早答与晚答的样本，粗略判断无应答的影响。",
    ],
    en: [
      "The channel decides who answers: interception reaches those present with time to spare, forwarding online reaches people who know each other, and they stand for different populations.",
      "Instructions should be the same for all and state purpose, anonymity, voluntariness and time needed; helpers have to be briefed.",
      "The response rate is based on questionnaires given out, the valid rate on those returned; both are reported.",
      "At one place questionnaires should be given out on different days and at different hours, since one weekend reaches one kind of person.",
      "Online forms should prevent repeated answers from one device and record the time taken as one ground for exclusion.",
      "Those who refuse may differ from those who answer; comparing early with late respondents gives a rough idea.",
    ],
  },
  missing: {
    zh: ["发放的地点、日期与时段", "发放数、回收数与有效数", "剔除的标准"],
    en: ["places, dates and hours", "number given out, returned and valid", "rules of exclusion"],
  },
  limits: {
    zh: ["方便取得的样本不能代表总体，结论须写明样本来自哪里。"],
    en: ["A convenience sample does not stand for the population; conclusions should name where it came from."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
