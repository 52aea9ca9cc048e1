import type { MethodCard } from "../method-card.ts";

export const designBasisAndDimensions: MethodCard = {
  key: "design-basis-and-dimensions",
  title: { zh: "设计依据与人体尺寸", en: "Design basis and human dimensions" },
  methods: ["design"],
  roles: ["theory"],
  standard: ["theory"],
  kinds: ["product"],
  cues: { zh: ["设计依据", "规范", "人机", "尺寸", "人体"], en: ["basis and standards", "ergonomics", "standards", "dimensions"] },
  sentences: {
    zh: [
      "与人接触的尺寸由人体测量数据给出，通过与够得着的尺寸取的百分位不同：门洞按高大者，够取按矮小者。",
      "数据须与使用人群相符，成年人的数据不能用于儿童与老人，穿鞋与衣物须加修正。",
      "操作力按较弱者能够持续用出的力确定，而不是最大力，反复操作还应更小。",
      "文字与标记的高度由观看距离与视力定，老年人还须提高对比度，颜色不作唯一的区分。",
      "强制性标准必须满足，推荐性标准可以说明理由后不用，二者须分清，条文由作者核对现行版本。",
      "没有标准可依的参数，由试验或同类产品的测量得出，写明怎样得来。",
    ],
    en: [
      "Dimensions in contact with people follow anthropometric data, with different percentiles for clearance and for reach: openings are sized for the tall, reach for the short.",
      "The data have to fit the users: figures for adults do not serve children or older people, and allowances are needed for shoes and clothing.",
      "Operating force should follow what weaker users can sustain and not the maximum, and should be lower still for repeated operation.",
      "The size of lettering follows from viewing distance and eyesight; for older users contrast has to be raised as well, and colour should not be the only distinction.",
      "Mandatory standards have to be met, while a recommended one may be departed from if the reason is given; the two should be told apart, and the author checks the versions in force.",
      "Parameters for which there is no standard should come from tests or from measuring similar products, and it should be said how they were obtained.",
    ],
  },
  missing: {
    zh: ["所依据的标准及版本", "采用的人体尺寸与百分位"],
    en: ["standards relied on, with versions", "body dimensions and percentiles used"],
  },
  limits: {
    zh: ["百分位设计使一部分人不适用，须写明是哪些人。"],
    en: ["A design by percentiles leaves some people out, and it should be stated who they are."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
