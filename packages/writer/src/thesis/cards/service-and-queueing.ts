import type { MethodCard } from "../method-card.ts";

export const serviceAndQueueing: MethodCard = {
  key: "service-and-queueing",
  title: { zh: "排队与等候", en: "Queues and waiting" },
  methods: ["case"],
  roles: ["problems", "concepts", "status", "measures"],
  cues: {
    zh: ["排队", "等候", "等太久", "拥堵", "高峰", "窗口", "叫号", "取号", "排长队"],
    en: ["queue", "waiting time", "wait", "line", "counter", "peak hours"],
  },
  sentences: {
    zh: [
      "等候由到达与服务的速度共同决定，平均到达率接近服务能力时，等候急剧变长，并非按比例增加。",
      "等候时间须逐人记录到达、开始服务与离开三个时刻，按时段取中位数与九成分位数，只报平均会被闲时拉低。",
      "到达不均匀是高峰的成因，错开到达往往比增加窗口省钱，例如预约、分时段提醒。",
      "几条队各排各的，不如一条队依次到几个窗口，后者平均等候不会更长，各人长短差别小，也免去选错队的抱怨。",
      "服务时间相差很大时，宜把短的业务单独设口，或在排队时先办好预备手续。",
      "人对等候的感受与实际长短不同，告知还要多久、看得见进度，抱怨会减少。",
    ],
    en: [
      "Waiting depends on arrivals and service together: as arrivals come near capacity, it grows steeply and not in proportion.",
      "Arrival, start and end are recorded for each person, and median and ninetieth percentile given by hour; an average alone is lowered by quiet times.",
      "Peaks come from uneven arrivals, and spreading them by appointments or reminders often costs less than another counter.",
      "One line that feeds several counters is better than a line for each: waits are on average no longer and vary less, and nobody complains of having chosen the wrong line.",
      "Where service times differ greatly, short business gets a counter of its own, or preparation is done while people wait.",
      "Waiting feels different from what the clock says; saying how long it will take and showing progress reduces complaints.",
    ],
  },
  missing: { zh: ["各时段的到达人数与服务时间", "窗口数与班次"], en: ["arrivals and service times by hour", "counters and shifts"] },
  limits: {
    zh: ["抽样的日子须包含平日与高峰日，否则不能推算全月。"],
    en: ["Days sampled have to include normal and peak ones to speak of the month."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
