import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const wetlandBirdJournal = defineTemplate({
  slug: "wetland-bird-journal",
  kind: "journal",
  discipline: "science",
  major: { zh: "生态学", en: "Ecology" },
  levels: ["undergraduate", "master"],
  method: "empirical",
  length: { default: 6500, min: 3000, max: 12000 },
  numbering: "C",
  title: { zh: "城市湿地公园鸟类群落对人为干扰的响应", en: "Bird Communities and Human Disturbance in Urban Wetland Parks" },
  pattern: "〔生境〕〔类群〕群落对〔因子〕的响应",
  slots: [
    { label: "生境", default: "城市湿地公园" },
    { label: "类群", default: "鸟类" },
    { label: "因子", default: "人为干扰" },
  ],
  remark: { zh: "样线、探测率、模型选择三处最容易被审", en: "Transects, detectability, model selection" },
  keywords: ["鸟类群落", "干扰", "湿地", "生物多样性"],
  bring: ["野外调查表", "干扰量化方法", "物种名录依据"],
  outline: [
    { title: { zh: "引言", en: "Introduction" }, intent: "由公园规划的两难提问", weight: 14, needs: ["source"] },
    {
      title: { zh: "研究方法", en: "Methods" },
      intent: "野外可重复",
      weight: 26,
      needs: ["table", "figure", "formula"],
      children: [
        { title: { zh: "研究地与样线", en: "Sites and transects" }, intent: "选点依据与图", weight: 7, needs: ["figure"] },
        {
          title: { zh: "调查与探测率", en: "Survey and detectability" },
          intent: "时间、天气、重复次数",
          weight: 7,
          needs: ["table"],
          mistake: "不校正探测率",
        },
        { title: { zh: "干扰与环境变量", en: "Variables" }, intent: "量化方式与共线性", weight: 6, needs: ["table"] },
        { title: { zh: "统计分析", en: "Analysis" }, intent: "模型族、随机效应、选择准则", weight: 6, needs: ["formula"] },
      ],
    },
    {
      title: { zh: "结果", en: "Results" },
      intent: "组成、多样性、响应",
      weight: 28,
      needs: ["table", "figure"],
      children: [
        { title: { zh: "群落组成", en: "Composition" }, intent: "名录与优势种", weight: 10, needs: ["table"] },
        {
          title: { zh: "多样性对干扰的响应", en: "Responses" },
          intent: "效应图与置信带",
          weight: 9,
          needs: ["figure"],
          mistake: "只给显著与否",
        },
        { title: { zh: "功能群差异", en: "Guilds" }, intent: "谁敏感，谁不敏感", weight: 9, needs: ["figure"] },
      ],
    },
    { title: { zh: "讨论", en: "Discussion" }, intent: "阈值、机制、管理", weight: 22, needs: ["source"] },
    { title: { zh: "结论与管理建议", en: "Conclusions" }, intent: "写到距离和时段", weight: 10 },
  ],
  whyGood: ["从栈道该多远的管理问题切入", "探测率与干扰相关这一陷阱讲得清楚", "稀有种处理谨慎"],
  opening: [
    { type: "heading", text: "1 引言" },
    {
      type: "paragraph",
      text: "城市湿地公园既要给人散步、观景，又要给鸟觅食、繁殖。栈道伸得越近，游人看到的越多，鸟也飞得越早。规划者常问：栈道应当离水边多远？哪些时段需要限制进入？这些问题没有通用答案，因为不同鸟类的忍耐程度不同，干扰的方式也不同，安静行走、奔跑、遛狗、放音乐并不等价。",
    },
    {
      type: "paragraph",
      text: "已有研究表明干扰会降低鸟类的多样性【待补充：文献】，但多以“公园内外”或“距道路远近”作为代替，较少直接量化游人活动；同时，干扰较强处的鸟更容易因惊飞而被漏记或被更早发现，若不考虑探测率，结论可能偏向任何一方。本文在【待补充：城市】的多处湿地公园布设样线，同步记录鸟类与游人活动，校正探测率后分析群落组成和功能群对不同类型干扰的响应，据此对步道和时段管理提出建议。",
    },
  ],
  hardSample: {
    title: "探测率的处理",
    text: "每条样线在繁殖季重复调查【待补充：次数】次，均在日出后同一时段、无雨且风力较小时进行，由固定的两名调查者轮换。首先用重复调查数据估计各物种的探测概率，把风速、游人密度与调查者作为影响探测的协变量；若某物种的探测率随游人密度明显变化，则其原始计数不可直接比较，改用校正后的占域或多度估计。对记录次数过少、无法估计探测率的物种，仅列入名录，不参与响应分析，以免因资料不足而误判其不受干扰。",
  },
  staged: false,
  checklist: ["物种名录注明分类系统", "调查条件一致", "共线性检查", "效应图有置信带", "建议有距离与时段"],
  scenes: ["journalEssay", "dataReport"],
  since: "2026-11-22",
});
