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
      "Information that comes late leaves the receiver with the old arrangement, and the cost of changing falls on him; that is how it differs from wrong information.",
      "It is measured by three times, of decision, of sending and of need, which show where the delay lies.",
      "Rosters, orders and departures need a least time of preparation; if it is undercut someone is caught unprepared, and the receivers should say how long it is.",
      "It is often late because one last item is awaited; what is certain can be sent first and the rest follow.",
      "The number of late changes and the notice given should be counted from messages or documents, not put down as “often”.",
      "Without acknowledgement, sent does not mean received, and after an error responsibility cannot be settled.",
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
