import type { MethodCard } from "../method-card.ts";

export const bookingAndCapacity: MethodCard = {
  key: "booking-and-capacity",
  title: { zh: "预订与占用管理", en: "Bookings and capacity" },
  methods: ["case"],
  roles: ["concepts", "problems", "status"],
  cues: {
    zh: ["预订", "客房", "订房", "预约重复", "超订", "空房"],
    en: ["booking", "bookings", "double", "hotel", "rooms", "reservation", "overbooking"],
  },
  sentences: {
    zh: [
      "预订是把将来的一段占用承诺给某人，它由对象、起止时间、人和状态四项确定，缺一项就可能重复承诺。",
      "同一间房的两笔预订，一笔的离店日等于另一笔的到店日不算冲突，登记时须区分日期与夜数。",
      "重复预订产生于两处同时可写、写入之前不看另一处，减少记录的地方比多核对一遍有效。",
      "口头与电话的预订在写下之前并不存在，接听与登记之间的间隔须尽量短。",
      "取消、未到与提前离开须有各自的状态，若只是划掉，就无从统计，也无法再售。",
      "交接班是预订出错的常见时点，应有当班未办完事项的书面清单。",
    ],
    en: [
      "A booking promises a future stretch of use to someone; it consists of object, time, person and state, and where one is missing the same thing may be promised twice.",
      "Two bookings of a room do not collide where one leaves on the day the other arrives, so days and nights have to be kept apart.",
      "Double bookings arise where two places can be written to without looking at the other; fewer places help more than more checking.",
      "A booking by phone does not exist before it is written down, and the gap between call and entry should be short.",
      "Cancelled, not arrived and left early need states of their own; if they are only crossed out they can be neither counted nor sold again.",
      "Errors cluster at the change of shift, which needs a written list of what is pending.",
    ],
  },
  missing: {
    zh: ["预订的渠道与登记的地方", "重复预订各发生在哪一步"],
    en: ["channels of booking and where they are entered", "the step at which each double booking arose"],
  },
  limits: { zh: ["发生次数少时不宜推算全年的比率。"], en: ["With few occurrences a yearly rate should not be extrapolated."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
