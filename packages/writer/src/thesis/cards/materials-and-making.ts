import type { MethodCard } from "../method-card.ts";

export const materialsAndMaking: MethodCard = {
  key: "materials-and-making",
  title: { zh: "材料与工艺的选择", en: "Materials and making" },
  methods: ["design"],
  roles: ["materials"],
  standard: ["materials"],
  kinds: ["product"],
  cues: { zh: ["材料与工艺", "材料", "工艺", "注塑", "胶合板"], en: ["materials and making", "plywood", "moulding", "material choice"] },
  sentences: {
    zh: [
      "材料按要求的性能逐项筛选：强度、刚度、重量、耐磨、耐水、与食品或皮肤接触的安全、价格与能否加工。",
      "刚度与强度不是一回事，变形过大而没有断裂也是失效，薄而长的零件多由刚度决定。",
      "木材与胶合板沿纹与横纹性能相差很大，图纸须标明纹向，并考虑受潮胀缩。",
      "塑料件壁厚宜均匀，须有拔模斜度，厚薄突变处会缩痕与翘曲。",
      "产量决定工艺：单件用机加工或打印，小批用钣金或简易模具，大批量才值得开钢模，界限由各种工艺的报价算出。",
      "打印件层间强度低，用它做的样件能检验尺寸与操作，不能代替成品的强度试验。",
    ],
    en: [
      "Materials should be screened against the required properties one by one: strength, stiffness, weight, wear, resistance to water, safety in contact with food or skin, price and workability.",
      "Stiffness and strength are not the same: excessive deflection is a failure even without breaking, and thin, long parts are mostly governed by stiffness.",
      "Wood and plywood behave very differently along and across the grain, so drawings should mark its direction, and swelling and shrinkage with moisture should be allowed for.",
      "Plastic parts should have an even wall thickness and draft angles; abrupt changes of thickness cause sink marks and warping.",
      "Volume decides the process: single pieces are machined or printed, small batches are made of sheet metal or with simple tooling, and only large volumes justify a steel mould; the limits follow from quotations for each process.",
      "Printed parts are weak between layers, so samples made in this way can verify dimensions and handling but do not replace a strength test of the product.",
    ],
  },
  missing: {
    zh: ["各零件的材料与工艺", "预计产量与单件成本"],
    en: ["material and process of each part", "expected volume and cost per piece"],
  },
  limits: {
    zh: ["样件与批量件材料不同时，性能须分别说明。"],
    en: ["Where the sample and the product differ in material, their properties have to be reported separately."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "零件材料表", en: "Materials of parts" },
      head: { zh: ["零件", "材料", "工艺", "选择理由", "估计成本"], en: ["Part", "Material", "Process", "Reason", "Estimated cost"] },
    },
  ],
  never: { zh: [], en: [] },
};
