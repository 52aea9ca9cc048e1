import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const plcSortingCourse = defineTemplate({
  slug: "plc-sorting-course",
  kind: "course",
  discipline: "engineering",
  major: { zh: "自动化", en: "Automation" },
  levels: ["undergraduate", "juniorCollege"],
  method: "design",
  length: { default: 3500, min: 2000, max: 8000 },
  numbering: "A",
  title: { zh: "物料分拣线可编程控制器课程设计说明书", en: "Course Design: PLC Control of a Sorting Line" },
  pattern: "〔对象〕可编程控制器课程设计说明书",
  slots: [{ label: "对象", default: "物料分拣线" }],
  remark: { zh: "从输入输出表到联机调试，缺一步都不给分", en: "From the I/O table to commissioning" },
  keywords: ["PLC", "顺序控制", "梯形图", "课程设计"],
  bring: ["实验台型号", "程序与注释", "调试录像"],
  outline: [
    { title: { zh: "任务与控制要求", en: "Task and requirements" }, intent: "用时序语言描述动作", weight: 12 },
    { title: { zh: "总体方案", en: "Overall scheme" }, intent: "比较控制器与传感器配置", weight: 16, needs: ["table", "figure"] },
    {
      title: { zh: "硬件设计", en: "Hardware" },
      intent: "完整的地址分配与接线",
      weight: 20,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "输入输出分配表", en: "I/O table" },
          intent: "地址、元件、作用三列齐全",
          weight: 10,
          needs: ["table"],
          mistake: "程序地址与表不一致",
        },
        {
          title: { zh: "外部接线图", en: "Wiring" },
          intent: "标出公共端、电源与急停回路",
          weight: 10,
          needs: ["figure"],
          mistake: "急停只做在程序里",
        },
      ],
    },
    {
      title: { zh: "软件设计", en: "Software" },
      intent: "先功能图再梯形图",
      weight: 32,
      needs: ["figure"],
      children: [
        { title: { zh: "顺序功能图", en: "Sequential function chart" }, intent: "写清转移条件与并行分支", weight: 11, needs: ["figure"] },
        { title: { zh: "梯形图与注释", en: "Ladder program" }, intent: "只贴关键网络并逐段解释", weight: 11, needs: ["figure"] },
        { title: { zh: "故障与复位处理", en: "Faults and reset" }, intent: "说明断电恢复与卡料检测", weight: 10, needs: ["figure"] },
      ],
    },
    {
      title: { zh: "联机调试", en: "Commissioning" },
      intent: "记录步骤、现象与修改",
      weight: 14,
      needs: ["table"],
      mistake: "没有一条修改记录",
    },
    { title: { zh: "小结", en: "Summary" }, intent: "写学会的一个方法和一个教训", weight: 6 },
  ],
  whyGood: ["动作要求用时序语言写，后面的功能图自然得出", "强调急停走硬件，体现安全意识", "有断电保持与卡料处理，超出一般作业水平"],
  opening: [
    { type: "heading", text: "第一章 任务与控制要求" },
    {
      type: "paragraph",
      text: "本课程设计的对象为【待补充：实验台型号】上的物料分拣线。控制要求如下：按下启动按钮，传送带运行；工件到达检测位后停止，由传感器判别材质与颜色；判别完成后传送带重新启动，对应的推料气缸在工件经过时伸出，将其推入料槽；某一料槽装满时，相应指示灯亮，传送带停止，等待人工取料后按确认按钮继续。任何时刻按下急停，所有执行件立即断电，解除急停后须先复位再启动。",
    },
    {
      type: "paragraph",
      text: "从上述要求可以看出，控制过程既有顺序动作，又有并行的计数与报警，单纯用经验法编写梯形图容易互锁遗漏，因此采用顺序功能图描述主流程，计数与报警作为独立程序段处理。各动作的时间参数在调试时确定，初值见【待补充：表号】。",
    },
  ],
  hardSample: {
    title: "故障与复位处理",
    text: "分拣线最常见的故障是工件卡在推料口。程序为每个气缸设置到位超时判断：发出伸出命令后启动定时器，若在设定时间内未收到到位信号，则停止传送带、点亮故障灯并记录故障位置。人工清除后按复位按钮，气缸全部退回，步进状态回到初始步，已计数值保留在断电保持区，避免重新计数。急停采用硬件回路切断输出电源，程序只负责检测急停信号并进入故障步，不以软件代替安全回路。",
  },
  staged: false,
  checklist: ["地址表、接线图、程序三者一致", "每个转移条件可检测", "调试记录有日期与现象", "图纸符号规范"],
  scenes: ["experimentReport", "classPresent"],
  since: "2026-11-22",
});
