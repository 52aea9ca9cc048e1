import type { MethodCard } from "../method-card.ts";

export const lateInformation: MethodCard = {
  key: "late-information",
  title: { zh: "信息传达过晚", en: "Information that comes too late" },
  methods: ["case"],
  roles: ["problems"],
  cues: {
    zh: ["前一天晚上才发", "才发", "才通知", "临时通知", "临时调班", "排班", "来不及", "才知道", "过晚"],
    en: ["before the list is complete", "too late", "at the last minute", "cannot see the bookings", "only told"],
  },
  sentences: {
    zh: [
      "信息到得晚，接收的人只能按旧的安排准备，改动的成本由他承担，这是它与信息有误的区别。",
      "衡量的办法是记下三个时刻：决定的时刻、发出的时刻、需要据以行动的时刻，看延误在哪一段。",
      "排班、订货、发车一类的安排有最短的准备时间，短于它就必然有人措手不及，这一时间应由接收方来说。",
      "晚发常是因为等最后一项信息，可分清哪些已经确定、可以先发，哪些须等。",
      "临时改动的次数与提前量宜从群消息或单据上统计，不凭印象说“经常”。",
      "接收的人没有回执时，发出不等于收到，差错发生后责任无法分清。",
    ],
    en: [
      "When information arrives late, the receivers can prepare only for the earlier arrangement and bear the cost of changing; this distinguishes it from information that is wrong.",
      "To measure the delay, three times should be recorded, namely those of the decision, of sending, and of the action that depends on it, which shows in which stretch it arises.",
      "Rosters, orders and departures require a minimum time of preparation; if it is undercut, someone is bound to be caught unprepared, and it is the receivers who should say how long it is.",
      "Information is often late because one last item is awaited; what is already certain can be told apart and sent first.",
      "The number of last-minute changes and the notice given should be counted from messages or documents and not be put down as “often” by impression.",
      "Without acknowledgement by the receiver, sent does not mean received, and after an error responsibility cannot be settled.",
    ],
  },
  missing: { zh: ["安排发出与执行之间的时间", "临时改动的次数"], en: ["time between sending and acting", "number of late changes"] },
  limits: {
    zh: ["提前发出也会有改动，须看改动的次数是否减少。"],
    en: ["Earlier notice does not stop changes; it has to be seen whether they become fewer."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
