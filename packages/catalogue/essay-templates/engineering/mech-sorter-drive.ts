import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const mechSorterDrive = defineTemplate({
  slug: "mech-sorter-drive",
  kind: "thesis",
  discipline: "engineering",
  major: { zh: "机械设计制造及其自动化", en: "Mechanical Engineering" },
  levels: ["undergraduate"],
  method: "design",
  length: { default: 12000, min: 8000, max: 20000 },
  numbering: "A",
  title: { zh: "果蔬分选机输送与传动装置设计", en: "Design of the conveying and drive unit of a fruit sorter" },
  pattern: { zh: "〔产品〕〔部件〕设计", en: "Design of the 〔part〕 of 〔product〕" },
  slots: [
    { label: { zh: "产品", en: "product" }, default: { zh: "果蔬分选机", en: "a fruit sorter" } },
    { label: { zh: "部件", en: "part" }, default: { zh: "输送与传动装置", en: "conveying and drive unit" } },
  ],
  remark: { zh: "方案比选、计算、校核、建模一条线走到出图", en: "From scheme selection to checked drawings" },
  keywords: [
    { zh: "机械设计", en: "mechanical design" },
    { zh: "传动系统", en: "drive system" },
    { zh: "强度校核", en: "strength check" },
    { zh: "三维建模", en: "3D modelling" },
    { zh: "有限元", en: "finite elements" },
  ],
  bring: [
    { zh: "设计任务书给定的原始参数", en: "parameters given in the brief" },
    { zh: "机械设计手册与所用标准", en: "design handbook and current standards" },
    { zh: "三维软件与图纸模板", en: "modelling software and drawing templates" },
  ],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: { zh: "设备用在哪里、现有方案卡在哪里", en: "Where it is used and where present schemes get stuck" },
      weight: 8,
      needs: ["source"],
      children: [
        {
          title: { zh: "课题来源与应用场合", en: "Source and application" },
          intent: { zh: "物料、产线位置和任务书要求", en: "Material, place in the line, brief" },
          weight: 3,
          needs: ["source"],
          mistake: { zh: "大谈行业前景，看不出要设计什么", en: "Prospects of the trade, and no hint of what is designed" },
        },
        {
          title: { zh: "国内外同类设备的结构形式", en: "Existing machine layouts" },
          intent: { zh: "按承载原理分类，指出损伤与效率问题", en: "By how fruit is carried; damage and throughput of each" },
          weight: 3,
          needs: ["source", "figure"],
        },
        {
          title: { zh: "设计内容与技术指标", en: "Scope and specifications" },
          intent: { zh: "一表写清输入参数与要达到的指标", en: "One table of inputs and targets" },
          weight: 2,
          needs: ["table"],
          mistake: { zh: "指标没有单位或没有来源", en: "Targets without unit or source" },
        },
      ],
    },
    {
      title: { zh: "总体方案论证", en: "Choosing a scheme" },
      intent: { zh: "三个以上方案按同一套指标比选", en: "Three or more schemes on the same criteria" },
      weight: 18,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "工作原理与功能分解", en: "Working principle and functions" },
          intent: { zh: "拆成上料、输送、检测、执行四步", en: "Feed, convey, detect, act" },
          weight: 5,
          needs: ["figure"],
        },
        {
          title: { zh: "备选方案对比", en: "Alternative schemes" },
          intent: { zh: "从伤果率、成本、维护打分，权重有据", en: "Score damage, cost, upkeep, with grounds for weights" },
          weight: 8,
          needs: ["table", "figure"],
          mistake: { zh: "只列一个方案，等于没有论证", en: "One scheme only, which is no argument" },
        },
        {
          title: { zh: "总体布局与运动循环图", en: "Layout and motion cycle" },
          intent: { zh: "总装示意和各执行件时序", en: "Assembly sketch and timing" },
          weight: 5,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "传动系统参数计算", en: "Drive calculation" },
      intent: { zh: "从工况推到电机、减速比和各轴参数", en: "From load to motor, ratios and shafts" },
      weight: 26,
      needs: ["formula", "table"],
      children: [
        {
          title: { zh: "工作阻力与功率计算", en: "Resistance and power" },
          intent: { zh: "由输送量和摩擦系数推出功率", en: "Power from throughput and friction" },
          weight: 7,
          needs: ["formula"],
          mistake: { zh: "系数不注明取自哪本手册哪张表", en: "Coefficients without handbook and table" },
        },
        {
          title: { zh: "电动机选型与传动比分配", en: "Motor and ratios" },
          intent: { zh: "转速匹配与传动比分级的理由", en: "Matching of speed and reasons for the steps" },
          weight: 7,
          needs: ["formula", "table"],
          children: [
            {
              title: { zh: "电动机类型与功率", en: "Motor type and power" },
              intent: { zh: "异步与伺服按工况系数比", en: "Induction against servo by service factor" },
              weight: 4,
              needs: ["formula", "table"],
            },
            {
              title: { zh: "总传动比与各级分配", en: "Total ratio and its steps" },
              intent: { zh: "分级原则与结构尺寸的关系", en: "How the steps decide size" },
              weight: 3,
              needs: ["formula"],
            },
          ],
        },
        {
          title: { zh: "链传动设计", en: "Chain drive design" },
          intent: { zh: "定齿数、节距、中心距，验链速与寿命", en: "Teeth, pitch, centre distance; check speed and life" },
          weight: 6,
          needs: ["formula"],
        },
        {
          title: { zh: "各轴转速、功率与转矩", en: "Shaft speed, power and torque" },
          intent: { zh: "汇总成表供后面校核调用", en: "One table for the checks to use" },
          weight: 6,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "关键零件设计与强度校核", en: "Key parts and strength check" },
      intent: { zh: "证明轴、键、轴承在寿命内可靠", en: "Shaft, keys, bearings reliable over their life" },
      weight: 22,
      needs: ["formula", "figure"],
      children: [
        {
          title: { zh: "主动辊轴结构设计", en: "Drive roller shaft" },
          intent: { zh: "由装配关系定直径与轴向定位", en: "Diameters and location from assembly" },
          weight: 8,
          needs: ["figure"],
        },
        {
          title: { zh: "轴的弯扭合成校核", en: "Combined bending and torsion" },
          intent: { zh: "受力、弯矩、扭矩图后校危险截面", en: "Force, bending and torque diagrams, then the critical section" },
          weight: 7,
          needs: ["formula", "figure"],
          mistake: { zh: "危险截面凭感觉选，没有弯矩图", en: "Critical section by feel, no diagram" },
        },
        {
          title: { zh: "轴承寿命与键连接校核", en: "Bearing life and key check" },
          intent: { zh: "当量动载荷算寿命，键按挤压验算", en: "Life by equivalent load, keys by bearing pressure" },
          weight: 7,
          needs: ["formula"],
        },
      ],
    },
    {
      title: { zh: "三维建模与仿真分析", en: "3D model and simulation" },
      intent: { zh: "用模型验证手算，不代替手算", en: "The model checks the hand calculation" },
      weight: 16,
      needs: ["figure"],
      children: [
        {
          title: { zh: "零部件建模与装配干涉检查", en: "Modelling and interference check" },
          intent: { zh: "装配约束与检查结果，列改过之处", en: "Constraints, results, what was changed" },
          weight: 6,
          needs: ["figure"],
        },
        {
          title: { zh: "机架静力学与模态分析", en: "Static and modal analysis" },
          intent: { zh: "材料、约束、载荷、网格先交代", en: "Material, supports, loads and mesh first" },
          weight: 10,
          needs: ["figure", "table"],
          mistake: { zh: "云图贴满页，边界条件一字不提", en: "Pages of plots, boundary conditions unsaid" },
        },
      ],
    },
    {
      title: { zh: "总结与经济性分析", en: "Conclusions and cost" },
      intent: { zh: "逐条对照指标，说清没做到的", en: "Target by target, also those missed" },
      weight: 10,
      needs: ["table"],
      children: [
        {
          title: { zh: "主要零部件成本估算", en: "Cost estimate" },
          intent: { zh: "外购、自制分列，价格注年份", en: "Bought and made apart, prices dated" },
          weight: 4,
          needs: ["table"],
        },
        {
          title: { zh: "设计结论与不足", en: "Conclusions and limits" },
          intent: { zh: "达成情况与样机试验的下一步", en: "What was reached, and the next test" },
          weight: 6,
        },
      ],
    },
  ],
  whyGood: [
    {
      zh: "方案论证放在计算之前，三个方案用同一张评分表，答辩时最经得起追问",
      en: "Schemes come before calculation and share one score sheet, which stands up to questions",
    },
    { zh: "每个公式后面都跟“取值来自哪里”，计算链可以倒查", en: "After each formula stands where its values come from" },
    { zh: "校核章先画力图再代数，符合机械设计手册的次序", en: "Forces are drawn before numbers enter" },
    { zh: "仿真只用来验证手算结果，没有喧宾夺主", en: "Simulation only checks the hand calculation" },
  ],
  opening: [
    { type: "heading", text: { zh: "第一章 绪论", en: "Chapter 1 Introduction" } },
    { type: "heading", text: { zh: "1.1 课题来源与应用场合", en: "1.1 Source and application" } },
    {
      type: "paragraph",
      text: {
        zh: "果蔬采后商品化处理一般包括清洗、打蜡、分选和包装几道工序，其中分选决定了同一批果实能按什么等级出售。本课题来自【待补充：课题来源】，设备布置在清洗线之后、装箱线之前，处理对象为【待补充：果品种类与果径范围】。该类果实表皮薄，跌落高度稍大就会留下暗伤，因此输送与传动装置除了满足生产率要求，还要控制果实在各交接点的落差和相对滑动。",
        en: "Fruit is usually washed, waxed, sorted and packed after harvest, and sorting decides at which grade a batch can be sold. This project comes from 【to fill in: source】. The machine stands after washing and before packing and handles 【to fill in: kind and size of fruit】. Such fruit has a thin skin and is bruised by even a moderate drop, so the conveying and drive unit has to meet its throughput and at the same time control drop and sliding wherever fruit is handed over.",
      },
    },
    { type: "heading", text: { zh: "1.2 国内外同类设备的结构形式", en: "1.2 Existing machine layouts" } },
    {
      type: "paragraph",
      text: {
        zh: "按承载方式划分，现有分选机的输送部分主要有平带式、双锥辊式和果杯式三类。平带式结构简单，但果实容易成堆；双锥辊式能使果实单列并自转，便于检测，代价是传动链条较多；果杯式定位准确，更换果型时需要成套换杯。三类结构在伤果率、单通道生产率和维护时间上的差别见表1-1，表中数据取自【待补充：产品样本或文献】。本设计据此把“低落差交接”和“换型不换链”作为方案比选的两条主线。",
        en: 'By how they carry the fruit, conveyors of sorters are mostly of three kinds: flat belts, double-cone rollers and cups. Belts are simple, but fruit piles up. Double-cone rollers put fruit in single file and turn it for inspection, at the price of more chains. Cups locate precisely but have to be changed as a set with the size of fruit. Damage, throughput per lane and time of upkeep of the three are compared in Table 1-1, with data from 【to fill in: catalogues or references】. This design takes "a low drop at every handover" and "a new size without a new chain" as the two lines along which schemes are compared.',
      },
    },
  ],
  hardSample: {
    title: { zh: "轴的弯扭合成校核", en: "Checking the shaft in combined bending and torsion" },
    text: {
      zh: "主动辊轴在链轮侧承受径向压轴力，在两支承之间承受物料与辊体的均布载荷，同时传递转矩，属于弯扭组合变形。先把空间力系分解到水平面和垂直面，分别求支反力并绘制弯矩图，再合成总弯矩；转矩按脉动循环处理，折合系数取【待补充：取值与手册出处】。由合成弯矩图可见，危险截面位于链轮轮毂右侧轴肩处，该处既有键槽又有过渡圆角，因此除按当量弯矩校核外，还应做疲劳强度安全系数校核。计算结果见式(4-6)与表4-2。",
      en: "The drive shaft carries the radial pull of the chain at the sprocket, a distributed load of fruit and roller between its supports, and torque: combined bending and torsion. The forces in space are resolved into horizontal and vertical planes, reactions found and bending moments drawn in each, and then combined. Torque is treated as pulsating, with a factor of 【to fill in: value and handbook】. The combined diagram puts the critical section at the shoulder to the right of the sprocket hub, where a keyway meets a fillet; besides the equivalent moment, fatigue safety has therefore to be checked there. Results are in Equation (4-6) and Table 4-2.",
    },
  },
  staged: false,
  checklist: [
    { zh: "任务书每项指标在结论里都有对应", en: "every target of the brief answered" },
    { zh: "公式编号、符号、单位前后统一", en: "numbers, symbols, units consistent" },
    { zh: "图纸编号与正文引用一致", en: "drawing numbers match the text" },
    { zh: "标准件写全代号并用现行标准", en: "standard parts by full code and current standard" },
    { zh: "有限元写明材料、约束、载荷与网格", en: "finite elements state material, supports, loads, mesh" },
  ],
  scenes: ["openingReport", "defenseSpeech", "techPlan"],
  since: "2026-11-22",
});
