import type { MethodCard } from "../method-card.ts";

export const sensorSamplingAndFiltering: MethodCard = {
  key: "sensor-sampling-and-filtering",
  title: { zh: "传感器采样与滤波", en: "Sensor sampling and filtering" },
  methods: ["design", "laboratory"],
  roles: ["designing", "implementation", "instruments", "procedure"],
  cues: {
    zh: ["传感器", "采样频率", "采样与滤波", "信号采集", "信号调理", "模数转换", "数字滤波", "ADC", "数据跳", "读数不稳", "采集"],
    en: [
      "sensors",
      "temperature sensor",
      "humidity sensor",
      "pressure sensor",
      "sensor signal",
      "sampling rate",
      "sampling frequency",
      "analogue-to-digital",
      "analog-to-digital",
      "digital filter",
      "readings jump",
      "noisy",
    ],
  },
  sentences: {
    zh: [
      "采样频率须高于信号最高频率的 2 倍，否则高频成分会混叠成低频，采样之后用任何数字滤波都无法去除，抗混叠滤波须放在模数转换之前。",
      "模数转换的最小分度由参考电压和位数决定，参考电压的漂移会按比例进入每一个读数。",
      "信号源内阻较大时，采样保持电容来不及充满，应延长采样时间或加缓冲放大器。",
      "中值滤波适合去除偶发的尖脉冲，滑动平均适合压低随机噪声，两者都会使变化的信号滞后。",
      "滑动平均的窗口为 $M$ 点时，滞后为 $(M-1)/2$ 个采样周期，用于反馈控制时须计入。",
      "对互不相关的随机噪声，$N$ 次平均使标准差降为原来的 $1/\\sqrt N$，对系统误差没有作用。",
      "传感器须在使用的量程内用标准量逐点标定，升程与回程各测一遍，才能看出非线性与回差。",
      "读数超出物理上可能的范围，或长时间一个字也不变，应怀疑传感器故障，核实之前不宜参与控制。",
    ],
    en: [
      "The sampling frequency has to exceed twice the highest frequency in the signal; otherwise higher components appear as lower ones, which no digital filter can remove afterwards, so the anti-aliasing filter stands before the converter.",
      "The smallest step of an analogue-to-digital converter follows from reference voltage and number of bits, and drift of the reference enters every reading in proportion.",
      "With a source of high resistance the sampling capacitor is not charged in time, which takes a longer sampling time or a buffer amplifier.",
      "A median filter suits occasional spikes, a moving average random noise; both delay a changing signal.",
      "A moving average over $M$ points delays the signal by $(M-1)/2$ sampling periods, which counts in closed-loop control.",
      "For uncorrelated random noise, averaging $N$ readings reduces the standard deviation to $1/\\sqrt N$ of its value; systematic error stays as it was.",
      "A sensor should be calibrated against known values over the range in use, both upwards and downwards, so that non-linearity and hysteresis can be seen.",
      "A reading outside the physically possible range, or one that does not change by a single digit for long, should be suspected of a fault and kept out of control until it is checked.",
    ],
  },
  missing: {
    zh: ["传感器型号、量程与精度", "信号的最高频率与采样频率", "滤波方法与参数及其依据", "标定数据"],
    en: [
      "sensor, range and accuracy",
      "highest frequency of the signal and sampling frequency",
      "filter and its parameters, with their basis",
      "calibration data",
    ],
  },
  limits: {
    zh: ["滤波后的曲线平滑不等于测得准确，准确与否须与标准量比较。"],
    en: ["A smooth curve after filtering is not an accurate one; accuracy takes a comparison with a standard."],
  },
  exhibits: [
    {
      kind: "formula",
      latex: "V_{LSB} = \\frac{V_{ref}}{2^{N}}",
      where: {
        zh: "$V_{LSB}$ 为模数转换的最小分度（V），$V_{ref}$ 为参考电压（V），$N$ 为位数。",
        en: "$V_{LSB}$ is the smallest step of the converter in volts, $V_{ref}$ the reference voltage in volts and $N$ the number of bits.",
      },
    },
    {
      kind: "table",
      title: { zh: "传感器标定记录", en: "Calibration of the sensor" },
      head: { zh: ["标准值", "升程读数", "回程读数", "误差"], en: ["Standard", "Reading upwards", "Reading downwards", "Error"] },
    },
  ],
  never: { zh: ["完全消除噪声", "零误差"], en: ["noise-free", "eliminates all noise"] },
};
