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
  title: { zh: "碳配额分配方式影响企业投资的机制研究开题报告", en: "Proposal: Allowance Allocation and Firm Investment" },
  pattern: "〔制度〕影响〔对象〕的机制研究开题报告",
  slots: [
    { label: "制度", default: "碳配额分配方式" },
    { label: "对象", default: "企业投资" },
  ],
  remark: { zh: "识别方案、数据可得性、替代方案写在同一页", en: "Identification, data and fallback on one page" },
  keywords: ["碳市场", "配额分配", "开题", "识别"],
  bring: ["数据可得性证明", "制度文本", "预回归结果"],
  outline: [
    { title: { zh: "选题缘起", en: "Origin of the topic" }, intent: "从一个制度细节提问", weight: 16, needs: ["source"] },
    {
      title: { zh: "文献基础", en: "Literature base" },
      intent: "找到离本题最近的三篇",
      weight: 26,
      needs: ["source"],
      children: [
        { title: { zh: "分配方式的理论研究", en: "Theory of allocation" }, intent: "梳理效率与分配之争", weight: 13, needs: ["source"] },
        {
          title: { zh: "企业投资的实证证据", en: "Evidence on investment" },
          intent: "比较识别策略",
          weight: 13,
          needs: ["table"],
          mistake: "只摘结论不看识别",
        },
      ],
    },
    {
      title: { zh: "核心问题与研究假说", en: "Questions and hypotheses" },
      intent: "每个假说写出可能的反例",
      weight: 22,
      needs: ["formula"],
    },
    {
      title: { zh: "识别方案与数据", en: "Identification and data" },
      intent: "主方案与替代方案并列",
      weight: 18,
      needs: ["table", "data"],
      mistake: "数据还没拿到就写结果",
    },
    { title: { zh: "可能的创新", en: "Possible novelty" }, intent: "与最近的三篇逐条比较", weight: 8 },
    { title: { zh: "写作计划与风险", en: "Plan and risks" }, intent: "数据、时间、方法风险各一条对策", weight: 10, needs: ["table"] },
  ],
  whyGood: ["从一行制度文字提问，切口小", "主方案失败时有退路", "假说主动写反例，可证伪"],
  opening: [
    { type: "heading", text: "一、选题缘起" },
    {
      type: "paragraph",
      text: "同样是纳入碳市场，有的行业按历史排放发放配额，有的行业按产量乘以基准线发放。两种办法在账面上都叫“免费分配”，对企业行为的影响却可能相反：按历史排放发放时，多排的企业多得配额，减排投资反而会降低以后的配额；按基准线发放时，单位产品排放低于基准的企业可以出售盈余，投资的回报更直接，但也可能诱使企业多生产。制度文本里一行字的差别，落到企业的投资决策上可能完全不同。",
    },
    {
      type: "paragraph",
      text: "现有文献多把“是否纳入碳市场”作为解释变量，把分配方式的差异当作背景处理【待补充：文献】。本课题拟把分配方式本身作为研究对象，利用【待补充：行业与时点】分配方法调整形成的变化，考察其对企业投资规模、方向与时点的影响，并说明在什么条件下免费分配也能激励减排。",
    },
  ],
  hardSample: {
    title: "主方案与替代方案",
    text: "主识别方案利用分配方法由历史法转为基准线法的行业作为处理组，以同期未调整的行业为对照。最大的风险是调整时点与行业景气重合。为此准备两个替代方案：一是行业内部比较，利用企业调整前的排放强度与基准线的距离构造连续处理强度；二是设备层面比较，考察同一企业内受影响与不受影响生产线的投资差异，后者对数据要求更高，目前已获得【待补充：数据权限】。若主方案平行趋势不成立，则以第一个替代方案为主。",
  },
  staged: false,
  checklist: ["数据可得性有证明", "最近文献三篇已精读", "识别假设写清", "进度含数据清洗时间", "预期成果可考核"],
  scenes: ["openingReport"],
  since: "2026-11-22",
});
