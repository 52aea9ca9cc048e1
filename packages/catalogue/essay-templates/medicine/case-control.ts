import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const caseControl = defineTemplate({
  slug: "case-control",
  kind: "thesis",
  discipline: "medicine",
  major: { zh: "预防医学", en: "Preventive Medicine" },
  levels: ["undergraduate", "master"],
  method: "clinical",
  length: { default: 12000, min: 8000, max: 50000, byLevel: { undergraduate: 12000, master: 30000 } },
  numbering: "C",
  title: { zh: "糖尿病与睡眠时长关系的病例对照研究", en: "Sleep Duration and Diabetes: A Case-control Study" },
  pattern: "〔疾病〕与〔暴露〕关系的病例对照研究",
  slots: [
    { label: "疾病", default: "糖尿病" },
    { label: "暴露", default: "睡眠时长" },
  ],
  remark: { zh: "对照从哪来、回忆怎么防，比回归重要", en: "Where controls come from matters more than the model" },
  keywords: ["病例对照", "危险因素", "偏倚", "流行病学"],
  bring: ["伦理批件", "匹配方案", "调查员手册"],
  outline: [
    { title: { zh: "引言", en: "Introduction" }, intent: "证据不一致之处", weight: 12, needs: ["source"] },
    {
      title: { zh: "对象与方法", en: "Subjects and methods" },
      intent: "按观察性研究规范",
      weight: 32,
      needs: ["table"],
      children: [
        { title: { zh: "研究设计与现场", en: "Design and setting" }, intent: "时间、地点、源人群", weight: 6 },
        {
          title: { zh: "病例的来源与诊断标准", en: "Cases" },
          intent: "新发还是现患，标准版本",
          weight: 6,
          needs: ["source"],
          mistake: "用现患病例不说明",
        },
        {
          title: { zh: "对照的选择与匹配", en: "Controls" },
          intent: "与病例同源，匹配因素",
          weight: 5,
          needs: ["table"],
          mistake: "对照来自体检人群而无说明",
        },
        { title: { zh: "暴露与协变量测量", en: "Exposure and covariates" }, intent: "时间窗、工具、质控", weight: 5, needs: ["table"] },
        { title: { zh: "偏倚控制", en: "Bias control" }, intent: "选择、回忆、混杂各一法", weight: 5, mistake: "把混杂与偏倚混为一谈" },
        { title: { zh: "统计分析", en: "Analysis" }, intent: "条件逻辑回归、缺失、敏感性", weight: 5, needs: ["formula"] },
      ],
    },
    {
      title: { zh: "结果", en: "Results" },
      intent: "描述、单因素、多因素、剂量反应",
      weight: 26,
      needs: ["table", "figure"],
      children: [
        { title: { zh: "研究对象特征", en: "Characteristics" }, intent: "应答率与均衡性", weight: 7, needs: ["table"] },
        { title: { zh: "暴露与疾病的关联", en: "Association" }, intent: "比值比与区间，多模型并列", weight: 7, needs: ["table"] },
        { title: { zh: "剂量反应与交互", en: "Dose response" }, intent: "样条图与交互检验", weight: 6, needs: ["figure"] },
        { title: { zh: "敏感性分析", en: "Sensitivity" }, intent: "剔除、改定义、量化未测混杂", weight: 6, needs: ["table"] },
      ],
    },
    {
      title: { zh: "讨论", en: "Discussion" },
      intent: "按规范次序写",
      weight: 22,
      needs: ["source"],
      children: [
        { title: { zh: "主要发现与比较", en: "Findings" }, intent: "与队列研究比较", weight: 8, needs: ["source"] },
        { title: { zh: "可能的机制", en: "Mechanisms" }, intent: "克制，不堆文献", weight: 7, needs: ["source"] },
        { title: { zh: "优势与局限", en: "Strengths and limits" }, intent: "说明偏倚方向", weight: 7, mistake: "只写样本量小" },
      ],
    },
    { title: { zh: "结论", en: "Conclusion" }, intent: "关联不等于因果", weight: 8 },
  ],
  whyGood: ["把不一致归到三个设计问题，研究直接回应", "对照选择讲清为何不用体检者及偏倚方向", "结论守住关联的边界"],
  opening: [
    { type: "heading", text: "1 引言" },
    {
      type: "paragraph",
      text: "睡得太少与糖尿病风险升高有关，这一点已有较多报道；睡得太长是否同样有害，结论却不一致。有的研究呈现两端高、中间低的关系，有的则认为长睡眠只是健康状况不佳的表现。不一致的原因至少有三：睡眠时长由自己回忆，误差较大；患病以后作息会改变，若采用现患病例，容易把结果当成原因；午睡是否计入，各研究做法不同【待补充：文献】。",
    },
    {
      type: "paragraph",
      text: "针对上述问题，本研究在【待补充：现场】纳入新诊断病例，以同源人群为对照并按性别、年龄和就诊时间匹配，询问确诊或入组之前某一固定时间窗内的夜间与午间睡眠，由不知分组的调查员收集资料，采用条件逻辑回归分析睡眠时长与糖尿病的关联，并通过一系列敏感性分析评估反向因果和未测混杂的影响。",
    },
  ],
  hardSample: {
    title: "对照选择",
    text: "对照应当来自产生病例的源人群，即若其患病，也会被本研究识别为病例。为此，对照从同一社区卫生服务中心同期因轻微外伤、视力检查等与睡眠和代谢无明显关系的原因就诊者中选取，空腹血糖与糖化血红蛋白排除糖尿病后入组，按性别、年龄【待补充：匹配范围】与病例匹配。没有使用健康体检者，原因是体检人群通常作息规律、健康意识较强，会使病例组的短睡眠显得更为突出，从而高估关联。拒绝参加者的性别与年龄分布另表列出，用以判断选择偏倚的方向。",
  },
  staged: false,
  checklist: ["诊断标准版本", "应答率", "多模型并列", "偏倚方向讨论", "伦理批号"],
  scenes: ["questionnaire", "dataReport", "openingReport"],
  since: "2026-11-22",
});
