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
      "The block diagram should follow the path of the signal from the measured quantity through sensor, conditioning, controller and driver to the actuator; supply and communication are drawn separately, and each line is marked with kind and direction of the signal.",
      "Every block states the range of its input and output, and the output of one has to lie within the input range of the next; where it does not, signal conditioning is needed.",
      "Analogue, digital and switching signals should be counted separately, which gives the number of pins, converter channels and communication ports the controller needs.",
      "Mains and low-voltage parts have to be isolated; whether an optocoupler, a relay or a transformer is chosen depends on voltage, speed and whether power has to be passed on.",
      "Closed-loop control measures the result and corrects it, while open-loop control acts by time or command alone and drifts when conditions change.",
      "At least two schemes should be compared in a table by cost, power consumption, accuracy and difficulty.",
    ],
  },
  missing: { zh: ["系统框图", "各框之间的信号与量程"], en: ["block diagram of the system", "signals and ranges between the blocks"] },
  limits: { zh: ["框图只说明组成，不说明时序。"], en: ["A block diagram shows what the parts are, not when each of them acts."] },
  exhibits: [{ kind: "figure", title: { zh: "系统总体框图", en: "Block diagram" } }],
  never: { zh: [], en: [] },
};
