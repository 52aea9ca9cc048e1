import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const qccFallsProfessional = defineTemplate({
  slug: "qcc-falls-professional",
  kind: "professional",
  discipline: "medicine",
  major: { zh: "护理管理", en: "Nursing Management" },
  levels: ["any"],
  method: "action",
  length: { default: 4000, min: 3000, max: 8000 },
  numbering: "B",
  title: { zh: "运用品管圈降低住院患者跌倒发生率的实践", en: "Reducing In-patient Falls with a Quality Control Circle" },
  pattern: "运用〔工具〕降低〔指标〕的实践",
  slots: [
    { label: "工具", default: "品管圈" },
    { label: "指标", default: "住院患者跌倒发生率" },
  ],
  remark: { zh: "十步骤不走过场，柏拉图要改变决定", en: "Let the Pareto chart change a decision" },
  keywords: ["品管圈", "跌倒", "质量改进", "护理管理"],
  bring: ["不良事件数据", "活动记录", "前后监测口径"],
  outline: [
    { title: { zh: "主题选定", en: "Topic" }, intent: "打分过程与理由", weight: 12, needs: ["table"] },
    {
      title: { zh: "现状把握", en: "Present state" },
      intent: "口径统一、分层分析",
      weight: 20,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "数据收集与查检表", en: "Check sheet" },
          intent: "分子分母定义",
          weight: 10,
          needs: ["table"],
          mistake: "只数例数不算率",
        },
        { title: { zh: "改善重点", en: "Focus" }, intent: "柏拉图与二八原则", weight: 10, needs: ["figure"] },
      ],
    },
    {
      title: { zh: "目标与解析", en: "Target and analysis" },
      intent: "目标值公式与真因验证",
      weight: 18,
      needs: ["formula", "figure"],
      children: [
        { title: { zh: "目标设定", en: "Target" }, intent: "依据与公式", weight: 9, needs: ["formula"] },
        {
          title: { zh: "要因与真因验证", en: "Causes" },
          intent: "现场数据验证",
          weight: 9,
          needs: ["table", "data"],
          mistake: "鱼骨图画完就当真因",
        },
      ],
    },
    {
      title: { zh: "对策实施", en: "Measures" },
      intent: "每项对策一个小循环",
      weight: 28,
      needs: ["table", "figure"],
      children: [
        { title: { zh: "夜间如厕主动巡视", en: "Night toilet rounds" }, intent: "时间点、人员、记录", weight: 14, needs: ["table"] },
        { title: { zh: "高风险药物后的提醒", en: "After risky drugs" }, intent: "与药房信息联动", weight: 14 },
      ],
    },
    { title: { zh: "效果确认", en: "Results" }, intent: "有形、无形、附带", weight: 14, needs: ["table", "figure"] },
    { title: { zh: "标准化与检讨", en: "Standardise" }, intent: "写进流程并跟踪维持", weight: 8, mistake: "没有维持期数据" },
  ],
  whyGood: ["重读每一次经过，找到被漏掉的中风险人群", "真因现场验证，推翻了投票结果", "发生率口径统一，效果可比"],
  opening: [
    { type: "heading", text: "一、主题选定" },
    {
      type: "paragraph",
      text: "本科为【待补充：科室】，住院患者以高龄、多病、多药者居多。选题时，圈员从政策方向、重要性、迫切性和圈能力四个方面对候选主题打分，“降低跌倒发生率”得分最高。讨论中也有不同意见：跌倒已经列为重点多年，床栏、标识、宣教样样都有，再做还能做什么？这个疑问促使我们先把近期每一次跌倒的经过重新读了一遍。",
    },
    { type: "heading", text: "二、现状把握" },
    { type: "heading", text: "（一）数据收集与查检表" },
    {
      type: "paragraph",
      text: "以往统计只记录例数，床位使用率变化时无法比较。本次统一以住院患者实际占用床日数为分母计算发生率，分子为各种原因导致的跌倒，无论有无伤害。查检表记录发生时间、地点、活动、用药、陪护和地面情况。汇总【待补充：期间】的数据发现，跌倒在凌晨集中出现，多与如厕有关，且相当一部分发生在患者被评估为中风险的人群中，而这部分人群恰好不在重点巡视范围之内。",
    },
  ],
  hardSample: {
    title: "真因验证",
    text: "鱼骨图列出的要因经圈员投票圈选出若干项，但投票只反映看法，不能当作真因。为此设计查检表到现场验证：对“夜间护士巡视间隔长”，连续记录巡视时间与患者起床时间，发现多数起床发生在两次巡视之间，且集中在服用利尿剂或助眠药之后；对“患者不愿麻烦护士”，随机访谈患者【待补充：例数】，确有较高比例；对“地面湿滑”，跌倒时地面干燥者占多数，予以排除。验证后保留的真因与最初投票结果不同，对策因此由“加强宣教”改为“在风险时刻主动出现”。",
  },
  staged: false,
  checklist: ["分子分母定义一致", "真因有数据", "对策逐项评价", "有维持期", "不良事件去标识"],
  scenes: ["professionalEssay", "incidentReview", "sop"],
  since: "2026-11-22",
});
