import type { MethodCard } from "../method-card.ts";

export const hardwareBringUp: MethodCard = {
  key: "hardware-bring-up",
  title: { zh: "硬件调试", en: "Testing a circuit" },
  methods: ["design"],
  roles: ["testing"],
  standard: ["testing"],
  kinds: ["device"],
  cues: { zh: ["调试", "硬件测试", "上电"], en: ["on two hives", "tried on", "bring-up", "debugging"] },
  sentences: {
    zh: [
      "上电前先测电源对地有无短路，再用限流电源逐路上电，确认电压正常后才插入主控与模块。",
      "逐块测试：每块给已知的输入，量输出，与设计值列表对照，全部正常再联调。",
      "测量类功能用准确度更高的仪表作标准，在全量程取至少五点，往返各一次，看误差与回差。",
      "现场试验写明地点、天数、天气与负载，记录的是原始数据而不只是结论。",
      "故障试验须做：拔掉传感器、断网、断电再上电、执行机构卡住，看是否进入规定的安全状态。",
      "两台以上样机一起试，才能看出问题属于设计还是个别焊接。",
    ],
    en: [
      "Before power-up the supply is checked for shorts, then each branch is powered with a current limit, and controller and modules are fitted only when voltages are right.",
      "Blocks are tested one by one with known inputs and outputs held against design values before they are joined.",
      "Measuring functions are compared with a better instrument at five points or more over the range, up and down, for error and hysteresis.",
      "Trials on site give place, days, weather and load, and keep raw data and not only conclusions.",
      "Faults are tried: sensor pulled, network or power lost, actuator jammed, to see whether the safe state is reached.",
      "Two prototypes or more show whether a fault lies in the design or in one joint.",
    ],
  },
  missing: {
    zh: ["所用仪表与精度", "各测点的标准值与读数", "试验的天数与环境"],
    en: ["instruments and accuracy", "reference and reading at each point", "days and conditions"],
  },
  limits: { zh: ["试验期短于一个季节，不能说明全年的表现。"], en: ["A trial shorter than a season says nothing about the year."] },
  exhibits: [
    {
      kind: "table",
      title: { zh: "测量误差测试", en: "Measuring error" },
      head: { zh: ["测点", "标准值", "读数", "误差", "允许误差"], en: ["Point", "Reference", "Reading", "Error", "Allowed"] },
    },
  ],
  never: { zh: [], en: [] },
};
