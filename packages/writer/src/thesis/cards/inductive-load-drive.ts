import type { MethodCard } from "../method-card.ts";

export const inductiveLoadDrive: MethodCard = {
  key: "inductive-load-drive",
  title: { zh: "感性负载驱动", en: "Driving an inductive load" },
  methods: ["design"],
  roles: ["designing", "implementation"],
  kinds: ["device"],
  cues: {
    zh: ["继电器", "电磁阀", "直流电机", "水泵", "驱动电路", "续流", "感性负载", "电磁铁", "马达", "电机", "水阀"],
    en: ["relay", "solenoid", "dc motor", "pump drive", "driver circuit", "flyback", "inductive load", "pump", "motor", "valve"],
  },
  sentences: {
    zh: [
      "继电器线圈、电磁阀和电机都是感性负载，所需电流通常超过单片机引脚的输出能力，须经晶体管或驱动芯片。",
      "电感中的电流不能突变，开关断开的一刻产生 $v=L\\,di/dt$ 的高压（$L$ 为电感，$i$ 为电流），可能击穿开关管。",
      "单向通电的直流线圈两端应反向并联续流二极管，阴极接电源正端，其允许的正向电流不小于线圈的工作电流。",
      "续流二极管使电流按时间常数 $L/R$ 衰减，释放因此变慢；要求快速释放的可串入稳压管，但开关管须承受更高的电压。",
      "交流感性负载不能并联续流二极管，应在触点或负载两端用阻容吸收电路或压敏电阻。",
      "双极型晶体管作开关时须饱和，基极电流应大于集电极电流与最小放大倍数之商并留余量，基极电阻由此算出。",
      "场效应管的栅极驱动电压须足以使其充分导通，单片机电压较低时应选用逻辑电平型，栅极宜接下拉电阻，使复位期间保持关断。",
      "负载的大电流与单片机不宜共用一段地线，宜在电源处单点汇合；要求电气隔离的用光耦，其两侧须用相互独立的电源。",
    ],
    en: [
      "Relay coils, solenoid valves and motors are inductive loads; they usually take more current than a microcontroller pin can give and then need a transistor or a driver chip.",
      "Current in an inductance cannot jump, so opening the switch produces the voltage $v=L\\,di/dt$ for inductance $L$ and current $i$, which may destroy the transistor.",
      "A coil whose direct current never reverses takes a flyback diode in parallel, reverse biased with its cathode at the positive supply, rated for at least the current of the coil.",
      "With the diode the current decays with the time constant $L/R$, which delays release; a Zener diode in series speeds it up at the price of a higher voltage across the switch.",
      "An alternating-current load cannot have a flyback diode; it takes an RC snubber or a varistor across contact or load.",
      "A bipolar transistor used as a switch has to saturate: its base current should exceed the collector current divided by the smallest current gain, with a margin, and the base resistor follows from this.",
      "The gate voltage has to turn a MOSFET on fully, so a logic-level type is needed at low supply voltage; a pull-down at the gate should keep it off during reset.",
      "Load current and microcontroller should not share a stretch of ground but meet at the supply; isolation by an optocoupler works only with separate supplies on its two sides.",
    ],
  },
  missing: {
    zh: ["负载的额定电压、电流与线圈电阻", "驱动管型号及其耐压、电流", "基极或栅极电阻的计算", "断开瞬间的实测波形"],
    en: [
      "rated voltage, current and coil resistance of the load",
      "transistor with its voltage and current ratings",
      "calculation of the base or gate resistor",
      "measured waveform at turn-off",
    ],
  },
  limits: {
    zh: ["负载能够动作不说明保护有效，须测断开时开关管两端的电压并与其耐压比较。"],
    en: [
      "A load that works does not show that protection works; the voltage across the switch at turn-off has to be measured and compared with its rating.",
    ],
  },
  exhibits: [
    {
      kind: "formula",
      latex: "R_B = \\frac{V_{OH} - V_{BE}}{k\\, I_C / \\beta_{\\min}}",
      where: {
        zh: "$R_B$ 为基极电阻的上限（Ω），$V_{OH}$ 为引脚的高电平电压（V），$V_{BE}$ 为基极与发射极间的压降（V），$I_C$ 为线圈电流（A），$\\beta_{\\min}$ 为最小放大倍数，$k$ 为大于 1 的饱和余量系数。",
        en: "$R_B$ is the largest base resistance in ohms, $V_{OH}$ the high level of the pin and $V_{BE}$ the base-emitter drop in volts, $I_C$ the coil current in amperes, $\\beta_{\\min}$ the smallest current gain and $k$ an overdrive factor above 1.",
      },
    },
    { kind: "figure", title: { zh: "负载驱动电路图", en: "Driver circuit of the load" } },
  ],
  never: { zh: ["绝对可靠", "杜绝干扰"], en: ["completely immune", "fail-safe"] },
};
