import type { MethodCard } from "../method-card.ts";

export const factorLevelsAndGroups: MethodCard = {
  key: "factor-levels-and-groups",
  title: { zh: "试验设计与分组", en: "Factors, levels and groups" },
  methods: ["laboratory"],
  roles: ["procedure"],
  standard: ["procedure"],
  cues: { zh: ["试验设计", "分组", "水平", "对照组", "平行"], en: ["experimental design", "groups", "levels", "concentrations", "dishes"] },
  sentences: {
    zh: [
      "平行与重复不同：同一份样品测几次是平行，反映测量的误差；独立制备几份是重复，反映全过程的误差，统计检验用后者。",
      "各组的次序随机安排，按水平由低到高依次做，会把时间与仪器漂移混进因素里。",
      "重复数由预期差别与误差大小估算，重复少时通常只能发现较大的差别。",
      "一次做不完时按批分区组，每一批都包含全部水平，批间差别可以在分析中扣除。",
      "对照除空白外，有载体或溶剂的还须设溶剂对照。",
      "容器的摆放位置会带来光照与温度的差别，应定时换位或随机摆放。",
    ],
    en: [
      "Repeated readings differ from replicates: several readings of one sample reflect the error of measurement, several samples prepared independently that of the whole process, and it is the latter that tests should use.",
      "The groups should be run in random order; working from the lowest level to the highest mixes time and instrument drift with the factor.",
      "The number of replicates should be estimated from the expected difference and the size of the error; with few replicates usually only large differences can be detected.",
      "What cannot be done in one go should be arranged in blocks that each contain all levels, so that differences between blocks can be removed in the analysis.",
      "Besides a blank, treatments that involve a carrier or solvent need a control with the carrier or solvent alone.",
      "The position of containers brings differences of light and temperature, so they should be rotated at intervals or placed at random.",
    ],
  },
  missing: {
    zh: ["各组的处理与重复数", "随机的办法"],
    en: ["treatment and number of replicates of each group", "method of randomisation"],
  },
  limits: { zh: ["未重复的处理不能作统计检验。"], en: ["A treatment without replicates cannot be tested statistically."] },
  exhibits: [
    {
      kind: "table",
      title: { zh: "试验分组", en: "Groups" },
      head: { zh: ["组别", "处理", "水平", "重复数", "测定指标"], en: ["Group", "Treatment", "Level", "Replicates", "Measured"] },
    },
  ],
  never: { zh: [], en: [] },
};
