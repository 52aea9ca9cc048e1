import type { MethodCard } from "../method-card.ts";

export const deviceTestResults: MethodCard = {
  key: "device-test-results",
  title: { zh: "装置测试结果的报告", en: "Reporting tests of a device" },
  methods: ["design"],
  roles: ["results"],
  standard: ["results"],
  kinds: ["device"],
  cues: { zh: ["调试", "控制器", "传感器", "装置", "STM32", "单片机"], en: ["monitor", "controller", "esp32", "sensors", "hives"] },
  sentences: {
    zh: [
      "结果与技术指标逐项对照：要求值、实测值、是否满足，实测值注明测了几次、取平均还是最大。",
      "控制效果宜用曲线表示：设定值、实际值与执行机构的动作画在同一时间轴上，能看出响应时间、过冲与稳态的波动。",
      "误差按绝对误差与占量程的百分比两种方式给出，不同量程的比较用后者。",
      "数据中断与异常点须保留并说明原因，删掉之后曲线好看，问题却看不见。",
      "没有达到的指标写明差多少、瓶颈在哪一块。",
    ],
    en: [
      "Results should be set against the technical figures one by one: required value, measured value, met or not, with the number of measurements and whether their mean or maximum is given.",
      "The effect of control should be shown by curves: set value, actual value and action of the actuator on one time axis, from which response time, overshoot and steady-state ripple can be read.",
      "Errors should be given both as absolute values and as a percentage of the range; comparisons across ranges use the latter.",
      "Gaps in the data and odd readings should stay in and be explained; without them the curve looks better and the problem can no longer be seen.",
      "For a figure that was not reached, it should be said by how much it was missed and which block was the bottleneck.",
    ],
  },
  missing: {
    zh: ["各项指标的实测值与次数", "试验曲线"],
    en: ["measured values and number of measurements", "curves recorded in the trial"],
  },
  limits: { zh: ["单台样机的结果不代表批量产品。"], en: ["The results of one prototype do not represent a production series."] },
  exhibits: [
    {
      kind: "table",
      title: { zh: "指标对照", en: "Figures required and measured" },
      head: { zh: ["项目", "要求值", "实测值", "测量次数", "是否满足"], en: ["Item", "Required", "Measured", "Number", "Met"] },
    },
    { kind: "figure", title: { zh: "运行曲线", en: "Curves of the trial" } },
  ],
  never: { zh: [], en: [] },
};
