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
  title: { zh: "极端天气新闻报道的框架分析：以三家媒体为例", en: "Extreme weather in three news outlets: a framing analysis" },
  pattern: { zh: "〔议题〕新闻报道的〔理论〕分析：以〔媒体〕为例", en: "〔issue〕 in 〔media〕: 〔approach〕" },
  slots: [
    { label: { zh: "议题", en: "issue" }, default: { zh: "极端天气", en: "Extreme weather" } },
    { label: { zh: "理论", en: "approach" }, default: { zh: "框架", en: "a framing analysis" } },
    { label: { zh: "媒体", en: "media" }, default: { zh: "三家媒体", en: "three news outlets" } },
  ],
  remark: { zh: "抽样、类目、信度写明，框架才不是感觉", en: "With sampling, categories and reliability, a frame is no mere feeling" },
  keywords: [
    { zh: "框架理论", en: "framing theory" },
    { zh: "内容分析", en: "content analysis" },
    { zh: "新闻报道", en: "news coverage" },
    { zh: "风险传播", en: "risk communication" },
  ],
  bring: [
    { zh: "报道样本库（存档原版）", en: "Archived originals of the reports" },
    { zh: "编码表与判定细则", en: "Coding sheet with decision rules" },
    { zh: "编码员训练与试编码记录", en: "Records of coder training and trial coding" },
  ],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: { zh: "同一场雨的三种标题引出问题", en: "One rainstorm, three headlines" },
      weight: 12,
      needs: ["data"],
      children: [
        {
          title: { zh: "研究缘起", en: "Origin" },
          intent: { zh: "用标题对照提问：读者被引向哪里", en: "Compare headlines: where are readers led" },
          weight: 6,
          needs: ["data"],
        },
        {
          title: { zh: "文献与研究问题", en: "Literature and questions" },
          intent: { zh: "提出三问，说明为何不用空泛假设", en: "Three questions, and why no empty hypotheses" },
          weight: 6,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "研究方法", en: "Method" },
      intent: { zh: "内容分析五要素齐全", en: "All elements of a content analysis" },
      weight: 18,
      needs: ["table"],
      children: [
        {
          title: { zh: "样本与抽样", en: "Sample" },
          intent: { zh: "时间段、栏目、构造周与总体的关系", en: "Period, section, constructed week and the population" },
          weight: 6,
          needs: ["table"],
          mistake: { zh: "搜到多少算多少", en: "Taking whatever the search returns" },
        },
        {
          title: { zh: "类目建构", en: "Categories" },
          intent: { zh: "议题、消息来源、责任归因、框架各给判定规则", en: "Decision rules for topic, source, responsibility and frame" },
          weight: 6,
          needs: ["table"],
        },
        {
          title: { zh: "信度检验", en: "Reliability" },
          intent: { zh: "分类目报告，注明扣除偶然一致的系数", en: "By category, with a coefficient corrected for chance" },
          weight: 6,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "研究发现", en: "Findings" },
      intent: { zh: "由数量到文本细部，两者互证", en: "From numbers to details of text, each checking the other" },
      weight: 34,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "报道量与时间分布", en: "Volume over time" },
          intent: { zh: "与灾情进程对照，看哪一段没有报道", en: "Against the course of the event: what went unreported" },
          weight: 9,
          needs: ["figure"],
        },
        {
          title: { zh: "消息来源结构", en: "Sources" },
          intent: { zh: "谁在说话，谁缺席，各占多少", en: "Who speaks, who is absent, in what share" },
          weight: 9,
          needs: ["table"],
        },
        {
          title: { zh: "责任归因与框架", en: "Responsibility and frames" },
          intent: { zh: "归因与框架交叉分析，注明检验方法", en: "Cross attribution with frame and name the test" },
          weight: 8,
          needs: ["table", "figure"],
          mistake: { zh: "频数表当作分析", en: "A table of frequencies offered as analysis" },
        },
        {
          title: { zh: "典型文本细读", en: "Close reading of typical reports" },
          intent: { zh: "每种框架细读一篇，说明为何选它", en: "One for each frame, and why this one" },
          weight: 8,
          needs: ["data"],
        },
      ],
    },
    {
      title: { zh: "讨论", en: "Discussion" },
      intent: { zh: "为何形成这样的框架，还有什么别的解释", en: "Why these frames arose and what else could explain them" },
      weight: 20,
      needs: ["source"],
      children: [
        {
          title: { zh: "媒体定位与常规", en: "Positioning and newsroom routines" },
          intent: { zh: "访谈或公开资料佐证，不猜动机", en: "Interviews or documents, no guessing" },
          weight: 10,
          needs: ["data"],
          mistake: { zh: "凭印象推断编辑动机", en: "Inferring editors' motives by impression" },
        },
        {
          title: { zh: "风险沟通的得失", en: "Gains and losses for risk communication" },
          intent: { zh: "受众读完能否据此行动", en: "Could a reader act on it" },
          weight: 10,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "建议", en: "Suggestions" },
      intent: { zh: "写到标题与信息要素，可以照做", en: "Down to headlines and items of information" },
      weight: 10,
      mistake: { zh: "劝媒体“提高责任感”", en: "Urging media to be “more responsible”" },
    },
    {
      title: { zh: "结论与局限", en: "Conclusion" },
      intent: { zh: "说明样本边界与未能回答的问题", en: "Bounds of the sample and what stays unanswered" },
      weight: 6,
    },
  ],
  whyGood: [
    { zh: "三个标题的对照把“框架”讲成看得见的事", en: "Three headlines make framing something one can see" },
    { zh: "类目有判定细则，编码可重复", en: "Categories have decision rules and coding can be repeated" },
    { zh: "最后追问“受众能否据此行动”", en: "Asks in the end whether readers could act on the report" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、绪论", en: "Introduction" } },
    { type: "heading", text: { zh: "（一）研究缘起", en: "Origin" } },
    {
      type: "paragraph",
      text: {
        zh: "同一场暴雨，第二天的标题却像写了三件事：一家写“干部群众连夜奋战”，一家写“老旧小区为何一淹再淹”，一家写“专家解读本次过程的成因”【待补充：报道日期与版面】。事实没有冲突，读者读完得到的印象却很不同：第一种让人想到救援的力量，第二种让人想到城市的欠账，第三种让人想到天气的规律。哪一种更有助于下一次避险？",
        en: "After one and the same rainstorm the next day's headlines might be about three different things: one outlet writes of “officials and residents struggling through the night”, one of “why the old estates flood again and again”, one of “experts explain what caused this storm” 【to fill in: dates and pages】. The facts do not conflict, yet readers are left with quite different impressions: the first brings to mind the strength of the rescue, the second what the city has left undone, the third the laws of weather. Which helps more with staying safe next time?",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "框架理论认为，新闻通过选择与凸显，影响人们如何界定问题、解释原因、判断责任和寻找对策。气候变化使极端天气报道日益频繁，国内研究多集中于单次灾害的个案，对不同定位媒体之间的比较不足【待补充：文献】。本文选取三家不同类型的媒体，以构造周抽取样本，编码议题、消息来源、责任归因与主导框架，比较其差异并讨论成因。",
        en: "Framing theory holds that by selecting and stressing, news affects how people define problems, explain causes, assign responsibility and look for remedies. Climate change makes reports on extreme weather more frequent; studies in China mostly take single disasters, and comparisons between outlets of different position are few 【to fill in: literature】. This thesis takes three outlets of different kinds, samples by constructed weeks, codes topic, source, attribution of responsibility and dominant frame, compares them and discusses why they differ.",
      },
    },
  ],
  hardSample: {
    title: { zh: "类目建构示例", en: "Building a category" },
    text: {
      zh: "“责任归因”类目分为自然因素、管理因素、个体因素、混合与未提及五项。判定以报道导语和结尾为主：若导语将积水归于雨强超过设计标准，计入自然因素；若指出排水设施未按期改造，计入管理因素；若强调市民涉水、未听劝阻，计入个体因素；两者并提且篇幅相当，计为混合。只描述损失而不涉原因者计为未提及。试编码时，分歧多出现在“混合”与主次判断上，经讨论增加“以导语优先”的规则，修订前后的一致性系数一并报告【待补充：前后系数】。",
      en: "“Attribution of responsibility” has five values: natural, managerial, individual, mixed and not mentioned. Judgement rests mainly on lead and close. A lead that puts flooding down to rain beyond the design standard counts as natural; one that says that drains were not renewed as planned, as managerial; one that stresses people wading in against advice, as individual; two together at like length, as mixed. Reports of loss without cause count as not mentioned. In trial coding, differences mostly concerned “mixed” and which cause came first; after discussion the rule “the lead decides” was added, and agreement before and after the revision is reported side by side 【to fill in: coefficients before and after】.",
    },
  },
  staged: true,
  checklist: [
    { zh: "抽样总体、期间与方法写明", en: "Population, period and method of sampling are stated" },
    { zh: "类目互斥并有判定细则", en: "Categories are exclusive, with decision rules" },
    { zh: "一致性系数按类目报告", en: "Agreement is reported by category" },
    { zh: "每个统计结论配一处细读", en: "Each statistical finding has a close reading" },
    { zh: "引用报道注明日期版面", en: "Reports cited give date and page" },
  ],
  scenes: ["openingReport", "dataReport"],
  since: "2026-11-22",
});
