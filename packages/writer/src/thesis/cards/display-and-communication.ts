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
      "Communication begins with a frame format of start mark, length, type, data and checksum; the receiver parses byte by byte as a state machine and discards every frame that fails the check.",
      "Readings should carry the time of measurement, be stored locally while the connection is down and be sent later, with duplicates removed by time at the receiving end.",
      "The reliable distance of a radio link should be measured on site, as walls, metal and materials containing water weaken the signal.",
      "A display should show the present value, the set value, the mode of operation and any fault, the last in words and not as a code.",
      "Remote commands need authentication and an acknowledgement; when no acknowledgement arrives, the outcome is unknown, and the command must not be treated as failed and simply repeated.",
      "How often data are uploaded should follow from their use; a quantity that changes over hours need not be sent every second.",
    ],
  },
  missing: {
    zh: ["通信方式与帧格式", "丢包或断线的处理"],
    en: ["kind of communication and frame format", "what happens when packets or the connection are lost"],
  },
  limits: {
    zh: ["一两天不掉线不能说明长期稳定。"],
    en: ["A day or two without loss of connection does not establish long-term stability."],
  },
  exhibits: [],
  never: { zh: [], en: [] },
};
