import type { MethodCard } from "../method-card.ts";

export const finiteElementAnalysis: MethodCard = {
  key: "finite-element-analysis",
  title: { zh: "有限元分析", en: "Finite element analysis" },
  methods: ["design", "laboratory"],
  roles: ["analysis", "designing", "procedure", "results"],
  cues: {
    zh: ["有限元", "网格划分", "仿真分析", "ANSYS", "Abaqus", "模态分析", "应力云图", "仿真", "应力", "变形", "建模"],
    en: ["finite element", "mesh convergence", "ansys", "abaqus", "modal analysis", "simulation", "stress", "model"],
  },
  sentences: {
    zh: [
      "线性静力分析由刚度矩阵 $K$ 和载荷向量 $F$ 求解 $Ku=F$，得到节点位移 $u$，应变和应力由位移的导数算出，因此应力的精度低于位移。",
      "几何可略去不影响传力的小孔、倒角和文字，但应力集中处的圆角不可略去。",
      "约束应与实际支承相符：多约束一个自由度会使结构变刚，约束不足则出现刚体位移；利用对称时几何、材料、载荷和约束须同时对称。",
      "网格须做收敛性检验，在关心的部位逐次加密，直到结果的变化小于事先规定的界限。",
      "理想尖角和点载荷处的应力随网格加密不断增大，是奇异而非真实应力，评价时应避开或改用圆角和分布载荷。",
      "求解之后应核对各支反力之和与外载荷是否平衡，变形的方向与量级是否合理，再看应力。",
      "塑性材料的屈服用等效应力判断，脆性材料的断裂宜用最大主应力，不可只看一种云图。",
      "单位须自成一套，例如长度用 mm、力用 N 时应力为 MPa，质量须用 t，否则模态和重力的结果会差若干个数量级。",
    ],
    en: [
      "A linear static analysis solves $Ku=F$, with the stiffness matrix $K$ and the load vector $F$, for the nodal displacements $u$; strain and stress follow from their derivatives, so stress is less accurate than displacement.",
      "Small holes, chamfers and lettering that carry no load may be left out of the geometry, but fillets at stress concentrations may not.",
      "Constraints should match the real supports: one degree of freedom too many stiffens the structure, too few allow rigid-body motion; symmetry may be used only where geometry, material, load and supports share it.",
      "A mesh needs a convergence check in which the region of interest is refined until the result changes by less than a limit set beforehand.",
      "At ideal sharp corners and point loads stress grows without bound as the mesh is refined; it is a singularity, to be avoided by fillets and distributed loads or left out of the assessment.",
      "After solving, the sum of reactions should be checked against the loads, and direction and magnitude of deformation for plausibility, before stresses are read.",
      "Yielding of ductile materials is judged by the equivalent stress, fracture of brittle ones rather by the largest principal stress, so one contour plot is not enough.",
      "Units have to form one system: with millimetres and newtons stress is in megapascals and mass in tonnes, and any other unit of mass puts natural frequencies and weight out by orders of magnitude.",
    ],
  },
  missing: {
    zh: ["软件与版本、单元类型与数目", "材料参数及来源", "载荷与约束的数值和依据", "网格收敛数据", "与计算公式或试验的比较"],
    en: [
      "software and version, element type and number",
      "material data and their source",
      "loads and constraints with their basis",
      "data of mesh convergence",
      "comparison with a formula or a test",
    ],
  },
  limits: {
    zh: ["计算结果只在所设的载荷、约束和材料模型之内成立，未与试验或解析解比较的不能称为已经验证。"],
    en: [
      "Results hold within the loads, constraints and material model assumed; without comparison with a test or an analytical solution they are not validated.",
    ],
  },
  exhibits: [
    {
      kind: "table",
      title: { zh: "网格收敛性检验", en: "Mesh convergence" },
      head: {
        zh: ["单元尺寸（mm）", "单元数", "最大位移（mm）", "所关心处的应力（MPa）", "与上一级之差（%）"],
        en: ["Element size (mm)", "Elements", "Largest displacement (mm)", "Stress at point of interest (MPa)", "Change from previous (%)"],
      },
    },
    { kind: "figure", title: { zh: "载荷与约束示意图", en: "Loads and constraints" } },
  ],
  never: { zh: ["完全吻合", "真实再现"], en: ["exactly reproduces", "proves the safety"] },
};
