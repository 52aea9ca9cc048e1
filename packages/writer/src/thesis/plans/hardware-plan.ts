import { introduction } from "./common-chapters.ts";
import { summary, testing } from "./design-chapters.ts";
import { type ChapterPlan, chapter, leaf } from "./plan-types.ts";

/** A thing with a circuit in it. */
export const HARDWARE =
  /单片机|传感器|STM32|ESP32|Arduino|电路|控制器|硬件|PLC|\bmicrocontroller\b|\bsensors?\b|\bcontroller\b|\bcircuit\b/i;

export const hardwareDesign: readonly ChapterPlan[] = [
  introduction,
  chapter("requirements", 17, "功能要求与总体方案", "Requirements and Overall Scheme", [
    leaf("requirements", "{object}的功能与指标", "Functions and figures of {object}", [
      "列出功能、指标、工作环境与允许误差",
      "List functions, figures, working conditions and tolerances",
    ]),
    leaf("designing", "总体方案与框图", "Overall scheme", [
      "画出框图，说明信号从采集到执行经过哪些部分",
      "Draw the block diagram and follow the signal from sensing to acting",
    ]),
    leaf("technology", "主控与器件选型", "Choice of components", [
      "由指标推出对器件的要求，比较候选型号后选定",
      "Derive what the components must meet, compare candidates and choose",
    ]),
    leaf(
      "comparison",
      "方案的比较",
      "Schemes compared",
      ["按同一组指标比较两三种方案，说明取舍", "Compare two or three schemes by the same figures, with the reasons for the choice"],
      { extra: true },
    ),
  ]),
  chapter("designing", 24, "硬件设计", "Hardware", [
    leaf("designing", "主控最小系统", "Microcontroller and its minimum system", [
      "给出电源、时钟、复位与下载接口的电路与取值",
      "Give circuits and values of supply, clock, reset and programming interface",
    ]),
    leaf(
      "designing",
      "{item}的采集电路|检测电路",
      "Sensing of {item}|Sensing circuit",
      [
        "给出{item}的传感器接法、量程与信号调理|给出检测电路的接法、量程与信号调理",
        "Give connection, range and conditioning of the sensor for {item}|Give connection, range and conditioning of the sensing circuit",
      ],
      { each: "responses", usual: ["传感器", "sensor"] },
    ),
    leaf(
      "designing",
      "驱动与执行电路",
      "Drive circuit",
      [
        "由负载的电压电流定驱动元件，写明保护与隔离",
        "Choose the driver from voltage and current of the load, with protection and isolation",
      ],
      { usual: ["驱动电路", "relay"] },
    ),
    leaf("designing", "电源电路", "Power supply", [
      "列出各路电压与电流，选稳压方式并核算余量",
      "List voltages and currents, choose the regulation and check the margin",
    ]),
  ]),
  chapter("implementation", 22, "软件设计", "Firmware", [
    leaf("implementation", "主程序流程", "Main program", [
      "用流程图说明初始化、主循环与中断各做什么",
      "Show in a flow chart what start-up, main loop and interrupts do",
    ]),
    leaf(
      "implementation",
      "采样与滤波程序",
      "Sampling and filtering",
      ["写明采样间隔、滤波办法与参数及其依据", "Give the sampling interval, the filter with its parameters, and the grounds for them"],
      { usual: ["采样、滤波", "sampling, filtering"] },
    ),
    leaf("implementation", "控制策略", "Control strategy", [
      "写出控制量怎样由测量值算出，参数怎样整定",
      "Say how the output is computed from what is measured and how the parameters are set",
    ]),
    leaf(
      "implementation",
      "“{item}”的实现|显示与通信",
      "Implementation: {item}|Display and communication",
      [
        "说明“{item}”由哪些程序和接口完成|说明显示内容、通信格式与出错处理",
        "Say which routines and interfaces bring about “{item}”|Say what is displayed, how messages are formatted and how errors are handled",
      ],
      { each: "rules" },
    ),
  ]),
  { ...testing("调试与测试", "Testing"), weight: 16 },
  { ...summary, weight: 7 },
];
