import type { MethodCard } from "../method-card.ts";

export const specimenPreparation: MethodCard = {
  key: "specimen-preparation",
  title: { zh: "试样的制备", en: "Preparing specimens" },
  methods: ["laboratory"],
  roles: ["procedure"],
  standard: ["procedure"],
  cues: {
    zh: ["试样的制备", "制备", "成型", "取样", "前处理", "热解"],
    en: ["preparation of specimens", "preparation", "specimens", "cut from"],
  },
  sentences: {
    zh: [
      "取样须能代表整体，固体用四分法缩分，液体取前摇匀，分层与沉降会使前后两份不同。",
      "同组试样同时制备，每一步的时间间隔一致，先做与后做的会因放置时间不同而有差别。",
      "尺寸与质量逐个测量并记录，超出允许偏差的剔除，剔除数量写明。",
      "编号写在不影响测定的地方，测定者不知道组别，可以减少读数时的偏向。",
      "热处理写明升温速率、保温时间、气氛与冷却方式，只写温度不足以重现。",
      "制备好到测定之间的保存条件与时间对全部试样相同。",
    ],
    en: [
      "Samples stand for the whole: solids are quartered, liquids mixed before sampling, as settling makes portions differ.",
      "Specimens of a group are made together at equal intervals, or those made first and last differ by standing.",
      "Each is measured and weighed, those beyond tolerance are dropped, and their number is stated.",
      "Numbers are put where they do not matter, and whoever measures does not know the group.",
      "Heat treatment needs rate, holding time, atmosphere and cooling; temperature alone is not enough.",
      "Storage between preparation and test is the same for all.",
    ],
  },
  missing: { zh: ["制备步骤与各步的条件", "每组试样数与剔除数"], en: ["steps and conditions", "number of specimens and of those dropped"] },
  limits: { zh: ["制备的差异会并入试验误差。"], en: ["Variation of preparation enters experimental error."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
