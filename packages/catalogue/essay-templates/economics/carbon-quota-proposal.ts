import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const carbonQuotaProposal = defineTemplate({
  slug: "carbon-quota-proposal",
  kind: "proposal",
  discipline: "economics",
  major: { zh: "产业经济学", en: "Industrial Economics" },
  levels: ["master", "phd"],
  method: "empirical",
  length: { default: 6000, min: 3000, max: 10000 },
  numbering: "B",
  title: {
    zh: "碳配额分配方式影响企业投资的机制研究开题报告",
    en: "How carbon allowance allocation shapes firm investment: a research proposal",
  },
  pattern: { zh: "〔制度〕影响〔对象〕的机制研究开题报告", en: "How 〔institution〕 shapes 〔outcome〕: a research proposal" },
  slots: [
    { label: { zh: "制度", en: "institution" }, default: { zh: "碳配额分配方式", en: "carbon allowance allocation" } },
    { label: { zh: "对象", en: "outcome" }, default: { zh: "企业投资", en: "firm investment" } },
  ],
  remark: { zh: "识别方案、数据可得性、替代方案写在同一页", en: "Identification, data access and a fallback on one page" },
  keywords: [
    { zh: "碳市场", en: "carbon market" },
    { zh: "配额分配", en: "allowance allocation" },
    { zh: "开题", en: "research proposal" },
    { zh: "识别", en: "identification" },
  ],
  bring: [
    { zh: "数据可得性证明或使用协议", en: "Proof of access to data or a user agreement" },
    { zh: "分配方案历次文本与生效日期", en: "All versions of the allocation rules, with dates of effect" },
    { zh: "预回归或描述结果", en: "Preliminary regressions or descriptive results" },
  ],
  outline: [
    {
      title: { zh: "选题缘起", en: "How the topic arose" },
      intent: { zh: "从制度文本的一处差别提出可检验的问题", en: "From one difference in the rules to a testable question" },
      weight: 16,
      needs: ["source"],
    },
    {
      title: { zh: "文献基础", en: "Literature" },
      intent: { zh: "找到离本题最近的三篇，说明各差哪一步", en: "The three papers nearest to this one, and the step each leaves out" },
      weight: 26,
      needs: ["source"],
      children: [
        {
          title: { zh: "分配方式的理论研究", en: "Theory of allocation" },
          intent: {
            zh: "梳理效率与分配之争，指出何时分配影响投资",
            en: "Efficiency against distribution; when allocation affects investment",
          },
          weight: 13,
          needs: ["source"],
        },
        {
          title: { zh: "企业投资的实证证据", en: "Evidence on firm investment" },
          intent: { zh: "比较识别策略、样本与处理定义", en: "Compare identification, samples and definitions of treatment" },
          weight: 13,
          needs: ["table"],
          mistake: { zh: "只摘结论不看识别", en: "Quoting findings without looking at identification" },
        },
      ],
    },
    {
      title: { zh: "核心问题与研究假说", en: "Core questions and hypotheses" },
      intent: { zh: "每个假说写出机制、方向与可能的反例", en: "Mechanism, direction and a possible counter-example for each" },
      weight: 18,
      needs: ["formula"],
    },
    {
      title: { zh: "识别方案与数据", en: "Identification and data" },
      intent: { zh: "主方案与替代方案并列，写明切换条件", en: "Main and fallback designs side by side, with when to switch" },
      weight: 22,
      needs: ["table", "data"],
      mistake: { zh: "数据还没拿到就写结果", en: "Announcing results before having the data" },
    },
    {
      title: { zh: "可能的创新", en: "Expected contribution" },
      intent: { zh: "与最近的三篇逐条比较，不写“首次”", en: "Point by point against the three nearest papers; no “for the first time”" },
      weight: 8,
    },
    {
      title: { zh: "写作计划与风险", en: "Schedule and risks" },
      intent: { zh: "数据、时间、方法风险各一条对策", en: "A remedy each for risks of data, time and method" },
      weight: 10,
      needs: ["table"],
    },
  ],
  whyGood: [
    { zh: "从一行制度文字提问，切口小", en: "The question starts from a line in the rules, so the entry is narrow" },
    { zh: "主方案失败时有退路", en: "There is a way back if the main design fails" },
    { zh: "假说主动写反例，可证伪", en: "Hypotheses name counter-examples and can be refuted" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、选题缘起", en: "How the topic arose" } },
    {
      type: "paragraph",
      text: {
        zh: "同样是纳入碳市场，有的行业按历史排放发放配额，有的行业按产量乘以基准线发放。两种办法在账面上都叫“免费分配”，对企业行为的影响却可能相反：按历史排放发放时，多排的企业多得配额，减排投资反而会降低以后的配额；按基准线发放时，单位产品排放低于基准的企业可以出售盈余，投资的回报更直接，但也可能诱使企业多生产。制度文本里一行字的差别，落到企业的投资决策上可能完全不同。",
        en: "Of the industries covered by the carbon market, some receive allowances according to past emissions and others according to output times a benchmark. Both are called free allocation, yet their effects on firms may be opposite. Under the first, those who emitted more get more, and investing in abatement may even lower later allowances; under the second, firms below the benchmark can sell their surplus, so that investment pays more directly, but firms may also be led to produce more. A difference of one line in the rules may mean quite different investment decisions.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "现有文献多把“是否纳入碳市场”作为解释变量，把分配方式的差异当作背景处理【待补充：文献】。本课题拟把分配方式本身作为研究对象，利用【待补充：行业与时点】分配方法调整形成的变化，考察其对企业投资规模、方向与时点的影响，并说明在什么条件下免费分配也能激励减排。",
        en: "The literature mostly takes inclusion in the market as its explanatory variable and treats the method of allocation as background 【to fill in: literature】. This project takes the method itself as its subject. Using the variation created by changes of method in 【to fill in: industries and dates】, it examines effects on the size, direction and timing of investment, and asks under what conditions free allocation can still encourage abatement.",
      },
    },
  ],
  hardSample: {
    title: { zh: "主方案与替代方案", en: "Main design and fallbacks" },
    text: {
      zh: "主识别方案利用分配方法由历史法转为基准线法的行业作为处理组，以同期未调整的行业为对照。最大的风险是调整时点与行业景气重合。为此准备两个替代方案：一是行业内部比较，利用企业调整前的排放强度与基准线的距离构造连续处理强度；二是设备层面比较，考察同一企业内受影响与不受影响生产线的投资差异，后者对数据要求更高，目前已获得【待补充：数据权限】。若主方案平行趋势不成立，则以第一个替代方案为主。",
      en: "The main design takes industries that moved from the historical to the benchmark method as treated and industries unchanged in the same period as controls. The greatest risk is that the change coincides with the business cycle of the industry. Two fallbacks are prepared. One compares within an industry, building a continuous intensity of treatment from the distance between a firm's earlier emission intensity and the benchmark. The other compares equipment, looking at affected and unaffected lines in one firm; it asks more of the data, for which we now have 【to fill in: data access】. If parallel trends fail in the main design, the first fallback takes its place.",
    },
  },
  staged: false,
  checklist: [
    { zh: "数据可得性附证明", en: "Proof of data access is attached" },
    { zh: "最近三篇已精读并列表比较", en: "The three nearest papers are compared in a table" },
    { zh: "识别假设用一句话写清", en: "The identifying assumption is put in one sentence" },
    { zh: "进度表含数据清洗时间", en: "The schedule allows time for cleaning data" },
    { zh: "每项预期成果有完成标准", en: "Every expected output has a criterion of completion" },
  ],
  scenes: ["openingReport"],
  since: "2026-11-22",
});
