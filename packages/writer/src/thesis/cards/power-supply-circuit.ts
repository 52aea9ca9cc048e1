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
      "A supply is designed from the voltage and maximum current of each branch; loads working together are added, with margin.",
      "A linear regulator dissipates the voltage drop times the current; with a large drop it runs hot and a switching converter is better.",
      "Motors and relays pull the voltage down on starting; the controller has a branch of its own with a storage capacitor, or it resets.",
      "Each chip has a decoupling capacitor, effective only close to the pin.",
      "Battery life follows from average current, computed from active and sleep current and their shares of time, less losses by cold and self-discharge.",
      "Reverse polarity, overload and short circuit are protected against, with a fuse chosen above normal current.",
    ],
  },
  missing: {
    zh: ["各路的电压与最大电流", "电源的型号或电池容量"],
    en: ["voltage and maximum current of each branch", "type of supply or battery capacity"],
  },
  limits: { zh: ["计算寿命是估计，须由放电试验核对。"], en: ["Computed life is an estimate to be checked by discharge."] },
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
