import type { MethodCard } from "../method-card.ts";

export const preventingMixUps: MethodCard = {
  key: "preventing-mix-ups",
  title: { zh: "防错的安排", en: "Preventing mix-ups" },
  methods: ["case"],
  roles: ["measures"],
  cues: {
    zh: ["相似包装", "包装相似", "拿错", "错发", "混淆", "发错货", "漏发", "装错", "发错"],
    en: ["similar", "mix-up", "wrong item", "look alike", "are double", "wrong room", "mistaken", "errors"],
  },
  sentences: {
    zh: [
      "先把互相混淆的几对分开货位，中间隔一列别的品种，这一步不花钱，当天可以做完。",
      "货位标签只放大不同之处，并用两种以上的线索，例如颜色加字母，只靠颜色，色弱与灯光都会出错。",
      "拣与核由两人做，人手不够时改为换一个动作核对，例如拣时看货位、核时看条码，不重复看同一处。",
      "扫码只对易混的品种强制，全部强制会拖慢高峰，员工就会绕开。",
      "出错的单据当天由当班人一起看一遍，只问是哪一步放过去的。",
    ],
    en: [
      "The pairs that are confused should first be stored apart, with a row of other items in between, which costs nothing and can be done within a day.",
      "Shelf labels should enlarge only what differs and use two cues or more, such as colour plus letter, since colour alone fails for people with weak colour vision and under some lighting.",
      "Picking and checking should be done by two people; where there are not enough, the check should be a different act, such as reading the shelf when picking and the barcode when checking, instead of looking at the same thing twice.",
      "Scanning should be compulsory only for items that are easily confused; if it is compulsory for everything, it slows down the peak and staff will find a way around it.",
      "The order in which an error occurred should be looked at on the same day by those on the shift, asking only at which step it passed unnoticed.",
    ],
  },
  missing: { zh: ["先分开的几对品种", "增加的核对时间"], en: ["pairs separated first", "additional time for checking"] },
  limits: {
    zh: ["防错措施的效果须以总差错率而不是某一对来看。"],
    en: ["The effect of the measures should be judged by the total error rate and not by a single pair."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
