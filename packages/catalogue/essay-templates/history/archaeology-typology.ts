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
  title: { zh: "Q遗址出土陶鬲的类型学研究", en: "A Typology of Pottery Li-tripods from Site Q" },
  pattern: "〔遗址〕出土〔器类〕的类型学研究",
  slots: [
    { label: "遗址", default: "Q遗址" },
    { label: "器类", default: "陶鬲" },
  ],
  remark: { zh: "层位定早晚，类型看演变，别倒着来", en: "Stratigraphy first, typology after" },
  keywords: ["类型学", "地层学", "陶器", "分期"],
  bring: ["发掘资料使用许可", "器物线图与照片", "单位登记表"],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: "材料、问题、学术史",
      weight: 10,
      needs: ["source"],
      children: [
        { title: { zh: "遗址与发掘概况", en: "Site and excavation" }, intent: "位置、层位、本次材料范围", weight: 5, needs: ["figure"] },
        {
          title: { zh: "研究史与问题", en: "History and questions" },
          intent: "分期之争的焦点",
          weight: 5,
          needs: ["source"],
          mistake: "只列发掘简报",
        },
      ],
    },
    {
      title: { zh: "材料与方法", en: "Material and method" },
      intent: "样本与描述标准",
      weight: 14,
      needs: ["table"],
      children: [
        { title: { zh: "材料的选取", en: "Selection" }, intent: "完整器与可复原器的比例", weight: 7, needs: ["table"] },
        {
          title: { zh: "描述与测量标准", en: "Description" },
          intent: "术语、测点、绘图规则",
          weight: 7,
          needs: ["figure"],
          mistake: "测点不统一",
        },
      ],
    },
    {
      title: { zh: "类型划分", en: "Typology" },
      intent: "标准一贯到底",
      weight: 28,
      needs: ["table", "figure"],
      children: [
        { title: { zh: "型的划分", en: "Types" }, intent: "依据主要形制特征", weight: 10, needs: ["figure"] },
        {
          title: { zh: "亚型与式", en: "Subtypes and phases" },
          intent: "式别须有层位支持",
          weight: 9,
          needs: ["table", "figure"],
          mistake: "式的次序没有地层依据",
        },
        { title: { zh: "制作工艺观察", en: "Technology" }, intent: "接痕、纹饰、火候", weight: 9, needs: ["figure"] },
      ],
    },
    {
      title: { zh: "分期与年代", en: "Periods and dating" },
      intent: "组合与层位互证",
      weight: 22,
      needs: ["table", "figure"],
      children: [
        { title: { zh: "典型单位与共存组合", en: "Assemblages" }, intent: "列单位与器类分组表", weight: 8, needs: ["table"] },
        { title: { zh: "分期方案", en: "Scheme" }, intent: "画出分期演变图", weight: 7, needs: ["figure"] },
        { title: { zh: "绝对年代的参照", en: "Absolute dates" }, intent: "测年与周边比较", weight: 7, needs: ["table"] },
      ],
    },
    {
      title: { zh: "相关问题", en: "Related issues" },
      intent: "由器物走向社会",
      weight: 18,
      needs: ["source"],
      children: [
        { title: { zh: "与周边遗址比较", en: "Comparison" }, intent: "形制相近与陶系差别", weight: 9, needs: ["table", "figure"] },
        { title: { zh: "使用与功能", en: "Use" }, intent: "烟炱、残留物、出土位置", weight: 9, needs: ["figure"], mistake: "陶器等于人群" },
      ],
    },
    { title: { zh: "结语", en: "Conclusion" }, intent: "分期意义与未决问题", weight: 8 },
  ],
  whyGood: ["把“早晚之别还是同时之异”设为核心问题", "反例如实列出并解释", "式与期区别清楚"],
  opening: [
    { type: "heading", text: "一、绪论" },
    { type: "heading", text: "（一）遗址与发掘概况" },
    {
      type: "paragraph",
      text: "Q遗址位于【待补充：地理位置】的河旁台地，历年发掘揭露出多个时期的居址与灰坑，出土陶器中陶鬲数量较多，且各层均有发现，为观察其演变提供了较好的条件。本文使用的材料为【待补充：发掘年度与区域】出土、经修复或可复原的标本，使用已获发掘单位许可，尚未发表的单位不涉及具体编号。",
    },
    { type: "heading", text: "（二）研究史与问题" },
    {
      type: "paragraph",
      text: "关于该地区陶鬲的分期，学界大体有两种意见，分歧集中在中间阶段：一种认为裆部由高到低、足由实到空呈连续演变，可以细分；另一种认为中间阶段的差别属于同时并存的不同制作传统，不宜排为先后。两种意见依据的材料多为征集品或早年试掘，层位关系不够清楚。本文希望利用层位明确的材料检验：这些差别究竟是早晚之别，还是同时之异。",
    },
  ],
  hardSample: {
    title: "式别的层位检验",
    text: "依裆高与口径之比、足根形态及领部特征，B型陶鬲可以排成若干式。逻辑序列本身并不能说明早晚，须由层位关系检验其方向。本次材料中有【待补充：组数】组打破关系同时包含相邻两式，其中多数由下层的低式到上层的高式，与假定的方向一致；有一组相反，经查该灰坑为二次堆积，包含早期遗物，不作为反证，但在表中注明。另外，第三、四式在同一单位中共存较多，说明二者可能在一段时间内并行，因此在分期中合为一期的前后段，而不分为两期。",
  },
  staged: false,
  checklist: ["资料许可", "线图比例一致", "打破关系有剖面", "术语规范", "不以陶器直接等同人群"],
  scenes: ["openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
