import type { MethodCard } from "../method-card.ts";

export const pidControl: MethodCard = {
  key: "pid-control",
  title: { zh: "PID 控制", en: "PID control" },
  methods: ["design"],
  roles: ["designing", "theory", "implementation"],
  kinds: ["device"],
  cues: {
    zh: ["PID", "PID控制", "闭环控制", "比例积分微分", "超调", "恒温控制", "调速", "恒温", "稳定在", "抖动"],
    en: ["pid control", "pid controller", "closed-loop control", "overshoot", "controller tuning", "keep the temperature", "steady"],
  },
  sentences: {
    zh: [
      "PID 控制由偏差的比例、积分和微分三项相加得到控制量，三项分别针对当前、累积和变化趋势。",
      "只有比例作用时，对没有积分环节的对象，阶跃给定和恒定扰动会留下静差，系统稳定时积分作用使其消除，但通常会降低稳定裕度。",
      "执行器达到上限而偏差仍在，积分会继续累积，偏差反号后很久才退出饱和，应限制积分或在饱和时停止累积。",
      "微分作用放大测量噪声，宜先滤波；对测量值而非偏差取微分，可避免给定突变时输出的跳动。",
      "位置式输出控制量本身，增量式只输出变化量，后者适合自带积分作用的执行器，程序出错时影响较小。",
      "采样周期须固定，宜比对象的主要时间常数小得多；改变周期时离散的积分、微分系数应随之换算。",
      "参数宜先调比例再加积分，微分视需要而用；整定方法与对象的辨识数据须一并给出。",
      "动态性能以阶跃响应的超调量、调节时间和静差表示，调节时间所取的误差带须说明。",
    ],
    en: [
      "A PID controller adds three terms of the error, proportional, integral and derivative, which answer to its present value, its accumulation and its trend.",
      "With proportional action alone, a plant without an integrator keeps an offset after a step in set point or a constant disturbance; integral action removes it as long as the loop is stable, and usually reduces the stability margin.",
      "When the actuator is at its limit and the error remains, the integral goes on growing and takes long to unwind, so it should be bounded, or stopped during saturation.",
      "Derivative action amplifies measurement noise and needs a filter; taking the derivative of the measured value instead of the error avoids a jump when the set point changes.",
      "The position form gives the output itself, the velocity form only its change; the latter suits actuators that integrate by themselves and is less affected by a program fault.",
      "The sampling period has to be constant and should be much shorter than the dominant time constant of the plant; when it changes, the discrete integral and derivative coefficients change with it.",
      "Tuning may begin with the proportional term, then add the integral and, if needed, the derivative; the rule used and the identified plant data belong in the text.",
      "The step response is described by overshoot, settling time and steady-state error, and the error band of the settling time has to be stated.",
    ],
  },
  missing: {
    zh: ["被控对象的模型或阶跃响应数据", "采样周期与各参数的取值", "整定方法", "阶跃与扰动下的响应曲线"],
    en: [
      "model or step response of the plant",
      "sampling period and parameters",
      "tuning method",
      "responses to a step and to a disturbance",
    ],
  },
  limits: {
    zh: ["一组参数只在整定时的工况附近有效，仿真的结果须由实物的响应来核对。"],
    en: [
      "A set of parameters holds near the operating point at which it was tuned, and a simulation has to be checked against the real plant.",
    ],
  },
  exhibits: [
    {
      kind: "formula",
      latex:
        "u(t) = K_p\\left[e(t) + \\frac{1}{T_i}\\int_0^{t} e(\\tau)\\,\\mathrm{d}\\tau + T_d\\,\\frac{\\mathrm{d}e(t)}{\\mathrm{d}t}\\right]",
      where: {
        zh: "$u$ 为控制量，$e$ 为给定值与测量值之差，$K_p$ 为比例系数，$T_i$ 为积分时间（s），$T_d$ 为微分时间（s）。",
        en: "$u$ is the controller output, $e$ the set point minus the measured value, $K_p$ the proportional gain, and $T_i$ and $T_d$ are the integral and derivative times in seconds.",
      },
    },
    {
      kind: "formula",
      latex: "\\Delta u_k = K_p\\left[(e_k - e_{k-1}) + \\frac{T}{T_i}\\,e_k + \\frac{T_d}{T}\\,(e_k - 2e_{k-1} + e_{k-2})\\right]",
      where: {
        zh: "$\\Delta u_k$ 为第 $k$ 次采样时控制量的变化，$e_k$ 为该次的偏差，$T$ 为采样周期（s），$K_p$、$T_i$、$T_d$ 依次为比例系数、积分时间和微分时间。",
        en: "$\\Delta u_k$ is the change of the output at sample $k$, $e_k$ the error at that sample, $T$ the sampling period in seconds, and $K_p$, $T_i$ and $T_d$ are gain, integral time and derivative time.",
      },
    },
    {
      kind: "table",
      title: { zh: "不同参数下的阶跃响应", en: "Step responses for different parameters" },
      head: {
        zh: ["$K_p$", "$T_i$（s）", "$T_d$（s）", "超调量（%）", "调节时间（s）", "静差"],
        en: ["$K_p$", "$T_i$ (s)", "$T_d$ (s)", "Overshoot (%)", "Settling time (s)", "Steady-state error"],
      },
    },
  ],
  never: { zh: ["完美控制", "毫无超调"], en: ["perfect control", "optimal in every case"] },
};
