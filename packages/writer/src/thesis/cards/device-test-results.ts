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
      "Results are set against the figures item by item, required, measured and met or not, with number of measurements and whether mean or maximum.",
      "Control is shown by curves of setting, value and action over one time axis, from which response, overshoot and ripple can be read.",
      "Errors are given absolute and as a share of the range; the latter serves to compare ranges.",
      "Gaps and odd points stay in with their reasons; without them the curve looks better and the problem is hidden.",
      "A figure not reached is given with how far it fell short and which block was the limit.",
    ],
  },
  missing: { zh: ["各项指标的实测值与次数", "试验曲线"], en: ["measured values and number of measurements", "curves of the trial"] },
  limits: { zh: ["单台样机的结果不代表批量产品。"], en: ["One prototype does not stand for a series."] },
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
