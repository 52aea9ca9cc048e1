import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const amplifierLab = defineTemplate({
  slug: "amplifier-lab",
  kind: "lab",
  discipline: "engineering",
  major: { zh: "电子信息工程", en: "Electronic Information Engineering" },
  levels: ["undergraduate", "juniorCollege"],
  method: "experiment",
  length: { default: 2200, min: 1500, max: 5000 },
  numbering: "B",
  title: { zh: "单管共射放大电路的调试与测量实验报告", en: "Lab report: setting up and measuring a common-emitter amplifier" },
  pattern: { zh: "〔电路〕的调试与测量实验报告", en: "Lab report: setting up and measuring 〔circuit〕" },
  slots: [{ label: { zh: "电路", en: "circuit" }, default: { zh: "单管共射放大电路", en: "a common-emitter amplifier" } }],
  remark: { zh: "预习有估算，结果有误差，失真有解释", en: "Estimate first, then measure and explain" },
  keywords: [
    { zh: "放大电路", en: "amplifier" },
    { zh: "静态工作点", en: "quiescent point" },
    { zh: "频率响应", en: "frequency response" },
    { zh: "误差", en: "error analysis" },
  ],
  bring: [
    { zh: "原始数据签字页", en: "signed raw data sheet" },
    { zh: "仪器编号", en: "instrument numbers" },
    { zh: "波形照片", en: "waveform photographs" },
  ],
  outline: [
    {
      title: { zh: "实验目的", en: "Aims" },
      intent: { zh: "写三条，做完能判断是否达到", en: "Three aims that can be judged afterwards" },
      weight: 6,
    },
    {
      title: { zh: "原理与预习估算", en: "Theory and estimates" },
      intent: { zh: "代入元件标称值算出估算表", en: "Nominal values into formulas, giving a table of estimates" },
      weight: 20,
      needs: ["formula", "figure"],
      mistake: { zh: "预习栏抄书不算数", en: "Theory copied, nothing computed" },
    },
    {
      title: { zh: "仪器与电路", en: "Instruments and circuit" },
      intent: { zh: "列编号、量程、输入阻抗，画实际接线", en: "Numbers, ranges, input impedance; wiring as built" },
      weight: 14,
      needs: ["table", "figure"],
    },
    {
      title: { zh: "步骤", en: "Procedure" },
      intent: { zh: "先静态后动态，写调偏与防护", en: "Static before dynamic; how bias was set and parts protected" },
      weight: 16,
    },
    {
      title: { zh: "数据与结果", en: "Data and results" },
      intent: { zh: "原始数据、计算值、估算值并列", en: "Raw, computed and estimated values side by side" },
      weight: 28,
      needs: ["table", "data", "figure"],
      children: [
        {
          title: { zh: "静态工作点", en: "Quiescent point" },
          intent: { zh: "估算与实测差多少，先核管压降", en: "Estimate against measurement; check the collector voltage first" },
          weight: 10,
          needs: ["table", "data"],
        },
        {
          title: { zh: "增益、输入输出电阻", en: "Gain, input and output resistance" },
          intent: { zh: "写测量方法、串联电阻取值与计算", en: "Method, series resistor chosen, calculation" },
          weight: 9,
          needs: ["table", "formula"],
        },
        {
          title: { zh: "失真与频率特性", en: "Distortion and frequency response" },
          intent: { zh: "波形标刻度，由削顶方向判断类型", en: "Scale on waveforms; type from which peak is clipped" },
          weight: 9,
          needs: ["figure", "data"],
          mistake: { zh: "削顶判断与工作点矛盾", en: "Clipping that contradicts the quiescent point" },
        },
      ],
    },
    {
      title: { zh: "误差分析与思考", en: "Error analysis and questions" },
      intent: { zh: "逐项代回，定量指出主要来源", en: "Substitute back item by item and quantify the main source" },
      weight: 16,
      needs: ["formula"],
      mistake: { zh: "误差全归给“仪器老化”", en: 'All error blamed on "ageing instruments"' },
    },
  ],
  whyGood: [
    { zh: "预习估算与实测并列，报告有了靶子", en: "Estimates beside measurements give the report a target" },
    { zh: "误差分析逐项代回验证，而不是列举可能", en: "Each source of error is substituted back, not merely listed" },
    { zh: "失真判断与工作点互相印证", en: "Distortion and quiescent point confirm each other" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、实验目的", en: "1 Aims" } },
    {
      type: "paragraph",
      text: {
        zh: "掌握静态工作点的调整与测量方法；学会测量电压增益、输入电阻、输出电阻和频率特性；观察工作点偏移引起的两种失真，并能由波形判断其类型。",
        en: "To learn to set and measure the quiescent point; to measure voltage gain, input resistance, output resistance and frequency response; to observe the two kinds of distortion caused by a shifted quiescent point and to tell them apart by their waveforms.",
      },
    },
    { type: "heading", text: { zh: "二、原理与预习估算", en: "2 Theory and estimates" } },
    {
      type: "paragraph",
      text: {
        zh: "分压偏置共射电路依靠发射极电阻的直流负反馈稳定工作点。预习时按元件标称值估算：忽略基极电流对分压的影响，可得基极电位，减去发射结压降得到发射极电位，进而求出集电极电流与管压降，估算值记入表1。中频增益由等效负载与发射结动态电阻之比决定，发射极旁路电容断开后增益明显下降而输入电阻升高，这一点将在实验中验证。三极管的电流放大系数取实测值【待补充：万用表测得】，不采用手册典型值，以便缩小估算与实测的差距。",
        en: "A common-emitter stage with a voltage divider holds its quiescent point by direct-current feedback through the emitter resistor. Before the session, nominal values were used for estimates. Neglecting the base current in the divider gives the base voltage; subtracting the voltage of the emitter junction gives the emitter voltage, and from it follow collector current and collector-emitter voltage, entered in Table 1. Mid-band gain is set by the ratio of the equivalent load to the dynamic resistance of the emitter junction; without the emitter bypass capacitor the gain should drop clearly and the input resistance rise, which the experiment will check. The current gain of the transistor is the measured value 【to fill in: from the multimeter】, not the typical value of the data sheet, so as to bring estimate and measurement closer.",
      },
    },
  ],
  hardSample: {
    title: { zh: "误差分析", en: "Error analysis" },
    text: {
      zh: "增益的实测值低于估算值，偏差为【待补充：计算结果】。逐项检查后认为主要来自三处：估算时发射结动态电阻按室温取值，而管子工作一段时间后结温升高；毫伏表与示波器探头并入输出端，使等效负载减小；集电极电阻存在标称误差，用万用表实测后重新代入，偏差缩小到【待补充：结果】。由此可见负载效应是主要因素，改用高阻探头或在计算中计入仪器输入电阻后，两者基本吻合。读数误差相对较小，不作为主要原因。",
      en: "The measured gain is lower than the estimate by 【to fill in: result】. Item by item, three sources appear to matter. The estimate takes the dynamic resistance of the emitter junction at room temperature, whereas the junction warms up in use. The millivoltmeter and the oscilloscope probe load the output. And the collector resistor deviates from its nominal value; with its measured value inserted, the difference shrinks to 【to fill in: result】. The loading was tested by using a high-impedance probe and by putting the instruments' input resistance into the calculation, which shows how much of the rest it explains. Reading errors are comparatively small and not the main cause.",
    },
  },
  staged: false,
  checklist: [
    { zh: "原始数据有教师签字", en: "raw data signed by the teacher" },
    { zh: "有效数字与仪器精度一致", en: "digits match the instruments" },
    { zh: "波形标注量程", en: "waveforms show their scale" },
    { zh: "思考题用本次数据回答", en: "questions answered with today's data" },
  ],
  scenes: ["experimentReport"],
  since: "2026-11-22",
});
