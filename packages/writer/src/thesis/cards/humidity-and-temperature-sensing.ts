import type { MethodCard } from "../method-card.ts";

export const humidityAndTemperatureSensing: MethodCard = {
  key: "humidity-and-temperature-sensing",
  title: { zh: "温湿度的采集", en: "Sensing temperature and humidity" },
  methods: ["design"],
  roles: ["designing", "implementation"],
  kinds: ["device"],
  cues: {
    zh: ["温度", "湿度", "土壤", "土壤湿度"],
    en: ["sensing of temperature", "sensing of humidity", "temperature", "humidity", "soil moisture"],
  },
  sentences: {
    zh: [
      "传感器测的是它自身的温度，要等它与周围达到平衡，外壳与安装位置决定这一时间，也决定测的是哪里。",
      "相对湿度随温度变化，同样的水汽在升温后相对湿度下降，因此温度与湿度须在同一点同时测。",
      "土壤水分传感器的读数受盐分、土质与接触松紧影响，须用烘干称重法在所用的土中标定，不能直接采用厂家曲线。",
      "电阻式探针通直流会电解腐蚀，宜只在采样时供电或用交流激励，电容式没有这一问题。",
      "单点的读数不能代表整个空间，测点的数目与位置宜先用便携仪表走一遍再定。",
      "数字输出的传感器有最短采样间隔，读得过快会自热或返回旧值。",
    ],
    en: [
      "A sensor measures its own temperature and has to come to balance with its surroundings; housing and place decide how long this takes and what is measured.",
      "Relative humidity changes with temperature: the same vapour gives a lower value when warmer, so both are measured at one point and time.",
      "Soil-moisture readings depend on salinity, soil and contact, and are calibrated in the soil used by drying and weighing, not taken from the maker's curve.",
      "Resistive probes corrode under direct current and should be powered only while sampling or driven by alternating current; capacitive ones do not.",
      "One point does not stand for the whole space; number and place of points are settled after going round with a hand-held meter.",
      "Digital sensors have a shortest interval; read faster they heat up or return old values.",
    ],
  },
  missing: {
    zh: ["传感器的型号与安装位置", "标定的方法与结果"],
    en: ["model and place of the sensors", "method and result of calibration"],
  },
  limits: { zh: ["未标定的读数只能比较升降，不能当作绝对值。"], en: ["Readings without calibration show rise and fall only."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
