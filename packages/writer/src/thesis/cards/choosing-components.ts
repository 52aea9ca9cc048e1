import type { MethodCard } from "../method-card.ts";

export const choosingComponents: MethodCard = {
  key: "choosing-components",
  title: { zh: "主控与器件选型", en: "Choosing components" },
  methods: ["design"],
  roles: ["technology"],
  standard: ["technology"],
  kinds: ["device"],
  cues: { zh: ["器件选型", "选型", "主控", "芯片", "模块选择"], en: ["choice of components", "components", "part selection"] },
  sentences: {
    zh: [
      "选型先列出要求，再查数据手册，看的是最坏情况的数值，典型值不能作为设计依据。",
      "主控看引脚与外设数目、模数转换位数、供电电压、休眠电流和开发资料，主频通常不是瓶颈。",
      "传感器看量程、精度、输出方式、预热时间与漂移，便宜的型号往往需要逐个标定。",
      "执行器看额定电压与电流、起动电流和工作制，驱动级按起动或堵转电流留余量。",
      "电平须相配，3.3 V 的引脚是否耐 5 V 要查手册，不耐的加电平转换。",
      "采购渠道与替代型号宜一并列出，封装不同的替代件不能直接换上。",
    ],
    en: [
      "Requirements are listed before data sheets are read, and it is worst-case values that count; typical ones are no basis for a design.",
      "A controller is chosen by pins and peripherals, converter resolution, supply, sleep current and documentation; clock speed is seldom the limit.",
      "A sensor is chosen by range, accuracy, output, warm-up and drift; cheap ones often need calibration one by one.",
      "An actuator is chosen by rated voltage and current, starting current and duty; its driver needs margin for starting or stall.",
      "Levels have to match: whether a 3.3 V pin tolerates 5 V is looked up, and otherwise a shifter is added.",
      "Sources and substitutes are listed; a substitute in another package does not simply fit.",
    ],
  },
  missing: { zh: ["各器件的型号与主要参数", "价格与替代型号"], en: ["models and main parameters", "prices and substitutes"] },
  limits: {
    zh: ["手册参数在规定条件下成立，使用条件不同须另测。"],
    en: ["Data-sheet values hold under stated conditions and have to be measured under others."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "器件选型比较", en: "Components compared" },
      head: { zh: ["器件", "备选型号", "主要参数", "价格", "取舍理由"], en: ["Part", "Candidates", "Main parameters", "Price", "Reason"] },
    },
  ],
  never: { zh: [], en: [] },
};
