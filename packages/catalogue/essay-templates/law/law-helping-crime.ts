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
  title: {
    zh: "帮助信息网络犯罪活动罪的主观明知认定研究",
    en: "Determining subjective knowledge in the crime of assisting online offences",
  },
  pattern: { zh: "〔罪名〕的〔争点〕认定研究", en: "Determining 〔issue〕 in 〔offence〕" },
  slots: [
    { label: { zh: "罪名", en: "offence" }, default: { zh: "帮助信息网络犯罪活动罪", en: "the crime of assisting online offences" } },
    { label: { zh: "争点", en: "issue" }, default: { zh: "主观明知", en: "subjective knowledge" } },
  ],
  remark: { zh: "教义学推演配裁判实证，两头都站得住", en: "Doctrine and judgments, each checked against the other" },
  keywords: [
    { zh: "帮信罪", en: "assisting online crime" },
    { zh: "明知", en: "knowledge" },
    { zh: "推定", en: "presumption" },
    { zh: "裁判实证", en: "empirical study of judgments" },
  ],
  bring: [
    { zh: "裁判文书样本、检索式与编码表", en: "Sample of judgments, search string and coding sheet" },
    { zh: "司法解释汇编", en: "Collected judicial interpretations" },
    { zh: "学说脉络图", en: "A map of the doctrinal positions" },
  ],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: { zh: "由同案异判引出“明知”为何难认定", en: "From like cases decided unlike: why knowledge is hard to find" },
      weight: 10,
      needs: ["source", "data"],
      children: [
        {
          title: { zh: "问题意识", en: "The problem" },
          intent: { zh: "用两起处理相反的案件把争点逼出来", en: "Let two cases with opposite outcomes bring out the issue" },
          weight: 5,
          needs: ["source", "data"],
        },
        {
          title: { zh: "研究综述与方法", en: "Literature and methods" },
          intent: {
            zh: "学说按争点分层，样本写明来源与缺口",
            en: "Order positions by issue; state where the sample comes from and what it lacks",
          },
          weight: 5,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "明知的规范内涵", en: "The normative meaning of knowledge" },
      intent: { zh: "回到构成要件体系，说明明知究竟修饰什么", en: "Return to the elements of the offence: what does knowledge refer to" },
      weight: 18,
      needs: ["source"],
      children: [
        {
          title: { zh: "明知在罪状中的体系位置", en: "Knowledge in the structure of the offence" },
          intent: { zh: "帮助犯的正犯化还是量刑规则，影响何在", en: "Independent offence or sentencing rule, and why it matters" },
          weight: 6,
          needs: ["source"],
        },
        {
          title: { zh: "确知与可能知", en: "Certain and possible knowledge" },
          intent: { zh: "学说之争的真实分歧", en: "Where the positions truly differ" },
          weight: 6,
          needs: ["source"],
          mistake: { zh: "罗列学者观点不分层", en: "Listing authors without ordering their positions" },
        },
        {
          title: { zh: "认识内容的范围", en: "What must be known" },
          intent: { zh: "须认识到犯罪还是违法", en: "Must the offender know of a crime, or only of illegality" },
          weight: 6,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "裁判中的认定样态", en: "How courts find knowledge" },
      intent: { zh: "先统计，再归类，并说明样本代表什么", en: "Count first, then classify, and say what the sample stands for" },
      weight: 22,
      needs: ["table", "data"],
      children: [
        {
          title: { zh: "样本与编码", en: "Sample and coding" },
          intent: { zh: "抽取规则、编码表与两人一致性", en: "Sampling rule, coding sheet and agreement between coders" },
          weight: 8,
          needs: ["table"],
          mistake: { zh: "样本选取随意", en: "A sample picked by convenience" },
        },
        {
          title: { zh: "推定的基础事实", en: "Basic facts behind the presumption" },
          intent: { zh: "列高频基础事实，逐项论证推断力", en: "List frequent basic facts and argue what each supports" },
          weight: 7,
          needs: ["table"],
          mistake: { zh: "只列频次不论证明力", en: "Frequencies without any view on probative force" },
        },
        {
          title: { zh: "反证与出罪", en: "Rebuttal and acquittal" },
          intent: { zh: "统计辩护意见的提出、回应与采纳", en: "How often defences were raised, answered and accepted" },
          weight: 7,
          needs: ["table", "data"],
        },
      ],
    },
    {
      title: { zh: "认定偏差及其成因", en: "Errors and their causes" },
      intent: { zh: "每种偏差配典型案例，并追到制度原因", en: "A typical case for each error, traced to an institutional cause" },
      weight: 20,
      needs: ["source", "data"],
      children: [
        {
          title: { zh: "以结果倒推明知", en: "Inferring knowledge from the outcome" },
          intent: { zh: "说明由“钱是赃款”推不出“他知道”", en: "Tainted money does not by itself show that he knew" },
          weight: 7,
          needs: ["source"],
        },
        {
          title: { zh: "以违规代替明知", en: "Treating rule breach as knowledge" },
          intent: { zh: "区分行政违法与犯罪故意", en: "Tell administrative breach from criminal intent" },
          weight: 7,
          needs: ["source"],
        },
        {
          title: { zh: "忽视行为人个体差异", en: "Ignoring the individual" },
          intent: { zh: "学生、老人等群体的认识能力如何评价", en: "How to assess what students or older people could know" },
          weight: 6,
          needs: ["data"],
        },
      ],
    },
    {
      title: { zh: "认定规则的重构", en: "Rebuilding the rules" },
      intent: { zh: "实体法给标准，证据法给方法", en: "Substantive law gives the standard, evidence law the method" },
      weight: 20,
      needs: ["source"],
      children: [
        {
          title: { zh: "分层的推定结构", en: "A layered presumption" },
          intent: { zh: "强推定、弱推定、禁止推定，各配基础事实", en: "Strong, weak and barred presumptions, each with its basic facts" },
          weight: 7,
          needs: ["table"],
        },
        {
          title: { zh: "反证的证明标准", en: "Standard of rebuttal" },
          intent: {
            zh: "反证只须引起合理怀疑，还是须达优势证据",
            en: "Is reasonable doubt enough, or must the defence show a preponderance",
          },
          weight: 7,
          needs: ["source"],
        },
        {
          title: { zh: "与共犯的界分", en: "The line with complicity" },
          intent: { zh: "以意思联络和参与程度为轴，避免轻罪重判", en: "Common intent and degree of involvement decide" },
          weight: 6,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "结论", en: "Conclusion" },
      intent: { zh: "凝练规则，回到样本检验", en: "State the rules and test them against the sample" },
      weight: 10,
      children: [
        {
          title: { zh: "规则的适用检验", en: "Testing the rules" },
          intent: { zh: "用新规则回判开篇两案，看结果是否改变", en: "Decide the two opening cases again: does the outcome change" },
          weight: 5,
          mistake: { zh: "提出规则却不回测", en: "Proposing rules and never testing them" },
        },
        {
          title: { zh: "研究局限", en: "Limits of the study" },
          intent: { zh: "文书公开范围的偏差", en: "Bias from which judgments are published" },
          weight: 5,
        },
      ],
    },
  ],
  whyGood: [
    { zh: "用两起处理相反的案件提问，矛盾鲜明", en: "Two cases with opposite outcomes make the question sharp" },
    { zh: "教义学与裁判实证互相校验", en: "Doctrine and judgments check each other" },
    { zh: "指出文书样本的偏差，不夸大统计", en: "The bias of the sample is admitted and the statistics not overstated" },
    { zh: "最后用新规则回测开篇案件", en: "The new rules are tested on the opening cases" },
  ],
  opening: [
    { type: "heading", text: { zh: "第一章 绪论", en: "Introduction" } },
    { type: "heading", text: { zh: "1.1 问题意识", en: "The problem" } },
    {
      type: "paragraph",
      text: {
        zh: "两名在校学生先后把自己的银行卡交给同乡使用，均收取了少量报酬，卡内随后流入他人被骗的款项。案件由不同法院审理，处理结果不同：一份判决认为，出借银行卡并收取报酬本身就说明行为人明知他人用于犯罪；另一案中，在案证据只能说明行为人以为对方“走账避税”，公诉机关申请撤回起诉，法院裁定准许【待补充：案号】。事实相近，结果相反，关键就在“明知”二字。",
        en: "Two students, one after the other, let people from their home town use their bank cards for a small payment; money taken from fraud victims then passed through the accounts. Different courts dealt with the cases differently. One judgment held that lending a card for payment itself shows that the lender knew it would be used for crime. In the other case the evidence showed only that the lender thought the money was being moved to avoid tax; the prosecution applied to withdraw and the court allowed it 【to fill in: case numbers】. The facts are close, the outcomes opposite, and the difference turns on one word: knowledge.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "明知属于内心事实，只能借助外部事实推断。司法解释列举了若干可以推定的情形，但列举无法穷尽，兜底条款在实践中被广泛引用，个别裁判甚至把违规行为直接等同于明知。推定的门槛一旦过低，罪名就会由打击职业帮助者变成惩罚粗心大意的人。本文以裁判文书为样本，考察实践中推定依据哪些基础事实、如何对待反证，再回到构成要件与证明理论，尝试提出分层的认定规则。",
        en: "Knowledge is a fact of the mind and can only be inferred from facts outside it. The judicial interpretation lists situations in which it may be presumed, but no list is exhaustive; the catch-all clause is widely invoked, and some decisions go so far as to equate breach of rules with knowledge. Once the threshold of presumption falls too low, an offence aimed at professional helpers comes to punish the careless. Taking published judgments as its sample, this thesis examines which basic facts courts rely on and how they treat rebuttal, and then returns to the elements of the offence and the theory of proof to propose layered rules.",
      },
    },
  ],
  hardSample: {
    title: { zh: "编码与统计说明", en: "Explaining coding and statistics" },
    text: {
      zh: "样本从公开裁判文书中按【待补充：时间、地区与抽取规则】取得，剔除文书说理不足以判断认定依据者。由两名编码人按照编码表独立记录：行为类型、报酬与市场价的偏离、交易对象的熟悉程度、是否经过提醒、辩护意见及回应、认定结论等。编码一致性达到要求后汇总。需要说明的是，公开文书并非全部案件的随机样本，不起诉案件基本不在其中，因此统计结果只能反映进入审判阶段的认定样态，不能用来推断整体的出罪比例。",
      en: "The sample was drawn from published judgments according to 【to fill in: period, region and sampling rule】; judgments whose reasoning does not reveal the basis of the finding were excluded. Two coders working independently from a coding sheet recorded the type of conduct, how far payment departed from the market price, how well the parties knew each other, whether the defendant had been warned, defences and responses, and the finding. Results were pooled once agreement between coders met the standard set beforehand. It must be said that published judgments are no random sample of all cases: those never prosecuted are largely missing. The statistics therefore describe findings at trial only and cannot be used to infer the overall rate at which people escape liability.",
    },
  },
  staged: true,
  checklist: [
    { zh: "案例信息已脱敏", en: "Case information is anonymised" },
    { zh: "编码表与一致性结果附后", en: "Coding sheet and agreement figures are appended" },
    { zh: "学说均引自原著", en: "Doctrinal positions are cited from the original works" },
    { zh: "推定规则写明如何与无罪推定相容", en: "Compatibility with the presumption of innocence is argued" },
    { zh: "规则已回测开篇两案", en: "The rules were tested on the opening cases" },
  ],
  scenes: ["openingReport", "interviewOutline", "defenseSpeech"],
  since: "2026-11-22",
});
