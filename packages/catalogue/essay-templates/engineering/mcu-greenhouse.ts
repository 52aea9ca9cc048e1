import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const mcuGreenhouse = defineTemplate({
  slug: "mcu-greenhouse",
  kind: "thesis",
  discipline: "engineering",
  major: { zh: "电子信息工程技术", en: "Electronic Information Technology" },
  levels: ["juniorCollege"],
  method: "design",
  length: { default: 6000, min: 3000, max: 8000 },
  numbering: "A",
  title: {
    zh: "基于单片机的育苗大棚温湿度监控装置制作",
    en: "Building a microcontroller-based temperature and humidity monitor for a seedling greenhouse",
  },
  pattern: { zh: "基于单片机的〔场所〕〔被测量〕监控装置制作", en: "Building a microcontroller-based 〔quantity〕 monitor for 〔place〕" },
  slots: [
    { label: { zh: "场所", en: "place" }, default: { zh: "育苗大棚", en: "a seedling greenhouse" } },
    { label: { zh: "被测量", en: "quantity" }, default: { zh: "温湿度", en: "temperature and humidity" } },
  ],
  remark: { zh: "专科也能写出能上电、能复现的设计", en: "A build that powers up and can be repeated" },
  keywords: [
    { zh: "单片机", en: "microcontroller" },
    { zh: "传感器", en: "sensors" },
    { zh: "电路设计", en: "circuit design" },
    { zh: "程序流程", en: "program flow" },
    { zh: "调试", en: "debugging" },
  ],
  bring: [
    { zh: "实物照片", en: "photographs of the device" },
    { zh: "原理图与程序", en: "schematic and program" },
    { zh: "调试记录本", en: "debugging notebook" },
  ],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: { zh: "说明棚里为什么需要它", en: "Why the greenhouse needs it" },
      weight: 12,
      children: [
        {
          title: { zh: "使用场景与需求", en: "Use and requirements" },
          intent: { zh: "写出控制对象、范围、精度、路数", en: "What is controlled, range, accuracy, channels" },
          weight: 6,
          needs: ["table"],
          mistake: { zh: "背景抄农业现代化口号", en: "Slogans about modern farming as background" },
        },
        {
          title: { zh: "本人完成的工作", en: "What I did myself" },
          intent: { zh: "分清买来的模块和自己做的部分", en: "Bought modules apart from own work" },
          weight: 6,
        },
      ],
    },
    {
      title: { zh: "方案选择", en: "Choosing a scheme" },
      intent: { zh: "主控、传感器、显示、执行各比一次", en: "One comparison each: controller, sensor, display, output" },
      weight: 18,
      needs: ["table"],
      children: [
        {
          title: { zh: "主控与传感器比较", en: "Controller and sensors" },
          intent: { zh: "按精度、供电、接口、环境湿度选", en: "By accuracy, supply, interface and damp" },
          weight: 11,
          needs: ["table"],
          mistake: { zh: "选型理由只有“性价比高”", en: '"Good value" as the only reason' },
        },
        {
          title: { zh: "系统框图", en: "Block diagram" },
          intent: { zh: "画出信号走向和供电", en: "Signals and power" },
          weight: 7,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "硬件电路", en: "Hardware circuits" },
      intent: { zh: "每块电路一张图、一段取值说明", en: "One drawing and one paragraph of values for each" },
      weight: 26,
      needs: ["figure", "formula"],
      children: [
        {
          title: { zh: "最小系统与电源", en: "Minimum system and power" },
          intent: { zh: "复位、晶振、稳压与功耗余量", en: "Reset, crystal, regulator, power margin" },
          weight: 5,
          needs: ["figure", "formula"],
        },
        {
          title: { zh: "采集电路", en: "Sensing circuit" },
          intent: { zh: "接口时序与上拉电阻取值", en: "Interface timing and pull-up values" },
          weight: 8,
          needs: ["figure", "formula"],
        },
        {
          title: { zh: "显示与报警电路", en: "Display and alarm" },
          intent: { zh: "给出限流电阻计算", en: "Calculate the limiting resistors" },
          weight: 5,
          needs: ["figure", "formula"],
        },
        {
          title: { zh: "继电器驱动", en: "Relay drive" },
          intent: { zh: "写隔离、续流与强电安全距离", en: "Isolation, flyback diode, clearance to mains" },
          weight: 8,
          needs: ["figure"],
          mistake: { zh: "漏画续流二极管", en: "Flyback diode missing" },
        },
      ],
    },
    {
      title: { zh: "软件设计", en: "Software design" },
      intent: { zh: "先流程图后关键代码", en: "Flow chart first, key code after" },
      weight: 22,
      needs: ["figure"],
      children: [
        {
          title: { zh: "主程序流程", en: "Main program" },
          intent: { zh: "说明任务调度与刷新周期", en: "Scheduling and refresh period" },
          weight: 8,
          needs: ["figure"],
        },
        {
          title: { zh: "采集与滤波子程序", en: "Sampling and filtering" },
          intent: { zh: "异常值如何剔除，滤波慢多少", en: "How outliers go, and what delay filtering adds" },
          weight: 7,
          needs: ["figure", "formula"],
        },
        {
          title: { zh: "阈值控制与回差", en: "Threshold and hysteresis" },
          intent: { zh: "解释为什么要设回差、取多大", en: "Why hysteresis, and how much" },
          weight: 7,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "制作与调试", en: "Building and debugging" },
      intent: { zh: "按现象、判断、处理记录", en: "Record symptom, judgement, remedy" },
      weight: 16,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "焊接与分模块调试", en: "Soldering and module tests" },
          intent: { zh: "写上电顺序与测量点电压", en: "Order of power-up, and voltages at test points" },
          weight: 6,
          needs: ["figure"],
        },
        {
          title: { zh: "故障记录", en: "Fault log" },
          intent: { zh: "至少三次真实故障的排查过程", en: "At least three real faults, traced step by step" },
          weight: 10,
          needs: ["table", "data"],
          mistake: { zh: "一次成功，没有任何故障记录", en: "Worked first time, not one fault recorded" },
        },
      ],
    },
    {
      title: { zh: "结论", en: "Conclusions" },
      intent: { zh: "对照需求逐条说明，校准误差写明", en: "Requirement by requirement, with calibration error" },
      weight: 6,
      needs: ["table"],
      mistake: { zh: "结论写成个人感想", en: "A conclusion made of personal feelings" },
    },
  ],
  whyGood: [
    { zh: "要求写清外购与自制的边界，专科答辩最看重这一点", en: "Draws the line between bought and built, which examiners look for" },
    { zh: "每块电路都落到取值计算，不停留在框图", en: "Every circuit goes down to its values" },
    { zh: "故障记录按现象、判断、处理来写，真实可信", en: "Faults are told as symptom, judgement, remedy" },
  ],
  opening: [
    { type: "heading", text: { zh: "第一章 绪论", en: "Chapter 1 Introduction" } },
    { type: "heading", text: { zh: "1.1 使用场景与需求", en: "1.1 Use and requirements" } },
    {
      type: "paragraph",
      text: {
        zh: "育苗大棚对温度和湿度比较敏感：夜间降温快，幼苗容易受冻；中午不及时通风，棚内又会闷热结露。笔者在【待补充：实习单位或基地】看到，值班人员主要靠挂在立柱上的指针表和经验判断，夜里需要起身多次查看。为了减少这种重复劳动，本设计制作一台装置，能够定时采集棚内温湿度并显示，超出设定范围时声光报警，同时通过继电器控制风机或加热设备。",
        en: "A seedling greenhouse is sensitive to temperature and humidity. At night it cools quickly and seedlings are hurt by cold; at noon, without timely ventilation, it grows hot and wet with dew. At 【to fill in: place of training】 I saw that staff relied on a dial hung on a post and on experience, and got up several times a night to look. To save this repeated work, the device designed here measures temperature and humidity at intervals, shows them, gives light and sound when they leave the set range, and controls a fan or heater through relays.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "根据现场需要，确定装置的测量范围、精度、采样间隔和控制路数，见表1-1，其中【待补充：现场要求】由基地技术员提出。",
        en: "Measuring range, accuracy, sampling interval and number of channels follow from needs on site and are listed in Table 1-1; of these, 【to fill in: requirements on site】 came from the technician.",
      },
    },
    { type: "heading", text: { zh: "1.2 本人完成的工作", en: "1.2 What I did myself" } },
    {
      type: "paragraph",
      text: {
        zh: "装置中的主控芯片和传感器模块为外购件；电源、驱动与报警电路的设计，电路板的焊接，控制程序的编写与调试，以及大棚内的试运行均由本人完成。试运行中出现过的故障及处理办法在第五章如实记录。",
        en: "The controller chip and the sensor module were bought. I designed the power, driver and alarm circuits, soldered the board, wrote and debugged the program and ran the device in the greenhouse myself. Faults met on trial, and how they were handled, are recorded as they were in Chapter 5.",
      },
    },
  ],
  hardSample: {
    title: { zh: "故障记录", en: "The fault log" },
    text: {
      zh: "试运行第一天，装置在风机启动的瞬间偶尔复位。先怀疑程序跑飞，在主循环加入指示灯后发现复位总与继电器吸合同时发生，于是用示波器测量电源，看到吸合瞬间出现明显跌落。原因是继电器线圈与主控共用一路稳压，且没有在线圈两端并联续流二极管。处理办法是补焊续流二极管，把继电器供电改到稳压之前，并在主控电源脚增加滤波电容。修改后连续运行【待补充：时长】未再复位。",
      en: "On the first day of trial, the device sometimes reset at the moment the fan started. The program was suspected first. After an indicator was added to the main loop, resets were seen to come always with the relay, so the supply was watched on an oscilloscope and showed a clear dip when the relay closed. The coil shared a regulator with the controller, and there was no flyback diode across it. A diode was added, the relay was fed from before the regulator, and a filter capacitor placed at the controller's supply pin. Since then the device has run for 【to fill in: duration】 without a reset.",
    },
  },
  staged: false,
  checklist: [
    { zh: "原理图与实物一致", en: "schematic agrees with the device" },
    { zh: "元件清单含型号与数量", en: "parts list with model and number" },
    { zh: "流程图符号规范", en: "flow chart symbols correct" },
    { zh: "程序有注释且与流程图对应", en: "code commented and matching the chart" },
    { zh: "照片清晰有编号", en: "photographs clear and numbered" },
  ],
  scenes: ["internSummary", "experimentReport", "defenseSpeech"],
  since: "2026-11-22",
});
