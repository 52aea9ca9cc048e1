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
      "重复数由预期差别与误差大小估算，三次重复只能发现较大的差别。",
      "一次做不完时按批分区组，每一批都包含全部水平，批间差别可以在分析中扣除。",
      "对照除空白外，有载体或溶剂的还须设溶剂对照。",
      "容器的摆放位置会带来光照与温度的差别，应定时换位或随机摆放。",
    ],
    en: [
      "Repeated readings of one sample show error of measurement, independently prepared samples that of the whole process; tests use the latter.",
      "Groups are run in random order; from low to high, time and drift mix with the factor.",
      "The number of replicates follows from the difference expected and the error; three detect only large differences.",
      "What cannot be done at once is blocked, each block with all levels, so that differences between blocks can be removed.",
      "Besides a blank, carriers or solvents need a control of their own.",
      "Position brings differences of light and temperature, so containers are rotated or placed at random.",
    ],
  },
  missing: { zh: ["各组的处理与重复数", "随机的办法"], en: ["treatment and replicates of each group", "way of randomising"] },
  limits: { zh: ["未重复的处理不能作统计检验。"], en: ["A treatment without replicates cannot be tested."] },
  exhibits: [
    {
      kind: "table",
      title: { zh: "试验分组", en: "Groups" },
      head: { zh: ["组别", "处理", "水平", "重复数", "测定指标"], en: ["Group", "Treatment", "Level", "Replicates", "Measured"] },
    },
  ],
  never: { zh: [], en: [] },
};
