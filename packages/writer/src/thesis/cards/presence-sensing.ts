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
      "A reflective infrared sensor judges by reflected light, which is weak from dark surfaces, so that at the same distance they may be missed.",
      "Ambient light saturates the receiver; light modulated at a fixed frequency and filtered on receipt avoids this.",
      "A pyroelectric sensor reacts to moving bodies only, misses a still one and needs time to settle after power-up.",
      "Ultrasonic distance is half the echo time times the speed of sound, which varies with temperature; soft or slanting surfaces return little.",
      "“Full” takes several readings in a row within the limit, so that a falling object does not trigger it.",
      "A lid or door has to notice that something is caught, by rising current or a limit not reached, and then reverse.",
    ],
  },
  missing: {
    zh: ["传感器的型号、安装位置与角度", "阈值及其测定"],
    en: ["model, place and angle of the sensor", "threshold and how it was found"],
  },
  limits: {
    zh: ["在室内测得的距离与误触发率不适用于强光与户外。"],
    en: ["Range and false triggers measured indoors do not hold in sunlight."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
