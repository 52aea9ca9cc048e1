import type { MethodCard } from "../method-card.ts";

export const presenceSensing: MethodCard = {
  key: "presence-sensing",
  title: { zh: "红外与超声感应", en: "Infrared and ultrasonic sensing" },
  methods: ["design"],
  roles: ["designing", "implementation"],
  kinds: ["device"],
  cues: {
    zh: ["红外", "感应", "超声", "接近", "人体感应", "满了", "避障", "距离"],
    en: ["infrared", "ultrasonic", "proximity", "motion sensor", "distance sensor"],
  },
  sentences: {
    zh: [
      "红外反射式传感器由发射与接收两管组成，测的是反射光的强弱，深色与吸光的表面反射弱，同样距离下可能测不到。",
      "环境光会使接收管饱和，宜把发射光调制成固定频率，接收后只取这一频率的成分。",
      "热释电传感器只对移动的人体有反应，静止的人测不到，上电后须稳定一段时间。",
      "超声测距由发射到回波的时间乘以声速的一半得到，声速随温度变化，柔软或倾斜的表面回波弱。",
      "判断“满”宜连续测几次都在阈值以内才算，物品落下时的短暂遮挡不应触发。",
      "有盖、门一类的动作须检测是否夹到东西，可由电机电流升高或限位未到判断，判断成立时反向退回。",
    ],
    en: [
      "A reflective infrared sensor consists of an emitter and a receiver and measures the strength of reflected light; dark, absorbing surfaces reflect little and may not be detected at a distance at which others are.",
      "Ambient light can saturate the receiver, so the emitted light should be modulated at a fixed frequency and only that component be evaluated.",
      "A pyroelectric sensor responds only to a moving human body, does not detect a still one, and needs some time to settle after power-up.",
      "Ultrasonic distance is half the echo time multiplied by the speed of sound, which varies with temperature; soft or slanting surfaces return a weak echo.",
      "“Full” should be reported only after several consecutive readings within the threshold, so that the brief obstruction by a falling object does not trigger it.",
      "Lids, doors and the like have to detect whether something is caught, from a rise in motor current or an end position not reached, and then reverse.",
    ],
  },
  missing: {
    zh: ["传感器的型号、安装位置与角度", "阈值及其测定"],
    en: ["model, mounting position and angle of the sensor", "threshold, and how it was determined"],
  },
  limits: {
    zh: ["在室内测得的距离与误触发率不适用于强光与户外。"],
    en: ["Detection distance and false-trigger rate measured indoors do not apply to strong light or outdoors."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
