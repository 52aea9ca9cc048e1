import type { MethodCard } from "../method-card.ts";

export const mainParametersOfAMachine: MethodCard = {
  key: "main-parameters-of-a-machine",
  title: { zh: "主要参数的确定", en: "Settling main parameters" },
  methods: ["design"],
  roles: ["designing"],
  standard: ["designing"],
  kinds: ["product"],
  cues: { zh: ["主要参数", "滚筒", "转速", "电机", "功率", "脱粒", "传动"], en: ["main parameters", "motor", "speed", "power", "drum"] },
  sentences: {
    zh: [
      "参数通常按生产率、工作速度、尺寸、功率、传动比的次序确定，后一项由前一项算出，倒推会互相矛盾。",
      "功率由工作阻力乘以速度求得，再除以各级传动效率的乘积，并留余量；阻力没有现成数据的，须测或取同类机型。",
      "转速影响加工质量：过低往往处理不净，过高往往损伤增加，须在两者之间取值，用试验找出范围。",
      "单相电机起动转矩小，负载重的机构应空载起动，或选用电容起动的类型。",
      "摩擦型带传动能在卡住时打滑，起保护作用，同步带、链与齿轮传动不打滑，须另设保护。",
      "各参数列表时写明来源：计算、试验、标准或类比，类比得来的须在样机上核对。",
    ],
    en: [
      "Parameters are usually settled in the order of output, working speed, dimensions, power and transmission ratio, each computed from the one before; working backwards leads to contradictions.",
      "Power is working resistance times speed, divided by the product of the efficiencies of all stages, with a margin; where the resistance is not known, it has to be measured or taken from a similar machine.",
      "Rotational speed affects the quality of the work: too low a speed often leaves the work incomplete and too high a speed often does damage, so a range in between has to be found by trials.",
      "Single-phase motors have a low starting torque, so mechanisms with a heavy load should start unloaded or use a capacitor-start type.",
      "Friction belts slip when something jams and thereby protect the machine; synchronous belts, chains and gears do not slip and need separate protection.",
      "The table of parameters should give the origin of each value, be it calculation, test, standard or analogy; values by analogy have to be verified on the prototype.",
    ],
  },
  missing: {
    zh: ["工作阻力或功率的依据", "各级传动的效率与传动比"],
    en: ["basis of the working resistance or power", "efficiencies and ratios of the stages"],
  },
  limits: {
    zh: ["估算的功率不含湿料、杂物等不利情形，须由试验修正。"],
    en: ["An estimate of power leaves out unfavourable conditions such as wet or dirty material and has to be corrected by trials."],
  },
  exhibits: [
    {
      kind: "formula",
      latex: "P=\\frac{F v}{1000\\,\\eta}",
      where: {
        zh: "$P$ 为所需功率（kW），$F$ 为工作阻力（N），$v$ 为工作速度（m/s），$\\eta$ 为总传动效率。",
        en: "$P$ is the power in kW, $F$ the resistance in N, $v$ the working speed in m/s and $\\eta$ the overall efficiency.",
      },
    },
  ],
  never: { zh: [], en: [] },
};
