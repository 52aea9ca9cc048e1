import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const eePvInverter = defineTemplate({
  slug: "ee-pv-inverter",
  kind: "thesis",
  discipline: "engineering",
  major: { zh: "电气工程及其自动化", en: "Electrical Engineering" },
  levels: ["undergraduate"],
  method: "design",
  length: { default: 11000, min: 8000, max: 20000 },
  numbering: "C",
  title: { zh: "小功率单相光伏并网逆变器的设计", en: "Design of a low-power single-phase grid-tied photovoltaic inverter" },
  pattern: { zh: "〔容量等级〕单相〔装置〕的设计", en: "Design of a 〔power class〕 single-phase 〔device〕" },
  slots: [
    { label: { zh: "容量等级", en: "power class" }, default: { zh: "小功率", en: "low-power" } },
    { label: { zh: "装置", en: "device" }, default: { zh: "光伏并网逆变器", en: "grid-tied photovoltaic inverter" } },
  ],
  remark: { zh: "主电路、控制、仿真、样机四步闭环", en: "Power stage, control, simulation, prototype" },
  keywords: [
    { zh: "逆变器", en: "inverter" },
    { zh: "锁相环", en: "phase-locked loop" },
    { zh: "最大功率跟踪", en: "maximum power point tracking" },
    { zh: "LCL滤波", en: "LCL filter" },
    { zh: "仿真", en: "simulation" },
  ],
  bring: [
    { zh: "功率与并网指标", en: "power rating and grid requirements" },
    { zh: "器件手册", en: "device data sheets" },
    { zh: "仿真模型", en: "simulation models" },
    { zh: "样机波形记录与高压试验防护", en: "prototype waveforms, and protection for high-voltage tests" },
  ],
  outline: [
    {
      title: { zh: "引言", en: "Introduction" },
      intent: { zh: "由并网标准引出可验收的指标", en: "From grid standards to targets that can be tested" },
      weight: 8,
      needs: ["source", "table"],
      children: [
        {
          title: { zh: "光伏并网的技术要求", en: "Requirements of grid connection" },
          intent: { zh: "谐波、功率因数、直流分量、孤岛逐项列值", en: "Harmonics, power factor, DC injection, islanding, by value" },
          weight: 4,
          needs: ["source", "table"],
          mistake: { zh: "大段写能源危机", en: "Long passages on the energy crisis" },
        },
        {
          title: { zh: "拓扑研究现状与本文工作", en: "Topologies and the work of this thesis" },
          intent: { zh: "按漏电流与效率比较有无隔离", en: "Isolated or not, by leakage current and efficiency" },
          weight: 4,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "主电路设计", en: "Power stage" },
      intent: { zh: "拓扑与全部元件参数都有算式", en: "Topology and every component, with its formula" },
      weight: 24,
      needs: ["formula", "figure", "table"],
      children: [
        {
          title: { zh: "前级升压电路", en: "Boost stage" },
          intent: { zh: "由输入范围定电感、电容与占空比", en: "Inductor, capacitor and duty from the input range" },
          weight: 5,
          needs: ["formula"],
        },
        {
          title: { zh: "后级全桥电路与调制方式", en: "Full bridge and modulation" },
          intent: { zh: "单双极性对损耗与共模的取舍", en: "Unipolar or bipolar: losses against common mode" },
          weight: 5,
          needs: ["formula", "figure"],
        },
        {
          title: { zh: "滤波器参数设计", en: "Filter design" },
          intent: { zh: "谐振频率约束与阻尼方案", en: "Limits on resonance, and damping" },
          weight: 7,
          needs: ["formula"],
          mistake: { zh: "谐振峰落在开关频率附近而不自知", en: "Resonance near the switching frequency, unnoticed" },
        },
        {
          title: { zh: "功率器件选型与损耗估算", en: "Power devices and loss estimate" },
          intent: { zh: "电压电流裕量并算温升", en: "Margins of voltage and current, and temperature rise" },
          weight: 7,
          needs: ["formula", "table"],
        },
      ],
    },
    {
      title: { zh: "控制策略", en: "Control" },
      intent: { zh: "各环带宽与先后次序讲清", en: "Bandwidth of each loop, and their order" },
      weight: 24,
      needs: ["formula", "figure"],
      children: [
        {
          title: { zh: "最大功率点跟踪", en: "Maximum power point tracking" },
          intent: { zh: "比较两种方法的稳态振荡与误跟踪", en: "Steady oscillation and wrong tracking of two methods" },
          weight: 5,
          needs: ["formula", "figure"],
        },
        {
          title: { zh: "软件锁相环", en: "Phase-locked loop" },
          intent: { zh: "传递函数、整定与电网畸变下的表现", en: "Transfer function, tuning, behaviour on a distorted grid" },
          weight: 6,
          needs: ["formula"],
        },
        {
          title: { zh: "并网电流环", en: "Grid current loop" },
          intent: { zh: "由开环伯德图定参数与裕度", en: "Parameters and margins from the Bode plot" },
          weight: 8,
          needs: ["formula", "figure"],
          mistake: { zh: "参数靠试凑，没有稳定裕度", en: "Tuned by trial, no stability margin" },
        },
        {
          title: { zh: "孤岛检测", en: "Islanding detection" },
          intent: { zh: "盲区与主动扰动幅度对谐波的代价", en: "Blind zone, and what perturbation costs in harmonics" },
          weight: 5,
          needs: ["formula"],
        },
      ],
    },
    {
      title: { zh: "仿真验证", en: "Simulation" },
      intent: { zh: "稳态、动态、故障三类工况", en: "Steady, dynamic and fault cases" },
      weight: 18,
      needs: ["figure", "table"],
      children: [
        {
          title: { zh: "稳态并网波形与谐波", en: "Steady-state waveforms and harmonics" },
          intent: { zh: "谐波畸变率与标准逐次对照", en: "Distortion against the standard, order by order" },
          weight: 10,
          needs: ["figure", "table"],
        },
        {
          title: { zh: "光照突变与电网跌落", en: "Irradiance steps and grid sags" },
          intent: { zh: "响应时间、超调与是否脱网", en: "Response, overshoot, and whether it trips" },
          weight: 8,
          needs: ["figure"],
          mistake: { zh: "只放波形不标时间轴", en: "Waveforms without a time axis" },
        },
      ],
    },
    {
      title: { zh: "硬件与软件实现", en: "Hardware and software" },
      intent: { zh: "从原理图到中断流程", en: "From schematic to interrupts" },
      weight: 16,
      needs: ["figure"],
      children: [
        {
          title: { zh: "采样、驱动与保护电路", en: "Sensing, driving and protection circuits" },
          intent: { zh: "隔离、死区与采样延时", en: "Isolation, dead time and sampling delay" },
          weight: 8,
          needs: ["figure"],
        },
        {
          title: { zh: "控制程序流程", en: "Control program" },
          intent: { zh: "中断时序与状态机，含故障退出", en: "Interrupt timing and state machine, with fault exit" },
          weight: 8,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "样机测试与结论", en: "Prototype tests and conclusions" },
      intent: { zh: "仿真与实测同工况对照", en: "Simulation and measurement under the same conditions" },
      weight: 10,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "测试平台与数据", en: "Test bench and data" },
          intent: { zh: "仪器型号、带宽、接线与记录方法", en: "Models, bandwidth, wiring, recording" },
          weight: 5,
          needs: ["table", "data"],
        },
        {
          title: { zh: "误差来源与改进", en: "Sources of error and improvement" },
          intent: { zh: "逐项解释偏差并给量级", en: "Each deviation explained, with its size" },
          weight: 5,
          mistake: { zh: "实测偏差一句“误差范围内”带过", en: 'Deviations dismissed as "within error"' },
        },
      ],
    },
  ],
  whyGood: [
    {
      zh: "指标表、参数计算、测试表三处数值口径一致，便于逐项验收",
      en: "Targets, calculations and tests use the same terms and can be checked one by one",
    },
    { zh: "控制章给出裕度而不是“调试得到”", en: 'Control gives margins, not "found by tuning"' },
    { zh: "仿真工况覆盖稳态、动态和故障", en: "Simulation covers steady, dynamic and fault cases" },
    { zh: "把孤岛检测单列，体现对并网安全的理解", en: "Islanding detection has its own section" },
  ],
  opening: [
    { type: "heading", text: { zh: "1 引言", en: "1 Introduction" } },
    { type: "heading", text: { zh: "1.1 光伏并网的技术要求", en: "1.1 Requirements of grid connection" } },
    {
      type: "paragraph",
      text: {
        zh: "并网逆变器连接的是两个特性完全不同的对象：一侧是输出随光照和温度变化的光伏组件，另一侧是电压、频率由系统决定的电网。设计的难点不在于把直流变成交流，而在于注入电网的电流既要跟得上组件的最大功率点，又要满足电能质量和安全要求。依据【待补充：所执行的并网标准名称与编号】，本设计需要满足的指标包括电流谐波畸变率、功率因数、直流分量、孤岛保护动作时间等，汇总于表1。",
        en: "A grid-tied inverter joins two things of a very different nature: photovoltaic modules, whose output changes with light and temperature, and the grid, whose voltage and frequency are set by the system. The difficulty is not to turn direct current into alternating current. The injected current has to follow the maximum power point of the modules and at the same time meet requirements of power quality and safety. By 【to fill in: name and number of the grid standard applied】, the targets for this design include harmonic distortion, power factor, direct-current component and tripping time on islanding; they are collected in Table 1.",
      },
    },
    { type: "heading", text: { zh: "1.2 拓扑研究现状与本文工作", en: "1.2 Topologies and the work of this thesis" } },
    {
      type: "paragraph",
      text: {
        zh: "小功率场合常用的拓扑可分为带工频变压器、带高频变压器和非隔离三类。工频隔离可靠但笨重；高频隔离体积小，级数多、效率受限；非隔离结构效率高，需要处理共模漏电流。本文面向【待补充：额定功率与输入电压范围】的户用场合，采用前级升压加后级全桥的两级结构，并在滤波器设计中兼顾漏电流抑制。全文按照“参数计算、控制设计、仿真、样机”的顺序展开，前一步的结果是后一步的输入。",
        en: "At low power, common topologies have a line-frequency transformer, a high-frequency transformer, or no isolation. The first is reliable but heavy; the second small, with more stages and limited efficiency; the third efficient, but common-mode leakage current has to be dealt with. For household use at 【to fill in: rated power and input range】, this thesis takes two stages, a boost converter and a full bridge, and lets the filter help to suppress leakage. It proceeds through parameters, control, simulation and prototype, each step taking the results of the one before.",
      },
    },
  ],
  hardSample: {
    title: { zh: "电流环设计", en: "Designing the current loop" },
    text: {
      zh: "并网电流环的被控对象由滤波电感和控制延时构成，其中采样与计算带来一拍延时，脉宽调制等效为半拍保持。将延时近似为一阶惯性环节后得到开环传递函数式(9)。设计目标为：穿越频率不高于开关频率的【待补充：比例】，相位裕度留有足够余量，并在谐振频率处通过有源阻尼把谐振峰压到零分贝以下。先按穿越频率求比例系数，再由转折频率求积分或谐振系数，最后在电感偏差的上下限重新绘制伯德图，确认参数漂移时系统仍然稳定。",
      en: "The plant of the grid current loop consists of the filter inductor and the control delay: sampling and computation add one period, and pulse-width modulation acts as a half-period hold. With the delay approximated by a first-order lag, the open-loop transfer function is Equation (9). The design aims at a crossover no higher than 【to fill in: fraction】 of the switching frequency, enough phase margin, and a resonance pressed below zero decibels by active damping. The proportional gain follows from crossover, the integral or resonant gain from the corner frequency, and the Bode plot is drawn again at both limits of inductance to confirm that the system stays stable when parameters drift.",
    },
  },
  staged: false,
  checklist: [
    { zh: "指标注明标准编号", en: "targets carry the standard's number" },
    { zh: "元件参数有计算式", en: "every component has its formula" },
    { zh: "波形图标注通道、量程、时间轴", en: "waveforms show channel, scale and time" },
    { zh: "保护阈值与时间写明", en: "protection thresholds and times given" },
    { zh: "仿真与实测差异有解释", en: "differences between simulation and test explained" },
  ],
  scenes: ["defenseSpeech", "experimentReport", "techPlan"],
  since: "2026-11-22",
});
