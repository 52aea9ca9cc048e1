import type { MethodCard } from "../method-card.ts";

export const mainLoopAndInterrupts: MethodCard = {
  key: "main-loop-and-interrupts",
  title: { zh: "主程序与中断", en: "Main loop and interrupts" },
  methods: ["design"],
  roles: ["implementation"],
  standard: ["implementation"],
  kinds: ["device"],
  cues: { zh: ["主程序", "程序流程", "主程序流程", "中断"], en: ["main program", "main loop", "firmware"] },
  sentences: {
    zh: [
      "主循环依次做采样、判断、输出与显示，各项按自己的周期由计时标志触发，不用延时函数等待，否则按键与通信会漏。",
      "中断里只做必须马上做的，例如读取计数、置标志，其余放回主循环，中断里不打印也不等待。",
      "中断与主循环共用的多字节变量，读取时须关中断或重复读，否则可能读到一半新一半旧的值。",
      "上电先初始化输出为安全状态，再检查传感器是否在线，最后才允许自动控制。",
      "看门狗在主循环正常走完一圈后喂一次，放在定时中断里喂就起不到作用。",
      "设定值存入掉电不丢失的存储，写入次数有限，只在改变后写。",
    ],
    en: [
      "The main loop performs sampling, decision, output and display in turn, each at its own interval triggered by a timer flag; waiting in delay functions would miss key presses and messages.",
      "An interrupt routine should do only what cannot wait, such as reading a counter or setting a flag, and leave the rest to the main loop; it should neither print nor wait.",
      "Multi-byte variables shared by an interrupt and the main loop have to be read with interrupts disabled or be read twice, or the value may be half new and half old.",
      "After power-up the outputs should first be set to a safe state, then sensors be checked for presence, and only then may automatic control begin.",
      "The watchdog should be fed once after each complete pass of the main loop; fed in a timer interrupt it serves no purpose.",
      "Set values should be stored in non-volatile memory, which endures a limited number of writes and should be written only after a change.",
    ],
  },
  missing: { zh: ["主程序流程图", "各任务的周期"], en: ["flow chart of the main program", "interval of each task"] },
  limits: {
    zh: ["流程图不说明最坏情况下的执行时间，须另测。"],
    en: ["A flow chart does not show worst-case time, which has to be measured."],
  },
  exhibits: [{ kind: "figure", title: { zh: "主程序流程图", en: "Flow chart of the main program" } }],
  never: { zh: [], en: [] },
};
