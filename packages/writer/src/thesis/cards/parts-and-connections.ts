import type { MethodCard } from "../method-card.ts";

export const partsAndConnections: MethodCard = {
  key: "parts-and-connections",
  title: { zh: "零件与连接的设计", en: "Parts and connections" },
  methods: ["design"],
  roles: ["designing"],
  standard: ["designing"],
  kinds: ["product"],
  cues: {
    zh: ["各部分的设计", "的设计", "铰链", "滚筒", "机构", "连接", "提醒"],
    en: ["design of hinge", "hinge", "joint", "design of the parts", "bracket"],
  },
  sentences: {
    zh: [
      "零件先定功能面，即与别的零件配合、承力或与人接触的面，其余的面由强度、重量与工艺来定。",
      "运动的连接须给出行程、止点与间隙，止点由结构挡住，不靠使用者把握。",
      "铰链与销轴受的力常大于外载荷，因为力臂短，须画出受力图再算，不能只看放了多重。",
      "反复开合的部位看疲劳与磨损，截面突变处应有圆角，木材与塑料还要看蠕变。",
      "易损件应能单独更换，紧固件规格尽量少，装配方向尽量一致。",
      "公差只在需要处收紧，处处收紧会使成本上升而功能不变。",
    ],
    en: [
      "Functional surfaces come first, those that fit, carry or meet the hand; the others follow strength, weight and making.",
      "A moving joint has travel, stops and clearance, and its stops are part of the structure.",
      "Hinges and pins carry more than the outer load because lever arms are short; a free-body diagram is drawn before computing.",
      "Where parts open and close, fatigue and wear count; sudden changes of section need radii, and wood and plastic creep.",
      "Parts that wear can be replaced alone, fasteners are of few kinds, and assembly goes in one direction.",
      "Tolerances are tight only where needed; elsewhere they cost without benefit.",
    ],
  },
  missing: { zh: ["零件图与装配图", "受力图与关键尺寸"], en: ["part and assembly drawings", "free-body diagram and key dimensions"] },
  limits: {
    zh: ["计算所用的理想约束与实际连接有差别，关键处须试验。"],
    en: ["Ideal supports differ from real joints, and critical places are tested."],
  },
  exhibits: [{ kind: "figure", title: { zh: "装配图", en: "Assembly drawing" } }],
  never: { zh: [], en: [] },
};
