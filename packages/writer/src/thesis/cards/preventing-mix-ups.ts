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
      "Pairs that are exchanged are stored apart with another item between, which costs nothing and takes a day.",
      "Labels enlarge what differs by two cues such as colour and letter, as colour alone fails in poor light and for some eyes.",
      "Picking and checking are done by two, or by two different acts, place when picking and code when checking, not the same look twice.",
      "Scanning is required for items easily mixed up only; required for all it slows the peak and is evaded.",
      "Errors are looked at the same day by those on shift, asking only at which step they passed.",
    ],
  },
  missing: { zh: ["先分开的几对品种", "增加的核对时间"], en: ["pairs separated first", "time the check adds"] },
  limits: { zh: ["防错措施的效果须以总差错率而不是某一对来看。"], en: ["Its effect is judged by the total rate and not by one pair."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
