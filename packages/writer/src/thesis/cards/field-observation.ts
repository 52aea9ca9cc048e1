import type { MethodCard } from "../method-card.ts";

export const fieldObservation: MethodCard = {
  key: "field-observation",
  title: { zh: "实地观察", en: "Field observation" },
  methods: ["empirical", "case", "education"],
  roles: ["procedure", "instruments", "status"],
  cues: {
    zh: ["观察法", "实地观察", "参与观察", "参与式观察", "现场观察", "田野", "蹲点", "听课", "看了几天", "现场看", "见习", "旁听"],
    en: [
      "field observation",
      "participant observation",
      "field notes",
      "fieldwork",
      "on-site observation",
      "sat in",
      "watched",
      "observed",
    ],
  },
  sentences: {
    zh: [
      "观察记录人们实际怎样做，可以与其自述对照。",
      "观察{object}之前应定下场所、时段与对象；只在忙时去看，或只在有人陪同时去看，见到的不是平常的情形。",
      "观察者是参与其中还是旁观，决定能看到什么，也影响在场者的反应，应写明。",
      "结构式观察按事先定好的类别与时间单位计数，类别须互斥并附判断标准；非结构式观察以现场笔记为主。",
      "现场笔记宜把所见所闻与观察者的推断分栏书写，并于当日整理成完整的记录。",
      "两人各自对同一时段计数，可以算出一致的比例，其中偶然一致的部分用 Kappa 系数扣除。",
      "被观察者知道有人在看时可能改变行为，宜先到场若干次使其习惯，开头几次的记录另行处理。",
      "进入场所须得到管理方许可；在非公开场合观察的，应告知被观察者。",
    ],
    en: [
      "Observation records what people do and can be set against what they say they do.",
      "Before observation of {object} begins, places, times and persons should be fixed; visits only at busy hours, or only in company, do not show an ordinary day.",
      "Whether the observer takes part or looks on decides what can be seen and how those present react, and should be stated.",
      "Structured observation counts by categories and time units set beforehand; the categories must exclude one another and come with rules of decision. Unstructured observation rests on field notes.",
      "Field notes should keep what was seen and heard apart from what the observer infers, and should be written up the same day.",
      "Two observers counting the same period independently yield a rate of agreement; Cohen's kappa removes the part expected by chance.",
      "People who know that they are watched may act differently, so some visits may serve to accustom them, and the notes of these should be treated separately.",
      "Access needs permission from whoever runs the site; in settings that are not public, those observed should be told.",
    ],
  },
  missing: {
    zh: ["观察的地点、次数、日期与每次时长", "观察者的身份与在场方式", "记录表或笔记的格式", "进入许可由谁给出"],
    en: [
      "places, number, dates and length of the visits",
      "who observed and in what role",
      "the recording sheet or form of the notes",
      "who gave permission",
    ],
  },
  limits: {
    zh: ["观察得到行为及其情境，理由要由访谈或文件补充；几次观察不足以说明其他时段和场所。"],
    en: [
      "Observation shows behaviour in its setting; reasons need interviews or documents. A few visits say little of other times and places.",
    ],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "观察记录", en: "Record of observation" },
      head: {
        zh: ["日期与时段", "地点", "所见所闻", "观察者的推断"],
        en: ["Date and time", "Place", "Seen and heard", "Observer's inference"],
      },
    },
    {
      kind: "formula",
      latex: "\\kappa=\\frac{p_o-p_e}{1-p_e}",
      where: {
        zh: "$\\kappa$ 为 Kappa 系数，$p_o$ 为两名观察者实际一致的比例，$p_e$ 为按各自边缘频率计算的偶然一致的比例。",
        en: "$\\kappa$ is Cohen's kappa, $p_o$ the observed proportion of agreement, and $p_e$ the proportion expected by chance from each observer's marginal frequencies.",
      },
    },
  ],
  never: { zh: ["一贯如此", "从来不"], en: ["as they always do", "without exception"] },
};
