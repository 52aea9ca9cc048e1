import type { MethodCard } from "../method-card.ts";

export const choosingAMeasurement: MethodCard = {
  key: "choosing-a-measurement",
  title: { zh: "测定方法的选择", en: "Choosing a method of measurement" },
  methods: ["laboratory"],
  roles: ["instruments"],
  standard: ["instruments"],
  cues: { zh: ["测定方法", "测定", "检测"], en: ["tests", "test of", "measurement"] },
  sentences: {
    zh: [
      "选方法先看要测的量的大致范围，落在方法检出限与上限之间，太低须富集，太高须稀释。",
      "准确度用加标回收或标准物质检验，精密度用重复测定的相对偏差检验，两项都要报告。",
      "标准方法写明名称与版本，作了改动的逐处写出。",
      "测定的次序随机，中间插入标准样检查漂移。",
      "破坏性测定的试样不能复测，数量须事先留够。",
    ],
    en: [
      "A method should be chosen by the approximate range of the quantity, which has to lie between its detection limit and its upper limit; below it the sample is concentrated, above it diluted.",
      "Trueness should be tested by spike recovery or a reference material, precision by the relative deviation of repeated measurements, and both should be reported.",
      "A standard method should be named with its version, and every departure from it should be stated.",
      "Samples should be measured in random order, with standards inserted between them to reveal drift.",
      "Specimens that are destroyed by the test cannot be measured again, so enough of them should be prepared beforehand.",
    ],
  },
  missing: { zh: ["测定方法与版本", "回收率与重复性"], en: ["method of measurement and its version", "recovery and repeatability"] },
  limits: {
    zh: ["不同方法的结果须经比对才能合用。"],
    en: ["Results of different methods may be combined only after the methods have been compared."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
