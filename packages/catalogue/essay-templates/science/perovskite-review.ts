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
  title: { zh: "钙钛矿薄膜稳定性研究进展与争议", en: "Stability of perovskite films: progress and open disputes" },
  pattern: { zh: "〔材料〕〔性质〕研究进展与争议", en: "〔Property〕 of 〔material〕: progress and open disputes" },
  slots: [
    { label: { zh: "材料", en: "material" }, default: { zh: "钙钛矿薄膜", en: "perovskite films" } },
    { label: { zh: "性质", en: "Property" }, default: { zh: "稳定性", en: "Stability" } },
  ],
  remark: { zh: "按降解路径组织，测试协议差异单独成表", en: "By degradation path, with test protocols compared" },
  keywords: [
    { zh: "钙钛矿", en: "perovskite" },
    { zh: "稳定性", en: "stability" },
    { zh: "降解", en: "degradation" },
    { zh: "综述", en: "review" },
  ],
  bring: [
    { zh: "检索记录", en: "search record" },
    { zh: "数据表", en: "data tables" },
    { zh: "图片许可", en: "permission for figures" },
  ],
  outline: [
    {
      title: { zh: "引言", en: "Introduction" },
      intent: { zh: "界定三种“稳定”，定本文讨论哪一种", en: 'Separate three meanings of "stable" and choose' },
      weight: 8,
      needs: ["source"],
    },
    {
      title: { zh: "降解路径", en: "Degradation paths" },
      intent: { zh: "湿、热、光、电四因素，按路径比证据", en: "Moisture, heat, light, field: compare evidence by path" },
      weight: 40,
      needs: ["source", "figure", "table"],
      children: [
        {
          title: { zh: "湿与氧", en: "Moisture and oxygen" },
          intent: { zh: "可逆与不可逆的界线在哪里", en: "Where reversible turns irreversible" },
          weight: 14,
          needs: ["source"],
        },
        {
          title: { zh: "热与离子迁移", en: "Heat and ion migration" },
          intent: { zh: "并列两方证据，指出条件之差", en: "Evidence of both sides, and how conditions differ" },
          weight: 13,
          needs: ["source", "figure"],
        },
        {
          title: { zh: "光与电场耦合", en: "Light coupled with electric field" },
          intent: { zh: "说明单因素实验为何预测不了工作寿命", en: "Why one-factor tests fail to predict service life" },
          weight: 13,
          needs: ["source"],
          mistake: { zh: "各因素孤立叙述", en: "Each factor told by itself" },
        },
      ],
    },
    {
      title: { zh: "测试协议与可比性", en: "Test protocols and comparability" },
      intent: { zh: "汇总温湿光照与样本数，按协议分组", en: "Tabulate conditions and sample numbers; group by protocol" },
      weight: 16,
      needs: ["table"],
      mistake: { zh: "不同条件的寿命直接排名", en: "Lifetimes under different conditions ranked together" },
    },
    {
      title: { zh: "稳定化策略", en: "Stabilisation strategies" },
      intent: { zh: "组分、界面、封装各付什么代价", en: "What composition, interface and encapsulation each cost" },
      weight: 22,
      needs: ["source", "table"],
      children: [
        {
          title: { zh: "组分与维度调控", en: "Composition and dimensionality" },
          intent: { zh: "稳定换走了多少效率", en: "How much efficiency stability takes away" },
          weight: 11,
          needs: ["table"],
        },
        {
          title: { zh: "界面与封装", en: "Interfaces and encapsulation" },
          intent: { zh: "区分材料稳定与器件稳定", en: "A stable material is not yet a stable device" },
          weight: 11,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "未决问题", en: "Open questions" },
      intent: { zh: "每题附一个能判定的实验", en: "Each with an experiment that would decide it" },
      weight: 14,
    },
  ],
  whyGood: [
    { zh: "先清理“稳定”一词的三种含义", en: 'Clears up three meanings of "stable" first' },
    { zh: "争议之后设想判定实验，有科学味", en: "Each dispute is followed by an experiment to decide it" },
    { zh: "测试协议单独成表，避免错误排名", en: "Protocols have a table of their own, so nothing is ranked wrongly" },
  ],
  opening: [
    { type: "heading", text: { zh: "1 引言", en: "1 Introduction" } },
    {
      type: "paragraph",
      text: {
        zh: "“稳定”一词在钙钛矿文献中的用法相差很大。有的论文以薄膜在空气中放置若干天不变色为稳定，有的以器件在光照下保持初始效率的一定比例为稳定，也有的只报告热失重温度。它们回答的是不同的问题，数值之间没有可比性，却常常出现在同一张对比图里。因此，在讨论进展之前，需要先分清三个层次：材料本身的化学稳定，薄膜的结构与形貌稳定，器件在工作条件下的输出稳定。",
        en: 'The word "stable" is used very differently in the literature on perovskites. Some papers call a film stable if it does not change colour after so many days in air, others a device that keeps some share of its initial efficiency under light, and some report only the temperature of weight loss. These answer different questions and their numbers cannot be compared, and yet they often appear in one chart. Before progress is discussed, three levels have to be told apart: chemical stability of the material itself, stability of the structure and shape of the film, and stable output of the device at work.',
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "本文按照降解路径而不是材料体系组织文献。检索范围与筛选标准见【待补充：附录编号】，优先纳入报告完整测试条件、并给出统计样本的研究。第二部分讨论湿、热、光、电四种因素及其耦合，第三部分专门比较测试协议，第四部分评述稳定化策略的收益与代价，最后提出几个尚无定论的问题，并为每个问题设想一个可以区分不同解释的实验。",
        en: "This review is organised by paths of degradation, not by families of materials. Search and selection criteria are given in 【to fill in: appendix】; studies that report full test conditions and several samples were preferred. Part 2 discusses moisture, heat, light and electric field and how they couple, Part 3 compares test protocols, Part 4 weighs what stabilisation gains and costs. At the end, several unsettled questions are stated, each with an experiment that could tell the explanations apart.",
      },
    },
  ],
  hardSample: {
    title: { zh: "争议的写法", en: "Writing about a dispute" },
    text: {
      zh: "关于光照下的相分离是否可逆，文献结论不一。报告可逆的研究多采用较低光强与短时照射，暗态恢复后光谱复原；报告不可逆的研究光强较高或照射时间较长，并伴随碘的流失【待补充：文献】。若可逆与不可逆对应同一过程的早期和晚期，则应存在一个临界剂量；若属于不同机理，则改变气氛应只影响其中之一。现有研究很少在同一批样品上系统改变剂量与气氛，因此尚不能区分。建议的判定实验是：固定组分，在惰性气氛中逐级增加剂量，每级之后测恢复程度与气相产物。",
      en: "Studies disagree on whether phase segregation under light is reversible. Those reporting reversibility mostly used lower intensity and short exposure, and spectra recovered in the dark; those reporting irreversibility used stronger light or longer exposure, together with loss of iodine 【to fill in: references】. If the two are early and late stages of one process, there should be a critical dose; if they are different mechanisms, changing the atmosphere should affect only one of them. Few studies vary dose and atmosphere systematically on one batch of samples, so the two cannot yet be told apart. An experiment to decide it would fix the composition, raise the dose step by step in inert gas, and measure recovery and gaseous products after each step.",
    },
  },
  staged: false,
  checklist: [
    { zh: "检索可复现", en: "search can be repeated" },
    { zh: "每个数值注明条件", en: "every value has its conditions" },
    { zh: "转载图片逐张取得许可", en: "permission obtained for every figure" },
    { zh: "不把器件与材料混谈", en: "device and material kept apart" },
    { zh: "展望可操作", en: "outlook can be acted on" },
  ],
  scenes: ["summaryDoc", "openingReport"],
  since: "2026-11-22",
});
