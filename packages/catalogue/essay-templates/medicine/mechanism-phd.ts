import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const mechanismPhd = defineTemplate({
  slug: "mechanism-phd",
  kind: "thesis",
  discipline: "medicine",
  major: { zh: "基础医学", en: "Basic Medicine" },
  levels: ["phd"],
  method: "experiment",
  length: { default: 60000, min: 60000, max: 120000 },
  numbering: "A",
  title: { zh: "长链非编码RNA通过自噬调控糖尿病肾病足细胞损伤的机制", en: "A Long Non-coding RNA Regulates Podocyte Injury via Autophagy" },
  pattern: "〔分子〕通过〔通路〕调控〔疾病〕足细胞损伤的机制",
  slots: [
    { label: "分子", default: "长链非编码RNA" },
    { label: "通路", default: "自噬" },
    { label: "疾病", default: "糖尿病肾病" },
  ],
  remark: { zh: "表型—机制—体内—临床样本，四步证据链", en: "Phenotype, mechanism, in vivo, human samples" },
  keywords: ["分子机制", "足细胞", "自噬", "动物实验"],
  bring: ["伦理与动物批件", "原始条带与图像", "抗体与引物清单"],
  outline: [
    {
      title: { zh: "前言", en: "Introduction" },
      intent: "临床缺口与科学假说",
      weight: 9,
      needs: ["source", "figure"],
      children: [
        { title: { zh: "疾病负担与未解问题", en: "Problem" }, intent: "现有治疗的空白", weight: 3, needs: ["source"] },
        {
          title: { zh: "自噬与非编码RNA", en: "Autophagy and RNA" },
          intent: "综述聚焦可检验之处",
          weight: 3,
          needs: ["source"],
          mistake: "综述铺陈通路百科",
        },
        { title: { zh: "科学假说", en: "Hypothesis" }, intent: "一句话加一张示意图", weight: 3, needs: ["figure"] },
      ],
    },
    {
      title: { zh: "第一部分：表达与表型", en: "Part 1: expression and phenotype" },
      intent: "相关性证据",
      weight: 18,
      needs: ["table", "figure"],
      children: [
        { title: { zh: "筛选与验证", en: "Screening" }, intent: "标准与独立验证", weight: 6, needs: ["table"] },
        {
          title: { zh: "细胞模型与表型", en: "Cell model" },
          intent: "高糖与渗透对照",
          weight: 6,
          needs: ["figure"],
          mistake: "缺渗透压对照",
        },
        { title: { zh: "功能获得与缺失", en: "Gain and loss" }, intent: "双向操纵且有回补", weight: 6, needs: ["figure"] },
      ],
    },
    {
      title: { zh: "第二部分：分子机制", en: "Part 2: mechanism" },
      intent: "直接与间接分清",
      weight: 24,
      needs: ["figure"],
      children: [
        { title: { zh: "亚细胞定位与互作", en: "Localisation and binding" }, intent: "两种以上方法互证", weight: 8, needs: ["figure"] },
        {
          title: { zh: "结合位点突变", en: "Binding-site mutation" },
          intent: "突变后失去作用",
          weight: 8,
          needs: ["figure"],
          mistake: "没有突变验证",
        },
        {
          title: { zh: "下游自噬流", en: "Autophagic flux" },
          intent: "动态检测而非单一标志",
          weight: 8,
          needs: ["figure"],
          children: [
            { title: { zh: "自噬体生成", en: "Formation" }, intent: "加抑制剂区分生成与降解", weight: 4, needs: ["figure"] },
            {
              title: { zh: "溶酶体降解", en: "Degradation" },
              intent: "双荧光报告与酸化检测",
              weight: 4,
              needs: ["figure"],
              mistake: "只看一个标志蛋白",
            },
          ],
        },
      ],
    },
    {
      title: { zh: "第三部分：动物实验", en: "Part 3: in vivo" },
      intent: "干预有效性与安全性",
      weight: 20,
      needs: ["table", "figure"],
      children: [
        { title: { zh: "模型与分组", en: "Model and groups" }, intent: "随机、盲法、样本量、终点", weight: 7, needs: ["table"] },
        { title: { zh: "干预与递送", en: "Delivery" }, intent: "靶向性验证", weight: 7, needs: ["figure"] },
        {
          title: { zh: "功能与病理", en: "Function and pathology" },
          intent: "尿蛋白、滤过、超微结构",
          weight: 6,
          needs: ["table", "figure"],
        },
      ],
    },
    {
      title: { zh: "第四部分：临床样本", en: "Part 4: human samples" },
      intent: "相关性外推",
      weight: 14,
      needs: ["table", "figure"],
      children: [
        { title: { zh: "样本与伦理", en: "Samples" }, intent: "来源、诊断、匹配", weight: 7, needs: ["table"] },
        { title: { zh: "表达与临床指标", en: "Correlation" }, intent: "校正混杂后再看相关", weight: 7, needs: ["table", "figure"] },
      ],
    },
    {
      title: { zh: "讨论与结论", en: "Discussion" },
      intent: "强度不同的证据用不同语气",
      weight: 15,
      needs: ["source"],
      children: [
        { title: { zh: "证据链评价", en: "Chain of evidence" }, intent: "哪一环最弱", weight: 8, mistake: "夸大临床转化" },
        { title: { zh: "局限与展望", en: "Limits" }, intent: "物种差异与递送", weight: 7 },
      ],
    },
  ],
  whyGood: ["明写“能够否定假说的实验”，科学态度鲜明", "直接结合用三层证据", "讨论主动指出证据链最弱一环"],
  opening: [
    { type: "heading", text: "第一章 前言" },
    { type: "heading", text: "1.1 疾病负担与未解问题" },
    {
      type: "paragraph",
      text: "糖尿病肾病的治疗以控制血糖、血压和降低尿蛋白为主，仍有相当一部分患者缓慢进展。足细胞是滤过屏障的最后一道结构，一旦脱落便难以再生，保护足细胞因此被视为延缓进展的关键环节。足细胞更新缓慢，对自噬的依赖高于多数细胞，糖尿病状态下自噬水平下降已有报道【待补充：文献】，但它为何下降、能否被安全地恢复，尚无明确答案。",
    },
    {
      type: "paragraph",
      text: "本课题组前期在【待补充：样本来源】的转录组数据中筛选到一条表达变化明显的长链非编码RNA，预实验提示其水平与足细胞标志蛋白呈反向关系。相关不等于调控，因此本文提出如下假说：该分子通过与自噬启动蛋白的调控因子结合，抑制自噬流，从而加重足细胞损伤。全文按照“细胞表型、分子机制、动物干预、临床样本”四个部分逐步检验，每一部分均设置能够否定假说的实验。",
    },
  ],
  hardSample: {
    title: "机制实验的逻辑",
    text: "要证明直接结合，仅有共沉淀阳性是不够的。本部分设置三个层次的证据：体外转录的标记RNA下拉蛋白，说明二者能够结合；以抗体沉淀内源复合物，说明在细胞内确实结合；突变预测位点后结合减弱且表型消失，说明结合与功能有关。三者缺一，结论只能停留在“相关”。自噬流的评价也不依赖单一标志蛋白，因为其升高可能是生成增多，也可能是降解受阻，故同时使用溶酶体抑制剂与双荧光报告系统区分两种情况，结果见图3-6【待补充：图像与重复次数】。",
  },
  staged: false,
  checklist: ["原始条带齐全", "动物随机盲法", "样本量依据", "抗体验证", "图像未过度处理"],
  scenes: ["openingReport", "experimentReport", "defenseSpeech"],
  since: "2026-11-22",
});
