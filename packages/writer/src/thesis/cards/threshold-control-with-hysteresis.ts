import type { MethodCard } from "../method-card.ts";

export const thresholdControlWithHysteresis: MethodCard = {
  key: "threshold-control-with-hysteresis",
  title: { zh: "阈值控制与回差", en: "Threshold control with hysteresis" },
  methods: ["design"],
  roles: ["implementation", "designing"],
  kinds: ["device"],
  cues: {
    zh: ["控制策略", "手动和自动", "自动切换", "阈值", "上下限", "开关控制", "手动"],
    en: ["control strategy", "threshold", "manual and automatic", "on-off control"],
  },
  sentences: {
    zh: [
      "只设一个阈值时，测量值在阈值附近的波动会使执行机构反复通断，设开与关两个阈值，中间为回差，可以避免。",
      "回差须大于测量噪声与一次动作引起的过冲，又小于被控对象允许的波动。",
      "对象有滞后时，动作的效果要过一段时间才测得到，宜改为动作一段、等待一段再判断。",
      "须限制最长连续动作时间与最短间隔，传感器失灵时不致一直动作，电机也不致频繁起动。",
      "手动优先于自动，手动结束后回到自动还是保持，须由设计定下并在面板显示当前方式。",
      "读数超出物理上可能的范围时应判为故障，停止自动动作并报警，而不是按读数控制。",
    ],
    en: [
      "With a single threshold, fluctuations of the reading around it switch the actuator on and off repeatedly; two thresholds, one for on and one for off, with a gap between them prevent this.",
      "The gap has to be larger than the measurement noise and the overshoot caused by one action, and smaller than the variation that is allowed.",
      "Where the controlled object responds with a delay, the effect of an action can be measured only some time later, so it is better to act for a while, wait, and then decide.",
      "The longest continuous action and the shortest interval have to be limited, so that a failed sensor does not keep the actuator running and the motor does not start too often.",
      "Manual operation has priority over automatic; whether the device returns to automatic afterwards or stays as it is has to be decided in the design, and the panel should show the current mode.",
      "A reading outside the physically possible range should be treated as a fault that stops automatic action and raises an alarm, instead of being acted upon.",
    ],
  },
  missing: {
    zh: ["开与关的阈值", "最长动作时间与最短间隔"],
    en: ["thresholds for switching on and off", "longest action and shortest interval"],
  },
  limits: {
    zh: ["阈值随对象与季节改变，须在现场整定。"],
    en: ["Thresholds vary with the object and the season and have to be set on site."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
