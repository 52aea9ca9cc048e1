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
  title: { zh: "小功率单相光伏并网逆变器的设计", en: "Design of a Low-power Single-phase Grid-tied PV Inverter" },
  pattern: "〔容量等级〕单相〔装置〕的设计",
  slots: [
    { label: "容量等级", default: "小功率" },
    { label: "装置", default: "光伏并网逆变器" },
  ],
  remark: { zh: "主电路、控制、仿真、样机四步闭环", en: "Power stage, control, simulation, prototype" },
  keywords: ["逆变器", "锁相环", "最大功率跟踪", "LCL滤波", "仿真"],
  bring: ["功率与并网指标", "器件手册", "仿真模型", "样机波形记录"],
  outline: [
    {
      title: { zh: "引言", en: "Introduction" },
      intent: "由并网标准引出设计指标",
      weight: 8,
      needs: ["source", "table"],
      children: [
        {
          title: { zh: "光伏并网的技术要求", en: "Grid-tie requirements" },
          intent: "列谐波、功率因数、孤岛保护要求",
          weight: 4,
          needs: ["source", "table"],
          mistake: "大段写能源危机",
        },
        {
          title: { zh: "拓扑研究现状与本文工作", en: "Topologies and this work" },
          intent: "比较有无隔离的典型拓扑",
          weight: 4,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "主电路设计", en: "Power stage" },
      intent: "给出拓扑与全部元件参数",
      weight: 24,
      needs: ["formula", "figure", "table"],
      children: [
        { title: { zh: "前级升压电路", en: "Boost stage" }, intent: "由输入范围定电感、电容与占空比", weight: 6, needs: ["formula"] },
        {
          title: { zh: "后级全桥电路与调制方式", en: "Full bridge and modulation" },
          intent: "说明单双极性调制的取舍",
          weight: 6,
          needs: ["formula", "figure"],
        },
        {
          title: { zh: "滤波器参数设计", en: "Filter design" },
          intent: "给出谐振频率约束与阻尼方案",
          weight: 6,
          needs: ["formula"],
          mistake: "谐振峰落在开关频率附近而不自知",
        },
        {
          title: { zh: "功率器件选型与损耗估算", en: "Devices and losses" },
          intent: "留电压电流裕量并算温升",
          weight: 6,
          needs: ["formula", "table"],
        },
      ],
    },
    {
      title: { zh: "控制策略", en: "Control" },
      intent: "三环各自的带宽要讲清",
      weight: 24,
      needs: ["formula", "figure"],
      children: [
        { title: { zh: "最大功率点跟踪", en: "MPPT" }, intent: "比较扰动观察与电导增量的振荡", weight: 6, needs: ["formula", "figure"] },
        { title: { zh: "软件锁相环", en: "Phase-locked loop" }, intent: "给出传递函数与参数整定", weight: 6, needs: ["formula"] },
        {
          title: { zh: "并网电流环", en: "Current loop" },
          intent: "由开环伯德图定参数与裕度",
          weight: 6,
          needs: ["formula", "figure"],
          mistake: "参数靠试凑，没有稳定裕度",
        },
        { title: { zh: "孤岛检测", en: "Islanding detection" }, intent: "说明盲区与主动扰动幅度", weight: 6, needs: ["formula"] },
      ],
    },
    {
      title: { zh: "仿真验证", en: "Simulation" },
      intent: "稳态、动态、故障三类工况",
      weight: 18,
      needs: ["figure", "table"],
      children: [
        {
          title: { zh: "稳态并网波形与谐波", en: "Steady state" },
          intent: "给出谐波畸变率并与标准对照",
          weight: 9,
          needs: ["figure", "table"],
        },
        {
          title: { zh: "光照突变与电网跌落", en: "Transients" },
          intent: "说明响应时间与超调",
          weight: 9,
          needs: ["figure"],
          mistake: "只放波形不标时间轴",
        },
      ],
    },
    {
      title: { zh: "硬件与软件实现", en: "Implementation" },
      intent: "从原理图到中断流程",
      weight: 16,
      needs: ["figure"],
      children: [
        {
          title: { zh: "采样、驱动与保护电路", en: "Sensing, drive, protection" },
          intent: "写隔离与死区处理",
          weight: 8,
          needs: ["figure"],
        },
        { title: { zh: "控制程序流程", en: "Firmware" }, intent: "画中断时序与状态机", weight: 8, needs: ["figure"] },
      ],
    },
    {
      title: { zh: "样机测试与结论", en: "Prototype and conclusions" },
      intent: "仿真与实测对照",
      weight: 10,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "测试平台与数据", en: "Bench and data" },
          intent: "写仪器型号、接线与记录方法",
          weight: 5,
          needs: ["table", "data"],
        },
        {
          title: { zh: "误差来源与改进", en: "Errors and improvement" },
          intent: "逐项解释偏差",
          weight: 5,
          mistake: "实测偏差一句“误差范围内”带过",
        },
      ],
    },
  ],
  whyGood: [
    "指标表、参数计算、测试表三处数值口径一致，便于逐项验收",
    "控制章给出裕度而不是“调试得到”",
    "仿真工况覆盖稳态、动态和故障",
    "把孤岛检测单列，体现对并网安全的理解",
  ],
  opening: [
    { type: "heading", text: "1 引言" },
    { type: "heading", text: "1.1 光伏并网的技术要求" },
    {
      type: "paragraph",
      text: "并网逆变器连接的是两个特性完全不同的对象：一侧是输出随光照和温度变化的光伏组件，另一侧是电压、频率由系统决定的电网。设计的难点不在于把直流变成交流，而在于注入电网的电流既要跟得上组件的最大功率点，又要满足电能质量和安全要求。依据【待补充：所执行的并网标准名称与编号】，本设计需要满足的指标包括电流谐波畸变率、功率因数、直流分量、孤岛保护动作时间等，汇总于表1。",
    },
    { type: "heading", text: "1.2 拓扑研究现状与本文工作" },
    {
      type: "paragraph",
      text: "小功率场合常用的拓扑可分为带工频变压器、带高频变压器和非隔离三类。工频隔离可靠但笨重；高频隔离体积小，级数多、效率受限；非隔离结构效率高，需要处理共模漏电流。本文面向【待补充：额定功率与输入电压范围】的户用场合，采用前级升压加后级全桥的两级结构，并在滤波器设计中兼顾漏电流抑制。全文按照“参数计算、控制设计、仿真、样机”的顺序展开，前一步的结果是后一步的输入。",
    },
  ],
  hardSample: {
    title: "电流环设计",
    text: "并网电流环的被控对象由滤波电感和控制延时构成，其中采样与计算带来一拍延时，脉宽调制等效为半拍保持。将延时近似为一阶惯性环节后得到开环传递函数式(9)。设计目标为：穿越频率不高于开关频率的【待补充：比例】，相位裕度留有足够余量，并在谐振频率处通过有源阻尼把谐振峰压到零分贝以下。先按穿越频率求比例系数，再由转折频率求积分或谐振系数，最后在电感偏差的上下限重新绘制伯德图，确认参数漂移时系统仍然稳定。",
  },
  staged: false,
  checklist: ["指标注明标准编号", "元件参数有计算式", "波形图标注通道、量程、时间轴", "保护阈值与时间写明", "仿真与实测差异有解释"],
  scenes: ["defenseSpeech", "experimentReport", "techPlan"],
  since: "2026-11-22",
});
