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
      "测量类功能用准确度更高的仪表作标准，在全量程取若干点，往返各一次，看误差与回差。",
      "现场试验写明地点、天数、天气与负载，记录的是原始数据而不只是结论。",
      "故障试验须做：拔掉传感器、断网、断电再上电、执行机构卡住，看是否进入规定的安全状态。",
      "两台以上样机一起试，才能看出问题属于设计还是个别焊接。",
    ],
    en: [
      "Before power is applied, the supply should be checked for shorts to ground; the branches are then powered one after another from a current-limited source, and controller and modules are fitted only when the voltages are right.",
      "Blocks should be tested one by one: each is given a known input, its output is compared with the design value in a table, and integration begins only when all are in order.",
      "For measuring functions, a more accurate instrument should serve as reference at several points over the whole range, once upwards and once downwards, to see error and hysteresis.",
      "For trials on site, place, number of days, weather and load should be stated, and raw data should be kept and not only conclusions.",
      "Faults should be provoked: unplugging a sensor, cutting the network, switching power off and on, blocking an actuator, to see whether the specified safe state is reached.",
      "Only when two or more prototypes are tested can it be told whether a fault lies in the design or in a single solder joint.",
    ],
  },
  missing: {
    zh: ["所用仪表与精度", "各测点的标准值与读数", "试验的天数与环境"],
    en: ["instruments used and their accuracy", "reference value and reading at each point", "number of days and conditions of the trial"],
  },
  limits: {
    zh: ["试验期短于一个季节，不能说明全年的表现。"],
    en: ["A trial shorter than a season says nothing about the performance over a year."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "测量误差测试", en: "Measuring error" },
      head: { zh: ["测点", "标准值", "读数", "误差", "允许误差"], en: ["Point", "Reference", "Reading", "Error", "Allowed"] },
    },
  ],
  never: { zh: [], en: [] },
};
