import type { MethodCard } from "../method-card.ts";

export const microcontrollerMinimumSystem: MethodCard = {
  key: "microcontroller-minimum-system",
  title: { zh: "单片机最小系统", en: "Minimum system of a microcontroller" },
  methods: ["design"],
  roles: ["designing", "technology"],
  kinds: ["device"],
  cues: {
    zh: ["单片机", "最小系统", "主控", "硬件设计", "STM32", "51 单片机", "硬件电路"],
    en: ["microcontroller", "minimum system", "hardware design", "embedded hardware", "stm32", "main controller"],
  },
  sentences: {
    zh: [
      "最小系统由电源、时钟、复位和程序下载接口构成，有启动模式引脚的芯片还须给定其电平。",
      "芯片的每一对电源与地引脚旁都应就近放置去耦电容，走线越长，电容对高频电流的作用越弱。",
      "采用外部晶振时，两侧的电容须使负载电容等于晶振规定的值，计算时要计入引脚与走线的寄生电容。",
      "复位须在电源稳定之后仍保持一段时间，阻容复位的时间常数应与电源上升的快慢相配。",
      "数字输入引脚不可悬空，应接上拉或下拉；上电到程序运行之前，控制执行器件的引脚电平由外部电阻确定。",
      "引脚分配宜列成表，逐项核对复用功能是否冲突、下载接口是否被占用、外部器件的电平是否与芯片相容。",
      "电源的容量应按各器件同时工作的最大电流相加并留余量；线性稳压器的发热等于压差与电流之积，须核对散热。",
      "看门狗宜在主循环中一处喂，放在定时中断里，主程序停住时它不会复位。",
    ],
    en: [
      "A minimum system consists of power supply, clock, reset and programming interface; where a chip has boot mode pins, their levels have to be set as well.",
      "Each pair of supply and ground pins needs a decoupling capacitor close by, since a long trace weakens its effect on high-frequency currents.",
      "The capacitors at an external crystal have to give the load capacitance specified for it, with the stray capacitance of pins and traces included.",
      "Reset must last for a while after the supply has settled, so the time constant of an RC reset should match the rise of the supply.",
      "No digital input may float; it takes a pull-up or pull-down, and resistors should also fix the level of pins that drive actuators until the program runs.",
      "Pins should be assigned in a table and checked for conflicting functions, for use by the programming interface and for compatible levels of external parts.",
      "The supply should be dimensioned by adding the largest currents drawn at the same time, with a margin; a linear regulator dissipates voltage drop times current, which the heat sink has to bear.",
      "A watchdog should be served in one place of the main loop; served in a timer interrupt, it does not reset a main program that has stopped.",
    ],
  },
  missing: {
    zh: ["芯片型号与选择理由", "时钟频率与晶振的负载电容", "引脚分配", "各器件的最大电流", "原理图"],
    en: [
      "the chip, and why it was chosen",
      "clock frequency and load capacitance of the crystal",
      "assignment of pins",
      "largest current of each part",
      "the schematic",
    ],
  },
  limits: {
    zh: ["原理图正确不等于电路板可靠，须以实测的电源纹波、复位波形和工作电流说明。"],
    en: ["A correct schematic does not make a reliable board; measured ripple, reset waveform and current have to show it."],
  },
  exhibits: [
    { kind: "figure", title: { zh: "系统硬件框图", en: "Block diagram of the hardware" } },
    {
      kind: "formula",
      latex: "C_L = \\frac{C_1 C_2}{C_1 + C_2} + C_s",
      where: {
        zh: "$C_L$ 为晶振规定的负载电容，$C_1$、$C_2$ 为晶振两端对地的电容，$C_s$ 为引脚与走线的寄生电容。",
        en: "$C_L$ is the load capacitance specified for the crystal, $C_1$ and $C_2$ are the capacitors from its ends to ground, and $C_s$ is the stray capacitance of pins and traces.",
      },
    },
    {
      kind: "table",
      title: { zh: "引脚分配", en: "Assignment of pins" },
      head: {
        zh: ["引脚", "功能", "方向", "电平", "所接器件", "上电时状态"],
        en: ["Pin", "Function", "Direction", "Level", "Connected to", "State at power-up"],
      },
    },
  ],
  never: { zh: ["稳定可靠", "功能强大", "性价比极高"], en: ["highly reliable", "powerful"] },
};
