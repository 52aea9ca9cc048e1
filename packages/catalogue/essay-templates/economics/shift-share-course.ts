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
  title: { zh: "E市产业结构变动的偏离—份额分析", en: "A shift-share analysis of industrial change in City E" },
  pattern: { zh: "〔地区〕〔对象〕变动的偏离—份额分析", en: "A shift-share analysis of 〔object〕 in 〔place〕" },
  slots: [
    { label: { zh: "地区", en: "place" }, default: { zh: "E市", en: "City E" } },
    { label: { zh: "对象", en: "object" }, default: { zh: "产业结构", en: "industrial change" } },
  ],
  remark: { zh: "一个方法、一张图、三句有用的判断", en: "One method, one chart, three useful judgements" },
  keywords: [
    { zh: "偏离份额", en: "shift-share" },
    { zh: "产业结构", en: "industrial structure" },
    { zh: "区域经济", en: "regional economics" },
    { zh: "课程论文", en: "course paper" },
  ],
  bring: [
    { zh: "统计年鉴原始表与统计口径变更说明", en: "Original yearbook tables and notes on changed definitions" },
    { zh: "参照区选择理由", en: "Reasons for the reference region" },
  ],
  outline: [
    {
      title: { zh: "问题的提出", en: "The question" },
      intent: { zh: "增长靠结构还是靠竞争力，为何值得分开", en: "Structure or competitiveness, and why it matters to separate them" },
      weight: 10,
    },
    {
      title: { zh: "方法说明", en: "The method" },
      intent: { zh: "写公式、各分量含义，并说明不是因果", en: "Formula, meaning of components, and why it is not causal" },
      weight: 20,
      needs: ["formula"],
      mistake: { zh: "公式抄错下标", en: "Copying subscripts wrongly" },
    },
    {
      title: { zh: "数据与参照系", en: "Data and reference region" },
      intent: {
        zh: "说明为何以上级区域为参照、如何可比价处理",
        en: "Why the province is the reference, and how prices were made comparable",
      },
      weight: 16,
      needs: ["table", "data"],
    },
    {
      title: { zh: "结果分析", en: "Results" },
      intent: { zh: "由总到部门，再画四象限图", en: "From the whole to sectors, then four quadrants" },
      weight: 30,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "总体分解", en: "The overall decomposition" },
          intent: { zh: "三个分量各解释多少，合计须等于总量", en: "How much each component explains; they must add up" },
          weight: 15,
          needs: ["table"],
        },
        {
          title: { zh: "部门类型划分", en: "Types of sector" },
          intent: { zh: "依结构与竞争分量分类，给每类一个判断", en: "Classify by two components and judge each class" },
          weight: 15,
          needs: ["figure"],
          mistake: { zh: "只报数不命名类型", en: "Reporting numbers without naming the types" },
        },
      ],
    },
    {
      title: { zh: "讨论", en: "Discussion" },
      intent: { zh: "用地方事实解释异常部门，注明来源", en: "Explain odd sectors by local facts with sources" },
      weight: 14,
      needs: ["data"],
    },
    {
      title: { zh: "结论与局限", en: "Conclusions and limits" },
      intent: { zh: "检验结论对起止年份是否敏感", en: "Test whether findings depend on the first and last year" },
      weight: 10,
    },
  ],
  whyGood: [
    { zh: "先讲清楚方法能回答什么、不能回答什么", en: "Says first what the method can and cannot answer" },
    { zh: "类型判断给出行动含义", en: "Types lead to a judgement of what to do" },
    { zh: "指出靠近坐标轴的归类不稳", en: "Notes that sectors near an axis are unstable" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、问题的提出", en: "The question" } },
    {
      type: "paragraph",
      text: {
        zh: "一个地方经济增长较快，可能因为它恰好拥有一批全国都在快速增长的产业，也可能因为同样的产业在这里比别处做得更好。前者是结构的功劳，后者是竞争力的功劳，两者对应的政策完全不同：若是结构，就要警惕产业景气逆转；若是竞争力，就应弄清优势来自何处、能否保持。偏离—份额分析正好可以把两者分开。",
        en: "A place may grow fast because it happens to have industries that grow fast everywhere, or because the same industries do better here than elsewhere. The first is owed to structure, the second to competitiveness, and the policies that follow are quite different: with structure one must watch for a turn of the cycle; with competitiveness one should find out where the advantage comes from and whether it can be kept. Shift-share analysis separates the two.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "E市在【待补充：时间段】增速高于全省平均，媒体多归因于新引进的项目。本文以该市各行业增加值为数据，以全省为参照区，将增长分解为区域增长、产业结构和竞争力三个分量，并按后两个分量的正负把行业划分为四类，最后结合地方实际讨论异常行业。需要事先说明，该方法是一种核算而不是因果分析，分量的大小不能直接解释原因。",
        en: "In 【to fill in: period】 City E grew faster than the province, which the press mostly put down to new projects. With value added by industry and the province as reference, this paper divides growth into a regional, a structural and a competitive component, sorts industries into four classes by the sign of the last two, and discusses odd cases against local facts. It must be said at the start that the method is accounting and not causal analysis; the size of a component does not itself explain anything.",
      },
    },
  ],
  hardSample: {
    title: { zh: "部门类型的判断", en: "Judging types of sector" },
    text: {
      zh: "以结构分量为横轴、竞争力分量为纵轴，各行业落在四个象限。落在右上的行业既处于增长快的领域，又有本地优势，是现阶段的主要支撑；落在左上的行业所处领域增长缓慢，但本地表现优于全省，例如【待补充：行业】，不宜因“夕阳”之名一概放弃；落在右下的行业赶上了好领域却落后于同行，最值得追问原因；落在左下的行业应结合就业影响谨慎调整。需要注意的是，接近坐标轴的行业归类不稳定，更换起止年份后可能换位。",
      en: "With the structural component on the horizontal and the competitive one on the vertical axis, industries fall into four quadrants. Those at upper right are both in a growing field and locally strong: the present mainstay. Those at upper left are in a slow field but do better than in the province, such as 【to fill in: industry】, and should not be given up as belonging to yesterday. Those at lower right are in a good field and fall behind their peers: here the reason is worth asking. Those at lower left call for careful adjustment with an eye to jobs. Industries close to an axis are unstable and may change class with other years.",
    },
  },
  staged: false,
  checklist: [
    { zh: "增加值已按可比价处理", en: "Value added is at comparable prices" },
    { zh: "参照区理由写成一段", en: "A paragraph justifies the reference region" },
    { zh: "三分量之和等于总增量", en: "The three components add up to the total" },
    { zh: "象限图标明坐标含义", en: "The chart explains its axes" },
    { zh: "换起止年份重算过一次", en: "Results were recalculated with other years" },
  ],
  scenes: ["dataReport", "classPresent"],
  since: "2026-11-22",
});
