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
      "Sampling has to represent the whole: solids are reduced by quartering, and liquids are shaken before samples are drawn, as layering and settling make successive portions differ.",
      "Specimens of one group should be prepared at the same time with equal intervals between steps, since those made first and last otherwise differ by how long they stood.",
      "Dimensions and mass of each specimen should be measured and recorded; those outside the tolerance are discarded, and their number is stated.",
      "Labels should be placed where they do not affect the measurement, and if the person measuring does not know the group, bias in reading is reduced.",
      "Heat treatment should be described with heating rate, holding time, atmosphere and way of cooling, as temperature alone is not enough to reproduce it.",
      "Conditions and length of storage between preparation and measurement should be the same for all specimens.",
    ],
  },
  missing: {
    zh: ["制备步骤与各步的条件", "每组试样数与剔除数"],
    en: ["steps of preparation and the conditions of each", "number of specimens in each group, and number discarded"],
  },
  limits: { zh: ["制备的差异会并入试验误差。"], en: ["Variation in preparation becomes part of the experimental error."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
