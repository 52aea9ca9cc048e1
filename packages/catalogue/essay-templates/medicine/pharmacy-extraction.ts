import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const pharmacyExtraction = defineTemplate({
  slug: "pharmacy-extraction",
  kind: "thesis",
  discipline: "medicine",
  major: { zh: "药学", en: "Pharmacy" },
  levels: ["undergraduate"],
  method: "experiment",
  length: { default: 9000, min: 8000, max: 20000 },
  numbering: "C",
  title: { zh: "黄芩中黄芩苷提取工艺优化与含量测定", en: "Optimising the extraction of baicalin from Scutellaria root, with its assay" },
  pattern: {
    zh: "〔药材〕中〔成分〕提取工艺优化与含量测定",
    en: "Optimising the extraction of 〔constituent〕 from 〔herb〕, with its assay",
  },
  slots: [
    { label: { zh: "药材", en: "herb" }, default: { zh: "黄芩", en: "Scutellaria root" } },
    { label: { zh: "成分", en: "constituent" }, default: { zh: "黄芩苷", en: "baicalin" } },
  ],
  remark: { zh: "方法学验证齐全，响应面才有意义", en: "Validate the assay before optimising" },
  keywords: [
    { zh: "提取工艺", en: "extraction" },
    { zh: "响应面", en: "response surface" },
    { zh: "含量测定", en: "assay" },
    { zh: "方法学", en: "method validation" },
  ],
  bring: [
    { zh: "药材鉴定记录", en: "authentication record of the herb" },
    { zh: "对照品批号", en: "reference standard batch number" },
    { zh: "色谱图", en: "chromatograms" },
  ],
  outline: [
    {
      title: { zh: "前言", en: "Introduction" },
      intent: { zh: "由成分易变说明工艺要防什么", en: "From how the constituent decays to what the process must prevent" },
      weight: 12,
      needs: ["source"],
    },
    {
      title: { zh: "仪器与试药", en: "Instruments and materials" },
      intent: { zh: "来源、鉴定、批号使结果可追溯", en: "Source, identity and batch make results traceable" },
      weight: 12,
      needs: ["table"],
      children: [
        {
          title: { zh: "药材鉴定与处理", en: "Authentication and preparation" },
          intent: { zh: "基原鉴定人、部位与留样", en: "Who identified species and part, and where the voucher is" },
          weight: 7,
          mistake: { zh: "药材只写购自何处，未经鉴定", en: "Says where the herb was bought, not who identified it" },
        },
        {
          title: { zh: "对照品与试剂", en: "Standards" },
          intent: { zh: "纯度、批号与储存条件", en: "Purity, batch and storage" },
          weight: 5,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "含量测定方法的建立", en: "Developing the assay" },
      intent: { zh: "先验证，优化的指标才可信", en: "Validate first, or the response to optimise means nothing" },
      weight: 28,
      needs: ["table", "formula", "figure"],
      children: [
        {
          title: { zh: "色谱条件与系统适用性", en: "Chromatographic conditions and system suitability" },
          intent: { zh: "分离度、理论板数、峰归属", en: "Resolution, plate number and peak identity" },
          weight: 8,
          needs: ["figure"],
        },
        {
          title: { zh: "线性、检测限与定量限", en: "Linearity, detection and quantitation limits" },
          intent: { zh: "线性范围须覆盖全部样品浓度", en: "The linear range must cover every sample" },
          weight: 8,
          needs: ["table", "formula"],
        },
        {
          title: { zh: "精密度、稳定性、重复性与回收率", en: "Precision, stability, repeatability and recovery" },
          intent: { zh: "各项平行数、偏差与验收标准", en: "Replicates, deviation and acceptance limit for each" },
          weight: 12,
          needs: ["table"],
          mistake: { zh: "回收率加样量不当", en: "Spikes far from the amount in the sample" },
        },
      ],
    },
    {
      title: { zh: "提取工艺优化", en: "Optimising the extraction" },
      intent: { zh: "由单因素定范围，再做响应面", en: "Single factors set the range, then the response surface" },
      weight: 32,
      needs: ["table", "formula", "figure"],
      children: [
        {
          title: { zh: "单因素考察", en: "Single-factor tests" },
          intent: { zh: "取值到平台两侧，兼看降解", en: "Go past the plateau on both sides and watch for degradation" },
          weight: 9,
          needs: ["figure"],
        },
        {
          title: { zh: "响应面设计与模型", en: "Response surface design and model" },
          intent: { zh: "方差分析、失拟检验与残差图", en: "Analysis of variance, lack of fit, residual plots" },
          weight: 14,
          needs: ["table", "formula"],
          mistake: { zh: "只看决定系数，不看失拟项", en: "Reads the coefficient of determination and ignores lack of fit" },
        },
        {
          title: { zh: "最优条件验证", en: "Verifying the optimum" },
          intent: { zh: "平行验证，实测落在预测区间内否", en: "Replicates: does the measured value fall in the prediction interval" },
          weight: 9,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "讨论", en: "Discussion" },
      intent: { zh: "工艺取舍与放大时最先变的条件", en: "Trade-offs, and which condition changes first on scale-up" },
      weight: 10,
      needs: ["source"],
      mistake: { zh: "照抄方法学数据不解释", en: "Validation figures repeated without comment" },
    },
    {
      title: { zh: "结论", en: "Conclusions" },
      intent: { zh: "工艺与方法各一句，带适用范围", en: "One sentence each for process and assay, with their range" },
      weight: 6,
    },
  ],
  whyGood: [
    { zh: "指出“先灭酶”的关键点，工艺有针对性", en: "Sees that the enzymes must be stopped first" },
    { zh: "方法学验证在优化之前，次序正确", en: "The assay is validated before anything is optimised" },
    { zh: "异常数据复查重做而非剔除", en: "Odd values are rechecked and repeated, not deleted" },
  ],
  opening: [
    { type: "heading", text: { zh: "1 前言", en: "1 Introduction" } },
    {
      type: "paragraph",
      text: {
        zh: "黄芩为常用中药，黄芩苷是其主要有效成分之一，也是药典规定的含量测定指标。黄芩苷在提取过程中容易受酶和温度影响：药材润湿后若未及时灭酶，内源酶会使其水解，药材颜色变绿，含量下降；提取温度过高、时间过长，又可能引起降解。因此，提取工艺的优化不能只追求浸出量，还要考虑成分在过程中的稳定。",
        en: "Scutellaria root is a widely used herb; baicalin is one of its main active constituents and the pharmacopoeial marker for its assay. During extraction baicalin is sensitive to enzymes and to heat. If the moistened root is not heated in time, its own enzymes hydrolyse baicalin, the slices turn green and the content drops; if extraction is too hot or too long, baicalin may degrade. Optimising extraction therefore cannot aim at yield alone but has to consider how stable the constituent is along the way.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "文献报道的提取方法包括水煎煮、醇回流、超声与微波等【待补充：文献】，各自的评价指标和含量测定条件不尽相同，结果难以直接比较。本文先建立并验证黄芩苷的液相色谱测定方法，再以黄芩苷提取率为指标，在单因素试验基础上采用响应面法优化醇回流提取工艺，经平行试验验证，为后续制剂研究提供稳定的提取物。药材经【待补充：鉴定人与职称】鉴定。",
        en: "Decoction, reflux with ethanol, ultrasound and microwaves have all been reported 【to fill in: references】, with different responses and assay conditions, so that results are hard to compare. This thesis first develops and validates a liquid chromatographic assay of baicalin, and then, with its extraction rate as the response, optimises reflux with ethanol by a response surface based on single-factor tests, verified in replicate, in order to supply a consistent extract for later formulation work. The plant material was authenticated by 【to fill in: name and position】.",
      },
    },
  ],
  hardSample: {
    title: { zh: "加样回收率", en: "Recovery" },
    text: {
      zh: "精密称取已知含量的药材粉末，共【待补充：份数】份，分为低、中、高三组，分别按样品中黄芩苷量的相应比例加入对照品溶液，照供试品溶液制备方法处理后进样测定，计算回收率与相对标准偏差。加入量以覆盖样品含量的上下范围为宜；若加入量过小，测定误差被放大，回收率失真；过大则不能反映基质影响。结果见表3，回收率与偏差均符合药典通则对该浓度水平的要求。偏离较大的一份经复查为转移损失，重做并记录，没有直接剔除。",
      en: "Portions of powdered herb of known content, 【to fill in: number of portions】 in all, were weighed accurately and divided into low, medium and high groups; reference standard was added in set proportions to the baicalin present, the portions were prepared like test solutions and injected, and recovery and relative standard deviation were calculated. The amounts added should bracket the content of the sample. If they are too small, the error of measurement is magnified and recovery distorted; if too large, the effect of the matrix no longer shows. Results are in Table 3 and are judged against the pharmacopoeial limits for this concentration. One portion that deviated was traced to loss in transfer; it was repeated and recorded, not simply removed.",
    },
  },
  staged: false,
  checklist: [
    { zh: "药材基原与鉴定", en: "herb authenticated and voucher kept" },
    { zh: "方法学项目齐全", en: "validation complete" },
    { zh: "响应面失拟检验", en: "lack of fit tested" },
    { zh: "最优条件可操作", en: "optimum can be set on real equipment" },
    { zh: "色谱图峰标注", en: "peaks labelled in chromatograms" },
  ],
  scenes: ["experimentReport", "defenseSpeech"],
  since: "2026-11-22",
});
