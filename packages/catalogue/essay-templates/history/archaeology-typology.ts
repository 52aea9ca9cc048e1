import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const archaeologyTypology = defineTemplate({
  slug: "archaeology-typology",
  kind: "thesis",
  discipline: "history",
  major: { zh: "考古学", en: "Archaeology" },
  levels: ["undergraduate", "master"],
  method: "text",
  length: { default: 15000, min: 8000, max: 50000, byLevel: { undergraduate: 15000, master: 30000 } },
  numbering: "B",
  title: { zh: "Q遗址出土陶鬲的类型学研究", en: "A typology of pottery li tripods from Site Q" },
  pattern: { zh: "〔遗址〕出土〔器类〕的类型学研究", en: "A typology of 〔vessel〕 from 〔site〕" },
  slots: [
    { label: { zh: "遗址", en: "site" }, default: { zh: "Q遗址", en: "Site Q" } },
    { label: { zh: "器类", en: "vessel" }, default: { zh: "陶鬲", en: "pottery li tripods" } },
  ],
  remark: { zh: "层位定早晚，类型看演变，别倒着来", en: "Stratigraphy decides order, typology shows change; never the reverse" },
  keywords: [
    { zh: "类型学", en: "typology" },
    { zh: "地层学", en: "stratigraphy" },
    { zh: "陶器", en: "pottery" },
    { zh: "分期", en: "periodisation" },
  ],
  bring: [
    { zh: "发掘资料使用许可", en: "Permission to use the excavation data" },
    { zh: "器物线图、照片与测量记录", en: "Drawings, photographs and measurements" },
    { zh: "单位登记表与打破关系图", en: "Register of units and a diagram of intercutting" },
  ],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: { zh: "材料、问题、学术史各一节，问题可被检验", en: "Material, question, scholarship, with a question one can test" },
      weight: 10,
      needs: ["source"],
      children: [
        {
          title: { zh: "遗址与发掘概况", en: "Site and excavation" },
          intent: { zh: "位置、层位、本次材料范围与未用部分", en: "Location, layers, what is used here and what is not" },
          weight: 5,
          needs: ["figure"],
        },
        {
          title: { zh: "研究史与问题", en: "History of research and the question" },
          intent: { zh: "分期之争的焦点是早晚还是同时", en: "The point at issue: earlier and later, or side by side" },
          weight: 5,
          needs: ["source"],
          mistake: { zh: "只列发掘简报", en: "A list of excavation reports" },
        },
      ],
    },
    {
      title: { zh: "材料与方法", en: "Material and methods" },
      intent: { zh: "样本与描述标准先定后用", en: "Sample and standards fixed before use" },
      weight: 14,
      needs: ["table"],
      children: [
        {
          title: { zh: "材料的选取", en: "Selecting the material" },
          intent: { zh: "完整器与可复原器的比例及偏向", en: "Share of complete and restorable vessels, and the bias" },
          weight: 7,
          needs: ["table"],
        },
        {
          title: { zh: "描述与测量标准", en: "Standards of description and measurement" },
          intent: { zh: "术语、测点、绘图规则，附重复测量误差", en: "Terms, points, drawing rules, error of repeated measurement" },
          weight: 7,
          needs: ["figure"],
          mistake: { zh: "测点不统一", en: "Points of measurement not uniform" },
        },
      ],
    },
    {
      title: { zh: "类型划分", en: "Classification" },
      intent: { zh: "标准一贯到底，型与式不混用", en: "One standard throughout; types and forms not mixed" },
      weight: 28,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "型的划分", en: "Dividing into types" },
          intent: { zh: "依据主要形制特征，说明为何它优先", en: "By the leading feature, and why it leads" },
          weight: 10,
          needs: ["figure"],
        },
        {
          title: { zh: "亚型与式", en: "Subtypes and forms" },
          intent: { zh: "式别须有层位支持，没有的注明为推测", en: "The order of forms needs layers; without them call it conjecture" },
          weight: 9,
          needs: ["table", "figure"],
          mistake: { zh: "式的次序没有地层依据", en: "A sequence of forms without stratigraphic support" },
        },
        {
          title: { zh: "制作工艺观察", en: "Observations on manufacture" },
          intent: { zh: "接痕、纹饰、火候能否独立支持分型", en: "Do joins, decoration and firing support the types on their own" },
          weight: 9,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "分期与年代", en: "Periods and dating" },
      intent: { zh: "组合与层位互证，矛盾处先查堆积", en: "Assemblages and layers confirm each other; where they clash, check deposits" },
      weight: 22,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "典型单位与共存组合", en: "Typical units and co-occurrence" },
          intent: { zh: "列单位与器类共存表，剔除二次堆积", en: "Table of units and wares, without redeposited ones" },
          weight: 8,
          needs: ["table"],
        },
        {
          title: { zh: "分期方案", en: "A scheme of periods" },
          intent: { zh: "画出演变图，标明缺环", en: "Draw the development and mark missing links" },
          weight: 7,
          needs: ["figure"],
        },
        {
          title: { zh: "绝对年代的参照", en: "Reference to absolute dates" },
          intent: { zh: "测年样品的层位、材质与校正", en: "Layer, material and calibration of dated samples" },
          weight: 7,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "相关问题", en: "Related issues" },
      intent: { zh: "由器物走向社会，只走有证据的一步", en: "From pots towards society, one supported step" },
      weight: 18,
      needs: ["source"],
      children: [
        {
          title: { zh: "与周边遗址比较", en: "Comparison with nearby sites" },
          intent: { zh: "形制相近与陶系差别分开比较", en: "Likeness of form and difference of fabric, kept apart" },
          weight: 9,
          needs: ["table", "figure"],
        },
        {
          title: { zh: "使用与功能", en: "Use" },
          intent: { zh: "烟炱、残留物、出土位置互证用途", en: "Soot, residues and find spots confirm use" },
          weight: 9,
          needs: ["figure"],
          mistake: { zh: "陶器等于人群", en: "Equating pots with peoples" },
        },
      ],
    },
    {
      title: { zh: "结语", en: "Conclusion" },
      intent: { zh: "分期意义、反例与未决问题", en: "What the scheme means, counter-examples, open questions" },
      weight: 8,
    },
  ],
  whyGood: [
    { zh: "把“早晚之别还是同时之异”设为核心问题", en: "The core question is whether differences are of date or coexist" },
    { zh: "反例如实列出并解释", en: "Counter-examples are listed and explained" },
    { zh: "式与期区别清楚", en: "Forms and periods are clearly distinguished" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、绪论", en: "Introduction" } },
    { type: "heading", text: { zh: "（一）遗址与发掘概况", en: "Site and excavation" } },
    {
      type: "paragraph",
      text: {
        zh: "Q遗址位于【待补充：地理位置】的河旁台地，历年发掘揭露出多个时期的居址与灰坑，出土陶器中陶鬲数量较多，且各层均有发现，为观察其演变提供了较好的条件。本文使用的材料为【待补充：发掘年度与区域】出土、经修复或可复原的标本，使用已获发掘单位许可，尚未发表的单位不涉及具体编号。",
        en: "Site Q lies on a river terrace at 【to fill in: location】. Excavations over the years have uncovered dwellings and pits of several periods; li tripods are numerous among the pottery and occur in every layer, which offers good conditions for observing how they change. The material used here was found in 【to fill in: years and areas of excavation】 and is restored or restorable. The excavating institution has given permission; units not yet published are not identified by number.",
      },
    },
    { type: "heading", text: { zh: "（二）研究史与问题", en: "History of research and the question" } },
    {
      type: "paragraph",
      text: {
        zh: "关于该地区陶鬲的分期，学界大体有两种意见，分歧集中在中间阶段：一种认为裆部由高到低、足由实到空呈连续演变，可以细分；另一种认为中间阶段的差别属于同时并存的不同制作传统，不宜排为先后。两种意见依据的材料多为征集品或早年试掘，层位关系不够清楚。本文希望利用层位明确的材料检验：这些差别究竟是早晚之别，还是同时之异。",
        en: "On the periodisation of li tripods in this region there are broadly two views, which differ over the middle stage. One sees continuous change, the crotch from high to low and the feet from solid to hollow, and would divide it finely; the other takes the differences of the middle stage for distinct traditions existing side by side, not to be placed in order. Both rest mostly on collected pieces or early trial digs whose layers are not clear. With material from known layers this thesis tests whether the differences are of date or coexist.",
      },
    },
  ],
  hardSample: {
    title: { zh: "式别的层位检验", en: "Testing forms against stratigraphy" },
    text: {
      zh: "依裆高与口径之比、足根形态及领部特征，B型陶鬲可以排成若干式。逻辑序列本身并不能说明早晚，须由层位关系检验其方向。先列出同时包含相邻两式的打破关系【待补充：组数】，逐组记录晚单位出哪一式：若多数由低式到高式，方向成立；方向相反的，先查是否为二次堆积、是否混入早期遗物，查明的在表中注明，查不明的保留为反例。若相邻两式在同一单位中反复共存，则只能说二者一度并行，分期时合为一期的前后段。",
      en: "By ratio of crotch height to rim, by foot and by neck, tripods of Type B can be arranged in a series of forms. A logical series does not by itself show what is earlier; stratigraphy has to test its direction. One first lists instances of intercutting in which two adjacent forms occur 【to fill in: number】 and records for each which form the later unit holds. If most run from lower form to higher, the direction stands. Where it is reversed, one checks for redeposition and for earlier pieces mixed in; what is established is noted in the table, and what is not remains a counter-example. If two adjacent forms occur together again and again, one can only say that they ran parallel for a time, and they become the earlier and later parts of one period.",
    },
  },
  staged: false,
  checklist: [
    { zh: "资料使用许可在手", en: "Permission to use the data is in hand" },
    { zh: "线图比例一致并有比例尺", en: "Drawings share one scale and show it" },
    { zh: "每组打破关系有剖面图", en: "Every instance of intercutting has a section" },
    { zh: "术语前后统一", en: "Terms are uniform" },
    { zh: "没有以陶器直接等同人群的句子", en: "No sentence equates pots with peoples" },
  ],
  scenes: ["openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
