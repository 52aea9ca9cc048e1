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
      "The design of a part begins with its functional surfaces, that is, those that mate with other parts, carry load or are touched by people; the others follow from strength, weight and manufacture.",
      "For a moving joint, travel, stops and clearance have to be given, and the stops should be provided by the structure and not be left to the user's care.",
      "Hinges and pins often carry more than the external load because lever arms are short, so a free-body diagram should be drawn before calculating; how much is placed on the part is not enough to go by.",
      "Places that open and close repeatedly should be examined for fatigue and wear; sudden changes of section need fillets, and with wood and plastics creep has to be considered too.",
      "Parts that wear should be replaceable on their own, fasteners should be of as few sizes as possible, and assembly should proceed from one direction where it can.",
      "Tolerances should be tightened only where this is needed; tightening them everywhere raises the cost without any gain in function.",
    ],
  },
  missing: {
    zh: ["零件图与装配图", "受力图与关键尺寸"],
    en: ["part drawings and assembly drawing", "free-body diagram and key dimensions"],
  },
  limits: {
    zh: ["计算所用的理想约束与实际连接有差别，关键处须试验。"],
    en: ["The ideal supports of a calculation differ from real joints, so critical places have to be tested."],
  },
  exhibits: [{ kind: "figure", title: { zh: "装配图", en: "Assembly drawing" } }],
  never: { zh: [], en: [] },
};
