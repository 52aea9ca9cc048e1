import type { MethodCard } from "../method-card.ts";

export const productDesignStudy: MethodCard = {
  key: "product-design-study",
  title: { zh: "产品与结构设计的做法", en: "How a product design thesis proceeds" },
  methods: ["design"],
  roles: ["introduction"],
  standard: ["introduction"],
  kinds: ["product"],
  cues: {
    zh: ["产品设计", "结构设计", "药盒", "机械", "包装", "家具", "机的结构", "设计依据", "研究内容与方法"],
    en: ["product design", "folding", "workbench", "mechanical", "furniture", "packaging", "methods and structure", "introduction"],
  },
  sentences: {
    zh: [
      "设计从使用中的困难开始，把困难转成要求，要求转成尺寸、力、材料等参数，参数由计算、标准或试验给出依据。",
      "要求之间会冲突，例如轻便与结实、便宜与耐用，须写明取舍的次序，而不是全部写成“兼顾”。",
      "现有产品的不足应来自使用者的话或拆解测量，不宜凭图片判断。",
      "方案须有几个，先放开再收拢，收拢时用同一套标准打分。",
      "图纸、模型与样件各回答不同的问题：图纸看尺寸与装配，模型看大小与握持，样件看能不能用。",
    ],
    en: [
      "A design starts from difficulties in use, turns them into requirements, and turns these into parameters such as dimensions, forces and materials, each of which rests on a calculation, a standard or a test.",
      "Requirements conflict with one another, such as light against strong or cheap against durable, so the order of priority should be written down instead of claiming to meet them all.",
      "Shortcomings of existing products should come from what users say or from taking a product apart and measuring it, and not be judged from pictures.",
      "There should be several schemes, first gathered freely and then narrowed down, with all of them scored by the same criteria.",
      "Drawings, models and prototypes answer different questions: drawings show dimensions and assembly, models show size and grip, and prototypes show whether the thing works.",
    ],
  },
  missing: {
    zh: ["使用中看到的困难", "设计所受的限制（成本、尺寸、工艺）"],
    en: ["difficulties seen in use", "limits of cost, size and manufacture"],
  },
  limits: {
    zh: ["没有做出样件的设计，其使用效果只是预期。"],
    en: ["Where no prototype was made, the effect in use is an expectation only."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
