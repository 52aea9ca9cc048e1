import type { MethodCard } from "../method-card.ts";

export const deviceStudyOutline: MethodCard = {
  key: "device-study-outline",
  title: { zh: "装置设计论文的做法", en: "How a thesis on a device proceeds" },
  methods: ["design"],
  roles: ["introduction"],
  standard: ["introduction"],
  kinds: ["device"],
  cues: { zh: ["研究内容与方法", "引言", "绪论"], en: ["methods and structure", "introduction"] },
  sentences: {
    zh: [
      "装置的设计由被控对象开始：要测什么、要动什么、多快、在什么环境里，{object}的硬件与程序都由此确定。",
      "先用现成模块搭出最小的一条通路，从传感器到执行机构走通，再换成自己的电路，问题能一处一处找。",
      "每一块电路与每一段程序都要有能单独测试的办法，否则联调时分不清是哪一块的问题。",
      "自制部分与购买的模块须在框图上分开标出。",
      "成本、功耗与准确度互相牵制，须说明在哪一项上让步、理由是什么。",
    ],
    en: [
      "The design of a device starts from what it acts on: what has to be measured, what has to be moved, how fast and in what surroundings; hardware and program of {object} follow from this.",
      "A minimal chain from sensor to actuator should first be built from ready-made modules and then be replaced by the author's own circuits one at a time, so that faults can be located one by one.",
      "Every circuit and every routine should have a way of being tested alone; otherwise it cannot be told during integration which part fails.",
      "Parts made by the author and modules that were bought should be marked differently in the block diagram.",
      "Cost, power consumption and accuracy restrain one another, so it should be said where the design gives way and why.",
    ],
  },
  missing: {
    zh: ["现有做法的不便与数据", "自制与购买的部分"],
    en: ["drawbacks of the present practice, with figures", "parts made and parts bought"],
  },
  limits: {
    zh: ["样机的表现只在试过的条件下成立。"],
    en: ["A prototype performs as shown only under the conditions in which it was tried."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
