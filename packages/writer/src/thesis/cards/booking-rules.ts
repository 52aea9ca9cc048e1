import type { MethodCard } from "../method-card.ts";

export const bookingRules: MethodCard = {
  key: "booking-rules",
  title: { zh: "预订规则的改进", en: "Improving booking rules" },
  methods: ["case"],
  roles: ["measures"],
  cues: {
    zh: ["预订", "订房", "重复预订", "客房", "预约"],
    en: ["bookings", "booking", "double", "rooms", "calendars", "reservation", "porter"],
  },
  sentences: {
    zh: [
      "先定一处为准的日历，其余渠道收到的预订在当班之内转入，转入之前不向客人确认。",
      "登记时先查占用再写入，两步由同一人连续完成，电话中不先口头答应。",
      "给夜班和临时当班的人能看到日历的权限，能看不能改，改动由有权限的人确认。",
      "每笔预订写明来源、登记人与时刻，发生重复时能看出先后，按先登记者为准。",
      "交班时逐条核对次日到店，发现冲突有一晚的时间安排。",
    ],
    en: [
      "One calendar should be declared the authoritative one; bookings received through other channels are transferred to it within the same shift and not confirmed to the guest before that.",
      "Whoever enters a booking should look up availability first and write it down at once, both steps by the same person, and promise nothing on the phone before.",
      "Night and relief staff should be able to see the calendar without changing it, with changes confirmed by those who have the right to make them.",
      "Each booking should show its source, the person who entered it and the time, so that the order of two colliding ones can be seen and the earlier entry prevails.",
      "Arrivals of the next day should be gone through one by one at handover, which leaves an evening to settle any conflict.",
    ],
  },
  missing: {
    zh: ["以哪一处日历为准", "各班的查看与修改权限"],
    en: ["which calendar is authoritative", "who may see and who may change it on each shift"],
  },
  limits: {
    zh: ["规则须与实际使用的渠道一致，新增渠道时重定。"],
    en: ["The rules have to match the channels in use and should be revised whenever one is added."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
