import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const newsContentAnalysis = defineTemplate({
  slug: "news-content-analysis",
  kind: "thesis",
  discipline: "literature",
  major: { zh: "新闻学", en: "Journalism" },
  levels: ["undergraduate"],
  method: "text",
  length: { default: 11000, min: 8000, max: 20000 },
  numbering: "B",
  title: { zh: "极端天气新闻报道的框架分析：以三家媒体为例", en: "Framing Extreme Weather in Three News Outlets" },
  pattern: "〔议题〕新闻报道的〔理论〕分析：以〔媒体〕为例",
  slots: [
    { label: "议题", default: "极端天气" },
    { label: "理论", default: "框架" },
    { label: "媒体", default: "三家媒体" },
  ],
  remark: { zh: "抽样、类目、信度写明，框架才不是感觉", en: "Sampling, categories, reliability before frames" },
  keywords: ["框架理论", "内容分析", "新闻报道", "风险传播"],
  bring: ["报道样本库", "编码表", "编码员训练记录"],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: "同一场雨的三种标题",
      weight: 12,
      needs: ["data"],
      children: [
        { title: { zh: "研究缘起", en: "Origin" }, intent: "用标题对照提问", weight: 6, needs: ["data"] },
        { title: { zh: "文献与研究问题", en: "Literature and questions" }, intent: "提出三问，不写空假设", weight: 6, needs: ["source"] },
      ],
    },
    {
      title: { zh: "研究方法", en: "Method" },
      intent: "内容分析五要素齐全",
      weight: 18,
      needs: ["table"],
      children: [
        {
          title: { zh: "样本与抽样", en: "Sample" },
          intent: "时间段、栏目、构造周",
          weight: 6,
          needs: ["table"],
          mistake: "搜到多少算多少",
        },
        { title: { zh: "类目建构", en: "Categories" }, intent: "议题、消息来源、责任归因、框架", weight: 6, needs: ["table"] },
        { title: { zh: "信度检验", en: "Reliability" }, intent: "分类目报告", weight: 6, needs: ["table"] },
      ],
    },
    {
      title: { zh: "研究发现", en: "Findings" },
      intent: "由数量到文本细部",
      weight: 34,
      needs: ["table", "data"],
      children: [
        { title: { zh: "报道量与时间分布", en: "Volume" }, intent: "与灾情进程对照", weight: 9, needs: ["figure"] },
        { title: { zh: "消息来源结构", en: "Sources" }, intent: "谁在说话，谁缺席", weight: 9, needs: ["table"] },
        {
          title: { zh: "责任归因与框架", en: "Attribution and frames" },
          intent: "归因与框架交叉分析",
          weight: 8,
          needs: ["table", "figure"],
          mistake: "频数表当作分析",
        },
        { title: { zh: "典型文本细读", en: "Close reading" }, intent: "每种框架细读一篇", weight: 8, needs: ["data"] },
      ],
    },
    {
      title: { zh: "讨论", en: "Discussion" },
      intent: "为何形成这样的框架",
      weight: 20,
      needs: ["source"],
      children: [
        {
          title: { zh: "媒体定位与常规", en: "Positioning and routines" },
          intent: "访谈或公开资料佐证",
          weight: 10,
          needs: ["data"],
          mistake: "凭印象推断编辑动机",
        },
        { title: { zh: "风险沟通的得失", en: "Risk communication" }, intent: "受众能否据此行动", weight: 10, needs: ["source"] },
      ],
    },
    { title: { zh: "建议", en: "Suggestions" }, intent: "写到标题与信息要素", weight: 10, mistake: "劝媒体“提高责任感”" },
    { title: { zh: "结论与局限", en: "Conclusion" }, intent: "说明样本边界", weight: 6 },
  ],
  whyGood: ["三个标题的对照把“框架”讲成看得见的事", "类目有判定细则，编码可重复", "最后追问“受众能否据此行动”"],
  opening: [
    { type: "heading", text: "一、绪论" },
    { type: "heading", text: "（一）研究缘起" },
    {
      type: "paragraph",
      text: "同一场暴雨，第二天的标题却像写了三件事：一家写“干部群众连夜奋战”，一家写“老旧小区为何一淹再淹”，一家写“专家解读本次过程的成因”【待补充：报道日期与版面】。事实没有冲突，读者读完得到的印象却很不同：第一种让人想到救援的力量，第二种让人想到城市的欠账，第三种让人想到天气的规律。哪一种更有助于下一次避险？",
    },
    {
      type: "paragraph",
      text: "框架理论认为，新闻通过选择与凸显，影响人们如何界定问题、解释原因、判断责任和寻找对策。气候变化使极端天气报道日益频繁，国内研究多集中于单次灾害的个案，对不同定位媒体之间的比较不足【待补充：文献】。本文选取三家不同类型的媒体，以构造周抽取样本，编码议题、消息来源、责任归因与主导框架，比较其差异并讨论成因。",
    },
  ],
  hardSample: {
    title: "类目建构示例",
    text: "“责任归因”类目分为自然因素、管理因素、个体因素、混合与未提及五项。判定以报道导语和结尾为主：若导语将积水归于雨强超过设计标准，计入自然因素；若指出排水设施未按期改造，计入管理因素；若强调市民涉水、未听劝阻，计入个体因素；两者并提且篇幅相当，计为混合。只描述损失而不涉原因者计为未提及。试编码时，分歧多出现在“混合”与主次判断上，经讨论增加“以导语优先”的规则，一致性由【待补充：前后系数】提高。",
  },
  staged: true,
  checklist: ["抽样方法说明", "类目互斥", "信度分类报告", "细读与统计互证", "引用报道注明日期版面"],
  scenes: ["openingReport", "dataReport"],
  since: "2026-11-22",
});
