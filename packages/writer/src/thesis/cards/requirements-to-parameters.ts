import type { MethodCard } from "../method-card.ts";

export const requirementsToParameters: MethodCard = {
  key: "requirements-to-parameters",
  title: { zh: "要求转成参数", en: "From requirement to parameter" },
  methods: ["design"],
  roles: ["requirements"],
  standard: ["requirements"],
  kinds: ["product"],
  cues: {
    zh: ["每小时", "公斤", "重量", "单手", "设计要求", "抬得动", "打开", "尺寸要求", "成本不超过"],
    en: ["carry", "kg", "fold", "folds to", "weight", "design requirements"],
  },
  sentences: {
    zh: [
      "使用者的说法要转成可以检验的量：“拿得动”转成质量与提手位置，“好打开”转成开启力与握径。",
      "每个量写出目标值、极限值与检验办法，目标值用来比较方案，超出极限值的方案直接去掉。",
      "生产率、功率、重量互相牵制，先由要求的生产率估算所需功率，再核对质量是否仍在限内。",
      "载荷须写明大小、位置、方向与是静止还是冲击，“承重多少”而不说放在哪里，无法校核。",
      "安全要求单列：夹手、锐边、倾倒、误开，由最不利的使用方式来想。",
      "必须满足的与希望满足的分开，前者逐条检验，后者用于取舍。",
    ],
    en: [
      "What users say becomes a quantity: “easy to lift” becomes mass and place of the handle, “easy to open” force and grip.",
      "Each has an aim, a limit and a way to check it; aims compare schemes, and a scheme beyond a limit is dropped.",
      "Output, power and weight pull against each other: power is estimated from the output required, and the mass is checked afterwards.",
      "A load has size, place, direction and manner; a weight without saying where it rests cannot be checked.",
      "Safety is listed apart, fingers caught, sharp edges, tipping, opening by mistake, thought of from the worst use.",
      "What must be met is kept apart from what is wished; the first is checked, the second decides between schemes.",
    ],
  },
  missing: { zh: ["各项要求的目标值与极限值", "检验的办法"], en: ["aim and limit of each requirement", "how each is checked"] },
  limits: { zh: ["参数只覆盖写出来的要求。"], en: ["Parameters cover only requirements that were written down."] },
  exhibits: [
    {
      kind: "table",
      title: { zh: "要求与参数", en: "Requirements and parameters" },
      head: { zh: ["要求", "参数", "目标值", "极限值", "检验办法"], en: ["Requirement", "Parameter", "Aim", "Limit", "Check"] },
    },
  ],
  never: { zh: [], en: [] },
};
