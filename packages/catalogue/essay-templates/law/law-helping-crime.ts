import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const lawHelpingCrime = defineTemplate({
  slug: "law-helping-crime",
  kind: "thesis",
  discipline: "law",
  major: { zh: "刑法学", en: "Criminal Law" },
  levels: ["master"],
  method: "legal",
  length: { default: 32000, min: 30000, max: 50000 },
  numbering: "A",
  title: { zh: "帮助信息网络犯罪活动罪的主观明知认定研究", en: "Proving Knowledge in the Crime of Assisting Online Offences" },
  pattern: "〔罪名〕的〔争点〕认定研究",
  slots: [
    { label: "罪名", default: "帮助信息网络犯罪活动罪" },
    { label: "争点", default: "主观明知" },
  ],
  remark: { zh: "教义学推演配裁判实证，两头都站得住", en: "Doctrine checked against judgments" },
  keywords: ["帮信罪", "明知", "推定", "裁判实证"],
  bring: ["裁判文书样本与编码表", "司法解释汇编", "学说脉络图"],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: "由同案异判引出",
      weight: 10,
      needs: ["source", "data"],
      children: [
        { title: { zh: "问题意识", en: "The problem" }, intent: "用两份相反判决对照", weight: 5, needs: ["source", "data"] },
        { title: { zh: "研究综述与方法", en: "Review and methods" }, intent: "学说分层，样本说明", weight: 5, needs: ["source"] },
      ],
    },
    {
      title: { zh: "明知的规范内涵", en: "Meaning of knowledge" },
      intent: "回到构成要件体系",
      weight: 18,
      needs: ["source"],
      children: [
        {
          title: { zh: "明知在罪状中的体系位置", en: "Systematic position" },
          intent: "与共犯、独立罪名的关系",
          weight: 6,
          needs: ["source"],
        },
        {
          title: { zh: "确知与可能知", en: "Certain and probable knowledge" },
          intent: "学说之争的真实分歧",
          weight: 6,
          needs: ["source"],
          mistake: "罗列学者观点不分层",
        },
        { title: { zh: "认识内容的范围", en: "Scope" }, intent: "须认识到犯罪还是违法", weight: 6, needs: ["source"] },
      ],
    },
    {
      title: { zh: "裁判中的认定样态", en: "Patterns in judgments" },
      intent: "统计后归类",
      weight: 22,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "样本与编码", en: "Sample and coding" },
          intent: "抽取规则与一致性",
          weight: 8,
          needs: ["table"],
          mistake: "样本选取随意",
        },
        {
          title: { zh: "推定的基础事实", en: "Basic facts" },
          intent: "列高频事实及其证明力",
          weight: 7,
          needs: ["table"],
          mistake: "只列频次不论证明力",
        },
        { title: { zh: "反证与出罪", en: "Rebuttal" }, intent: "统计辩护意见采纳情况", weight: 7, needs: ["table", "data"] },
      ],
    },
    {
      title: { zh: "认定偏差及其成因", en: "Deviations and causes" },
      intent: "每种偏差配典型案例",
      weight: 20,
      needs: ["source", "data"],
      children: [
        { title: { zh: "以结果倒推明知", en: "Inferring from outcome" }, intent: "说明逻辑缺陷", weight: 7, needs: ["source"] },
        { title: { zh: "以违规代替明知", en: "Rule breach as knowledge" }, intent: "区分行政违法与犯罪故意", weight: 7, needs: ["source"] },
        { title: { zh: "忽视行为人个体差异", en: "Ignoring individuals" }, intent: "学生、老人等群体", weight: 6, needs: ["data"] },
      ],
    },
    {
      title: { zh: "认定规则的重构", en: "Rebuilding the rules" },
      intent: "教义学给标准，程序法给方法",
      weight: 20,
      needs: ["source"],
      children: [
        { title: { zh: "分层的推定结构", en: "Layered presumption" }, intent: "强推定、弱推定、禁止推定", weight: 7, needs: ["table"] },
        { title: { zh: "反证的证明标准", en: "Standard of rebuttal" }, intent: "说明为何采取优势证据", weight: 7, needs: ["source"] },
        { title: { zh: "与共犯的界分", en: "Line with complicity" }, intent: "以意思联络为轴", weight: 6, needs: ["source"] },
      ],
    },
    {
      title: { zh: "结论", en: "Conclusion" },
      intent: "凝练规则并检验",
      weight: 10,
      children: [
        { title: { zh: "规则的适用检验", en: "Testing the rule" }, intent: "回到开篇两案", weight: 5, mistake: "提出规则却不回测" },
        { title: { zh: "研究局限", en: "Limits" }, intent: "文书公开范围的偏差", weight: 5 },
      ],
    },
  ],
  whyGood: ["用两份相反判决提问，矛盾鲜明", "教义学与裁判实证互相校验", "指出文书样本的偏差，不夸大统计", "最后用新规则回测开篇案件"],
  opening: [
    { type: "heading", text: "第一章 绪论" },
    { type: "heading", text: "1.1 问题意识" },
    {
      type: "paragraph",
      text: "两名在校学生先后把自己的银行卡交给同乡使用，均收取了少量报酬，卡内随后流入他人被骗的款项。案件由不同法院审理，结果不同：一份判决认为，出借银行卡并收取报酬本身就说明行为人明知他人用于犯罪；另一份判决认为，行为人只知道对方“走账避税”，尚不足以认定明知，公诉机关撤回起诉【待补充：案号】。事实相近，结论相反，关键就在“明知”二字。",
    },
    {
      type: "paragraph",
      text: "明知属于内心事实，只能借助外部事实推断。司法解释列举了若干可以推定的情形，但列举无法穷尽，兜底条款在实践中被广泛引用，个别裁判甚至把违规行为直接等同于明知。推定的门槛一旦过低，罪名就会由打击职业帮助者变成惩罚粗心大意的人。本文以裁判文书为样本，考察实践中推定依据哪些基础事实、如何对待反证，再回到构成要件与证明理论，尝试提出分层的认定规则。",
    },
  ],
  hardSample: {
    title: "编码与统计说明",
    text: "样本从公开裁判文书中按【待补充：时间、地区与抽取规则】取得，剔除文书说理不足以判断认定依据者。由两名编码人按照编码表独立记录：行为类型、报酬与市场价的偏离、交易对象的熟悉程度、是否经过提醒、辩护意见及回应、认定结论等。编码一致性达到要求后汇总。需要说明的是，公开文书并非全部案件的随机样本，不起诉案件基本不在其中，因此统计结果只能反映进入审判阶段的认定样态，不能用来推断整体的出罪比例。",
  },
  staged: false,
  checklist: ["案例信息脱敏合规", "编码表附后", "学说引用原著", "推定规则与无罪推定相容", "结论可操作"],
  scenes: ["openingReport", "interviewOutline", "defenseSpeech"],
  since: "2026-11-22",
});
