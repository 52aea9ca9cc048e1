import type { MethodCard } from "../method-card.ts";

export const displayAndCommunication: MethodCard = {
  key: "display-and-communication",
  title: { zh: "显示与通信", en: "Display and communication" },
  methods: ["design"],
  roles: ["implementation"],
  standard: ["implementation"],
  kinds: ["device"],
  cues: {
    zh: ["显示与通信", "通信", "上传数据", "发送数据", "显示", "联网", "WiFi", "蓝牙"],
    en: ["display and communication", "sends data", "send data", "communication", "wireless"],
  },
  sentences: {
    zh: [
      "通信先定帧格式：起始标志、长度、类型、数据、校验，接收端按状态机逐字节解析，校验不符的整帧丢弃。",
      "数据须带采集的时间，断网期间存在本地，恢复后补发，接收端按时间去重。",
      "无线的可靠距离须在安装现场测，墙体、金属与含水的材料都会使信号减弱。",
      "显示宜有当前值、设定值、工作方式与故障四项，故障用文字而不用代号。",
      "远程命令须有身份验证与应答，没有收到应答只能视为未知，不能视为失败而重复执行。",
      "上传的频率按用途定，变化以小时计的量没有必要每秒上传。",
    ],
    en: [
      "Communication begins with a frame of start, length, type, data and check; the receiver parses byte by byte and drops frames that fail.",
      "Readings carry the time of measurement, are kept while offline and sent later, and the receiver removes duplicates by time.",
      "Radio range is measured on site, as walls, metal and water weaken the signal.",
      "A display shows present value, setting, mode and fault, the last in words and not as a code.",
      "Remote commands are authenticated and acknowledged; without an answer the outcome is unknown and not a failure to be repeated.",
      "How often data are sent follows from their use; what changes over hours need not be sent every second.",
    ],
  },
  missing: { zh: ["通信方式与帧格式", "丢包或断线的处理"], en: ["way of communication and frame", "what happens on loss"] },
  limits: { zh: ["一两天不掉线不能说明长期稳定。"], en: ["A day or two without loss does not show stability."] },
  exhibits: [],
  never: { zh: [], en: [] },
};
