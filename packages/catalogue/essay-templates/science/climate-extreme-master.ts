import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const climateExtremeMaster = defineTemplate({
  slug: "climate-extreme-master",
  kind: "thesis",
  discipline: "science",
  major: { zh: "大气科学", en: "Atmospheric Science" },
  levels: ["master"],
  method: "model",
  length: { default: 30000, min: 30000, max: 50000 },
  numbering: "A",
  title: {
    zh: "季风边缘区极端降水变化及其环流成因",
    en: "Changes in extreme precipitation at the monsoon margin and their circulation causes",
  },
  pattern: { zh: "〔区域〕〔现象〕变化及其环流成因", en: "Changes in 〔phenomenon〕 at 〔region〕 and their circulation causes" },
  slots: [
    { label: { zh: "区域", en: "region" }, default: { zh: "季风边缘区", en: "the monsoon margin" } },
    { label: { zh: "现象", en: "phenomenon" }, default: { zh: "极端降水", en: "extreme precipitation" } },
  ],
  remark: { zh: "事实、成因、验证分层，统计与动力互证", en: "Facts, causes, tests: statistics with dynamics" },
  keywords: [
    { zh: "极端降水", en: "extreme precipitation" },
    { zh: "环流", en: "circulation" },
    { zh: "再分析", en: "reanalysis" },
    { zh: "水汽收支", en: "moisture budget" },
  ],
  bring: [
    { zh: "站点资料与均一化说明", en: "station data with homogenisation notes" },
    { zh: "再分析版本", en: "version of each reanalysis" },
    { zh: "绘图脚本", en: "plotting scripts" },
  ],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: { zh: "由过渡带的敏感性提出两个可答的问题", en: "From a sensitive transition zone to two answerable questions" },
      weight: 10,
      needs: ["source"],
      children: [
        {
          title: { zh: "研究背景与意义", en: "Background and significance" },
          intent: { zh: "旱涝同年的区域特点说明要紧在哪", en: "Drought and flood in one year show what is at stake" },
          weight: 5,
          needs: ["source"],
        },
        {
          title: { zh: "研究进展与科学问题", en: "Progress and scientific questions" },
          intent: { zh: "由分歧收窄到两问，并对应章节", en: "From disagreements to two questions, each with its chapter" },
          weight: 5,
          needs: ["source"],
          mistake: { zh: "问题与分析对不上", en: "Questions that the analysis does not answer" },
        },
      ],
    },
    {
      title: { zh: "资料与方法", en: "Data and methods" },
      intent: { zh: "先交代资料质量，再谈方法", en: "Quality of data first, methods after" },
      weight: 14,
      needs: ["table", "formula"],
      children: [
        {
          title: { zh: "资料与质量控制", en: "Data and quality control" },
          intent: { zh: "均一化、缺测、迁站逐项处理", en: "Homogenisation, gaps and relocations, one by one" },
          weight: 5,
          needs: ["table"],
          mistake: { zh: "不查台站迁移，把断点当突变", en: "Station moves unchecked, a break taken for a climate shift" },
        },
        {
          title: { zh: "极端指数与检验", en: "Extreme indices and tests" },
          intent: { zh: "阈值定义，趋势检验计入自相关", en: "Thresholds; trend tests that allow for autocorrelation" },
          weight: 5,
          needs: ["formula", "table"],
        },
        {
          title: { zh: "诊断方法", en: "Diagnostic methods" },
          intent: { zh: "水汽收支与合成分析，写明适用尺度", en: "Moisture budget and composites, with their scale" },
          weight: 4,
          needs: ["formula"],
        },
      ],
    },
    {
      title: { zh: "极端降水的时空特征", en: "Extreme precipitation in space and time" },
      intent: { zh: "只讲事实与把握，不谈成因", en: "Facts and confidence only, no causes yet" },
      weight: 22,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "气候态与季节分布", en: "Climatology and season" },
          intent: { zh: "与地形对照，看中心是否可信", en: "Against terrain: are the centres credible" },
          weight: 6,
          needs: ["figure"],
        },
        {
          title: { zh: "趋势与年代际变化", en: "Trends and decadal change" },
          intent: { zh: "趋势、突变分开检验，场显著性另算", en: "Trend and shift tested apart; field significance as well" },
          weight: 9,
          needs: ["table", "figure"],
          mistake: { zh: "用短序列谈周期", en: "Cycles read from short series" },
        },
        {
          title: { zh: "区域性过程的识别", en: "Identifying regional events" },
          intent: { zh: "客观识别算法及阈值敏感性", en: "An objective algorithm and its sensitivity to thresholds" },
          weight: 7,
          needs: ["formula", "figure"],
        },
      ],
    },
    {
      title: { zh: "环流与水汽条件", en: "Circulation and moisture" },
      intent: { zh: "由合成场提出机制，注明样本数", en: "Mechanisms from composites, with sample sizes" },
      weight: 26,
      needs: ["formula", "figure"],
      children: [
        {
          title: { zh: "典型环流型", en: "Circulation patterns" },
          intent: { zh: "客观分型，报占比与分型稳定性", en: "Objective types, their shares and stability" },
          weight: 8,
          needs: ["figure"],
        },
        {
          title: { zh: "水汽输送与收支", en: "Moisture transport and budget" },
          intent: { zh: "外来输送与局地蒸发各占多少", en: "How much comes from outside and how much from local evaporation" },
          weight: 10,
          needs: ["formula", "figure"],
          children: [
            {
              title: { zh: "边界水汽通量", en: "Boundary fluxes" },
              intent: { zh: "分四边界与层次统计，说明不闭合", en: "By four boundaries and levels, with the imbalance stated" },
              weight: 6,
              needs: ["formula", "figure"],
            },
            {
              title: { zh: "再循环率估计", en: "Estimating recycling" },
              intent: { zh: "说明方法假设与适用尺度", en: "Assumptions of the method and the scale it suits" },
              weight: 4,
              needs: ["formula"],
            },
          ],
        },
        {
          title: { zh: "动力与热力贡献", en: "Dynamic and thermodynamic contributions" },
          intent: { zh: "分解并讨论残差，频次与型内分开", en: "Decompose and discuss the residual; frequency apart from within-type" },
          weight: 8,
          needs: ["formula"],
        },
      ],
    },
    {
      title: { zh: "前期信号与个例", en: "Precursors and cases" },
      intent: { zh: "用独立资料检验前章机制", en: "Test the mechanism on independent data" },
      weight: 18,
      needs: ["figure"],
      children: [
        {
          title: { zh: "海温与遥相关", en: "Sea surface temperature and teleconnections" },
          intent: { zh: "先有假说再选海区，独立时段检验", en: "Hypothesis before choosing regions; test on another period" },
          weight: 9,
          needs: ["figure"],
          mistake: { zh: "挑选相关高的海区", en: "Regions picked because they correlate" },
        },
        {
          title: { zh: "典型个例诊断", en: "Diagnosis of a typical case" },
          intent: { zh: "由大尺度到中尺度逐层对应", en: "From large scale down to mesoscale" },
          weight: 9,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "结论与讨论", en: "Conclusions and discussion" },
      intent: { zh: "回答两问并给把握程度", en: "Answer both questions, with confidence" },
      weight: 10,
      children: [
        {
          title: { zh: "主要结论", en: "Findings" },
          intent: { zh: "每条结论注资料与证据等级", en: "Each with its data and level of evidence" },
          weight: 5,
        },
        {
          title: { zh: "不确定性与展望", en: "Uncertainty and outlook" },
          intent: { zh: "资料、方法、样本三类分开估", en: "Data, method and sampling, estimated apart" },
          weight: 5,
        },
      ],
    },
  ],
  whyGood: [
    { zh: "由过渡带“先旱后涝”提出问题，贴近实际", en: "Starts from drought followed by flood in one year" },
    { zh: "资料均一化放在结论之前", en: "Homogenisation comes before any conclusion" },
    { zh: "分解残差和资料不一致如实处理", en: "Residuals and disagreement between datasets are reported as they are" },
  ],
  opening: [
    { type: "heading", text: { zh: "第一章 绪论", en: "Chapter 1 Introduction" } },
    { type: "heading", text: { zh: "1.1 研究背景与意义", en: "1.1 Background and significance" } },
    {
      type: "paragraph",
      text: {
        zh: "季风边缘区一年之中的降水往往集中在少数几次过程里。一次过程提前几天、偏移几百里，就足以让同一地区在同一年先旱后涝。对这里的农业和防灾而言，平均降水增加还是减少固然重要，更要紧的是极端过程的强度、频次和出现位置怎样变化。",
        en: "At the margin of the monsoon, much of a year's precipitation falls in a few events. An event that comes some days earlier, or shifts some distance, is enough to bring one area drought and then flood in the same year. For farming and disaster prevention it certainly matters whether mean precipitation rises or falls; what matters more is how the strength, frequency and location of extremes change.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "与季风核心区相比，边缘区的降水既受季风水汽北上的控制，又受中纬度系统的影响，两者的配合方式复杂，不同资料得到的趋势也不完全一致【待补充：文献】。其中资料问题不容回避：部分台站曾经迁移，观测方式有过调整，未经处理的序列可能出现虚假的跳变。本文在资料均一化的基础上，尝试回答两个问题：边缘区极端降水发生了什么变化，这些变化有多大把握？变化主要来自水汽增多，还是来自环流型的改变？",
        en: "Unlike the monsoon core, the margin depends both on monsoon moisture moving north and on mid-latitude systems. The two combine in complicated ways, and datasets do not fully agree on trends 【to fill in: references】. The data themselves cannot be passed over: stations moved and methods of observation changed, so that untreated series may contain false jumps. On homogenised data, this thesis tries to answer two questions. How has extreme precipitation at the margin changed, and with what confidence? Do the changes come mainly from more moisture or from a change in circulation patterns?",
      },
    },
  ],
  hardSample: {
    title: { zh: "动力与热力贡献的分解", en: "Separating dynamic and thermodynamic contributions" },
    text: {
      zh: "把水汽通量辐合按气候态与异常分解，可得到由比湿变化引起的热力项、由风场变化引起的动力项和两者的非线性项。分解在每一次极端过程的合成场上进行，再按环流型加权平均。需要说明三点：第一，再分析资料的水汽收支本身不闭合，残差量级见【待补充：表号】，若残差与所讨论的变化相当，则只作定性表述；第二，环流型的频次变化与型内变化分开计算，避免把两种贡献混为一谈；第三，采用两套再分析独立计算，只有符号一致的部分才写入结论。",
      en: "Splitting the convergence of moisture flux into climatology and anomaly gives a thermodynamic term from changes in humidity, a dynamic term from changes in wind, and a nonlinear term. The split is made on the composite of each class of events and then averaged with weights by circulation pattern. Three points need saying. The moisture budget of a reanalysis does not close; the size of the residual is given in 【to fill in: table number】, and where it equals the change in question, only qualitative statements are made. Changes in the frequency of patterns are computed apart from changes within patterns, so that the two are not confused. And two reanalyses are used independently: only what has the same sign in both enters the conclusions.",
    },
  },
  staged: false,
  checklist: [
    { zh: "台站迁移已处理", en: "station moves treated" },
    { zh: "显著性检验与多重检验", en: "significance and multiple testing handled" },
    { zh: "底图与边界用审定地图", en: "maps use approved boundaries and a stated projection" },
    { zh: "独立时段验证", en: "tested on an independent period" },
    { zh: "结论标注把握程度", en: "conclusions carry their confidence" },
  ],
  scenes: ["openingReport", "dataReport", "defenseSpeech"],
  since: "2026-11-22",
});
