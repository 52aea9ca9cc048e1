import type { MethodCard } from "../method-card.ts";

export const materialsAndReagents: MethodCard = {
  key: "materials-and-reagents",
  title: { zh: "材料与试剂的说明", en: "Materials and reagents" },
  methods: ["laboratory"],
  roles: ["materials"],
  standard: ["materials"],
  cues: { zh: ["试验材料", "实验材料", "试剂", "原料", "样品"], en: ["materials", "reagents", "coupons", "samples"] },
  sentences: {
    zh: [
      "材料写明来源、规格、批号与取得日期，天然材料还须写产地、部位与采集时间，这些会影响结果。",
      "同一项试验用同一批材料，中途换批的须做衔接，用新旧两批各测一次。",
      "前处理写出温度、时间、粒径或浓度等条件，“清洗干净”“充分干燥”他人无法照做。",
      "干燥到恒重以两次称量之差小于规定值为准，并写明这一值。",
      "溶液写明配制方法、溶剂与保存期，标准溶液写明标定的办法。",
      "仪器写型号与测量范围、准确度，并注明是否在检定有效期内。",
    ],
    en: [
      "Materials should be given with source, grade, batch number and date of acquisition, and natural materials also with place of origin, part and time of collection, since all of these affect results.",
      "One experiment should use one batch of material; if the batch has to change midway, old and new batches should both be measured to link the two.",
      "Pretreatment should be described by temperature, time, particle size or concentration; “washed clean” and “fully dried” cannot be repeated by others.",
      "Drying to constant mass means that two successive weighings differ by less than a specified value, which should be stated.",
      "Solutions should be given with preparation, solvent and shelf life, and standard solutions with the way in which they were standardised.",
      "Instruments should be given with model, measuring range and accuracy, and with whether their calibration was still valid.",
    ],
  },
  missing: {
    zh: ["材料的来源、规格与批号", "前处理的条件", "仪器的型号"],
    en: ["source, grade and batch of the materials", "conditions of pretreatment", "models of the instruments"],
  },
  limits: {
    zh: ["结果只对所用的批次成立，换批须验证。"],
    en: ["Results hold for the batch that was used and have to be verified for another."],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "材料与试剂", en: "Materials and reagents" },
      head: { zh: ["名称", "规格", "来源", "批号", "用途"], en: ["Name", "Grade", "Source", "Batch", "Use"] },
    },
  ],
  never: { zh: [], en: [] },
};
