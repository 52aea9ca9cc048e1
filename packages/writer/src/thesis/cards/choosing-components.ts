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
      "Requirements should be listed before data sheets are consulted, and it is the worst-case values that count; typical values are no basis for a design.",
      "The controller is chosen by pins and peripherals, converter resolution, supply voltage, sleep current and documentation; clock frequency is rarely the bottleneck.",
      "A sensor is chosen by range, accuracy, kind of output, warm-up time and drift; cheap types often have to be calibrated one by one.",
      "An actuator is chosen by rated voltage and current, starting current and duty cycle, and its driver needs a margin for starting or stall current.",
      "Logic levels have to match: whether a 3.3 V pin tolerates 5 V must be looked up in the data sheet, and if it does not, a level shifter is added.",
      "Suppliers and substitutes should be listed as well; a substitute in another package cannot simply be fitted.",
    ],
  },
  missing: {
    zh: ["各器件的型号与主要参数", "价格与替代型号"],
    en: ["model and main parameters of each component", "prices and substitutes"],
  },
  limits: {
    zh: ["手册参数在规定条件下成立，使用条件不同须另测。"],
    en: ["Data-sheet values hold under the conditions stated there and have to be measured anew under others."],
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
