import type { MethodCard } from "../method-card.ts";

export const lowPowerOperation: MethodCard = {
  key: "low-power-operation",
  title: { zh: "低功耗运行", en: "Low-power operation" },
  methods: ["design"],
  roles: ["implementation", "designing"],
  kinds: ["device"],
  cues: {
    zh: ["低功耗", "休眠", "电池供电", "唤醒", "续航"],
    en: ["on a battery", "sleep mode", "low power", "run a month", "every ten minutes"],
  },
  sentences: {
    zh: [
      "间歇工作的设备大部分时间休眠，寿命主要由休眠电流决定，先测休眠电流再优化其余。",
      "休眠前须关掉传感器与模块的供电，引脚设为不漏电的状态，悬空的输入会增加电流。",
      "唤醒由实时时钟定时，或由外部中断触发，唤醒后等传感器稳定再采样，这段等待计入功耗。",
      "无线发送的电流远大于采样，宜积攒几次数据一次发送，或只在变化超过阈值时发送。",
      "连接失败要限制重试次数与时长，网络中断时反复重连会在几天内耗尽电池。",
      "电量宜定期上报，在还能发送时提醒更换。",
    ],
    en: [
      "A device that works intermittently sleeps most of the time, and its battery life is mainly decided by the sleep current, which should be measured before anything else is optimised.",
      "Before sleep, the supply of sensors and modules has to be switched off and pins set to a state without leakage; floating inputs increase the current.",
      "The device is woken by a real-time clock or an external interrupt; after waking it waits until the sensor has settled before sampling, and this wait counts towards consumption.",
      "Radio transmission takes far more current than sampling, so several readings should be collected and sent together, or data be sent only when a change exceeds a threshold.",
      "Retries after a failed connection should be limited in number and duration, since endless reconnecting can empty the battery within days while the network is down.",
      "The battery level should be reported at intervals, so that replacement can be requested while the device is still able to send.",
    ],
  },
  missing: {
    zh: ["工作与休眠电流的实测值", "采样与发送的间隔"],
    en: ["measured active and sleep current", "intervals of sampling and sending"],
  },
  limits: {
    zh: ["短期的电流测量不能代替整个周期的放电试验。"],
    en: ["Short measurements of current do not replace a full discharge test."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
