import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const gisLanduse = defineTemplate({
  slug: "gis-landuse",
  kind: "thesis",
  discipline: "science",
  major: { zh: "地理科学", en: "Geography" },
  levels: ["undergraduate", "master"],
  method: "empirical",
  length: { default: 12000, min: 8000, max: 50000, byLevel: { undergraduate: 12000, master: 30000 } },
  numbering: "A",
  title: { zh: "M流域土地利用变化及其生态系统服务响应", en: "Land-use change and the response of ecosystem services in Basin M" },
  pattern: { zh: "〔区域〕〔主题〕及其〔效应〕响应", en: "〔Theme〕 and the response of 〔effect〕 in 〔area〕" },
  slots: [
    { label: { zh: "区域", en: "area" }, default: { zh: "M流域", en: "Basin M" } },
    { label: { zh: "主题", en: "Theme" }, default: { zh: "土地利用变化", en: "Land-use change" } },
    { label: { zh: "效应", en: "effect" }, default: { zh: "生态系统服务", en: "ecosystem services" } },
  ],
  remark: { zh: "分类精度先过关，变化才有意义", en: "Accuracy first, then change" },
  keywords: [
    { zh: "土地利用", en: "land use" },
    { zh: "遥感", en: "remote sensing" },
    { zh: "生态系统服务", en: "ecosystem services" },
    { zh: "空间分析", en: "spatial analysis" },
  ],
  bring: [
    { zh: "遥感影像清单", en: "list of satellite images" },
    { zh: "验证样本", en: "validation samples" },
    { zh: "参数来源", en: "sources of parameters" },
  ],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: { zh: "由流域里三个部门的矛盾提问", en: "Ask from a conflict between three offices in one basin" },
      weight: 10,
      needs: ["source"],
      children: [
        {
          title: { zh: "研究背景与意义", en: "Background and significance" },
          intent: { zh: "上游开垦与下游用水的具体矛盾", en: "Clearing upstream, water downstream: a concrete conflict" },
          weight: 5,
          needs: ["data"],
        },
        {
          title: { zh: "研究进展", en: "Research progress" },
          intent: { zh: "方法之争与尺度问题，本文站哪边", en: "Disputes over method and scale, and where this thesis stands" },
          weight: 5,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "研究区与数据", en: "Study area and data" },
      intent: { zh: "图件规范、来源清楚、尺度匹配", en: "Proper maps, clear sources, matching scales" },
      weight: 14,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "研究区概况", en: "Study area" },
          intent: { zh: "自然与社会概况只取与问题相关者", en: "Only what bears on the question" },
          weight: 5,
          needs: ["figure"],
          mistake: { zh: "概况抄县志，与问题无关", en: "Area description copied from the gazetteer, unrelated to the question" },
        },
        {
          title: { zh: "数据与预处理", en: "Data and preprocessing" },
          intent: { zh: "影像时相、云量、重采样写全", en: "Dates, cloud cover and resampling in full" },
          weight: 9,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "土地利用分类与精度", en: "Classification and its accuracy" },
      intent: { zh: "分类结果可检验，才能谈变化", en: "Testable classes before any change" },
      weight: 18,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "分类体系与方法", en: "Scheme and method" },
          intent: { zh: "类别按服务评估的需要设，附判读标志", en: "Classes as the services need them, with interpretation keys" },
          weight: 7,
          needs: ["table", "figure"],
        },
        {
          title: { zh: "精度评价", en: "Accuracy assessment" },
          intent: { zh: "独立分层样本、混淆矩阵与面积校正", en: "Independent stratified samples, confusion matrix, adjusted areas" },
          weight: 11,
          needs: ["table"],
          mistake: { zh: "用训练样本做验证", en: "Validated on the training samples" },
        },
      ],
    },
    {
      title: { zh: "土地利用变化特征", en: "Change" },
      intent: { zh: "数量、空间、过程三面互证", en: "Amount, place and process confirm each other" },
      weight: 20,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "数量与转移矩阵", en: "Amounts and transition matrix" },
          intent: { zh: "主要转移方向，区分净变化与交换", en: "Main transitions; net change apart from swap" },
          weight: 6,
          needs: ["table"],
        },
        {
          title: { zh: "空间格局与热点", en: "Spatial pattern and hot spots" },
          intent: { zh: "热点须过检验，与坡度梯度对照", en: "Hot spots tested and set against slope" },
          weight: 8,
          needs: ["figure"],
        },
        {
          title: { zh: "驱动因素", en: "Drivers" },
          intent: { zh: "分期建模，政策与自然因素不混", en: "Model each period; policy apart from nature" },
          weight: 6,
          needs: ["table", "formula"],
          mistake: { zh: "相关系数当驱动力", en: "A correlation taken for a driver" },
        },
      ],
    },
    {
      title: { zh: "生态系统服务响应", en: "Response of ecosystem services" },
      intent: { zh: "模型、结果、权衡，分清气候与用地贡献", en: "Models, results, trade-offs; climate apart from land use" },
      weight: 26,
      needs: ["table", "figure", "formula"],
      children: [
        {
          title: { zh: "评估模型与参数", en: "Models and parameters" },
          intent: { zh: "参数本地化，并用实测检验", en: "Local parameters, tested against measurement" },
          weight: 9,
          needs: ["formula", "table"],
          mistake: { zh: "全国当量直接套用到一个流域", en: "National value equivalents applied to one basin as they are" },
        },
        {
          title: { zh: "时空变化", en: "Change in space and time" },
          intent: { zh: "分布图配统计，指出在哪个子流域", en: "Maps with statistics, named by sub-basin" },
          weight: 9,
          needs: ["table", "figure"],
        },
        {
          title: { zh: "权衡与协同", en: "Trade-offs" },
          intent: { zh: "像元与子流域两尺度，说明为何不同", en: "Pixel and sub-basin, and why they differ" },
          weight: 8,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "结论与建议", en: "Conclusions and recommendations" },
      intent: { zh: "每条落到空间单元", en: "Each tied to a spatial unit" },
      weight: 12,
      children: [
        {
          title: { zh: "结论", en: "Findings" },
          intent: { zh: "分条给量化结果与不确定性", en: "Quantified, with uncertainty" },
          weight: 6,
        },
        {
          title: { zh: "管理分区建议", en: "Management zones" },
          intent: { zh: "分区图配分区依据与边界", en: "A zoning map with its grounds and limits" },
          weight: 6,
          needs: ["figure"],
        },
      ],
    },
  ],
  whyGood: [
    { zh: "一条流域三个部门的矛盾，问题落地", en: "The conflict of three offices along one river gives the question ground" },
    { zh: "变化精度单独检验，很多论文忽略", en: "Accuracy of change is tested by itself, which many overlook" },
    { zh: "权衡分析用两个尺度", en: "Trade-offs are examined at two scales" },
  ],
  opening: [
    { type: "heading", text: { zh: "第一章 绪论", en: "Chapter 1 Introduction" } },
    { type: "heading", text: { zh: "1.1 研究背景与意义", en: "1.1 Background and significance" } },
    {
      type: "paragraph",
      text: {
        zh: "M流域上游坡地在【待补充：时段】经历过开垦与退耕，下游城镇则不断向河谷平地扩张。当地农业部门关心耕地够不够，水务部门关心来水是否变少、泥沙是否增多，生态部门关心林草能否恢复。三方谈论的其实是同一件事的不同侧面：土地怎样利用，决定了流域能够提供哪些服务，而一种服务的增加常常以另一种服务的减少为代价。",
        en: "The upper slopes of Basin M were cleared and later returned to grass and forest in 【to fill in: period】, while towns downstream kept spreading over the valley floor. The agricultural office asks whether there is enough cropland, the water office whether less water and more sediment arrive, the ecology office whether grass and trees will recover. All three talk about sides of one matter: how land is used decides which services a basin can give, and more of one service often means less of another.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "已有研究多在大尺度上评估生态系统服务的总量变化，对流域内部上下游之间的得失关系关注不够；评估中直接套用价值当量的做法，也难以反映本地差异【待补充：文献】。本文利用多期遥感影像提取土地利用信息，在精度检验合格的基础上分析变化过程，采用参数本地化的模型评估产水、土壤保持与碳储存等服务，并在像元与子流域两个尺度考察其权衡与协同，为分区管理提供依据。",
        en: "Most studies assess total services over large areas and say little about gains and losses between upstream and downstream; applying value equivalents directly hardly reflects local differences 【to fill in: references】. This thesis maps land use from images of several dates, analyses change once accuracy has been shown to suffice, models water yield, soil retention and carbon storage with local parameters, and examines trade-offs and synergies at pixel and sub-basin scale, as a basis for management by zones.",
      },
    },
  ],
  hardSample: {
    title: { zh: "精度评价的说明", en: "Reporting accuracy" },
    text: {
      zh: "分类结果用于变化检测时，误差会在两期叠加，若单期精度不高，检测到的变化可能多为误判。本文在研究区按类别面积分层随机布设验证样点，样点与训练样本相互独立，依据高分影像与野外核查判定真值，构建混淆矩阵并计算总体精度、生产者精度与用户精度【待补充：结果】。混淆主要发生在灌木与疏林之间。鉴于此，后文统计转移时将二者合并为一类，并对变化图斑另行抽样检验，变化检测精度与单期精度分别报告，避免以单期精度代替变化精度。",
      en: "When classified maps are used to detect change, the errors of both dates add up; where single-date accuracy is modest, much of the detected change may be error. Validation points were placed at random, stratified by class area and independent of training samples; reference labels came from high-resolution images and field checks, and a confusion matrix gave overall, producer's and user's accuracy 【to fill in: results】. Confusion occurred mainly between shrub and open woodland, so the two are merged in the transition matrix below. Changed patches were sampled separately, and the accuracy of change is reported apart from that of each date, not replaced by it.",
    },
  },
  staged: false,
  checklist: [
    { zh: "图件有比例尺、图例、指北针", en: "maps with scale, legend, north arrow" },
    { zh: "验证样本独立", en: "validation samples independent" },
    { zh: "参数来源列表", en: "sources of parameters listed" },
    { zh: "驱动分析不混期", en: "drivers not mixed over periods" },
    { zh: "结论有空间单元", en: "conclusions name spatial units" },
  ],
  scenes: ["dataReport", "openingReport"],
  since: "2026-11-22",
});
