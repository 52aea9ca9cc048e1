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
      "What users say has to be turned into a quantity that can be checked: “can be carried” becomes mass and position of the handle, “easy to open” becomes opening force and grip diameter.",
      "Each quantity should have a target value, a limit and a method of checking; targets serve to compare schemes, and a scheme beyond a limit is dropped at once.",
      "Output, power and weight restrain one another: the power is first estimated from the output required, and it is then checked whether the mass is still within its limit.",
      "A load should be given with magnitude, position and direction and with whether it is static or impact; a weight that does not say where it rests cannot be checked.",
      "Safety requirements should be listed separately, such as trapped fingers, sharp edges, tipping over and unintended opening, and be derived from the most unfavourable way of use.",
      "What must be met should be kept apart from what is desirable: the former is checked item by item, the latter serves to decide between schemes.",
    ],
  },
  missing: { zh: ["各项要求的目标值与极限值", "检验的办法"], en: ["target and limit of each requirement", "methods of checking"] },
  limits: { zh: ["参数只覆盖写出来的要求。"], en: ["Parameters cover only the requirements that were written down."] },
  exhibits: [
    {
      kind: "table",
      title: { zh: "要求与参数", en: "Requirements and parameters" },
      head: { zh: ["要求", "参数", "目标值", "极限值", "检验办法"], en: ["Requirement", "Parameter", "Aim", "Limit", "Check"] },
    },
  ],
  never: { zh: [], en: [] },
};
