import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const robotContestReport = defineTemplate({
  slug: "robot-contest-report",
  kind: "contest",
  discipline: "engineering",
  major: { zh: "机器人工程", en: "Robotics Engineering" },
  levels: ["undergraduate", "juniorCollege"],
  method: "design",
  length: { default: 6000, min: 1200, max: 15000 },
  numbering: "C",
  title: { zh: "机器人竞赛自主搬运小车技术报告", en: "Technical report for a robot contest: an autonomous carrying robot" },
  pattern: { zh: "〔竞赛〕〔作品〕技术报告", en: "Technical report for 〔contest〕: 〔entry〕" },
  slots: [
    { label: { zh: "竞赛", en: "contest" }, default: { zh: "机器人竞赛", en: "a robot contest" } },
    { label: { zh: "作品", en: "entry" }, default: { zh: "自主搬运小车", en: "an autonomous carrying robot" } },
  ],
  remark: { zh: "评委只有十分钟，让他先看到指标和取舍", en: "Metrics and trade-offs before anything else" },
  keywords: [
    { zh: "机器人", en: "robot" },
    { zh: "竞赛", en: "contest" },
    { zh: "技术报告", en: "technical report" },
    { zh: "路径规划", en: "path planning" },
    { zh: "调试", en: "debugging" },
  ],
  bring: [
    { zh: "规则原文", en: "the rules in full" },
    { zh: "测试视频与数据", en: "test videos and data" },
    { zh: "成员分工", en: "members' tasks" },
  ],
  outline: [
    {
      title: { zh: "规则解读与得分策略", en: "Rules and scoring strategy" },
      intent: { zh: "把规则逐条翻译成技术指标", en: "Turn each rule into a measurable target" },
      weight: 10,
      needs: ["table"],
      mistake: { zh: "只看得分项，没读透扣分项", en: "Reads what scores and overlooks what is penalised" },
    },
    {
      title: { zh: "总体方案与取舍", en: "Scheme and trade-offs" },
      intent: { zh: "一张表说明放弃了什么、换来什么", en: "One table: what was given up, and for what" },
      weight: 16,
      needs: ["table", "figure"],
    },
    {
      title: { zh: "机械结构", en: "Mechanical structure" },
      intent: { zh: "底盘、抓取与重心彼此牵制", en: "Chassis, gripper and centre of mass in balance" },
      weight: 18,
      needs: ["figure"],
      children: [
        {
          title: { zh: "底盘与驱动选型", en: "Chassis and drive" },
          intent: { zh: "由加速度和坡度算力矩并留余量", en: "Torque from acceleration and slope, with margin" },
          weight: 9,
          needs: ["formula"],
        },
        {
          title: { zh: "抓取机构迭代", en: "Versions of the gripper" },
          intent: { zh: "写每一版失败的原因", en: "Why each version failed" },
          weight: 9,
          needs: ["figure"],
          mistake: { zh: "抓取机构只写最后一版，看不出取舍", en: "Only the last gripper told, so no choice can be seen" },
        },
      ],
    },
    {
      title: { zh: "电控与传感", en: "Electronics and sensing" },
      intent: { zh: "供电、通信、冗余与抗干扰", en: "Power, communication, redundancy, interference" },
      weight: 16,
      needs: ["figure"],
    },
    {
      title: { zh: "感知与控制算法", en: "Perception and control" },
      intent: { zh: "定位误差怎样被后级消化", en: "How later stages absorb errors of position" },
      weight: 20,
      needs: ["formula", "figure"],
      children: [
        {
          title: { zh: "定位与地图", en: "Localisation and map" },
          intent: { zh: "光照变化下的稳健性用数据说", en: "Data on robustness under changing light" },
          weight: 10,
          needs: ["figure", "data"],
        },
        {
          title: { zh: "任务调度状态机", en: "Task state machine" },
          intent: { zh: "每个状态都写超时与重试上限", en: "Timeout and retry limit for every state" },
          weight: 10,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "测试与改进", en: "Tests and improvements" },
      intent: { zh: "成功率、用时、失败分布", en: "Success rate, time, distribution of failures" },
      weight: 14,
      needs: ["table", "data"],
      mistake: { zh: "测试只写最好成绩，不写轮数与失败", en: "The best run only, without number of rounds or failures" },
    },
    {
      title: { zh: "分工与致谢", en: "Division of work and acknowledgements" },
      intent: { zh: "每人做了什么，借用了什么", en: "Who did what, and what was borrowed" },
      weight: 6,
      needs: ["table"],
    },
  ],
  whyGood: [
    { zh: "先把规则变成指标，全文都在兑现指标", en: "Turns rules into targets, and then meets them" },
    { zh: "展示被放弃的方案和失败的版本，可信度高", en: "Shows what was dropped and what failed, which earns trust" },
    { zh: "测试用失败分布说话，改进有针对性", en: "The distribution of failures directs the improvements" },
  ],
  opening: [
    { type: "heading", text: { zh: "1 规则解读与得分策略", en: "1 Rules and scoring strategy" } },
    {
      type: "paragraph",
      text: {
        zh: "本届【待补充：赛事名称】要求机器人在限定时间内自主完成取料、识别、搬运和码放，全程不得人工干预。仔细阅读规则后，团队把得分拆成三部分：完成件数、码放精度和用时。其中码放精度采用分档计分，越过某一档后继续提高精度几乎不再加分；用时则按名次折算，对强队影响更大。另有两条扣分项容易被忽视：出发区越线与掉落物料。",
        en: "In this year's 【to fill in: contest】, the robot has to collect, identify, carry and stack within a time limit and without human help. Having read the rules closely, the team divided the score into three parts: pieces completed, precision of stacking, and time. Precision is scored in steps, so beyond one of them further precision earns hardly anything; time counts by rank and matters more for strong teams. Two penalties are easily overlooked: crossing the line of the starting area, and dropping a piece.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "据此确定的策略是：先保证不掉件，再保证全部搬完，最后才压缩时间。这一策略直接影响技术取舍——宁可降低最高速度，也要把急停时的物料稳定性做好；宁可多走一段路，也不冒险穿过光照变化剧烈的区域。对应的技术指标列于表1，后文各部分均以它为验收依据，实际达成情况见第六章【待补充：测试轮数】轮测试的统计。",
        en: "The strategy follows. First make sure that nothing is dropped, then that everything is carried, and only then save time. It decides the technical choices: rather a lower top speed than pieces that shift in an emergency stop; rather a longer way than the risk of crossing an area where the light changes sharply. The resulting targets are listed in Table 1 and serve as acceptance criteria for all later parts; how far they were met is reported in Chapter 6 over 【to fill in: number of】 test rounds.",
      },
    },
  ],
  hardSample: {
    title: { zh: "失败分布怎样写", en: "Writing about the distribution of failures" },
    text: {
      zh: "正式赛前，团队在自搭场地上进行了【待补充：轮数】轮完整测试，每轮记录用时、完成件数和失败原因。把失败按阶段归类后发现，多数失败发生在第二次取料，而不是最初担心的码放阶段。回看录像，原因是首次取料后重心前移，底盘在转弯处打滑，里程计误差累积，第二次对位因而偏出夹爪容许范围。对策有两条：电池后移以平衡重心；第二次取料前增加一次视觉校正。修改后该类失败占比下降到【待补充：比例】。",
      en: "Before the contest the team ran 【to fill in: number of】 complete rounds on a field built by itself and recorded time, pieces and cause of failure in each. Sorted by stage, most failures came at the second pick-up, not at stacking as had been expected. The videos show why: after the first pick-up the centre of mass lies further forward, the chassis slips in the turn, odometry errors add up, and the second approach misses the tolerance of the gripper. There were two remedies. The battery was moved back, and a visual correction was added before the second pick-up. The share of this failure then fell to 【to fill in: share】.",
    },
  },
  staged: false,
  checklist: [
    { zh: "指标与规则条款对应", en: "targets match the rules" },
    { zh: "视频与数据可核验", en: "videos and data can be checked" },
    { zh: "引用的开源代码已注明", en: "open-source code credited" },
    { zh: "分工与提交记录对得上", en: "division of work matches the commit log" },
    { zh: "图表编号完整", en: "figures and tables numbered" },
  ],
  scenes: ["contestReview", "contestApply", "defenseSpeech"],
  since: "2026-11-22",
});
