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
  title: { zh: "古镇游客体验满意度调研报告", en: "Visitor satisfaction in an old town: a survey report" },
  pattern: { zh: "〔目的地〕游客〔指标〕调研报告", en: "Visitor 〔measure〕 in 〔destination〕: a survey report" },
  slots: [
    { label: { zh: "目的地", en: "destination" }, default: { zh: "古镇", en: "an old town" } },
    { label: { zh: "指标", en: "measure" }, default: { zh: "体验满意度", en: "satisfaction" } },
  ],
  remark: { zh: "重要性和满意度画在一张图上，先修哪里一目了然", en: "Importance and satisfaction on one chart show what to repair first" },
  keywords: [
    { zh: "满意度", en: "visitor satisfaction" },
    { zh: "旅游调研", en: "tourism survey" },
    { zh: "重要性绩效", en: "importance-performance" },
    { zh: "问卷", en: "questionnaire" },
  ],
  bring: [
    { zh: "问卷与拦访记录（含拒访）", en: "Questionnaire and intercept records, refusals included" },
    { zh: "现场定时观察表", en: "Timed observation sheets" },
    { zh: "景区同意与管理方访谈", en: "The site's consent and an interview with its managers" },
  ],
  outline: [
    {
      title: { zh: "调查概况", en: "The survey" },
      intent: { zh: "先说怎么调查再说结论", en: "How the survey was done before what it found" },
      weight: 14,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "目的与对象", en: "Aim and respondents" },
          intent: { zh: "限定时间、地点、人群，说明为何在出口问", en: "Limit time, place and people; why ask at the exit" },
          weight: 7,
        },
        {
          title: { zh: "抽样与实施", en: "Sampling and fieldwork" },
          intent: { zh: "写拦访间隔、时段、拒访与无效问卷", en: "Interval, hours, refusals and unusable forms" },
          weight: 7,
          needs: ["table"],
          mistake: { zh: "不写拒访与无效问卷", en: "Leaving out refusals and unusable forms" },
        },
      ],
    },
    {
      title: { zh: "样本构成", en: "Who answered" },
      intent: { zh: "与客源总体对比，判断偏向哪类游客", en: "Compare with all visitors: who is over-represented" },
      weight: 14,
      needs: ["table", "data"],
    },
    {
      title: { zh: "满意度结果", en: "Results" },
      intent: { zh: "先总体后分项再看差异", en: "Overall first, then by item, then by group" },
      weight: 30,
      needs: ["table", "figure", "data"],
      children: [
        {
          title: { zh: "总体评价与重游意愿", en: "Overall satisfaction and return" },
          intent: { zh: "报告分布而非只报均值", en: "Distributions, not means alone" },
          weight: 10,
          needs: ["figure"],
        },
        {
          title: { zh: "各要素重要性与满意度", en: "Importance and satisfaction" },
          intent: { zh: "四象限图逐象限解释，注明分界线", en: "Explain the chart quadrant by quadrant; state the dividing lines" },
          weight: 10,
          needs: ["table", "figure"],
          mistake: { zh: "四象限分界线没有说明", en: "No account of where the lines were drawn" },
        },
        {
          title: { zh: "不同游客的差异", en: "Differences between visitors" },
          intent: { zh: "只报告有实际意义的差异，附效应大小", en: "Only differences that matter in practice, with effect sizes" },
          weight: 10,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "问题与原因", en: "Problems and causes" },
      intent: { zh: "问卷、观察、访谈三方印证后才写成问题", en: "A problem only where survey, observation and interviews agree" },
      weight: 18,
      needs: ["data"],
    },
    {
      title: { zh: "改进建议", en: "Suggestions" },
      intent: { zh: "写到地点、时段、责任方", en: "Name place, hours and who is responsible" },
      weight: 18,
      needs: ["table"],
      mistake: { zh: "建议与象限图脱节", en: "Suggestions unconnected with the chart" },
    },
    {
      title: { zh: "不足与后续", en: "Limits and next steps" },
      intent: { zh: "说明季节与样本限制，列下一次该补问什么", en: "Season, sample, and what to ask next time" },
      weight: 6,
    },
  ],
  whyGood: [
    { zh: "先交代怎么问、问了谁，再给结论", en: "How and whom comes before what was found" },
    { zh: "满意度和重要性一起看，改进顺序有依据", en: "Importance and satisfaction together give reasons for an order of repair" },
    { zh: "说明了分界线的含义，避免误读", en: "The meaning of the dividing lines is explained, so that they are not misread" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、调查概况", en: "The survey" } },
    { type: "heading", text: { zh: "（一）目的与对象", en: "Aim and respondents" } },
    {
      type: "paragraph",
      text: {
        zh: "本次调查想弄清两个问题：游客在古镇最看重什么，以及哪些方面让他们失望。调查对象为在【待补充：古镇名称】游览结束、正要离开的成年游客，不包括本地居民和商户。之所以在离开时调查，是因为刚进入景区的游客还没有完整体验，难以评价卫生间、指引和返程交通等环节。",
        en: "This survey asks two things: what visitors to the old town care about most, and what disappoints them. Respondents are adults who have finished their visit to 【to fill in: name of town】 and are about to leave; residents and traders are not included. They are asked on leaving because visitors who have just entered have no full experience and can hardly judge toilets, signs or transport back.",
      },
    },
    { type: "heading", text: { zh: "（二）抽样与实施", en: "Sampling and fieldwork" } },
    {
      type: "paragraph",
      text: {
        zh: "调查于【待补充：起止日期】进行，覆盖工作日、周末和一个节假日。拦访点设在主出口、停车场和公交站，每隔固定人数拦访一位，遇结伴者请其中一人作答。调查员同时记录拒访人数与原因，用于判断样本偏差。共发出问卷【待补充：份数】，剔除作答时间过短和前后矛盾者，得到有效问卷【待补充：份数】。与问卷同步，另在三处拥堵点做了定时观察，并访谈了管理方与商户。",
        en: "The survey ran from 【to fill in: dates】 and covered working days, weekends and a public holiday. At the main exit, the car park and the bus stop, one person was approached at a fixed interval of passers-by; from people walking together, one was asked to answer. Interviewers recorded refusals and reasons in order to judge bias. 【to fill in: number】 questionnaires were given out; without those answered too fast or inconsistently, 【to fill in: number】 remained. In the same days three points of congestion were observed at set hours, and managers and traders were interviewed.",
      },
    },
  ],
  hardSample: {
    title: { zh: "象限图的解读", en: "Reading the quadrants" },
    text: {
      zh: "以各要素重要性均值和满意度均值为分界线，将全部要素分入四个象限。落在“重要而不满意”象限的有【待补充：要素】，说明游客在意但没有得到，应当优先改进；落在“不重要而满意”象限的要素可以维持现状，不必追加投入。需要说明的是，分界线取均值而非量表中点，因此图中反映的是相对位置：某要素落在低满意度一侧，并不意味着游客普遍不满，而是与其他要素相比得分偏低。改进顺序应结合整改难度再作判断。",
      en: "Mean importance and mean satisfaction divide all items into four quadrants. In “important, not satisfied” stand 【to fill in: items】: visitors care about these and do not get them, and they should be improved first. Items in “satisfied, not important” can be left as they are, without further spending. It must be said that the lines are drawn at the means and not at the middle of the scale, so the chart shows relative position: an item on the low side does not mean that visitors are generally dissatisfied, only that it scores lower than others. The order of repair also has to take account of how hard each repair is.",
    },
  },
  staged: false,
  checklist: [
    { zh: "有效样本的剔除规则写明", en: "Exclusion rules are stated" },
    { zh: "图表题名自足并注样本量", en: "Titles of tables and charts stand alone and give the sample size" },
    { zh: "差异检验注明方法与效应大小", en: "Tests name the method and effect size" },
    { zh: "每条建议对应一个象限", en: "Every suggestion answers a quadrant" },
    { zh: "问卷与拦访记录表附后", en: "Questionnaire and intercept record are appended" },
  ],
  scenes: ["questionnaire", "gwResearch", "dataReport"],
  since: "2026-11-22",
});
