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
  title: { zh: "物料分拣线可编程控制器课程设计说明书", en: "Course design: PLC control of a sorting line" },
  pattern: { zh: "〔对象〕可编程控制器课程设计说明书", en: "Course design: PLC control of 〔object〕" },
  slots: [{ label: { zh: "对象", en: "object" }, default: { zh: "物料分拣线", en: "a sorting line" } }],
  remark: { zh: "从输入输出表到联机调试，缺一步都不给分", en: "From the I/O table to commissioning" },
  keywords: [
    { zh: "PLC", en: "PLC" },
    { zh: "顺序控制", en: "sequential control" },
    { zh: "梯形图", en: "ladder diagram" },
    { zh: "课程设计", en: "course design" },
  ],
  bring: [
    { zh: "实验台型号", en: "model of the test rig" },
    { zh: "程序与注释", en: "program with comments" },
    { zh: "调试录像", en: "video of commissioning" },
  ],
  outline: [
    {
      title: { zh: "任务与控制要求", en: "Task and requirements" },
      intent: { zh: "用时序语言写动作，异常也写", en: "Actions in order of time, abnormal ones too" },
      weight: 12,
    },
    {
      title: { zh: "总体方案", en: "Overall scheme" },
      intent: { zh: "按点数、响应、电源比控制器与传感器", en: "Compare by points, response and supply" },
      weight: 16,
      needs: ["table", "figure"],
    },
    {
      title: { zh: "硬件设计", en: "Hardware" },
      intent: { zh: "地址分配与接线完整，常开常闭写明", en: "Addresses and wiring, normally open or closed" },
      weight: 20,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "输入输出分配表", en: "Input and output table" },
          intent: { zh: "地址、元件、作用三列齐", en: "Address, device, function" },
          weight: 10,
          needs: ["table"],
          mistake: { zh: "程序地址与表不一致", en: "Addresses in the program differ from the table" },
        },
        {
          title: { zh: "外部接线图", en: "External wiring" },
          intent: { zh: "公共端、电源与急停回路", en: "Commons, supply, emergency stop" },
          weight: 10,
          needs: ["figure"],
          mistake: { zh: "急停只做在程序里", en: "Emergency stop in software only" },
        },
      ],
    },
    {
      title: { zh: "软件设计", en: "Software" },
      intent: { zh: "先功能图再梯形图，二者逐步对应", en: "Chart first, ladder after, step for step" },
      weight: 32,
      needs: ["figure"],
      children: [
        {
          title: { zh: "顺序功能图", en: "Sequential function chart" },
          intent: { zh: "写清转移条件与并行分支的汇合", en: "Transitions, and where branches meet" },
          weight: 11,
          needs: ["figure"],
        },
        {
          title: { zh: "梯形图与注释", en: "Ladder diagram and comments" },
          intent: { zh: "只贴关键网络并逐段解释", en: "Key networks only, each explained" },
          weight: 11,
          needs: ["figure"],
        },
        {
          title: { zh: "故障与复位处理", en: "Faults and reset" },
          intent: { zh: "断电恢复、卡料检测与复位次序", en: "Power loss, jams, order of reset" },
          weight: 10,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "联机调试", en: "Commissioning" },
      intent: { zh: "按日期记步骤、现象与修改", en: "Dated steps, symptoms, changes" },
      weight: 14,
      needs: ["table"],
      mistake: { zh: "没有一条修改记录", en: "Not one change recorded" },
    },
    { title: { zh: "小结", en: "Summary" }, intent: { zh: "写学会的一个方法和一个教训", en: "One method learnt, one lesson" }, weight: 6 },
  ],
  whyGood: [
    { zh: "动作要求用时序语言写，后面的功能图自然得出", en: "Requirements are told in order of time, so the chart follows by itself" },
    { zh: "强调急停走硬件，体现安全意识", en: "The emergency stop is wired, which shows a sense of safety" },
    { zh: "有断电保持与卡料处理，超出一般作业水平", en: "Retains counts and handles jams, beyond usual coursework" },
  ],
  opening: [
    { type: "heading", text: { zh: "第一章 任务与控制要求", en: "Chapter 1 Task and requirements" } },
    {
      type: "paragraph",
      text: {
        zh: "本课程设计的对象为【待补充：实验台型号】上的物料分拣线。控制要求如下：按下启动按钮，传送带运行；工件到达检测位后停止，由传感器判别材质与颜色；判别完成后传送带重新启动，对应的推料气缸在工件经过时伸出，将其推入料槽；某一料槽装满时，相应指示灯亮，传送带停止，等待人工取料后按确认按钮继续。任何时刻按下急停，所有执行件立即断电，解除急停后须先复位再启动。",
        en: "The object of this course design is the sorting line on 【to fill in: test rig】. Its requirements are as follows. When start is pressed, the belt runs. A part reaching the detection point stops, and sensors tell its material and colour. The belt then restarts, and as the part passes, the cylinder assigned to it extends and pushes it into its bin. When a bin is full, its lamp lights and the belt stops until the parts have been taken out and confirm is pressed. Whenever emergency stop is pressed, all actuators lose power immediately; after release, the line has to be reset before it can start.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "从上述要求可以看出，控制过程既有顺序动作，又有并行的计数与报警，单纯用经验法编写梯形图容易互锁遗漏，因此采用顺序功能图描述主流程，计数与报警作为独立程序段处理。各动作的时间参数在调试时确定，初值见【待补充：表号】。",
        en: "The requirements contain both a sequence and counting and alarms in parallel. A ladder diagram written by experience alone easily misses an interlock, so the main flow is described by a sequential function chart, and counting and alarms are handled as separate parts. Times of actions were set during commissioning; initial values are in 【to fill in: table number】.",
      },
    },
  ],
  hardSample: {
    title: { zh: "故障与复位处理", en: "Faults and reset" },
    text: {
      zh: "分拣线最常见的故障是工件卡在推料口。程序为每个气缸设置到位超时判断：发出伸出命令后启动定时器，若在设定时间内未收到到位信号，则停止传送带、点亮故障灯并记录故障位置。人工清除后按复位按钮，气缸全部退回，步进状态回到初始步，已计数值保留在断电保持区，避免重新计数。急停采用硬件回路切断输出电源，程序只负责检测急停信号并进入故障步，不以软件代替安全回路。",
      en: "The most common fault is a part jammed at a bin. The program checks each cylinder by a timeout: the command to extend starts a timer, and if no signal arrives within the set time, the belt stops, the fault lamp lights and the place is recorded. After the jam has been cleared by hand and reset is pressed, all cylinders retract, the step returns to the initial one, and counts stay in retained memory so that counting does not start over. Emergency stop cuts the output supply by a wired circuit; the program only detects it and enters the fault step. Software does not replace the safety circuit.",
    },
  },
  staged: false,
  checklist: [
    { zh: "地址表、接线图、程序三者一致", en: "table, wiring and program agree" },
    { zh: "每个转移条件可检测", en: "each transition can be detected" },
    { zh: "调试记录有日期与现象", en: "log has dates and symptoms" },
    { zh: "图纸符号规范", en: "drawing symbols correct" },
  ],
  scenes: ["experimentReport", "classPresent"],
  since: "2026-11-22",
});
