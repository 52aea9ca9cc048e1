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
  title: {
    zh: "运用品管圈降低住院患者跌倒发生率的实践",
    en: "Reducing in-patient falls with a quality control circle: a report from practice",
  },
  pattern: { zh: "运用〔工具〕降低〔指标〕的实践", en: "Reducing 〔indicator〕 with 〔tool〕: a report from practice" },
  slots: [
    { label: { zh: "工具", en: "tool" }, default: { zh: "品管圈", en: "a quality control circle" } },
    { label: { zh: "指标", en: "indicator" }, default: { zh: "住院患者跌倒发生率", en: "in-patient falls" } },
  ],
  remark: { zh: "十步骤不走过场，柏拉图要改变决定", en: "Let the Pareto chart change a decision" },
  keywords: [
    { zh: "品管圈", en: "quality control circle" },
    { zh: "跌倒", en: "falls" },
    { zh: "质量改进", en: "quality improvement" },
    { zh: "护理管理", en: "nursing management" },
  ],
  bring: [
    { zh: "不良事件数据", en: "adverse event data" },
    { zh: "活动记录", en: "meeting records" },
    { zh: "前后一致的监测口径", en: "the same measure before and after" },
  ],
  outline: [
    {
      title: { zh: "主题选定", en: "Choosing the topic" },
      intent: { zh: "列打分过程，也列反对意见", en: "Show the scoring, and the objections too" },
      weight: 12,
      needs: ["table"],
    },
    {
      title: { zh: "现状把握", en: "Present state" },
      intent: { zh: "口径统一后分层，找到集中处", en: "One definition, then strata, until the cluster shows" },
      weight: 20,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "数据收集与查检表", en: "Data collection and the check sheet" },
          intent: { zh: "分子分母定义，以床日为分母", en: "Define numerator and denominator; use bed-days" },
          weight: 10,
          needs: ["table"],
          mistake: { zh: "只数例数不算率", en: "Counts events, computes no rate" },
        },
        {
          title: { zh: "改善重点", en: "Where to improve" },
          intent: { zh: "用柏拉图定先改哪几类", en: "Let the Pareto chart set what comes first" },
          weight: 10,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "目标与解析", en: "Target and causes" },
      intent: { zh: "目标有算式，真因有现场数据", en: "A target with its formula, causes with data from the ward" },
      weight: 18,
      needs: ["formula", "figure"],
      children: [
        {
          title: { zh: "目标设定", en: "Target" },
          intent: { zh: "现况、改善重点与圈能力代入公式", en: "Current level, focus and the circle's ability in the formula" },
          weight: 9,
          needs: ["formula"],
        },
        {
          title: { zh: "要因与真因验证", en: "Suspected and confirmed causes" },
          intent: { zh: "每个要因用查检表到现场核对", en: "Check each suspected cause on the ward" },
          weight: 9,
          needs: ["table", "data"],
          mistake: { zh: "鱼骨图画完就当真因", en: "The fishbone taken as proof" },
        },
      ],
    },
    {
      title: { zh: "对策实施", en: "Measures" },
      intent: { zh: "每项对策一个小循环，逐项判断留用", en: "One small cycle per measure; keep or drop each" },
      weight: 28,
      needs: ["table", "figure"],
      children: [
        {
          title: { zh: "夜间如厕主动巡视", en: "Offering help to the toilet at night" },
          intent: { zh: "时间点、人员、记录方式", en: "Times, staff, how it is recorded" },
          weight: 14,
          needs: ["table"],
        },
        {
          title: { zh: "高风险药物后的提醒", en: "After high-risk medicines" },
          intent: { zh: "与药房信息联动，提醒落到班次", en: "Linked with the pharmacy; the reminder reaches a shift" },
          weight: 14,
        },
      ],
    },
    {
      title: { zh: "效果确认", en: "Results" },
      intent: { zh: "有形、无形、附带；同期其他变化一并说", en: "Tangible, intangible, side effects; name what else changed" },
      weight: 14,
      needs: ["table", "figure"],
    },
    {
      title: { zh: "标准化与检讨", en: "Standardise and review" },
      intent: { zh: "写进流程，用维持期数据判断", en: "Into the procedure; judge by data from the period after" },
      weight: 8,
      mistake: { zh: "没有维持期数据", en: "No data after the project ended" },
    },
  ],
  whyGood: [
    { zh: "重读每一次经过，找到被漏掉的中风险人群", en: "Rereads every event and finds a group that was missed" },
    { zh: "真因现场验证，推翻了投票结果", en: "Checking on the ward overturned the vote" },
    { zh: "发生率口径统一，效果可比", en: "One definition of the rate makes results comparable" },
  ],
  opening: [
    { type: "heading", text: { zh: "一、主题选定", en: "1 Choosing the topic" } },
    {
      type: "paragraph",
      text: {
        zh: "本科为【待补充：科室】，住院患者以高龄、多病、多药者居多。选题时，圈员从政策方向、重要性、迫切性和圈能力四个方面对候选主题打分，“降低跌倒发生率”得分最高。讨论中也有不同意见：跌倒已经列为重点多年，床栏、标识、宣教样样都有，再做还能做什么？这个疑问促使我们先把近期每一次跌倒的经过重新读了一遍。",
        en: 'Patients of our ward 【to fill in: department】 are mostly old, with several diseases and several medicines. When the circle scored the candidate topics by policy, importance, urgency and our own ability, "fewer falls" came first. Not everyone agreed. Falls had been a priority for years; rails, signs and leaflets were all there, so what more could be done? This doubt led us to begin by rereading the record of every recent fall.',
      },
    },
    { type: "heading", text: { zh: "二、现状把握", en: "2 Present state" } },
    { type: "heading", text: { zh: "（一）数据收集与查检表", en: "1.1 Data collection and the check sheet" } },
    {
      type: "paragraph",
      text: {
        zh: "以往统计只记录例数，床位使用率变化时无法比较。本次统一以住院患者实际占用床日数为分母计算发生率，分子为各种原因导致的跌倒，无论有无伤害。查检表记录发生时间、地点、活动、用药、陪护和地面情况。汇总【待补充：期间】的数据发现，跌倒在凌晨集中出现，多与如厕有关，且相当一部分发生在患者被评估为中风险的人群中，而这部分人群恰好不在重点巡视范围之内。",
        en: "Earlier statistics gave only the number of events, which cannot be compared when occupancy changes. We now compute a rate: the denominator is occupied bed-days, the numerator all falls from whatever cause, injured or not. The check sheet records time, place, activity, medicines, company and the state of the floor. Data of 【to fill in: period】 showed falls clustering before dawn, mostly around going to the toilet, and a good part of them in patients assessed as medium risk, the very group that priority rounds left out.",
      },
    },
  ],
  hardSample: {
    title: { zh: "真因验证", en: "Confirming causes" },
    text: {
      zh: "鱼骨图列出的要因经圈员投票圈选出若干项，但投票只反映看法，不能当作真因。为此设计查检表到现场验证：对“夜间护士巡视间隔长”，连续记录巡视时间与患者起床时间，发现多数起床发生在两次巡视之间，且集中在服用利尿剂或助眠药之后；对“患者不愿麻烦护士”，随机访谈患者【待补充：例数】，确有较高比例；对“地面湿滑”，跌倒时地面干燥者占多数，予以排除。验证后保留的真因与最初投票结果不同，对策因此由“加强宣教”改为“在风险时刻主动出现”。",
      en: 'The circle voted on the causes in the fishbone, but a vote reflects opinion and proves nothing. Check sheets were therefore taken to the ward. For "long intervals between night rounds", the times of rounds and of patients getting up were recorded: most got up between two rounds, and mostly after diuretics or sleeping tablets. For "patients do not want to trouble the nurse", patients were interviewed 【to fill in: number】, and a large share agreed. For "slippery floor", the floor had been dry in most falls, and the cause was dropped. The causes that remained differed from the vote, and so did the measure: from "more education" to "be there at the moment of risk".',
    },
  },
  staged: false,
  checklist: [
    { zh: "分子分母定义一致", en: "one definition of numerator and denominator" },
    { zh: "真因有数据", en: "causes backed by data" },
    { zh: "对策逐项评价", en: "each measure evaluated" },
    { zh: "效果维持期数据已列", en: "data from the maintenance period listed" },
    { zh: "不良事件去标识", en: "events anonymised" },
  ],
  scenes: ["professionalEssay", "incidentReview", "sop"],
  since: "2026-11-22",
});
