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
  title: { zh: "机器人竞赛自主搬运小车技术报告", en: "Technical Report for an Autonomous Carrying Robot" },
  pattern: "〔竞赛〕〔作品〕技术报告",
  slots: [
    { label: "竞赛", default: "机器人竞赛" },
    { label: "作品", default: "自主搬运小车" },
  ],
  remark: { zh: "评委只有十分钟，让他先看到指标和取舍", en: "Metrics and trade-offs before anything else" },
  keywords: ["机器人", "竞赛", "技术报告", "路径规划", "调试"],
  bring: ["规则原文", "测试视频与数据", "成员分工"],
  outline: [
    {
      title: { zh: "规则解读与得分策略", en: "Rules and scoring strategy" },
      intent: "把规则翻译成技术指标",
      weight: 10,
      needs: ["table"],
      mistake: "没读透扣分项",
    },
    {
      title: { zh: "总体方案与取舍", en: "Scheme and trade-offs" },
      intent: "用一张表说明放弃了什么",
      weight: 16,
      needs: ["table", "figure"],
    },
    {
      title: { zh: "机械结构", en: "Mechanics" },
      intent: "底盘、抓取与重心",
      weight: 18,
      needs: ["figure"],
      children: [
        { title: { zh: "底盘与驱动选型", en: "Chassis and drive" }, intent: "由加速度和坡度算力矩", weight: 9, needs: ["formula"] },
        {
          title: { zh: "抓取机构迭代", en: "Gripper iterations" },
          intent: "写每一版失败的原因",
          weight: 9,
          needs: ["figure"],
          mistake: "只写最后一版",
        },
      ],
    },
    { title: { zh: "电控与传感", en: "Electronics and sensing" }, intent: "供电、通信、冗余", weight: 16, needs: ["figure"] },
    {
      title: { zh: "感知与控制算法", en: "Perception and control" },
      intent: "定位误差怎样被消化",
      weight: 20,
      needs: ["formula", "figure"],
      children: [
        { title: { zh: "定位与地图", en: "Localisation" }, intent: "说明光照变化下的稳健性", weight: 10, needs: ["figure", "data"] },
        { title: { zh: "任务调度状态机", en: "Task state machine" }, intent: "写超时与重试", weight: 10, needs: ["figure"] },
      ],
    },
    {
      title: { zh: "测试与改进", en: "Tests and improvements" },
      intent: "成功率、用时、失败分布",
      weight: 14,
      needs: ["table", "data"],
      mistake: "只写最好成绩",
    },
    { title: { zh: "分工与致谢", en: "Roles and thanks" }, intent: "每人做了什么写清", weight: 6, needs: ["table"] },
  ],
  whyGood: ["先把规则变成指标，全文都在兑现指标", "展示被放弃的方案和失败的版本，可信度高", "测试用失败分布说话，改进有针对性"],
  opening: [
    { type: "heading", text: "1 规则解读与得分策略" },
    {
      type: "paragraph",
      text: "本届【待补充：赛事名称】要求机器人在限定时间内自主完成取料、识别、搬运和码放，全程不得人工干预。仔细阅读规则后，团队把得分拆成三部分：完成件数、码放精度和用时。其中码放精度采用分档计分，越过某一档后继续提高精度几乎不再加分；用时则按名次折算，对强队影响更大。另有两条扣分项容易被忽视：出发区越线与掉落物料。",
    },
    {
      type: "paragraph",
      text: "据此确定的策略是：先保证不掉件，再保证全部搬完，最后才压缩时间。这一策略直接影响技术取舍——宁可降低最高速度，也要把急停时的物料稳定性做好；宁可多走一段路，也不冒险穿过光照变化剧烈的区域。对应的技术指标列于表1，后文各部分均以它为验收依据，实际达成情况见第六章【待补充：测试轮数】轮测试的统计。",
    },
  ],
  hardSample: {
    title: "失败分布怎样写",
    text: "正式赛前，团队在自搭场地上进行了【待补充：轮数】轮完整测试，每轮记录用时、完成件数和失败原因。把失败按阶段归类后发现，多数失败发生在第二次取料，而不是最初担心的码放阶段。回看录像，原因是首次取料后重心前移，底盘在转弯处打滑，里程计误差累积，第二次对位因而偏出夹爪容许范围。对策有两条：电池后移以平衡重心；第二次取料前增加一次视觉校正。修改后该类失败占比下降到【待补充：比例】。",
  },
  staged: false,
  checklist: ["指标与规则条款对应", "视频与数据可核验", "引用的开源代码已注明", "分工真实", "图表编号完整"],
  scenes: ["contestReview", "contestApply", "defenseSpeech"],
  since: "2026-11-22",
});
