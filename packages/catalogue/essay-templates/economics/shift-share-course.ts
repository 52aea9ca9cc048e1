import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const shiftShareCourse = defineTemplate({
  slug: "shift-share-course",
  kind: "course",
  discipline: "economics",
  major: { zh: "区域经济学", en: "Regional Economics" },
  levels: ["undergraduate"],
  method: "empirical",
  length: { default: 3500, min: 2000, max: 8000 },
  numbering: "B",
  title: { zh: "E市产业结构变动的偏离—份额分析", en: "A Shift-share Analysis of Industrial Change in City E" },
  pattern: "〔地区〕〔对象〕变动的偏离—份额分析",
  slots: [
    { label: "地区", default: "E市" },
    { label: "对象", default: "产业结构" },
  ],
  remark: { zh: "一个方法、一张图、三句有用的判断", en: "One method, one chart, three useful judgements" },
  keywords: ["偏离份额", "产业结构", "区域经济", "课程论文"],
  bring: ["统计年鉴原始表", "参照区选择理由"],
  outline: [
    { title: { zh: "问题的提出", en: "The question" }, intent: "增长靠结构还是靠竞争力", weight: 10 },
    {
      title: { zh: "方法说明", en: "Method" },
      intent: "写公式、各分量含义与局限",
      weight: 20,
      needs: ["formula"],
      mistake: "公式抄错下标",
    },
    { title: { zh: "数据与参照系", en: "Data and benchmark" }, intent: "说明为何以上级区域为参照", weight: 16, needs: ["table", "data"] },
    {
      title: { zh: "结果分析", en: "Results" },
      intent: "由总到部门，再画四象限图",
      weight: 30,
      needs: ["table", "figure"],
      children: [
        { title: { zh: "总体分解", en: "Overall" }, intent: "三个分量各解释多少", weight: 15, needs: ["table"] },
        {
          title: { zh: "部门类型划分", en: "Sector types" },
          intent: "依结构与竞争分量分类",
          weight: 15,
          needs: ["figure"],
          mistake: "只报数不命名类型",
        },
      ],
    },
    { title: { zh: "讨论", en: "Discussion" }, intent: "用地方事实解释异常部门", weight: 14, needs: ["data"] },
    { title: { zh: "结论与局限", en: "Conclusions and limits" }, intent: "方法对起止年份敏感", weight: 10 },
  ],
  whyGood: ["先讲清楚方法能回答什么、不能回答什么", "类型判断给出行动含义", "指出靠近坐标轴的归类不稳"],
  opening: [
    { type: "heading", text: "一、问题的提出" },
    {
      type: "paragraph",
      text: "一个地方经济增长较快，可能因为它恰好拥有一批全国都在快速增长的产业，也可能因为同样的产业在这里比别处做得更好。前者是结构的功劳，后者是竞争力的功劳，两者对应的政策完全不同：若是结构，就要警惕产业景气逆转；若是竞争力，就应弄清优势来自何处、能否保持。偏离—份额分析正好可以把两者分开。",
    },
    {
      type: "paragraph",
      text: "E市在【待补充：时间段】增速高于全省平均，媒体多归因于新引进的项目。本文以该市各行业增加值为数据，以全省为参照区，将增长分解为区域增长、产业结构和竞争力三个分量，并按后两个分量的正负把行业划分为四类，最后结合地方实际讨论异常行业。需要事先说明，该方法是一种核算而不是因果分析，分量的大小不能直接解释原因。",
    },
  ],
  hardSample: {
    title: "部门类型的判断",
    text: "以结构分量为横轴、竞争力分量为纵轴，各行业落在四个象限。落在右上的行业既处于增长快的领域，又有本地优势，是现阶段的主要支撑；落在左上的行业所处领域增长缓慢，但本地表现优于全省，例如【待补充：行业】，不宜因“夕阳”之名一概放弃；落在右下的行业赶上了好领域却落后于同行，最值得追问原因；落在左下的行业应结合就业影响谨慎调整。需要注意的是，接近坐标轴的行业归类不稳定，更换起止年份后可能换位。",
  },
  staged: false,
  checklist: ["增加值可比价处理", "参照区理由充分", "三分量之和等于总量", "图有坐标含义", "局限写具体"],
  scenes: ["dataReport", "classPresent"],
  since: "2026-11-22",
});
