import type { MethodCard } from "../method-card.ts";

export const comparableDesigns: MethodCard = {
  key: "comparable-designs",
  title: { zh: "同类设计的比较", en: "Comparing existing designs" },
  methods: ["design"],
  roles: ["comparison"],
  standard: ["comparison"],
  cues: { zh: ["同类设计", "方案的比较", "现有产品", "竞品"], en: ["comparable designs", "schemes compared", "existing products"] },
  sentences: {
    zh: [
      "比较的对象须包含使用者现在用的替代办法，不只是同类商品，手写便条、旧盒子往往才是真正的对手。",
      "项目按要求来列，每项用能核对的写法，例如单手能否打开、字高多少毫米，不用“较好”“一般”。",
      "结构宜画出简图比较原理：同样是开盖，按压、旋转、滑动所需的力与动作不同。",
      "价格与工艺相关，注塑、钣金、木作的起订量与模具费差别很大，比较时写明产量。",
      "现有设计好的地方应明说并采用，避开的只是确有缺点的部分；受专利保护的结构须查证。",
      "比较之后用一两句写出本设计要解决、而它们没有解决的是哪一点。",
    ],
    en: [
      "The comparison should include the makeshift solutions that users have at present and not only products of the same kind; handwritten notes and old boxes are often the real competitor.",
      "Items follow the requirements and should be worded so that they can be checked, such as whether it opens with one hand or how many millimetres high the letters are; “good” and “fair” say nothing.",
      "Working principles should be compared by sketches: a lid that is pressed, turned or slid open takes different forces and movements.",
      "Price depends on the process, and injection moulding, sheet metal and woodwork differ widely in tooling cost and minimum quantity, so the volume assumed should be stated.",
      "What is good in existing designs should be named and used, and only real defects avoided; structures protected by patents have to be checked.",
      "One or two sentences should then say what this design is to solve that the others do not.",
    ],
  },
  missing: {
    zh: ["比较的产品名称与来源", "各项实测或标称的数值"],
    en: ["products compared and their source", "measured or nominal values"],
  },
  limits: { zh: ["标称值未经实测，只能作参考。"], en: ["Nominal values that were not measured are a guide only."] },
  exhibits: [
    {
      kind: "table",
      title: { zh: "同类设计比较", en: "Existing designs compared" },
      head: { zh: ["项目", "方案一", "方案二", "方案三", "本设计的要求"], en: ["Item", "First", "Second", "Third", "Required here"] },
    },
  ],
  never: { zh: [], en: [] },
};
