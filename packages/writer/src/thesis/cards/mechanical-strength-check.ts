import type { MethodCard } from "../method-card.ts";

export const mechanicalStrengthCheck: MethodCard = {
  key: "mechanical-strength-check",
  title: { zh: "机械零件强度校核", en: "Strength check of a machine part" },
  methods: ["design"],
  roles: ["designing", "analysis"],
  kinds: ["product"],
  cues: {
    zh: ["强度校核", "轴的设计", "减速器", "夹具", "许用应力", "安全系数", "刚度校核", "机械设计", "断了", "变形", "承重", "受力", "公斤"],
    en: [
      "strength check",
      "shaft design",
      "gearbox",
      "fixture design",
      "allowable stress",
      "safety factor",
      "mechanical design",
      "broke",
      "carry",
      "load",
      "kg",
    ],
  },
  sentences: {
    zh: [
      "校核的次序是受力分析、画内力图、确定危险截面、计算应力、与许用应力比较，每一步的数据都取自上一步。",
      "危险截面不一定在弯矩最大处，直径变小、有键槽或过盈配合的截面也须校核。",
      "许用应力等于极限应力除以安全系数：静载下塑性材料取屈服强度，脆性材料取强度极限，变应力下取疲劳极限。",
      "弯扭组合时应力不能直接相加，须按强度理论合成为相当应力，第三强度理论与第四强度理论的结果不同，应说明所用的一种。",
      "疲劳强度受应力集中、尺寸和表面质量影响，提高材料的静强度不能按比例提高疲劳强度。",
      "载荷方向不变时，转轴的弯曲应力为对称循环，扭转切应力是否变化取决于工作情况，两者性质不同时须折算后再合成。",
      "强度合格不等于刚度合格，轴的挠度和转角还影响齿轮啮合与轴承，须另行校核。",
      "钢的弹性模量随热处理变化很小，刚度不足时应改变尺寸或支承，换用高强度钢几乎没有作用。",
    ],
    en: [
      "A check proceeds from forces to internal force diagrams, critical sections, stresses and their comparison with the allowable stress, each step taking its data from the one before.",
      "The critical section need not be that of the largest bending moment; sections with a reduced diameter, a keyway or an interference fit have to be checked as well.",
      "The allowable stress is a limiting stress divided by a safety factor: yield strength for ductile materials and ultimate strength for brittle ones under static load, the fatigue limit under varying stress.",
      "Under bending and torsion the stresses may not simply be added; they are combined into an equivalent stress by a failure theory, and as the theories give different results the one used should be named.",
      "Fatigue strength depends on stress concentration, size and surface finish, and a stronger material does not raise it in proportion.",
      "Under a load of constant direction the bending stress of a rotating shaft reverses fully, whereas torsional stress varies only with the operation; where they differ in kind, one is converted before they are combined.",
      "A part that is strong enough may not be stiff enough: deflection and slope of a shaft affect gears and bearings and are checked separately.",
      "Heat treatment hardly changes the elastic modulus of steel, so a lack of stiffness is mended by dimensions or supports and not by a stronger steel.",
    ],
  },
  missing: {
    zh: ["载荷的大小与来源", "材料牌号、热处理与极限应力及其出处", "安全系数的取值与依据", "零件草图与各截面尺寸"],
    en: [
      "loads and where they come from",
      "material, heat treatment and limiting stress with its source",
      "safety factor and its basis",
      "sketch of the part with its dimensions",
    ],
  },
  limits: {
    zh: ["校核合格只对所列的载荷和危险截面成立，没有计入的冲击、磨损和腐蚀不在结论之内。"],
    en: ["A passed check holds for the loads and sections listed; impact, wear and corrosion that were not considered are outside it."],
  },
  exhibits: [
    {
      kind: "formula",
      latex:
        "\\sigma_{r3} = \\sqrt{\\sigma^2 + 4\\tau^2} \\le [\\sigma],\\qquad \\sigma_{r4} = \\sqrt{\\sigma^2 + 3\\tau^2} \\le [\\sigma]",
      where: {
        zh: "$\\sigma_{r3}$、$\\sigma_{r4}$ 为第三、第四强度理论的相当应力（MPa），$\\sigma$ 为弯曲正应力，$\\tau$ 为扭转切应力，$[\\sigma]$ 为许用应力（MPa）。",
        en: "$\\sigma_{r3}$ and $\\sigma_{r4}$ are the equivalent stresses by the maximum shear stress and the distortion energy theory in MPa, $\\sigma$ is the bending stress, $\\tau$ the torsional shear stress and $[\\sigma]$ the allowable stress.",
      },
    },
    {
      kind: "table",
      title: { zh: "各截面的校核", en: "Check of the sections" },
      head: {
        zh: ["截面", "直径（mm）", "弯矩（N·mm）", "扭矩（N·mm）", "相当应力（MPa）", "许用应力（MPa）"],
        en: ["Section", "Diameter (mm)", "Bending moment (N mm)", "Torque (N mm)", "Equivalent stress (MPa)", "Allowable stress (MPa)"],
      },
    },
  ],
  never: { zh: ["绝对安全", "坚固耐用"], en: ["absolutely safe", "indestructible"] },
};
