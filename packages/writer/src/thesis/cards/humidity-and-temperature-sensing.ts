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
      "A sensor measures its own temperature and has to reach equilibrium with its surroundings; the housing and the place of mounting decide how long this takes, and also what is being measured.",
      "Relative humidity depends on temperature: with the same amount of vapour it falls when the air warms, so temperature and humidity have to be measured at the same point and time.",
      "The readings of soil-moisture sensors depend on salinity, soil type and contact; they have to be calibrated in the soil actually used by drying and weighing, and the maker's curve cannot be adopted as it is.",
      "Resistive probes corrode by electrolysis under direct current and should be powered only while sampling or be driven by alternating current; capacitive probes do not have this problem.",
      "A reading at one point does not represent the whole space; number and position of measuring points should be settled after a survey with a portable meter.",
      "Sensors with digital output have a shortest sampling interval; if read faster, they heat themselves or return old values.",
    ],
  },
  missing: {
    zh: ["传感器的型号与安装位置", "标定的方法与结果"],
    en: ["model and place of the sensors", "method and result of calibration"],
  },
  limits: {
    zh: ["未标定的读数只能比较升降，不能当作绝对值。"],
    en: ["Readings from a sensor that was not calibrated show rise and fall only and cannot be taken as absolute values."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
