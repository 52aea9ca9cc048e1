import type { MethodCard } from "../method-card.ts";

export const powerSupplyCircuit: MethodCard = {
  key: "power-supply-circuit",
  title: { zh: "电源电路", en: "Power supply" },
  methods: ["design"],
  roles: ["designing"],
  kinds: ["device"],
  cues: { zh: ["电源", "供电", "电池", "稳压"], en: ["power supply", "battery", "supply", "voltage regulator"] },
  sentences: {
    zh: [
      "电源设计从列出每一路的电压与最大电流开始，总电流按同时工作的负载相加，再留余量。",
      "线性稳压器的损耗等于压差乘以电流，压差大时发热严重，宜改用开关降压。",
      "电机与继电器起动时会拉低电压，主控宜单独一路供电并加储能电容，否则会复位。",
      "每个芯片的电源脚旁放去耦电容，靠近引脚才有效。",
      "电池供电按平均电流估算时间，平均电流由工作电流、休眠电流与各自的时间占比算出，并扣除低温与自放电的损失。",
      "须有反接、过流与短路的保护，熔断器按正常电流留余量选择。",
    ],
    en: [
      "The design of a supply begins with a list of the voltage and maximum current of each branch; the total is the sum of the loads that operate at the same time, plus a margin.",
      "A linear regulator dissipates voltage drop times current; with a large drop it becomes hot, and a switching converter should be used instead.",
      "Motors and relays pull the supply voltage down when they start, so the controller should have a branch of its own with a reservoir capacitor, or it may reset.",
      "Each supply pin of a chip needs a decoupling capacitor, which is effective only if it is close to the pin.",
      "Battery life is estimated from the average current, computed from active and sleep currents and their shares of time, with losses through cold and self-discharge deducted.",
      "The supply needs protection against reverse polarity, overcurrent and short circuit, with a fuse rated above the normal current by a margin.",
    ],
  },
  missing: {
    zh: ["各路的电压与最大电流", "电源的型号或电池容量"],
    en: ["voltage and maximum current of each branch", "type of supply, or battery capacity"],
  },
  limits: {
    zh: ["计算寿命是估计，须由放电试验核对。"],
    en: ["A calculated battery life is an estimate and has to be checked by a discharge test."],
  },
  exhibits: [
    {
      kind: "formula",
      latex: "\\bar I=\\frac{I_a t_a+I_s t_s}{t_a+t_s},\\quad T=\\frac{\\eta C}{\\bar I}",
      where: {
        zh: "$I_a$、$I_s$ 为工作与休眠电流，$t_a$、$t_s$ 为一个周期内两者的时间，$C$ 为电池容量，$\\eta$ 为可用比例，$T$ 为可工作时间。",
        en: "$I_a$ and $I_s$ are active and sleep current, $t_a$ and $t_s$ their times in a cycle, $C$ the battery capacity, $\\eta$ its usable share and $T$ the running time.",
      },
    },
  ],
  never: { zh: [], en: [] },
};
