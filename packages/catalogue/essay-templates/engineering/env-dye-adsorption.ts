import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const envDyeAdsorption = defineTemplate({
  slug: "env-dye-adsorption",
  kind: "thesis",
  discipline: "engineering",
  major: { zh: "环境工程", en: "Environmental Engineering" },
  levels: ["undergraduate"],
  method: "experiment",
  length: { default: 11000, min: 8000, max: 20000 },
  numbering: "C",
  title: { zh: "改性秸秆生物炭对染料废水的吸附性能研究", en: "Adsorption of dye wastewater on modified straw biochar" },
  pattern: { zh: "〔吸附剂〕对〔污染物〕的吸附性能研究", en: "Adsorption of 〔pollutant〕 on 〔adsorbent〕" },
  slots: [
    { label: { zh: "吸附剂", en: "adsorbent" }, default: { zh: "改性秸秆生物炭", en: "modified straw biochar" } },
    { label: { zh: "污染物", en: "pollutant" }, default: { zh: "染料废水", en: "dye wastewater" } },
  ],
  remark: { zh: "制备、表征、单因素、模型、机理依次展开", en: "Preparation, characterisation, isotherms, mechanism" },
  keywords: [
    { zh: "吸附", en: "adsorption" },
    { zh: "生物炭", en: "biochar" },
    { zh: "动力学", en: "kinetics" },
    { zh: "等温线", en: "isotherm" },
    { zh: "表征", en: "characterisation" },
  ],
  bring: [
    { zh: "原始实验记录本", en: "laboratory notebook" },
    { zh: "仪器型号与标准曲线", en: "instrument models and calibration curves" },
    { zh: "空白与平行样", en: "blanks and parallel samples" },
    { zh: "危废处置记录", en: "record of waste disposal" },
  ],
  outline: [
    {
      title: { zh: "前言", en: "Introduction" },
      intent: { zh: "由废水特点说到为何选这种材料", en: "From the wastewater to why this material" },
      weight: 12,
      needs: ["source"],
      children: [
        {
          title: { zh: "染料废水的危害与处理方法", en: "Hazards and treatment of dye wastewater" },
          intent: { zh: "各法适用浓度与残留问题", en: "Concentration each method suits, and what it leaves" },
          weight: 4,
          needs: ["source", "table"],
        },
        {
          title: { zh: "生物炭改性研究进展", en: "Progress in modified biochar" },
          intent: { zh: "按改性手段归类，写出争议与自己的判断", en: "By kind of modification, with the dispute and your view" },
          weight: 4,
          needs: ["source"],
          mistake: { zh: "综述里没有一句自己的判断", en: "A review without one judgement of its own" },
        },
        {
          title: { zh: "研究内容与技术路线", en: "Scope and route" },
          intent: { zh: "路线图写明自变量、指标与对照", en: "Variables, measures and controls in one diagram" },
          weight: 4,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "材料与方法", en: "Materials and methods" },
      intent: { zh: "写到别人能重复，空白与平行齐", en: "Repeatable, with blanks and parallels" },
      weight: 20,
      needs: ["table"],
      children: [
        {
          title: { zh: "原料、试剂与仪器", en: "Materials, reagents and instruments" },
          intent: { zh: "纯度、厂家、型号", en: "Purity, supplier, model" },
          weight: 2,
          needs: ["table"],
        },
        {
          title: { zh: "吸附剂制备", en: "Preparing the adsorbent" },
          intent: { zh: "升温速率、气氛、时间与洗涤终点", en: "Heating rate, atmosphere, time, end of washing" },
          weight: 5,
          mistake: { zh: "升温速率与气氛没写", en: "Heating rate and atmosphere left out" },
        },
        {
          title: { zh: "表征手段", en: "Characterisation" },
          intent: { zh: "说明每项表征回答什么问题", en: "What question each method answers" },
          weight: 3,
        },
        {
          title: { zh: "吸附实验步骤", en: "Batch adsorption" },
          intent: { zh: "投加量、振荡、取样、分离与平行数", en: "Dose, shaking, sampling, separation, parallels" },
          weight: 5,
        },
        {
          title: { zh: "分析方法与计算", en: "Analysis and calculation" },
          intent: { zh: "标准曲线覆盖范围与吸附量公式", en: "Range of the calibration, and the formula of uptake" },
          weight: 5,
          needs: ["formula"],
        },
      ],
    },
    {
      title: { zh: "材料表征结果", en: "Results of characterisation" },
      intent: { zh: "用表征为后面的机理备证据", en: "Evidence for the mechanism to come" },
      weight: 18,
      needs: ["figure", "table"],
      children: [
        {
          title: { zh: "形貌与孔结构", en: "Morphology and pore structure" },
          intent: { zh: "图表对应，改性前后同条件比", en: "Figures with data, before and after alike" },
          weight: 9,
          needs: ["figure", "table"],
        },
        {
          title: { zh: "表面官能团与零电荷点", en: "Surface groups and point of zero charge" },
          intent: { zh: "与吸附电性联系起来", en: "Link to electrostatic attraction" },
          weight: 9,
          needs: ["figure"],
          mistake: { zh: "只描述峰位置，不说明意义", en: "Peak positions without their meaning" },
        },
      ],
    },
    {
      title: { zh: "吸附性能", en: "Adsorption performance" },
      intent: { zh: "由单因素到模型逐层深入", en: "From single factors to models" },
      weight: 30,
      needs: ["figure", "table"],
      children: [
        {
          title: { zh: "溶液酸碱度的影响", en: "Effect of pH" },
          intent: { zh: "结合零电荷点与染料形态解释", en: "By point of zero charge and form of the dye" },
          weight: 5,
          needs: ["figure"],
        },
        {
          title: { zh: "投加量与初始浓度的影响", en: "Dose and initial concentration" },
          intent: { zh: "区分去除率与吸附量的相反走势", en: "Removal and uptake run opposite ways" },
          weight: 4,
          needs: ["figure"],
        },
        {
          title: { zh: "吸附动力学", en: "Adsorption kinetics" },
          intent: { zh: "非线性拟合，比误差并讨论控速步骤", en: "Nonlinear fits, errors compared, rate-limiting step" },
          weight: 8,
          needs: ["formula", "figure", "table"],
          mistake: { zh: "只凭相关系数就断言化学吸附", en: "Chemisorption claimed from a correlation coefficient" },
        },
        {
          title: { zh: "等温线与热力学", en: "Isotherms and thermodynamics" },
          intent: { zh: "热力学参数须用无量纲平衡常数", en: "Thermodynamics needs a dimensionless constant" },
          weight: 7,
          needs: ["formula", "table"],
        },
        {
          title: { zh: "再生与共存离子", en: "Regeneration and coexisting ions" },
          intent: { zh: "循环次数与真实水样说明实用性", en: "Cycles and real water show practical use" },
          weight: 6,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "机理讨论", en: "Discussion of mechanism" },
      intent: { zh: "把表征和性能逐条对起来", en: "Match characterisation with performance" },
      weight: 12,
      needs: ["figure"],
      children: [
        {
          title: { zh: "主要作用力分析", en: "Main interactions" },
          intent: { zh: "吸附前后谱图对照，分主次", en: "Spectra before and after; main and minor" },
          weight: 8,
          needs: ["figure"],
        },
        {
          title: { zh: "与同类材料比较", en: "Comparison with similar materials" },
          intent: { zh: "条件相近才比，注明来源", en: "Only under like conditions, with sources" },
          weight: 4,
          needs: ["table", "source"],
          mistake: { zh: "挑最差的文献值来比", en: "Compared with the poorest values in print" },
        },
      ],
    },
    {
      title: { zh: "结论", en: "Conclusions" },
      intent: { zh: "每条结论对应一个实验", en: "One experiment behind every conclusion" },
      weight: 8,
      mistake: { zh: "结论里出现正文没有的数据", en: "Data in the conclusion that appear nowhere else" },
    },
  ],
  whyGood: [
    { zh: "方法部分细到升温速率、平行样数，别人照着能做", en: "Methods go down to heating rate and parallels, so others can follow" },
    { zh: "结果按表征、性能、机理三层推进，前后互相引用", en: "Results rise in three layers: characterisation, performance, mechanism" },
    { zh: "专门提醒动力学拟合的常见误判", en: "Warns of the usual misreading of kinetic fits" },
    { zh: "与文献比较时强调条件相近", en: "Compares only under like conditions" },
  ],
  opening: [
    { type: "heading", text: { zh: "1 前言", en: "1 Introduction" } },
    { type: "heading", text: { zh: "1.1 染料废水的危害与处理方法", en: "1.1 Hazards and treatment of dye wastewater" } },
    {
      type: "paragraph",
      text: {
        zh: "印染废水色度高、成分复杂，水中残留的染料即使浓度不高，也会降低水体透光性，影响水生植物的光合作用，部分芳香胺类中间产物还具有毒性。常用的处理方法有混凝、高级氧化、生物处理和吸附等。混凝对亲水性染料效果有限且产生化学污泥；高级氧化反应快，药剂和能耗较高；生物处理成本低，但多数染料可生化性差。吸附法操作简单，适合作为深度处理单元，其关键在于找到来源稳定、价格低、容易再生的吸附剂。",
        en: "Dyeing wastewater is strongly coloured and complex. Even at low concentration the dye left in water reduces light and hinders photosynthesis of aquatic plants, and some aromatic amine intermediates are toxic. Coagulation, advanced oxidation, biological treatment and adsorption are the usual ways. Coagulation does little for hydrophilic dyes and makes chemical sludge; advanced oxidation is fast, but reagents and energy cost more; biological treatment is cheap, but most dyes degrade poorly. Adsorption is simple and suits advanced treatment. Its key is an adsorbent with a stable source, a low price and easy regeneration.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "秸秆是【待补充：地区】常见的农业废弃物，热解后得到的生物炭孔隙发达，但直接使用时对阴离子染料的吸附能力往往不足。已有研究通过酸碱活化、金属负载等方式改变其表面电性【待补充：文献】，不过不同研究对主导机理的解释并不一致。本文以改性秸秆生物炭为吸附剂，通过表征与批量实验，考察其对【待补充：目标染料】的吸附行为，并讨论作用机理。",
        en: "Straw is a common farm residue in 【to fill in: region】. Pyrolysed, it gives a porous biochar, which by itself often adsorbs anionic dyes too weakly. Acid or alkali activation and metal loading have been used to change its surface charge 【to fill in: references】, yet studies disagree about the leading mechanism. Using modified straw biochar, this thesis examines by characterisation and batch tests how 【to fill in: target dye】 is adsorbed, and discusses the mechanism.",
      },
    },
  ],
  hardSample: {
    title: { zh: "动力学结果讨论", en: "Discussing kinetics" },
    text: {
      zh: "分别用准一级、准二级和颗粒内扩散模型拟合实验数据，参数见表4-2。准二级模型的相关系数较高，且计算平衡吸附量与实测值接近，说明它能较好地描述该过程；但仅凭拟合优度不足以断定以化学吸附为主，还需结合红外与光电子能谱的变化判断。颗粒内扩散曲线呈【待补充：段数】段且不过原点，表明内扩散不是唯一控速步骤，前期以边界层扩散为主，后期趋于平衡。结合【待补充：吸附前后谱图变化】，推测静电作用与氢键共同贡献。",
      en: "The data were fitted by pseudo-first-order, pseudo-second-order and intraparticle diffusion models; parameters are in Table 4-2. Where the pseudo-second-order model fits best and its calculated uptake is close to the measured one, it describes the process well, but a good fit alone does not prove that chemisorption dominates; changes in infrared and photoelectron spectra have to be considered too. The diffusion plot has 【to fill in: number of】 segments and does not pass through the origin, so intraparticle diffusion is not the only rate-limiting step: boundary-layer diffusion first, equilibrium later. Together with 【to fill in: change in spectra】, electrostatic attraction and hydrogen bonds may both contribute.",
    },
  },
  staged: false,
  checklist: [
    { zh: "图表有误差棒与平行样数", en: "error bars and number of parallels" },
    { zh: "标准曲线范围覆盖样品浓度", en: "calibration covers the samples" },
    { zh: "公式符号含义齐全", en: "symbols explained" },
    { zh: "结论不超出实验条件", en: "conclusions stay within the conditions" },
    { zh: "原始数据放附录", en: "raw data in the appendix" },
    { zh: "实验废液处置有说明", en: "disposal of waste described" },
  ],
  scenes: ["experimentReport", "openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
