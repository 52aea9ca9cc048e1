import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const perovskiteReview = defineTemplate({
  slug: "perovskite-review",
  kind: "review",
  discipline: "science",
  major: { zh: "材料化学", en: "Materials Chemistry" },
  levels: ["master", "phd"],
  method: "literature",
  length: { default: 9000, min: 4000, max: 20000 },
  numbering: "C",
  title: { zh: "钙钛矿薄膜稳定性研究进展与争议", en: "Stability of Perovskite Films: Progress and Debates" },
  pattern: "〔材料〕〔性质〕研究进展与争议",
  slots: [
    { label: "材料", default: "钙钛矿薄膜" },
    { label: "性质", default: "稳定性" },
  ],
  remark: { zh: "按降解路径组织，测试协议差异单独成表", en: "By degradation path, with test protocols compared" },
  keywords: ["钙钛矿", "稳定性", "降解", "综述"],
  bring: ["检索记录", "数据表", "图片许可"],
  outline: [
    { title: { zh: "引言", en: "Introduction" }, intent: "界定稳定性的含义与范围", weight: 8, needs: ["source"] },
    {
      title: { zh: "降解路径", en: "Degradation paths" },
      intent: "湿、热、光、电四因素",
      weight: 40,
      needs: ["source", "figure", "table"],
      children: [
        { title: { zh: "湿与氧", en: "Moisture and oxygen" }, intent: "可逆与不可逆的界线", weight: 14, needs: ["source"] },
        { title: { zh: "热与离子迁移", en: "Heat and ions" }, intent: "并列两方争议证据", weight: 13, needs: ["source", "figure"] },
        {
          title: { zh: "光与电场耦合", en: "Light and field" },
          intent: "指出单因素实验的不足",
          weight: 13,
          needs: ["source"],
          mistake: "各因素孤立叙述",
        },
      ],
    },
    {
      title: { zh: "测试协议与可比性", en: "Protocols" },
      intent: "汇总条件差异",
      weight: 16,
      needs: ["table"],
      mistake: "不同条件的寿命直接排名",
    },
    {
      title: { zh: "稳定化策略", en: "Stabilisation" },
      intent: "组分、界面、封装",
      weight: 22,
      needs: ["source", "table"],
      children: [
        { title: { zh: "组分与维度调控", en: "Composition" }, intent: "收益与代价", weight: 11, needs: ["table"] },
        { title: { zh: "界面与封装", en: "Interface and packaging" }, intent: "区分材料与器件稳定", weight: 11, needs: ["source"] },
      ],
    },
    { title: { zh: "未决问题", en: "Open questions" }, intent: "每题附一个判定实验", weight: 14 },
  ],
  whyGood: ["先清理“稳定”一词的三种含义", "争议之后设想判定实验，有科学味", "测试协议单独成表，避免错误排名"],
  opening: [
    { type: "heading", text: "1 引言" },
    {
      type: "paragraph",
      text: "“稳定”一词在钙钛矿文献中的用法相差很大。有的论文以薄膜在空气中放置若干天不变色为稳定，有的以器件在光照下保持初始效率的一定比例为稳定，也有的只报告热失重温度。它们回答的是不同的问题，数值之间没有可比性，却常常出现在同一张对比图里。因此，在讨论进展之前，需要先分清三个层次：材料本身的化学稳定，薄膜的结构与形貌稳定，器件在工作条件下的输出稳定。",
    },
    {
      type: "paragraph",
      text: "本文按照降解路径而不是材料体系组织文献。检索范围与筛选标准见【待补充：附录编号】，优先纳入报告完整测试条件、并给出统计样本的研究。第二部分讨论湿、热、光、电四种因素及其耦合，第三部分专门比较测试协议，第四部分评述稳定化策略的收益与代价，最后提出几个尚无定论的问题，并为每个问题设想一个可以区分不同解释的实验。",
    },
  ],
  hardSample: {
    title: "争议的写法",
    text: "关于光照下的相分离是否可逆，文献结论不一。报告可逆的研究多采用较低光强与短时照射，暗态恢复后光谱复原；报告不可逆的研究光强较高或照射时间较长，并伴随碘的流失【待补充：文献】。若可逆与不可逆对应同一过程的早期和晚期，则应存在一个临界剂量；若属于不同机理，则改变气氛应只影响其中之一。现有研究很少在同一批样品上系统改变剂量与气氛，因此尚不能区分。建议的判定实验是：固定组分，在惰性气氛中逐级增加剂量，每级之后测恢复程度与气相产物。",
  },
  staged: false,
  checklist: ["检索可复现", "每个数值注明条件", "图片许可", "不把器件与材料混谈", "展望可操作"],
  scenes: ["summaryDoc", "openingReport"],
  since: "2026-11-22",
});
