import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const envOldStreet = defineTemplate({
  slug: "env-old-street",
  kind: "thesis",
  discipline: "art",
  major: { zh: "环境设计", en: "Environmental Design" },
  levels: ["undergraduate"],
  method: "design",
  length: { default: 8000, min: 8000, max: 20000 },
  numbering: "A",
  title: { zh: "菜市场公共空间微更新设计", en: "Micro-renewal of a Neighbourhood Market" },
  pattern: "〔场所〕公共空间微更新设计",
  slots: [{ label: "场所", default: "菜市场" }],
  remark: { zh: "改的是尺度和使用时间，不是换张皮", en: "Change scale and use over time, not the skin" },
  keywords: ["环境设计", "微更新", "公共空间", "菜市场"],
  bring: ["现场测绘", "摊主与居民访谈", "全套图纸"],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: "为何选择菜市场",
      weight: 12,
      needs: ["source"],
      children: [
        { title: { zh: "研究缘起", en: "Origin" }, intent: "一天之中的四个时刻", weight: 6, needs: ["data"] },
        { title: { zh: "概念与案例", en: "Concepts and cases" }, intent: "微更新的边界", weight: 6, needs: ["source"] },
      ],
    },
    {
      title: { zh: "现场调研", en: "Site study" },
      intent: "以时间为线索",
      weight: 26,
      needs: ["figure", "data"],
      children: [
        { title: { zh: "空间测绘", en: "Survey" }, intent: "平面、剖面、摊位尺度", weight: 9, needs: ["figure"] },
        {
          title: { zh: "行为与时间地图", en: "Behaviour map" },
          intent: "分时段记录",
          weight: 9,
          needs: ["figure"],
          mistake: "只调研一个时段",
        },
        { title: { zh: "摊主与居民的诉求", en: "Needs" }, intent: "排序与冲突", weight: 8, needs: ["table"] },
      ],
    },
    {
      title: { zh: "问题与策略", en: "Problems and strategies" },
      intent: "一个问题对一条策略",
      weight: 14,
      needs: ["table"],
      children: [
        { title: { zh: "主要矛盾", en: "Conflicts" }, intent: "卸货、通行、停留的冲突", weight: 7, needs: ["figure"] },
        { title: { zh: "更新策略", en: "Strategies" }, intent: "分时、弹性、可逆", weight: 7, mistake: "策略与问题无对应" },
      ],
    },
    {
      title: { zh: "设计方案", en: "Design" },
      intent: "总体到节点",
      weight: 32,
      needs: ["figure"],
      children: [
        { title: { zh: "总体布局与流线", en: "Layout" }, intent: "分时段流线图", weight: 8, needs: ["figure"] },
        {
          title: { zh: "摊位模块", en: "Stall module" },
          intent: "尺寸、收纳、清洗",
          weight: 8,
          needs: ["figure"],
          mistake: "忽略排水与消防",
        },
        { title: { zh: "光、雨棚与地面", en: "Light, canopy, floor" }, intent: "构造与排水", weight: 8, needs: ["figure"] },
        { title: { zh: "午后的客厅", en: "Afternoon room" }, intent: "空置时段的再利用", weight: 8, needs: ["figure"] },
      ],
    },
    {
      title: { zh: "可实施性", en: "Feasibility" },
      intent: "分期、造价级别、施工期营业",
      weight: 10,
      needs: ["table"],
      mistake: "造价与工期只字不提",
    },
    { title: { zh: "结语", en: "Closing" }, intent: "反思与未解", weight: 6 },
  ],
  whyGood: ["用一天四个时刻重新认识菜市场", "策略可逆、分时，回应真实冲突", "考虑施工期间照常营业"],
  opening: [
    { type: "heading", text: "第一章 绪论" },
    { type: "heading", text: "1.1 研究缘起" },
    {
      type: "paragraph",
      text: "清晨，菜市场是最拥挤的地方，三轮车、推车和行人在不到两辆车宽的通道里互相让路；临近中午，摊主开始收拾，水顺着坡面流到入口；下午，整座棚子空下来，只有几位老人坐在倒扣的塑料筐上打牌；傍晚，下班的人匆匆进来，又匆匆出去。同一个空间，一天之中像是换了四个地方【待补充：观察日期】。",
    },
    {
      type: "paragraph",
      text: "现有改造多把注意力放在清晨：统一招牌、铺设瓷砖、划定摊位，环境整洁了许多，可是午后依旧空着，打牌的老人却因为“不许占道”离开了。本文认为，菜市场的问题不是旧，而是空间只为一个时刻设计。因此选择【待补充：市场名称】为对象，以分时段的行为记录为基础，探讨造价不高、可以分期、施工期间仍能营业的微更新方案，使同一空间在不同时刻各得其用。",
    },
  ],
  hardSample: {
    title: "分时段的流线",
    text: "把清晨、上午、午后、傍晚四个时段的人流、车流和货流分别画在同一张平面上，叠加之后可以看到冲突集中在入口内侧的转角：清晨卸货与行人争道，午后老人坐在这里恰恰因为它有光、能看见来往的人。若按常规把此处划为卸货区，清晨顺了，午后却没有了停留处。方案改为可翻转的边界：清晨翻板放下，作为卸货平台；之后竖起成为长椅靠背。翻板由市场管理员操作，时间写入公约，承重与防夹构造见图4-5【待补充：节点详图】。",
  },
  staged: false,
  checklist: ["测绘数据准确", "消防与排水满足规范", "图纸完整", "造价级别说明", "访谈匿名"],
  scenes: ["defenseSpeech", "projectPlan", "classPresent"],
  since: "2026-11-22",
});
