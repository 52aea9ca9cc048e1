import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const chemMethanolDistillation = defineTemplate({
  slug: "chem-methanol-distillation",
  kind: "thesis",
  discipline: "engineering",
  major: { zh: "化学工程与工艺", en: "Chemical Engineering" },
  levels: ["undergraduate"],
  method: "design",
  length: { default: 13000, min: 8000, max: 20000 },
  numbering: "A",
  title: { zh: "甲醇—水连续精馏工段工艺设计", en: "Process design: a continuous distillation section for methanol-water" },
  pattern: { zh: "〔原料体系〕〔单元〕工艺设计", en: "Process design: 〔unit〕 for 〔feed〕" },
  slots: [
    { label: { zh: "原料体系", en: "feed" }, default: { zh: "甲醇—水", en: "methanol-water" } },
    { label: { zh: "单元", en: "unit" }, default: { zh: "连续精馏工段", en: "a continuous distillation section" } },
  ],
  remark: { zh: "物料热量衡算起步，塔设备与车间布置收尾", en: "Balances first, column and layout last" },
  keywords: [
    { zh: "化工设计", en: "chemical process design" },
    { zh: "精馏", en: "distillation" },
    { zh: "物料衡算", en: "material balance" },
    { zh: "塔设备", en: "column equipment" },
    { zh: "换热器", en: "heat exchanger" },
  ],
  bring: [
    { zh: "设计任务书", en: "design brief" },
    { zh: "物性数据来源", en: "sources of physical properties" },
    { zh: "流程模拟文件", en: "simulation file" },
    { zh: "设备与安全规范", en: "equipment and safety codes" },
  ],
  outline: [
    {
      title: { zh: "设计依据与流程确定", en: "Basis and flowsheet" },
      intent: { zh: "由任务书推出工艺路线", en: "From the brief to the route" },
      weight: 10,
      needs: ["figure", "table"],
      children: [
        {
          title: { zh: "任务、原料与产品规格", en: "Brief, feed and product specifications" },
          intent: { zh: "列处理量、组成、规格、年操作时间", en: "Throughput, composition, specification, hours a year" },
          weight: 4,
          needs: ["table"],
        },
        {
          title: { zh: "工艺路线比较", en: "Comparing routes" },
          intent: { zh: "常压、加压、热泵按能耗与投资比", en: "Atmospheric, pressurised, heat pump: energy and capital" },
          weight: 3,
          needs: ["table"],
          mistake: { zh: "不比较就直接选常压", en: "Atmospheric chosen without comparison" },
        },
        {
          title: { zh: "流程说明与控制点", en: "Flowsheet and control points" },
          intent: { zh: "带控制点流程图，说明每个回路控什么", en: "Flowsheet with control points: what each loop controls" },
          weight: 3,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "物料与热量衡算", en: "Material and heat balances" },
      intent: { zh: "全塔、分段、逐设备闭合", en: "Closed over column, section and unit" },
      weight: 20,
      needs: ["formula", "table"],
      children: [
        {
          title: { zh: "物性数据与相平衡", en: "Properties and phase equilibrium" },
          intent: { zh: "选模型说明理由，用实验值校验", en: "Reasons for the model; check it on measured data" },
          weight: 6,
          needs: ["formula", "table"],
          mistake: { zh: "相平衡方程不校验", en: "Equilibrium model never validated" },
        },
        {
          title: { zh: "全塔物料衡算", en: "Overall material balance" },
          intent: { zh: "写明关键组分回收率，进出闭合", en: "Recovery of the key component; in equals out" },
          weight: 8,
          needs: ["formula", "table"],
        },
        {
          title: { zh: "热量衡算与公用工程", en: "Heat balance and utilities" },
          intent: { zh: "再沸器、冷凝器负荷与公用工程用量", en: "Reboiler and condenser duties, and utilities" },
          weight: 6,
          needs: ["formula", "table"],
        },
      ],
    },
    {
      title: { zh: "精馏塔工艺计算", en: "Process design of the column" },
      intent: { zh: "从回流比到实际板数", en: "From reflux ratio to actual plates" },
      weight: 24,
      needs: ["formula", "figure"],
      children: [
        {
          title: { zh: "适宜回流比", en: "Choosing the reflux ratio" },
          intent: { zh: "用费用曲线说明取值", en: "By a cost curve" },
          weight: 5,
          needs: ["formula", "figure"],
        },
        {
          title: { zh: "理论板数与进料位置", en: "Theoretical stages and feed location" },
          intent: { zh: "图解与模拟互校，差异说明", en: "Graph against simulation, differences explained" },
          weight: 5,
          needs: ["formula", "figure"],
        },
        {
          title: { zh: "板效率与实际板数", en: "Plate efficiency and actual plates" },
          intent: { zh: "关联式的适用范围与依据", en: "The correlation and where it holds" },
          weight: 5,
          needs: ["formula"],
        },
        {
          title: { zh: "塔径与塔板结构", en: "Column diameter and plate layout" },
          intent: { zh: "精馏段、提馏段分别算", en: "Rectifying and stripping sections apart" },
          weight: 5,
          needs: ["formula"],
          mistake: { zh: "两段气相负荷差别大却取同一塔径而不说明", en: "One diameter despite unlike vapour loads, unexplained" },
        },
        {
          title: { zh: "流体力学验算与负荷性能图", en: "Hydraulics and performance diagram" },
          intent: { zh: "画出五条线与操作点，算弹性", en: "Five lines, the operating point, the turndown" },
          weight: 4,
          needs: ["formula", "figure"],
        },
      ],
    },
    {
      title: { zh: "主要设备设计", en: "Main equipment" },
      intent: { zh: "工艺尺寸到机械强度", en: "From process size to mechanical strength" },
      weight: 20,
      needs: ["formula", "figure", "table"],
      children: [
        {
          title: { zh: "塔体强度与稳定校核", en: "Strength and stability of the shell" },
          intent: { zh: "壁厚、风载、地震、水压试验工况齐", en: "Wall, wind, earthquake and hydrostatic test" },
          weight: 7,
          needs: ["formula"],
        },
        {
          title: { zh: "再沸器与冷凝器选型", en: "Reboiler and condenser" },
          intent: { zh: "算传热面积，裕量说明依据", en: "Area, and grounds for the margin" },
          weight: 7,
          needs: ["formula", "table"],
        },
        {
          title: { zh: "储罐与输送泵", en: "Tanks and pumps" },
          intent: { zh: "规格、充装系数与汽蚀余量", en: "Size, filling factor and suction head" },
          weight: 6,
          needs: ["formula", "table"],
        },
      ],
    },
    {
      title: { zh: "车间布置与安全环保", en: "Layout, safety and environment" },
      intent: { zh: "由危险性分级定间距", en: "Hazard class decides distances" },
      weight: 14,
      needs: ["figure", "table"],
      children: [
        {
          title: { zh: "火灾危险性与防爆分区", en: "Fire hazard and explosion zones" },
          intent: { zh: "物料危险特性与对应措施", en: "Hazards of materials, each with its measure" },
          weight: 5,
          needs: ["table"],
          mistake: { zh: "甲醇的毒性与防爆要求一笔带过", en: "Toxicity and explosion protection passed over" },
        },
        {
          title: { zh: "设备平立面布置", en: "Plan and elevation" },
          intent: { zh: "流程顺序、检修空间与疏散", en: "Order of process, room for repair, escape" },
          weight: 5,
          needs: ["figure"],
        },
        {
          title: { zh: "三废处理", en: "Waste treatment" },
          intent: { zh: "来源、量、去向逐股列出", en: "Source, amount and destination of each stream" },
          weight: 4,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "技术经济与结论", en: "Economics and conclusions" },
      intent: { zh: "投资、能耗、结论", en: "Investment, energy, conclusions" },
      weight: 12,
      needs: ["table"],
      children: [
        {
          title: { zh: "投资与操作费用估算", en: "Capital and operating costs" },
          intent: { zh: "注明价格来源和年份", en: "Source and year of each price" },
          weight: 6,
          needs: ["table"],
        },
        {
          title: { zh: "设计总结", en: "Design summary" },
          intent: { zh: "主要设备一览表与未尽事项", en: "Equipment list, and what is left open" },
          weight: 6,
          needs: ["table"],
        },
      ],
    },
  ],
  whyGood: [
    {
      zh: "顺序与设计院的工作次序一致：流程、衡算、工艺、设备、布置、经济",
      en: "Order of a design office: flowsheet, balances, process, equipment, layout, economics",
    },
    { zh: "回流比用费用曲线决定，避免“经验取值”", en: "The reflux ratio follows from a cost curve, not from habit" },
    { zh: "手算与模拟互校，评阅时有说服力", en: "Hand calculation and simulation check each other" },
    { zh: "把物料危险特性和防爆分区写进正文", en: "Hazards and explosion zones stand in the main text" },
  ],
  opening: [
    { type: "heading", text: { zh: "第一章 设计依据与流程确定", en: "Chapter 1 Basis and flowsheet" } },
    { type: "heading", text: { zh: "1.1 任务、原料与产品规格", en: "1.1 Brief, feed and product specifications" } },
    {
      type: "paragraph",
      text: {
        zh: "本设计对象为【待补充：装置名称】中的甲醇精馏工段，原料为来自上游单元的甲醇水溶液，处理量、进料组成与温度由任务书给定，列于表1-1。产品甲醇应满足【待补充：产品标准】规定的等级，塔釜废水中甲醇含量不得高于【待补充：环保要求】。年操作时间按连续生产并扣除检修时间确定。",
        en: "This design concerns the methanol distillation section of 【to fill in: plant】. The feed is aqueous methanol from the upstream unit; throughput, composition and temperature are set by the brief and listed in Table 1-1. The methanol product is to meet the grade given in 【to fill in: product standard】, and the methanol left in the bottoms must not exceed 【to fill in: discharge requirement】. Annual operating time assumes continuous production less shutdown for maintenance.",
      },
    },
    { type: "heading", text: { zh: "1.2 工艺路线比较", en: "1.2 Comparing routes" } },
    {
      type: "paragraph",
      text: {
        zh: "甲醇与水在常压下不形成共沸物，普通精馏即可实现分离，但两者的汽化潜热都比较大，能耗是路线选择的主要矛盾。常压单塔流程设备少、操作稳定；加压与常压双塔之间可以热集成，节能明显而控制复杂；热泵精馏适用于塔顶塔底温差较小的体系，本体系温差较大，压缩比偏高。综合处理规模、操作水平和投资，本设计采用【待补充：所选流程】，并以进料与釜液换热的方式回收部分热量。带控制点的工艺流程见附图1，其中塔顶压力、灵敏板温度和两处液位为主要控制回路。",
        en: "Methanol and water form no azeotrope at atmospheric pressure, and ordinary distillation can separate them, but both have a large latent heat, so energy is the main issue in choosing a route. A single atmospheric column needs few units and runs steadily. A pressurised and an atmospheric column can be heat-integrated, which saves much energy and complicates control. A heat pump suits systems with a small difference of temperature between top and bottom; here it is large and the compression ratio high. Weighing scale, operation and investment, this design uses 【to fill in: chosen flowsheet】 and recovers some heat by exchange between feed and bottoms. The flowsheet is in the attached Figure 1; top pressure, sensitive-plate temperature and two levels are the main control loops.",
      },
    },
  ],
  hardSample: {
    title: { zh: "负荷性能图", en: "The performance diagram" },
    text: {
      zh: "塔板结构确定后，需要检验操作点是否落在适宜区域内。分别以漏液、液沫夹带、液相下限、液相上限和液泛为条件，列出气液负荷的关系式，在同一坐标图上作出五条线，围成的区域即为适宜操作区。由进料条件得到的操作点应处在区域中部，过原点作操作线，与上下限的交点之比即操作弹性。若操作点靠近液泛线，应优先考虑增大塔径或降液管面积；靠近漏液线，则减小开孔率。本设计精馏段操作弹性为【待补充：计算值】，满足任务书要求。",
      en: "Once the plates are laid out, the operating point must be shown to lie in the suitable region. Weeping, entrainment, lower and upper liquid limit, and flooding each give a relation between vapour and liquid loads; the five lines drawn in one diagram enclose that region. The operating point set by the feed should lie near its middle. A line through the origin meets the upper and lower limits, and the ratio of the two is the turndown. If the point lies close to flooding, enlarge the diameter or the downcomer first; if close to weeping, reduce the open area. The turndown of the rectifying section is 【to fill in: result】, to be compared with the brief.",
    },
  },
  staged: false,
  checklist: [
    { zh: "衡算表进出闭合", en: "balances close" },
    { zh: "物性来源注明", en: "sources of properties given" },
    { zh: "塔的两段分别计算", en: "two sections computed apart" },
    { zh: "图纸符号符合制图标准", en: "drawing symbols by standard" },
    { zh: "换热面积有裕量说明", en: "margin of area explained" },
    { zh: "防爆与毒性措施具体", en: "explosion and toxicity measures concrete" },
  ],
  scenes: ["techPlan", "projectPlan", "defenseSpeech"],
  since: "2026-11-22",
});
