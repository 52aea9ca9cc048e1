import type { MethodCard } from "../method-card.ts";

export const blockDiagramScheme: MethodCard = {
  key: "block-diagram-scheme",
  title: { zh: "总体方案与框图", en: "Overall scheme and block diagram" },
  methods: ["design"],
  roles: ["designing"],
  standard: ["designing"],
  kinds: ["device"],
  cues: { zh: ["总体方案与框图", "总体方案", "系统框图"], en: ["overall scheme", "block diagram"] },
  sentences: {
    zh: [
      "框图按信号的走向画：被测量、传感器、调理、主控、驱动、执行机构，电源与通信另画，每条线标明信号的种类与方向。",
      "每一框写出输入与输出的量程，前一框的输出须落在后一框的输入范围内，量程不合处就是需要调理的地方。",
      "模拟量、数字量与开关量分开统计，由此得出主控需要的引脚、模数转换通道和通信口的数目。",
      "强电与弱电之间须有隔离，光耦、继电器或变压器选哪一种，取决于电压、速度与是否需要供电。",
      "闭环控制把结果测回来再作调整，开环控制只按时间或命令动作，条件变化时结果会偏。",
      "方案宜有两个以上比较，按成本、功耗、精度与实现难度列表。",
    ],
    en: [
      "The block diagram follows the signal from quantity through sensor, conditioning, controller and driver to actuator, with supply and communication apart, and each line marked by kind and direction.",
      "Each block states the range of its input and output; where one does not fit the next, conditioning is needed.",
      "Analogue, digital and switching signals are counted, which gives the pins, converter channels and ports required.",
      "Mains and low voltage are isolated; optocoupler, relay or transformer is chosen by voltage, speed and need of power.",
      "Open and closed loop differ in whether the result is measured: acting by time alone is open and drifts when conditions change.",
      "At least two schemes are compared by cost, power, accuracy and difficulty.",
    ],
  },
  missing: { zh: ["系统框图", "各框之间的信号与量程"], en: ["the block diagram", "signals and ranges between blocks"] },
  limits: { zh: ["框图只说明组成，不说明时序。"], en: ["A block diagram shows parts, not timing."] },
  exhibits: [{ kind: "figure", title: { zh: "系统总体框图", en: "Block diagram" } }],
  never: { zh: [], en: [] },
};
