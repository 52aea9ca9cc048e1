import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const civilFrameSchool = defineTemplate({
  slug: "civil-frame-school",
  kind: "thesis",
  discipline: "engineering",
  major: { zh: "土木工程", en: "Civil Engineering" },
  levels: ["undergraduate"],
  method: "design",
  length: { default: 15000, min: 8000, max: 20000 },
  numbering: "A",
  title: { zh: "某中学教学楼钢筋混凝土框架结构设计", en: "Reinforced concrete frame design of a middle school classroom block" },
  pattern: { zh: "〔建筑〕钢筋混凝土框架结构设计", en: "Reinforced concrete frame design of 〔building〕" },
  slots: [{ label: { zh: "建筑", en: "building" }, default: { zh: "某中学教学楼", en: "a middle school classroom block" } }],
  remark: { zh: "手算一榀框架，荷载到配筋步步可查", en: "One frame by hand, every load traceable" },
  keywords: [
    { zh: "框架结构", en: "frame structure" },
    { zh: "荷载组合", en: "load combinations" },
    { zh: "抗震设计", en: "seismic design" },
    { zh: "配筋计算", en: "reinforcement" },
    { zh: "基础设计", en: "foundations" },
  ],
  bring: [
    { zh: "地勘报告与设计任务书", en: "geotechnical report and brief" },
    { zh: "现行荷载、混凝土、抗震规范", en: "current load, concrete and seismic codes" },
    { zh: "建筑平立剖图", en: "architectural drawings" },
    { zh: "结构软件计算书", en: "software calculation report" },
  ],
  outline: [
    {
      title: { zh: "工程概况与建筑设计", en: "Project and architectural design" },
      intent: { zh: "场地与功能落到后文要用的参数", en: "Site and use, down to the parameters needed later" },
      weight: 10,
      needs: ["figure", "table"],
      children: [
        {
          title: { zh: "场地、气象与地质条件", en: "Site, climate and ground" },
          intent: { zh: "风、雪、地基、抗震参数逐项注来源", en: "Wind, snow, ground and seismic parameters with sources" },
          weight: 4,
          needs: ["table"],
          mistake: { zh: "参数直接抄别人的任务书", en: "Parameters copied from someone else's brief" },
        },
        {
          title: { zh: "建筑平面与竖向布置", en: "Plans and storeys" },
          intent: { zh: "疏散、采光与层高的依据", en: "Grounds for escape, daylight and storey height" },
          weight: 3,
          needs: ["figure"],
        },
        {
          title: { zh: "建筑构造做法", en: "Floor, roof and wall build-ups" },
          intent: { zh: "分层做法与容重，供荷载统计", en: "Layers and unit weights, for the load take-down" },
          weight: 3,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "结构选型与计算简图", en: "Structural scheme" },
      intent: { zh: "从受力与功能论证结构布置", en: "Argue the layout from forces and use" },
      weight: 14,
      needs: ["figure", "formula"],
      children: [
        {
          title: { zh: "结构体系与抗震等级", en: "Structural system and seismic grade" },
          intent: { zh: "重点设防类怎样影响抗震等级", en: "How the protection category raises the seismic grade" },
          weight: 5,
          needs: ["source"],
        },
        {
          title: { zh: "柱网与构件截面初估", en: "Column grid and preliminary sections" },
          intent: { zh: "按轴压比与跨高比估截面", en: "Sections from axial ratio and span-to-depth" },
          weight: 5,
          needs: ["formula"],
        },
        {
          title: { zh: "一榀框架的计算简图", en: "Model of one frame" },
          intent: { zh: "取哪一榀、为什么、线刚度怎样定", en: "Which frame, why, and how stiffness is set" },
          weight: 4,
          needs: ["figure", "formula"],
          mistake: { zh: "梁惯性矩放大系数漏取", en: "Slab contribution to beam stiffness left out" },
        },
      ],
    },
    {
      title: { zh: "荷载统计与内力计算", en: "Loads and internal forces" },
      intent: { zh: "恒、活、风、地震四类分别算清", en: "Dead, live, wind, earthquake, each by itself" },
      weight: 22,
      needs: ["formula", "table"],
      children: [
        {
          title: { zh: "恒荷载与活荷载", en: "Dead and live loads" },
          intent: { zh: "按做法表逐项累加，传力路径画清", en: "Summed from the build-ups, with the load path drawn" },
          weight: 5,
          needs: ["formula", "table"],
        },
        {
          title: { zh: "竖向荷载下内力", en: "Forces under gravity" },
          intent: { zh: "分层法或弯矩二次分配，附校核", en: "By substitute frames or moment distribution, with a check" },
          weight: 7,
          needs: ["formula", "figure"],
        },
        {
          title: { zh: "风荷载作用", en: "Wind" },
          intent: { zh: "体型系数、高度变化、侧移", en: "Shape factors, change with height, sway" },
          weight: 4,
          needs: ["formula"],
        },
        {
          title: { zh: "水平地震作用", en: "Earthquake" },
          intent: { zh: "底部剪力法适用条件，验算层间位移角", en: "When base shear applies; check storey drift" },
          weight: 6,
          needs: ["formula"],
          mistake: { zh: "忘记顶部附加作用或重力荷载代表值取错", en: "Top force forgotten or representative gravity load wrong" },
        },
      ],
    },
    {
      title: { zh: "内力组合", en: "Load combinations" },
      intent: { zh: "控制截面最不利组合，分项系数按现行通用规范", en: "Worst cases at control sections, with current partial factors" },
      weight: 14,
      needs: ["table"],
      children: [
        {
          title: { zh: "梁端弯矩调幅与控制截面", en: "Redistribution and control sections" },
          intent: { zh: "只对竖向荷载弯矩调幅，先调后组合", en: "Redistribute gravity moments only, and before combining" },
          weight: 4,
          needs: ["formula", "table"],
        },
        {
          title: { zh: "框架梁柱内力组合表", en: "Combination tables for beams and columns" },
          intent: { zh: "每个构件给控制组合编号", en: "Number of the governing combination for each member" },
          weight: 10,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "构件截面设计", en: "Member design" },
      intent: { zh: "由组合内力到配筋，再核构造", en: "From combined forces to bars, then detailing" },
      weight: 30,
      needs: ["formula", "figure", "table"],
      children: [
        {
          title: { zh: "框架梁正截面与斜截面", en: "Frame beams: flexure and shear" },
          intent: { zh: "强剪弱弯调整后再配箍", en: "Adjust for strong shear before links" },
          weight: 9,
          needs: ["formula"],
          children: [
            {
              title: { zh: "跨中与支座正截面", en: "Midspan and support sections" },
              intent: { zh: "跨中按T形、支座按矩形", en: "T-section at midspan, rectangle at supports" },
              weight: 5,
              needs: ["formula"],
              mistake: { zh: "支座按T形截面算", en: "Supports computed as T-sections" },
            },
            {
              title: { zh: "斜截面与加密区", en: "Shear and dense-link zones" },
              intent: { zh: "先调剪力再配箍，核加密区构造", en: "Shear adjusted, links chosen, zones checked" },
              weight: 4,
              needs: ["formula"],
            },
          ],
        },
        {
          title: { zh: "框架柱与节点核心区", en: "Columns and beam-column joints" },
          intent: { zh: "轴压比、强柱弱梁、节点抗剪", en: "Axial ratio, strong column, joint shear" },
          weight: 9,
          needs: ["formula"],
          mistake: { zh: "柱端弯矩增大系数与抗震等级不符", en: "Moment amplification that does not fit the seismic grade" },
        },
        {
          title: { zh: "楼板与楼梯", en: "Slabs and stairs" },
          intent: { zh: "单双向板判别，楼梯选型与抗震措施", en: "One-way or two-way; stair type and its seismic measures" },
          weight: 6,
          needs: ["formula", "figure"],
        },
        {
          title: { zh: "柱下独立基础", en: "Footings" },
          intent: { zh: "承载力、冲切、配筋三步齐全", en: "Bearing, punching and bars, all three" },
          weight: 6,
          needs: ["formula", "figure"],
        },
      ],
    },
    {
      title: { zh: "电算复核与结论", en: "Software check and conclusions" },
      intent: { zh: "手算与电算互相印证", en: "Hand and software confirm each other" },
      weight: 10,
      needs: ["table"],
      children: [
        {
          title: { zh: "手算与软件结果对比", en: "Hand calculation against software" },
          intent: { zh: "比周期、位移、配筋并解释偏差", en: "Compare period, drift, bars; explain differences" },
          weight: 6,
          needs: ["table"],
          mistake: { zh: "只贴软件截图，不解释差异", en: "Screenshots without a word on differences" },
        },
        {
          title: { zh: "设计结论", en: "Conclusions" },
          intent: { zh: "关键指标与规范限值列表", en: "Key indicators against code limits" },
          weight: 4,
          needs: ["table"],
        },
      ],
    },
  ],
  whyGood: [
    { zh: "一榀框架手算全程可追溯，符合毕业设计任务书的考核点", en: "One frame can be traced by hand throughout, as the brief requires" },
    { zh: "荷载统计直接引用构造做法表，避免前后不一致", en: "Loads are taken from the build-ups, so that they agree" },
    { zh: "每一步都提示最容易扣分的系数与次序", en: "Each step flags the factor or order most often lost" },
    { zh: "最后用电算复核手算，而不是用电算替代手算", en: "Software checks the hand calculation and does not replace it" },
  ],
  opening: [
    { type: "heading", text: { zh: "第一章 工程概况与建筑设计", en: "Chapter 1 Project and architectural design" } },
    { type: "heading", text: { zh: "1.1 场地、气象与地质条件", en: "1.1 Site, climate and ground" } },
    {
      type: "paragraph",
      text: {
        zh: "本工程为【待补充：建设地点】一所中学的教学楼，主体【待补充：层数与总高】，采用现浇钢筋混凝土框架结构。根据【待补充：勘察单位与报告编号】提供的岩土工程勘察报告，场地地形平坦，自上而下依次为杂填土、粉质黏土和【待补充：持力层】，地下水位低于基础底面，对混凝土无腐蚀性。基本风压、基本雪压、抗震设防烈度、设计地震分组和场地类别等参数汇总于表1-1，表中每一项都注明取自规范条文或地勘报告。",
        en: "The project is a classroom block of a middle school in 【to fill in: place】, with 【to fill in: storeys and height】, a cast-in-place reinforced concrete frame. According to the geotechnical report 【to fill in: firm and number】, the site is level; from the top down there are fill, silty clay and 【to fill in: bearing layer】, and the groundwater lies below the foundations and does not attack concrete. Basic wind and snow pressure, seismic intensity, design group and site class are collected in Table 1-1, each with its source in a code or in the report.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "教学楼使用人数多、停留时间长，属于抗震设防类别中的重点设防类，抗震措施应按规定提高后采用，这一点在后文确定抗震等级和构造配筋时需要始终保持一致。建筑平面采用内廊式布置，普通教室沿南侧排列，楼梯间设在两端并满足疏散距离要求；层高、开间和进深由课桌椅排列与采光要求反推得到，同时兼顾柱网规整，为结构布置留出余地。",
        en: "A classroom block holds many people for long hours and belongs to the category of major protection, so that seismic measures have to be raised as prescribed; this must be kept in mind whenever the seismic grade and detailing are decided. The plan has a central corridor with classrooms along the south side and stairs at both ends within escape distance. Storey height, bay and depth were derived from rows of desks and daylight, and kept regular so as to leave room for the structure.",
      },
    },
  ],
  hardSample: {
    title: { zh: "框架柱设计", en: "Designing the columns" },
    text: {
      zh: "框架柱按偏心受压构件计算，同时要体现“强柱弱梁、强剪弱弯”的抗震概念。首先由内力组合表选出三组控制内力：轴力最大及相应弯矩、轴力最小及相应弯矩、弯矩最大及相应轴力；随后按抗震等级【待补充：等级】对柱端弯矩设计值乘以增大系数，底层柱下端另按规定放大；再判断大小偏心，计算纵向钢筋，并与最小配筋率比较取大值。箍筋除满足抗剪计算外，加密区长度、间距和体积配箍率均应满足构造要求，结果列于表5-4。",
      en: "Columns are designed for eccentric compression and must also follow the seismic concepts of strong columns over weak beams and strong shear over weak bending. First, three governing sets of forces are taken from the combination tables: largest axial force with its moment, smallest axial force with its moment, largest moment with its axial force. Then the design moments at column ends are multiplied by the factor for the seismic grade 【to fill in: grade】, with the foot of the ground-floor column raised as prescribed. Large or small eccentricity is decided, the longitudinal bars computed, and the larger of the result and the minimum ratio taken. Links must satisfy shear, and in the dense zones also length, spacing and volumetric ratio; results are in Table 5-4.",
    },
  },
  staged: false,
  checklist: [
    { zh: "规范全部为现行版本", en: "all codes current" },
    { zh: "计算书与图纸的截面、配筋一致", en: "sections and bars agree between report and drawings" },
    { zh: "内力图有正负号和单位", en: "diagrams carry signs and units" },
    { zh: "组合表标出控制组合", en: "governing combinations marked" },
    { zh: "层间位移角满足限值", en: "storey drift within limits" },
    { zh: "基础埋深与地勘报告一致", en: "foundation depth agrees with the report" },
  ],
  scenes: ["defenseSpeech", "techPlan", "projectPlan"],
  since: "2026-11-22",
});
