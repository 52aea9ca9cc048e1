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
  title: { zh: "网络消费中格式条款的效力规制", en: "How far do standard terms bind online consumers?" },
  pattern: { zh: "〔场景〕中〔制度〕的效力规制", en: "How far do 〔regime〕 bind 〔setting〕?" },
  slots: [
    { label: { zh: "场景", en: "setting" }, default: { zh: "网络消费", en: "online consumers" } },
    { label: { zh: "制度", en: "regime" }, default: { zh: "格式条款", en: "standard terms" } },
  ],
  remark: { zh: "从解释论出发，先用尽现行法再谈立法", en: "Exhaust the law in force before proposing new law" },
  keywords: [
    { zh: "格式条款", en: "standard terms" },
    { zh: "消费者保护", en: "consumer protection" },
    { zh: "合同法", en: "contract law" },
    { zh: "提示说明义务", en: "duty to notify and explain" },
  ],
  bring: [
    { zh: "现行法条与司法解释", en: "Statutes and judicial interpretations in force" },
    { zh: "裁判文书样本与检索记录", en: "Sample of judgments and a record of the search" },
    { zh: "平台协议文本及存证日期", en: "Platform terms with the date they were captured" },
  ],
  outline: [
    {
      title: { zh: "问题的提出", en: "The question" },
      intent: { zh: "用一条真实条款引出订入与效力两个争点", en: "Let one real clause raise two issues: incorporation and validity" },
      weight: 10,
      needs: ["source"],
      mistake: { zh: "从契约自由的历史讲起", en: "Starting from the history of freedom of contract" },
    },
    {
      title: { zh: "格式条款规制的规范结构", en: "How the law controls standard terms" },
      intent: { zh: "订入、内容、解释三道关依次过", en: "Incorporation, content, interpretation: three tests in turn" },
      weight: 18,
      needs: ["source"],
      children: [
        {
          title: { zh: "订入控制", en: "Incorporation" },
          intent: { zh: "提示说明的对象、方式与违反后果", en: "What must be pointed out, how, and what follows if it is not" },
          weight: 6,
          needs: ["source"],
        },
        {
          title: { zh: "内容控制", en: "Content control" },
          intent: { zh: "当然无效与不合理免责各用什么标准", en: "Tests for terms void outright and for unreasonable exclusions" },
          weight: 6,
          needs: ["source"],
        },
        {
          title: { zh: "解释规则", en: "Interpretation" },
          intent: {
            zh: "确有两种以上合理解释时，才作不利于提供方的解释",
            en: "Read against the supplier only where two reasonable readings remain",
          },
          weight: 6,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "网络场景下的适用困境", en: "Problems in online settings" },
      intent: { zh: "每个困境都由裁判分歧引出，不凭印象", en: "Each problem arises from a division between courts" },
      weight: 26,
      needs: ["source", "data"],
      children: [
        {
          title: { zh: "“点击同意”是否等于已提示", en: "Does clicking “agree” amount to notice?" },
          intent: {
            zh: "归纳裁判思路，并对照司法解释的态度",
            en: "Sort judicial approaches and hold them against the judicial interpretation",
          },
          weight: 9,
          needs: ["source", "data"],
          mistake: { zh: "只列案例不归纳", en: "Listing cases without grouping them" },
        },
        {
          title: { zh: "单方变更条款的边界", en: "Limits of unilateral change" },
          intent: { zh: "区分必要变更与不利变更，看用户能否退出", en: "Necessary or adverse change, and whether the user can leave" },
          weight: 9,
          needs: ["source"],
        },
        {
          title: { zh: "管辖与责任限制条款", en: "Jurisdiction and limitation clauses" },
          intent: { zh: "看消费者实际救济成本是否高到等于放弃", en: "Does the cost of redress amount to giving it up" },
          weight: 8,
          needs: ["source", "data"],
        },
      ],
    },
    {
      title: { zh: "比较法上的回应", en: "Comparative responses" },
      intent: { zh: "比较各法域怎样解决同一问题，不罗列条文", en: "Compare how one problem is solved, not lists of provisions" },
      weight: 18,
      needs: ["source"],
      children: [
        {
          title: { zh: "黑名单与灰名单", en: "Black and grey lists" },
          intent: { zh: "名单降低何种判断成本，移植须备哪些条件", en: "What cost of judgment lists save and what a transplant needs" },
          weight: 9,
          needs: ["source", "table"],
          mistake: { zh: "介绍外国法占去半篇", en: "Foreign law taking up half the thesis" },
        },
        {
          title: { zh: "行政与公益诉讼路径", en: "Administrative and public interest actions" },
          intent: { zh: "行政与公益诉讼补个案救济的哪个缺口", en: "Which gap in individual redress they fill" },
          weight: 9,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "规制的完善", en: "Improving control" },
      intent: { zh: "能解释的先解释，解释不了的再提立法", en: "Interpret where one can; legislate only where one cannot" },
      weight: 20,
      needs: ["source"],
      children: [
        {
          title: { zh: "提示说明义务的类型化", en: "Grading the duty to notify" },
          intent: { zh: "按条款对用户利益的影响分级设提示方式", en: "Grade the form of notice by its effect on the user" },
          weight: 10,
          needs: ["table"],
        },
        {
          title: { zh: "不利变更的程序要求", en: "Procedure for adverse change" },
          intent: { zh: "通知、退出、存续的组合", en: "Combine notice, a right to leave and survival of old terms" },
          weight: 10,
        },
      ],
    },
    {
      title: { zh: "结语", en: "Conclusion" },
      intent: { zh: "用提出的标准回判开篇条款，不引入新材料", en: "Judge the opening clause by the proposed test; nothing new" },
      weight: 8,
      mistake: { zh: "结语重复摘要", en: "Repeating the abstract" },
    },
  ],
  whyGood: [
    { zh: "从一条具体条款和两个争点进入，问题意识清楚", en: "Enters through one clause and two issues, so the question is clear" },
    { zh: "裁判归纳成三种思路再评价，不是案例堆砌", en: "Judgments are grouped into three approaches and assessed, not piled up" },
    { zh: "先解释论后立法论，符合部门法写作规矩", en: "Interpretation before legislation, as private law writing expects" },
    { zh: "比较法只服务于问题", en: "Comparison serves the question only" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、问题的提出", en: "The question" } },
    {
      type: "paragraph",
      text: {
        zh: "注册某平台账号时，用户面对的是一份需要滑动很多屏才能读完的协议，底部有一个预先置灰、勾选后才能继续的方框。几乎没有人读完，平台也并不期待用户读完。数月之后，用户因为一条“平台有权视情况调整服务内容，无须另行通知”的条款失去了已经付费的权益，诉至法院。争点随之产生：勾选是否意味着该条款已经订入合同？如果已经订入，它是否有效？",
        en: "On registering an account with a platform, a user meets an agreement many screens long and, at its foot, a greyed-out box that must be ticked before going on. Hardly anyone reads it to the end, and the platform does not expect it. Months later the user loses a benefit already paid for, because of a clause under which the platform “may adjust the services as circumstances require without further notice”, and goes to court. Two issues arise. Does ticking the box make the clause part of the contract? If so, is it valid?",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "对于第一个问题，裁判并不统一。有的判决认为勾选即表明用户知悉；有的则要求平台对与用户有重大利害关系的条款另行提示【待补充：案号】。对于第二个问题，分歧集中在“不合理地免除或者减轻责任”的判断标准。本文以《民法典》格式条款规则的解释适用为中心，先梳理规范结构，再归纳网络场景下的三类困境，借鉴比较法的功能经验，最后提出解释论与立法论上的完善方案。",
        en: "On the first, courts are not agreed. Some hold that a tick shows knowledge; others require the platform to draw particular attention to clauses of significant interest to the user 【to fill in: case numbers】. On the second, they differ on what it means to exclude or reduce liability “unreasonably”. Centred on the interpretation of the Civil Code's rules on standard terms, this thesis sets out their structure, sorts the problems of online settings into three, draws on the function of foreign solutions, and proposes improvements first by interpretation and then by legislation.",
      },
    },
  ],
  hardSample: {
    title: { zh: "裁判观点的归纳", en: "Sorting the views of courts" },
    text: {
      zh: "以“格式条款、提示、网络服务合同”为关键词检索，经筛选得到有效样本【待补充：数量与期间】。就勾选的意义，裁判大致有三种思路：形式说认为不可跳过的勾选即完成提示；实质说要求平台证明用户有合理机会注意到该条款，例如加粗、单独弹窗；折中说按条款与用户利益的关联程度区别对待。合同编通则的司法解释已不承认仅以勾选、弹窗主张履行提示义务【待补充：条文】，形式说难以维持，余下的问题是多大程度的提示才算合理。缔约界面由平台单方设计，平台能以更低成本提示风险，故折中说更符合规则目的。",
      en: "A search for “standard terms, notice, online service contract” yielded, after screening, a usable sample of 【to fill in: number and period】. On what a tick means there are broadly three approaches. The formal approach treats a tick that cannot be skipped as sufficient notice; the substantive approach requires the platform to prove that the user had a reasonable chance of noticing the clause, for instance through bold type or a separate pop-up; the intermediate approach distinguishes by how closely the clause touches the user's interests. The judicial interpretation on contracts in general no longer accepts a tick or pop-up alone as performing the duty 【to fill in: provision】, so the formal approach can hardly stand, and what remains is how much notice is reasonable. Since the platform alone designs the interface and can warn of risk more cheaply, the intermediate approach serves the rule's purpose better.",
    },
  },
  staged: true,
  checklist: [
    { zh: "法条与司法解释为现行有效版本", en: "Statutes and interpretations are current" },
    { zh: "案号、法院、日期齐全", en: "Case number, court and date are complete" },
    { zh: "检索式与筛选步骤可复现", en: "Search string and screening can be repeated" },
    { zh: "学说注明出处与页码", en: "Doctrine is cited with page numbers" },
    { zh: "每条建议标明是解释还是立法", en: "Every proposal says whether it interprets or legislates" },
  ],
  scenes: ["openingReport", "defenseSpeech"],
  since: "2026-11-22",
});
