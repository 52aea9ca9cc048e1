import type { MethodCard } from "../method-card.ts";

export const besideComparableTexts: MethodCard = {
  key: "beside-comparable-texts",
  title: { zh: "与同类文本的比较", en: "Beside comparable texts" },
  methods: ["humanities"],
  roles: ["comparison"],
  cues: { zh: ["同类文本", "比较与评价", "同时代"], en: ["beside comparable texts", "comparable texts", "comparison and appraisal"] },
  sentences: {
    zh: [
      "选作比较的文本要在某一点上相同，例如题材、体裁或年代，其余的差别才可以讨论。",
      "比较的目的是说明{object}的做法并非必然，同样的材料本可以有别的写法。",
      "两边的篇幅与选段方式宜相当，一边取最好的段落、另一边随便取，没有意义。",
      "有影响关系的须有证据，如作者的阅读记录、译介的年代，相似不等于影响。",
      "不宜分出高下，写出各自得到了什么、放弃了什么。",
    ],
    en: [
      "The text chosen for comparison should share one thing with {object}, such as subject, genre or period; only then can the remaining differences be discussed.",
      "The purpose of comparing is to show that the manner of {object} was not a matter of course, as the same material could have been written otherwise.",
      "Both sides should be given similar space and passages chosen in the same way; setting the best of one against any of the other proves nothing.",
      "A claim of influence needs evidence, such as a record of what the author read or the date of a translation; likeness is not influence.",
      "Instead of ranking the two, the text should say what each gains and what each gives up.",
    ],
  },
  missing: { zh: ["用来比较的文本与版本", "比较的一点"], en: ["the text used for comparison and its edition", "the point compared"] },
  limits: { zh: ["一两种文本的比较不能代表一个时代。"], en: ["A comparison of one or two texts does not characterise a period."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
