import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const lawStandardTerms = defineTemplate({
  slug: "law-standard-terms",
  kind: "thesis",
  discipline: "law",
  major: { zh: "法学", en: "Law" },
  levels: ["undergraduate"],
  method: "legal",
  length: { default: 11000, min: 8000, max: 20000 },
  numbering: "B",
  title: { zh: "网络消费中格式条款的效力规制", en: "Regulating Standard Terms in Online Consumption" },
  pattern: "〔场景〕中〔制度〕的效力规制",
  slots: [
    { label: "场景", default: "网络消费" },
    { label: "制度", default: "格式条款" },
  ],
  remark: { zh: "从解释论出发，先用尽现行法再谈立法", en: "Exhaust current law before proposing new" },
  keywords: ["格式条款", "消费者保护", "合同法", "提示说明义务"],
  bring: ["现行法条与司法解释", "裁判文书样本", "平台协议文本"],
  outline: [
    {
      title: { zh: "问题的提出", en: "The question" },
      intent: "用一条真实条款引出争点",
      weight: 10,
      needs: ["source"],
      mistake: "从契约自由的历史讲起",
    },
    {
      title: { zh: "格式条款规制的规范结构", en: "Normative structure" },
      intent: "订入、效力、解释三道关",
      weight: 18,
      needs: ["source"],
      children: [
        { title: { zh: "订入控制", en: "Incorporation" }, intent: "提示与说明义务的对象和方式", weight: 9, needs: ["source"] },
        { title: { zh: "内容控制", en: "Content control" }, intent: "法定无效与不合理的判断标准", weight: 9, needs: ["source"] },
      ],
    },
    {
      title: { zh: "网络场景下的适用困境", en: "Problems online" },
      intent: "每个困境配裁判分歧",
      weight: 26,
      needs: ["source", "data"],
      children: [
        {
          title: { zh: "“点击同意”是否等于已提示", en: "Click-wrap and notice" },
          intent: "归纳裁判的几种思路",
          weight: 9,
          needs: ["source", "data"],
          mistake: "只列案例不归纳",
        },
        { title: { zh: "单方变更条款的边界", en: "Unilateral change" }, intent: "区分必要变更与不利变更", weight: 9, needs: ["source"] },
        {
          title: { zh: "管辖与责任限制条款", en: "Jurisdiction and limitation" },
          intent: "看消费者实际救济成本",
          weight: 8,
          needs: ["source", "data"],
        },
      ],
    },
    {
      title: { zh: "比较法上的回应", en: "Comparative responses" },
      intent: "比较问题而非比较条文",
      weight: 18,
      needs: ["source"],
      children: [
        {
          title: { zh: "黑名单与灰名单", en: "Black and grey lists" },
          intent: "说明功能与移植条件",
          weight: 9,
          needs: ["source", "table"],
          mistake: "介绍外国法占去半篇",
        },
        { title: { zh: "行政与公益诉讼路径", en: "Public enforcement" }, intent: "与个案救济的分工", weight: 9, needs: ["source"] },
      ],
    },
    {
      title: { zh: "规制的完善", en: "Improvement" },
      intent: "解释论在前，立法论在后",
      weight: 20,
      needs: ["source"],
      children: [
        { title: { zh: "提示说明义务的类型化", en: "Typing the duty" }, intent: "按条款风险分级", weight: 10, needs: ["table"] },
        { title: { zh: "不利变更的程序要求", en: "Procedure for adverse change" }, intent: "通知、退出、存续的组合", weight: 10 },
      ],
    },
    { title: { zh: "结语", en: "Conclusion" }, intent: "收束论点，不引入新材料", weight: 8, mistake: "结语重复摘要" },
  ],
  whyGood: [
    "从一条具体条款和两个争点进入，问题意识清楚",
    "裁判归纳成三种思路再评价，不是案例堆砌",
    "先解释论后立法论，符合部门法写作规矩",
    "比较法只服务于问题",
  ],
  opening: [
    { type: "heading", text: "一、问题的提出" },
    {
      type: "paragraph",
      text: "注册某平台账号时，用户面对的是一份需要滑动很多屏才能读完的协议，底部有一个预先置灰、勾选后才能继续的方框。几乎没有人读完，平台也并不期待用户读完。数月之后，用户因为一条“平台有权视情况调整服务内容，无须另行通知”的条款失去了已经付费的权益，诉至法院。争点随之产生：勾选是否意味着该条款已经订入合同？如果已经订入，它是否有效？",
    },
    {
      type: "paragraph",
      text: "对于第一个问题，裁判并不统一。有的判决认为勾选即表明用户知悉；有的则要求平台对与用户有重大利害关系的条款另行提示【待补充：案号】。对于第二个问题，分歧集中在“不合理地免除或者减轻责任”的判断标准。本文以《民法典》格式条款规则的解释适用为中心，先梳理规范结构，再归纳网络场景下的三类困境，借鉴比较法的功能经验，最后提出解释论与立法论上的完善方案。",
    },
  ],
  hardSample: {
    title: "裁判观点的归纳",
    text: "以“格式条款、提示、网络服务合同”为关键词检索，经筛选得到有效样本【待补充：数量与期间】。就勾选的意义，裁判大致有三种思路。形式说认为，只要程序上存在不可跳过的勾选，即完成提示；实质说要求平台证明用户有合理机会注意到该条款，例如加粗、单独弹窗；折中说按条款与用户利益的关联程度区别对待。三说的实质差异在于注意成本由谁承担。网络合同的缔约环境由平台单方设计，平台能以更低成本提示风险，故折中说更符合规则目的，也与司法解释的文义相容。",
  },
  staged: false,
  checklist: ["法条为现行有效版本", "案号、法院、日期齐全", "检索方法可复现", "学说注明出处", "每条建议说明是解释还是立法"],
  scenes: ["openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
