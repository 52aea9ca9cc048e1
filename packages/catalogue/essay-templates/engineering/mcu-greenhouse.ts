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
  title: { zh: "基于单片机的育苗大棚温湿度监控装置制作", en: "A Microcontroller-based Monitor for a Seedling Greenhouse" },
  pattern: "基于单片机的〔场所〕〔被测量〕监控装置制作",
  slots: [
    { label: "场所", default: "育苗大棚" },
    { label: "被测量", default: "温湿度" },
  ],
  remark: { zh: "专科也能写出能上电、能复现的设计", en: "A build that powers up and can be repeated" },
  keywords: ["单片机", "传感器", "电路设计", "程序流程", "调试"],
  bring: ["实物照片", "原理图与程序", "调试记录本"],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: "说明棚里为什么需要它",
      weight: 12,
      children: [
        {
          title: { zh: "使用场景与需求", en: "Use and needs" },
          intent: "写出控制对象、范围和精度要求",
          weight: 6,
          needs: ["table"],
          mistake: "背景抄农业现代化口号",
        },
        { title: { zh: "本人完成的工作", en: "My work" }, intent: "分清买来的模块和自己做的部分", weight: 6 },
      ],
    },
    {
      title: { zh: "方案选择", en: "Options" },
      intent: "主控、传感器、显示、执行各做一次比较",
      weight: 18,
      needs: ["table"],
      children: [
        {
          title: { zh: "主控与传感器比较", en: "MCU and sensors" },
          intent: "按精度、价格、接口选型",
          weight: 9,
          needs: ["table"],
          mistake: "选型理由只有“性价比高”",
        },
        { title: { zh: "系统框图", en: "Block diagram" }, intent: "画出信号走向和供电", weight: 9, needs: ["figure"] },
      ],
    },
    {
      title: { zh: "硬件电路", en: "Hardware" },
      intent: "每块电路一张图一段话",
      weight: 26,
      needs: ["figure", "formula"],
      children: [
        {
          title: { zh: "最小系统与电源", en: "Core and power" },
          intent: "说明复位、晶振、稳压与功耗",
          weight: 7,
          needs: ["figure", "formula"],
        },
        { title: { zh: "采集电路", en: "Sensing circuit" }, intent: "写接口时序与上拉电阻取值", weight: 7, needs: ["figure", "formula"] },
        { title: { zh: "显示与报警电路", en: "Display and alarm" }, intent: "给出限流电阻计算", weight: 6, needs: ["figure", "formula"] },
        {
          title: { zh: "继电器驱动", en: "Relay drive" },
          intent: "写隔离与续流保护",
          weight: 6,
          needs: ["figure"],
          mistake: "漏画续流二极管",
        },
      ],
    },
    {
      title: { zh: "软件设计", en: "Software" },
      intent: "先流程图后关键代码",
      weight: 22,
      needs: ["figure"],
      children: [
        { title: { zh: "主程序流程", en: "Main flow" }, intent: "说明任务调度与刷新周期", weight: 8, needs: ["figure"] },
        {
          title: { zh: "采集与滤波子程序", en: "Sampling and filtering" },
          intent: "写异常值如何剔除",
          weight: 7,
          needs: ["figure", "formula"],
        },
        { title: { zh: "阈值控制与回差", en: "Threshold and hysteresis" }, intent: "解释为什么要设回差", weight: 7, needs: ["figure"] },
      ],
    },
    {
      title: { zh: "制作与调试", en: "Build and debug" },
      intent: "用问题—原因—处理的形式记录",
      weight: 16,
      needs: ["table", "figure"],
      children: [
        { title: { zh: "焊接与分模块调试", en: "Soldering and module tests" }, intent: "写上电顺序与测量点", weight: 8, needs: ["figure"] },
        {
          title: { zh: "故障记录", en: "Fault log" },
          intent: "至少写三次真实故障的排查过程",
          weight: 8,
          needs: ["table", "data"],
          mistake: "一次成功，没有任何故障记录",
        },
      ],
    },
    { title: { zh: "结论", en: "Conclusions" }, intent: "对照需求逐条说明", weight: 6, needs: ["table"], mistake: "结论写成个人感想" },
  ],
  whyGood: [
    "要求写清外购与自制的边界，专科答辩最看重这一点",
    "每块电路都落到取值计算，不停留在框图",
    "故障记录按现象、判断、处理来写，真实可信",
  ],
  opening: [
    { type: "heading", text: "第一章 绪论" },
    { type: "heading", text: "1.1 使用场景与需求" },
    {
      type: "paragraph",
      text: "育苗大棚对温度和湿度比较敏感：夜间降温快，幼苗容易受冻；中午不及时通风，棚内又会闷热结露。笔者在【待补充：实习单位或基地】看到，值班人员主要靠挂在立柱上的指针表和经验判断，夜里需要起身多次查看。为了减少这种重复劳动，本设计制作一台装置，能够定时采集棚内温湿度并显示，超出设定范围时声光报警，同时通过继电器控制风机或加热设备。",
    },
    {
      type: "paragraph",
      text: "根据现场需要，确定装置的测量范围、精度、采样间隔和控制路数，见表1-1，其中【待补充：现场要求】由基地技术员提出。",
    },
    { type: "heading", text: "1.2 本人完成的工作" },
    {
      type: "paragraph",
      text: "装置中的主控芯片和传感器模块为外购件；电源、驱动与报警电路的设计，电路板的焊接，控制程序的编写与调试，以及大棚内的试运行均由本人完成。试运行中出现过的故障及处理办法在第五章如实记录。",
    },
  ],
  hardSample: {
    title: "故障记录",
    text: "试运行第一天，装置在风机启动的瞬间偶尔复位。先怀疑程序跑飞，在主循环加入指示灯后发现复位总与继电器吸合同时发生，于是用示波器测量电源，看到吸合瞬间出现明显跌落。原因是继电器线圈与主控共用一路稳压，且没有在线圈两端并联续流二极管。处理办法是补焊续流二极管，把继电器供电改到稳压之前，并在主控电源脚增加滤波电容。修改后连续运行【待补充：时长】未再复位。",
  },
  staged: false,
  checklist: ["原理图与实物一致", "元件清单含型号与数量", "流程图符号规范", "程序有注释且与流程图对应", "照片清晰有编号"],
  scenes: ["internSummary", "experimentReport", "defenseSpeech"],
  since: "2026-11-22",
});
