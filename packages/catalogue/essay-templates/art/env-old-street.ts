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
  title: { zh: "菜市场公共空间微更新设计", en: "Micro-renewal of public space in a neighbourhood market" },
  pattern: { zh: "〔场所〕公共空间微更新设计", en: "Micro-renewal of public space in 〔place〕" },
  slots: [{ label: { zh: "场所", en: "place" }, default: { zh: "菜市场", en: "a neighbourhood market" } }],
  remark: { zh: "改的是尺度和使用时间，不是换张皮", en: "Change scale and hours of use, not the skin" },
  keywords: [
    { zh: "环境设计", en: "environmental design" },
    { zh: "微更新", en: "micro-renewal" },
    { zh: "公共空间", en: "public space" },
    { zh: "菜市场", en: "market" },
  ],
  bring: [
    { zh: "现场测绘（含标高与排水）", en: "A site survey with levels and drainage" },
    { zh: "摊主与居民访谈及同意", en: "Interviews with stallholders and residents, by consent" },
    { zh: "管理方许可", en: "The manager's permission" },
    { zh: "全套图纸", en: "A full set of drawings" },
  ],
  outline: [
    {
      title: { zh: "绪论", en: "Introduction" },
      intent: { zh: "为何市场的问题不是旧，而是只为一个时刻设计", en: "The market's problem is not age but design for a single hour" },
      weight: 12,
      needs: ["source"],
      children: [
        {
          title: { zh: "研究缘起", en: "Origin" },
          intent: { zh: "一天之中的四个时刻，四种用法", en: "Four moments of the day, four uses" },
          weight: 6,
          needs: ["data"],
        },
        {
          title: { zh: "概念与案例", en: "Concepts and cases" },
          intent: { zh: "微更新的边界：造价、可逆、谁决定", en: "Where micro-renewal ends: cost, reversibility, who decides" },
          weight: 6,
          needs: ["source"],
        },
      ],
    },
    {
      title: { zh: "现场调研", en: "Site survey" },
      intent: { zh: "以时间为线索，分时段记录", en: "With time as the thread" },
      weight: 26,
      needs: ["figure", "data"],
      children: [
        {
          title: { zh: "空间测绘", en: "Measuring the space" },
          intent: { zh: "平面、剖面、摊位尺度与管线", en: "Plan, section, stall dimensions and services" },
          weight: 9,
          needs: ["figure"],
        },
        {
          title: { zh: "行为与时间地图", en: "Map of behaviour and time" },
          intent: { zh: "分时段记录人、车、货，含雨天", en: "People, vehicles, goods by hour, rain included" },
          weight: 9,
          needs: ["figure"],
          mistake: { zh: "只调研一个时段", en: "Surveying one time of day only" },
        },
        {
          title: { zh: "摊主与居民的诉求", en: "What stallholders and residents want" },
          intent: { zh: "排序并指出互相冲突的诉求", en: "Rank, and show which wishes collide" },
          weight: 8,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "问题与策略", en: "Problems and strategies" },
      intent: { zh: "一个问题对一条策略", en: "One strategy for one problem" },
      weight: 14,
      needs: ["table"],
      children: [
        {
          title: { zh: "主要矛盾", en: "Main conflicts" },
          intent: { zh: "卸货、通行、停留的冲突落在哪几米", en: "Unloading, passing, staying: in which few metres they collide" },
          weight: 7,
          needs: ["figure"],
        },
        {
          title: { zh: "更新策略", en: "Renewal strategies" },
          intent: { zh: "分时、弹性、可逆，各对应一个矛盾", en: "By hour, flexible, reversible: each for a conflict" },
          weight: 7,
          mistake: { zh: "策略与问题无对应", en: "Strategies that answer no problem" },
        },
      ],
    },
    {
      title: { zh: "设计方案", en: "Design proposal" },
      intent: { zh: "总体到节点，每处标出使用时段", en: "From whole to detail, each with its hours of use" },
      weight: 32,
      needs: ["figure"],
      children: [
        {
          title: { zh: "总体布局与流线", en: "Layout and circulation" },
          intent: { zh: "分时段流线图叠加后重排", en: "Rearranged after overlaying routes by hour" },
          weight: 8,
          needs: ["figure"],
        },
        {
          title: { zh: "摊位模块", en: "Stall module" },
          intent: { zh: "尺寸、收纳、清洗、排水与消防间距", en: "Size, storage, washing, drainage and fire distances" },
          weight: 8,
          needs: ["figure"],
          mistake: { zh: "忽略排水与消防", en: "Overlooking drainage and fire safety" },
        },
        {
          title: { zh: "光、雨棚与地面", en: "Light, canopy and floor" },
          intent: { zh: "构造、坡度与防滑，节点可施工", en: "Construction, falls and slip resistance, buildable details" },
          weight: 8,
          needs: ["figure"],
        },
        {
          title: { zh: "午后的客厅", en: "A living room in the afternoon" },
          intent: { zh: "空置时段的再利用由谁管理", en: "Who looks after its use in idle hours" },
          weight: 8,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "可实施性", en: "Feasibility" },
      intent: { zh: "分期、造价级别、施工期照常营业", en: "Phases, cost bracket, trading during works" },
      weight: 10,
      needs: ["table"],
      mistake: { zh: "造价与工期只字不提", en: "Not a word on cost and time" },
    },
    { title: { zh: "结语", en: "Closing" }, intent: { zh: "反思：哪些问题设计解决不了", en: "What design cannot solve" }, weight: 6 },
  ],
  whyGood: [
    { zh: "用一天四个时刻重新认识菜市场", en: "Four moments of one day show the market anew" },
    { zh: "策略可逆、分时，回应真实冲突", en: "Strategies are reversible, by the hour, and answer real conflicts" },
    { zh: "考虑施工期间照常营业", en: "Trading goes on during the works" },
  ],
  opening: [
    { type: "heading", text: { zh: "第一章 绪论", en: "Introduction" } },
    { type: "heading", text: { zh: "1.1 研究缘起", en: "Origin" } },
    {
      type: "paragraph",
      text: {
        zh: "清晨，菜市场是最拥挤的地方，三轮车、推车和行人在不到两辆车宽的通道里互相让路；临近中午，摊主开始收拾，水顺着坡面流到入口；下午，整座棚子空下来，只有几位老人坐在倒扣的塑料筐上打牌；傍晚，下班的人匆匆进来，又匆匆出去。同一个空间，一天之中像是换了四个地方【待补充：观察日期】。",
        en: "Early in the morning the market is as crowded as can be: tricycles, barrows and people make way for one another in an aisle not two carts wide. Towards noon the stallholders clear up and water runs down the slope to the entrance. In the afternoon the whole hall is empty but for some old men playing cards on upturned crates. In the evening people on their way from work come in fast and go out fast. It is as if one space were four different places in a day 【to fill in: date of observation】.",
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "现有改造多把注意力放在清晨：统一招牌、铺设瓷砖、划定摊位，环境整洁了许多，可是午后依旧空着，打牌的老人却因为“不许占道”离开了。本文认为，菜市场的问题不是旧，而是空间只为一个时刻设计。因此选择【待补充：市场名称】为对象，以分时段的行为记录为基础，探讨造价不高、可以分期、施工期间仍能营业的微更新方案，使同一空间在不同时刻各得其用。",
        en: "Most renovations attend to the morning: uniform signs, tiles, marked-out stalls. It becomes much tidier, and still stands empty in the afternoon, while the card players have left because “no obstruction of the aisle” is allowed. This thesis holds that the trouble with the market is not that it is old but that it is designed for one moment. Taking 【to fill in: name of market】 and a record of behaviour by the hour, it looks for a micro-renewal at modest cost, in phases and with trading during the works, by which one space serves different moments.",
      },
    },
  ],
  hardSample: {
    title: { zh: "分时段的流线", en: "Circulation by the hour" },
    text: {
      zh: "把清晨、上午、午后、傍晚四个时段的人流、车流和货流分别画在同一张平面上，叠加之后可以看到冲突集中在入口内侧的转角：清晨卸货与行人争道，午后老人坐在这里恰恰因为它有光、能看见来往的人。若按常规把此处划为卸货区，清晨顺了，午后却没有了停留处。方案改为可翻转的边界：清晨翻板放下，作为卸货平台；之后竖起成为长椅靠背。翻板由市场管理员操作，时间写入公约，承重与防夹构造见图4-5【待补充：节点详图】。",
      en: "Routes of people, vehicles and goods in the morning, forenoon, afternoon and evening are drawn on one plan. Overlaid, they show that conflicts gather at the corner just inside the entrance: in the morning unloading fights with walkers; in the afternoon old people sit here for the very reason that it is light and they can see who comes and goes. To mark it as a loading area in the usual way would help the morning and take away the place to stay. The design makes it an edge that folds: down in the morning as a platform for unloading, up afterwards as the back of a bench. The market manager works it at hours fixed in the rules; bearing and finger protection are in the detail drawing 【to fill in: detail】.",
    },
  },
  staged: true,
  checklist: [
    { zh: "测绘数据含标高并复核", en: "The survey includes levels and was checked" },
    { zh: "消防间距与排水坡度满足规范", en: "Fire distances and falls meet the code" },
    { zh: "平立剖与节点图齐全", en: "Plans, sections, elevations, details are complete" },
    { zh: "造价级别与分期写明", en: "Cost bracket and phases are stated" },
    { zh: "受访者匿名并同意引用", en: "Interviewees are anonymous and agreed to be quoted" },
  ],
  scenes: ["defenseSpeech", "projectPlan", "classPresent"],
  since: "2026-11-22",
});
