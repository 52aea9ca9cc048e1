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
  title: {
    zh: "长链非编码RNA通过自噬调控糖尿病肾病足细胞损伤的机制",
    en: "How a long non-coding RNA acts through autophagy on podocyte injury in diabetic kidney disease",
  },
  pattern: {
    zh: "〔分子〕通过〔通路〕调控〔疾病〕足细胞损伤的机制",
    en: "How 〔molecule〕 acts through 〔pathway〕 on podocyte injury in 〔disease〕",
  },
  slots: [
    { label: { zh: "分子", en: "molecule" }, default: { zh: "长链非编码RNA", en: "a long non-coding RNA" } },
    { label: { zh: "通路", en: "pathway" }, default: { zh: "自噬", en: "autophagy" } },
    { label: { zh: "疾病", en: "disease" }, default: { zh: "糖尿病肾病", en: "diabetic kidney disease" } },
  ],
  remark: { zh: "表型—机制—体内—临床样本，四步证据链", en: "Phenotype, mechanism, in vivo, human samples" },
  keywords: [
    { zh: "分子机制", en: "molecular mechanism" },
    { zh: "足细胞", en: "podocyte" },
    { zh: "自噬", en: "autophagy" },
    { zh: "动物实验", en: "animal experiments" },
  ],
  bring: [
    { zh: "医学伦理与动物伦理批件", en: "ethics approval for human samples and animals" },
    { zh: "原始条带与图像", en: "uncropped blots and original images" },
    { zh: "抗体验证记录与引物清单", en: "antibody validation and primer list" },
  ],
  outline: [
    {
      title: { zh: "前言", en: "Introduction" },
      intent: { zh: "由临床缺口落到一句可证伪的假说", en: "From the clinical gap to one hypothesis that can fail" },
      weight: 9,
      needs: ["source", "figure"],
      children: [
        {
          title: { zh: "疾病负担与未解问题", en: "Disease burden and the open question" },
          intent: { zh: "现有治疗止步于哪一环", en: "At which link present treatment stops" },
          weight: 3,
          needs: ["source"],
        },
        {
          title: { zh: "自噬与非编码RNA", en: "Autophagy and non-coding RNA" },
          intent: { zh: "只综述能导出本假说的证据", en: "Review only evidence that leads to this hypothesis" },
          weight: 3,
          needs: ["source"],
          mistake: { zh: "综述铺陈通路百科", en: "An encyclopaedia of pathways in place of a review" },
        },
        {
          title: { zh: "科学假说", en: "Hypothesis" },
          intent: { zh: "一句话加一张图，写明何种结果将否定它", en: "One sentence, one figure, and the result that would refute it" },
          weight: 3,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "第一部分：表达与表型", en: "Part 1: expression and phenotype" },
      intent: { zh: "先证它与表型同变，再证操纵它能改表型", en: "It varies with the phenotype; then, changing it changes the phenotype" },
      weight: 18,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "筛选与验证", en: "Screening and validation" },
          intent: { zh: "筛选标准事先定，在独立样本验证", en: "Criteria set beforehand, validated in independent samples" },
          weight: 6,
          needs: ["table"],
        },
        {
          title: { zh: "细胞模型与表型", en: "Cell model and phenotype" },
          intent: { zh: "高糖之外须有等渗对照", en: "High glucose needs its osmotic control" },
          weight: 6,
          needs: ["figure"],
          mistake: { zh: "高糖组没有甘露醇等渗对照", en: "High-glucose group without an osmotic control such as mannitol" },
        },
        {
          title: { zh: "功能获得与缺失", en: "Gain and loss of function" },
          intent: { zh: "双向操纵并以抗靶序列回补", en: "Both directions, with rescue by a resistant construct" },
          weight: 6,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "第二部分：分子机制", en: "Part 2: mechanism" },
      intent: { zh: "逐级排除间接作用，直到突变位点", en: "Rule out indirect action step by step, down to the mutated site" },
      weight: 24,
      needs: ["figure"],
      children: [
        {
          title: { zh: "亚细胞定位与互作", en: "Localisation and interaction" },
          intent: { zh: "两种原理不同的方法互证", en: "Two methods that rest on different principles" },
          weight: 6,
          needs: ["figure"],
        },
        {
          title: { zh: "结合位点突变", en: "Mutating the binding site" },
          intent: { zh: "突变后结合与功能同时丧失", en: "Mutation abolishes binding and function together" },
          weight: 7,
          needs: ["figure"],
          mistake: { zh: "没有位点突变，结合只是推测", en: "No site mutant, so that binding stays a guess" },
        },
        {
          title: { zh: "下游自噬流", en: "Autophagic flux" },
          intent: { zh: "动态检测自噬流，不凭单一标志", en: "Measure flux over time, not a single marker" },
          weight: 11,
          needs: ["figure"],
          children: [
            {
              title: { zh: "自噬体生成", en: "Autophagosome formation" },
              intent: {
                zh: "加晚期抑制剂，区分生成增多与降解受阻",
                en: "Late-stage inhibitors tell more formation from blocked clearance",
              },
              weight: 6,
              needs: ["figure"],
            },
            {
              title: { zh: "溶酶体降解", en: "Lysosomal degradation" },
              intent: { zh: "双荧光报告配合溶酶体酸化检测", en: "Tandem reporter together with lysosomal acidity" },
              weight: 5,
              needs: ["figure"],
              mistake: { zh: "只看一个标志蛋白", en: "Flux inferred from one marker protein" },
            },
          ],
        },
      ],
    },
    {
      title: { zh: "第三部分：动物实验", en: "Part 3: in vivo" },
      intent: { zh: "干预有效、到位、无明显毒性三者俱全", en: "It works, it arrives, it does no evident harm" },
      weight: 20,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "模型与分组", en: "Model and groups" },
          intent: { zh: "随机、盲法、样本量依据、人道终点", en: "Randomisation, blinding, sample size, humane endpoints" },
          weight: 6,
          needs: ["table"],
        },
        {
          title: { zh: "干预与递送", en: "Intervention and delivery" },
          intent: { zh: "证明到达足细胞而非只到肾", en: "Show it reaches podocytes, not merely the kidney" },
          weight: 5,
          needs: ["figure"],
        },
        {
          title: { zh: "功能与病理", en: "Function and pathology" },
          intent: { zh: "尿蛋白、滤过、超微结构方向是否一致", en: "Do proteinuria, filtration and ultrastructure agree" },
          weight: 9,
          needs: ["table", "figure"],
        },
      ],
    },
    {
      title: { zh: "第四部分：临床样本", en: "Part 4: human samples" },
      intent: { zh: "人体样本只支持相关，别当作验证因果", en: "Human samples support association, not causation" },
      weight: 14,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "样本与伦理", en: "Samples and ethics" },
          intent: { zh: "来源、病理诊断、对照如何匹配", en: "Source, biopsy diagnosis, how controls were matched" },
          weight: 5,
          needs: ["table"],
        },
        {
          title: { zh: "表达与临床指标", en: "Expression and clinical indices" },
          intent: { zh: "校正年龄、病程、用药后再看相关", en: "Correlate after adjusting for age, duration and drugs" },
          weight: 9,
          needs: ["table", "figure"],
        },
      ],
    },
    {
      title: { zh: "讨论与结论", en: "Discussion and conclusions" },
      intent: { zh: "强度不同的证据用不同语气", en: "Let the wording follow the strength of the evidence" },
      weight: 15,
      needs: ["source"],
      children: [
        {
          title: { zh: "证据链评价", en: "Weighing the chain of evidence" },
          intent: { zh: "指出最弱一环与补强办法", en: "Point to the weakest link and how to strengthen it" },
          weight: 8,
          mistake: { zh: "由小鼠结果直接谈治疗靶点", en: "From mice straight to a therapeutic target" },
        },
        {
          title: { zh: "局限与展望", en: "Limitations and outlook" },
          intent: { zh: "物种差异、递送与脱靶各写一条", en: "One point each on species, delivery and off-target effects" },
          weight: 7,
        },
      ],
    },
  ],
  whyGood: [
    { zh: "明写“能够否定假说的实验”，科学态度鲜明", en: "Names the experiments that could refute the hypothesis" },
    { zh: "直接结合用三层证据", en: "Direct binding rests on three layers of evidence" },
    { zh: "讨论主动指出证据链最弱一环", en: "The discussion points to its own weakest link" },
  ],
  opening: [
    { type: "heading", text: { zh: "第一章 前言", en: "Chapter 1 Introduction" } },
    { type: "heading", text: { zh: "1.1 疾病负担与未解问题", en: "1.1 Disease burden and the open question" } },
    {
      type: "paragraph",
      text: {
        zh: "糖尿病肾病的治疗以控制血糖、血压和降低尿蛋白为主，仍有相当一部分患者缓慢进展。足细胞是滤过屏障的最后一道结构，一旦脱落便难以再生，保护足细胞因此被视为延缓进展的关键环节。足细胞更新缓慢，对自噬的依赖高于多数细胞，糖尿病状态下自噬水平下降已有报道【待补充：文献】，但它为何下降、能否被安全地恢复，尚无明确答案。",
        en: "Treatment of diabetic kidney disease centres on glucose, blood pressure and lowering proteinuria, and yet a good number of patients still progress slowly. Podocytes form the last layer of the filtration barrier; once shed they are hardly replaced, so protecting them is seen as a key to delaying progression. Because they renew slowly, podocytes depend on autophagy more than most cells. Autophagy has been reported to decline in diabetes 【to fill in: references】, but why it does, and whether it can be restored safely, has no clear answer.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "本课题组前期在【待补充：样本来源】的转录组数据中筛选到一条表达变化明显的长链非编码RNA，预实验提示其水平与足细胞标志蛋白呈反向关系。相关不等于调控，因此本文提出如下假说：该分子通过与自噬启动蛋白的调控因子结合，抑制自噬流，从而加重足细胞损伤。全文按照“细胞表型、分子机制、动物干预、临床样本”四个部分逐步检验，每一部分均设置能够否定假说的实验。",
        en: "In transcriptome data from 【to fill in: source of samples】 our group previously found a long non-coding RNA whose expression changes markedly; pilot experiments suggest that its level runs opposite to podocyte markers. Correlation is not regulation. This thesis therefore puts forward the following hypothesis: by binding a regulator of the protein that initiates autophagy, the molecule inhibits autophagic flux and so aggravates podocyte injury. The hypothesis is tested in four parts, cell phenotype, molecular mechanism, animal intervention and human samples, each of which contains an experiment able to refute it.",
      },
    },
  ],
  hardSample: {
    title: { zh: "机制实验的逻辑", en: "The logic of the mechanism experiments" },
    text: {
      zh: "要证明直接结合，仅有共沉淀阳性是不够的。本部分设置三个层次的证据：体外转录的标记RNA下拉蛋白，说明二者能够结合；以抗体沉淀内源复合物，说明在细胞内确实结合；突变预测位点后结合减弱且表型消失，说明结合与功能有关。三者缺一，结论只能停留在“相关”。自噬流的评价也不依赖单一标志蛋白，因为其升高可能是生成增多，也可能是降解受阻，故同时使用溶酶体抑制剂与双荧光报告系统区分两种情况，结果见图3-6【待补充：图像与重复次数】。",
      en: 'A positive co-precipitation is not enough to prove direct binding. This part sets out three layers of evidence. Labelled RNA transcribed in vitro pulls down the protein, which shows that the two can bind; an antibody precipitates the endogenous complex, which shows that they do bind inside the cell; and when the predicted site is mutated, binding weakens and the phenotype disappears, which ties binding to function. If any one is missing, the conclusion remains "associated". Nor is autophagic flux judged by one marker protein, for a rise may mean more formation or blocked degradation; a lysosomal inhibitor and a tandem fluorescent reporter are used together to tell them apart. Results are shown in Figure 3-6 【to fill in: images and number of repeats】.',
    },
  },
  staged: false,
  checklist: [
    { zh: "原始条带齐全", en: "uncropped blots provided" },
    { zh: "动物随机盲法", en: "animals randomised, assessors blind" },
    { zh: "样本量依据", en: "sample size justified" },
    { zh: "每种抗体有敲除或敲低验证", en: "each antibody validated by knock-out or knock-down" },
    { zh: "图像处理步骤可追溯", en: "every image adjustment traceable" },
  ],
  scenes: ["openingReport", "experimentReport", "defenseSpeech"],
  since: "2026-11-22",
});
