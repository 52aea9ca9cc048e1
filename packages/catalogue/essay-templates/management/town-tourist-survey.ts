import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const townTouristSurvey = defineTemplate({
  slug: "town-tourist-survey",
  kind: "survey",
  discipline: "management",
  major: { zh: "旅游管理", en: "Tourism Management" },
  levels: ["undergraduate", "juniorCollege"],
  method: "survey",
  length: { default: 4500, min: 3000, max: 10000 },
  numbering: "B",
  title: { zh: "古镇游客体验满意度调研报告", en: "Visitor Satisfaction in an Old Town: A Survey Report" },
  pattern: "〔目的地〕游客〔指标〕调研报告",
  slots: [
    { label: "目的地", default: "古镇" },
    { label: "指标", default: "体验满意度" },
  ],
  remark: { zh: "重要性和满意度画在一张图上，先修哪里一目了然", en: "Importance and satisfaction on one chart" },
  keywords: ["满意度", "旅游调研", "重要性绩效", "问卷"],
  bring: ["问卷与抽样记录", "现场观察表", "管理方访谈"],
  outline: [
    {
      title: { zh: "调查概况", en: "The survey" },
      intent: "先说怎么调查再说结论",
      weight: 14,
      needs: ["table", "data"],
      children: [
        { title: { zh: "目的与对象", en: "Aim and respondents" }, intent: "限定时间、地点、人群", weight: 7 },
        {
          title: { zh: "抽样与实施", en: "Sampling" },
          intent: "写拦访点、时段、拒访情况",
          weight: 7,
          needs: ["table"],
          mistake: "不写拒访与无效问卷",
        },
      ],
    },
    { title: { zh: "样本构成", en: "Sample" }, intent: "与客源总体对比看偏差", weight: 14, needs: ["table", "data"] },
    {
      title: { zh: "满意度结果", en: "Results" },
      intent: "先总体后分项再看差异",
      weight: 30,
      needs: ["table", "figure", "data"],
      children: [
        { title: { zh: "总体评价与重游意愿", en: "Overall" }, intent: "报告分布而非只报均值", weight: 10, needs: ["figure"] },
        {
          title: { zh: "各要素重要性与满意度", en: "Importance and satisfaction" },
          intent: "四象限图逐象限解释",
          weight: 10,
          needs: ["table", "figure"],
          mistake: "四象限分界线没有说明",
        },
        { title: { zh: "不同游客的差异", en: "Differences" }, intent: "只报告有实际意义的差异", weight: 10, needs: ["table"] },
      ],
    },
    { title: { zh: "问题与原因", en: "Problems and causes" }, intent: "问卷、观察、访谈三方印证", weight: 18, needs: ["data"] },
    {
      title: { zh: "改进建议", en: "Suggestions" },
      intent: "写到地点、时段、责任方",
      weight: 18,
      needs: ["table"],
      mistake: "建议与象限图脱节",
    },
    { title: { zh: "不足与后续", en: "Limits" }, intent: "说明季节与样本限制", weight: 6 },
  ],
  whyGood: ["先交代怎么问、问了谁，再给结论", "满意度和重要性一起看，改进顺序有依据", "说明了分界线的含义，避免误读"],
  opening: [
    { type: "heading", text: "一、调查概况" },
    { type: "heading", text: "（一）目的与对象" },
    {
      type: "paragraph",
      text: "本次调查想弄清两个问题：游客在古镇最看重什么，以及哪些方面让他们失望。调查对象为在【待补充：古镇名称】游览结束、正要离开的成年游客，不包括本地居民和商户。之所以在离开时调查，是因为刚进入景区的游客还没有完整体验，难以评价卫生间、指引和返程交通等环节。",
    },
    { type: "heading", text: "（二）抽样与实施" },
    {
      type: "paragraph",
      text: "调查于【待补充：起止日期】进行，覆盖工作日、周末和一个节假日。拦访点设在主出口、停车场和公交站，每隔固定人数拦访一位，遇结伴者请其中一人作答。调查员同时记录拒访人数与原因，用于判断样本偏差。共发出问卷【待补充：份数】，剔除作答时间过短和前后矛盾者，得到有效问卷【待补充：份数】。与问卷同步，另在三处拥堵点做了定时观察，并访谈了管理方与商户。",
    },
  ],
  hardSample: {
    title: "象限图的解读",
    text: "以各要素重要性均值和满意度均值为分界线，将全部要素分入四个象限。落在“重要而不满意”象限的有【待补充：要素】，说明游客在意但没有得到，应当优先改进；落在“不重要而满意”象限的要素可以维持现状，不必追加投入。需要说明的是，分界线取均值而非量表中点，因此图中反映的是相对位置：某要素落在低满意度一侧，并不意味着游客普遍不满，而是与其他要素相比得分偏低。改进顺序应结合整改难度再作判断。",
  },
  staged: false,
  checklist: ["有效样本的剔除规则写明", "图表题名自足", "差异检验注明方法", "建议对应象限", "问卷附后"],
  scenes: ["questionnaire", "gwResearch", "dataReport"],
  since: "2026-11-22",
});
