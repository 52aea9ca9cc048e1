import { defineTemplate } from "../../src/essay-templates/template-schema.ts";

export const archCommunityLibrary = defineTemplate({
  slug: "arch-community-library",
  kind: "thesis",
  discipline: "engineering",
  major: { zh: "建筑学", en: "Architecture" },
  levels: ["undergraduate"],
  method: "design",
  length: { default: 8000, min: 8000, max: 20000 },
  numbering: "A",
  title: { zh: "旧厂区中的社区图书馆建筑设计", en: "A community library in a former factory yard: architectural design" },
  pattern: { zh: "〔场地〕中的〔建筑〕建筑设计", en: "〔Building〕 in 〔site〕: architectural design" },
  slots: [
    { label: { zh: "场地", en: "site" }, default: { zh: "旧厂区", en: "a former factory yard" } },
    { label: { zh: "建筑", en: "Building" }, default: { zh: "社区图书馆", en: "A community library" } },
  ],
  remark: { zh: "设计说明书：场地问题怎样长成一座房子", en: "How site problems grow into a building" },
  keywords: [
    { zh: "建筑设计", en: "architectural design" },
    { zh: "场地分析", en: "site analysis" },
    { zh: "改造", en: "adaptive reuse" },
    { zh: "空间", en: "space" },
    { zh: "绿色建筑", en: "green building" },
  ],
  bring: [
    { zh: "现场踏勘照片", en: "site visit photographs" },
    { zh: "任务书与规划条件", en: "brief and planning conditions" },
    { zh: "全套图纸与模型", en: "full drawings and model" },
  ],
  outline: [
    {
      title: { zh: "选题与任务解读", en: "Topic and brief" },
      intent: { zh: "说明为什么在此处建此物", en: "Why this building, and why here" },
      weight: 14,
      needs: ["source"],
      children: [
        {
          title: { zh: "城市更新背景下的社区阅读", en: "Community reading amid urban renewal" },
          intent: { zh: "由居民一天的需要推出功能定位", en: "Programme from what residents need in a day" },
          weight: 7,
          needs: ["data"],
        },
        {
          title: { zh: "任务书与规划条件", en: "Brief and planning conditions" },
          intent: { zh: "列用地、限高、退界、面积，指出最紧的一条", en: "Site, height, setback, area; name the tightest limit" },
          weight: 7,
          needs: ["table"],
        },
      ],
    },
    {
      title: { zh: "场地调研", en: "Site research" },
      intent: { zh: "每张分析图得出一条设计要求", en: "One design requirement from every drawing" },
      weight: 20,
      needs: ["figure", "data"],
      children: [
        {
          title: { zh: "区位、交通与人流", en: "Location, traffic and pedestrian flows" },
          intent: { zh: "分时段画步行来向，定主入口", en: "Flows by hour, which set the main entrance" },
          weight: 5,
          needs: ["figure"],
        },
        {
          title: { zh: "旧厂房结构与价值评估", en: "The old structure and its value" },
          intent: { zh: "留、改、拆各有结构与价值依据", en: "Keep, change or remove, on structural and heritage grounds" },
          weight: 9,
          needs: ["table", "figure"],
          mistake: { zh: "只贴照片，没有价值判断", en: "Photographs without a judgement of value" },
        },
        {
          title: { zh: "使用者访谈", en: "User interviews" },
          intent: { zh: "归纳几类人群的一天与相互干扰", en: "The day of several kinds of users, and how they disturb each other" },
          weight: 6,
          needs: ["data"],
          mistake: { zh: "访谈对象全是同学", en: "All interviewees are classmates" },
        },
      ],
    },
    {
      title: { zh: "案例研究", en: "Precedents" },
      intent: { zh: "每个案例只学一件事，写到图上", en: "Learn one thing from each, and draw it" },
      weight: 14,
      needs: ["source", "figure"],
      children: [
        {
          title: { zh: "旧建筑嵌入新空间的案例", en: "New space inside old structure" },
          intent: { zh: "比较新旧结构脱开与相连的代价", en: "Detached or joined: what each costs" },
          weight: 7,
          needs: ["figure"],
          mistake: { zh: "案例罗列，与设计无关", en: "Precedents listed, never used" },
        },
        {
          title: { zh: "小型图书馆的空间组织", en: "Plans of small libraries" },
          intent: { zh: "抽取动静分区的模式图", en: "Extract diagrams of loud and quiet" },
          weight: 7,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "设计构思与方案", en: "Concept and scheme" },
      intent: { zh: "从概念推到平立剖，步步有据", en: "From concept to plan, elevation and section, step by step" },
      weight: 30,
      needs: ["figure"],
      children: [
        {
          title: { zh: "概念生成", en: "Concept" },
          intent: { zh: "一句话加一组草图，指得到平面", en: "One sentence and sketches that can be found in the plan" },
          weight: 6,
          needs: ["figure"],
          mistake: { zh: "概念词漂亮但平面上找不到", en: "A fine word that cannot be found in the plan" },
        },
        {
          title: { zh: "总平面与流线", en: "Site plan and circulation" },
          intent: { zh: "读者、书籍、后勤三线与消防车道", en: "Readers, books, service, and the fire lane" },
          weight: 8,
          needs: ["figure"],
        },
        {
          title: { zh: "平面功能与阅读空间", en: "Plans and reading spaces" },
          intent: { zh: "大小空间与采光、声环境的对应", en: "Room sizes matched with light and noise" },
          weight: 9,
          needs: ["figure"],
        },
        {
          title: { zh: "立面与材料", en: "Façade and materials" },
          intent: { zh: "新旧材料交接画到节点", en: "Old meets new, drawn as a detail" },
          weight: 7,
          needs: ["figure"],
        },
      ],
    },
    {
      title: { zh: "技术设计", en: "Technical design" },
      intent: { zh: "证明方案能建成、能通过审查", en: "Show that it can be built and approved" },
      weight: 15,
      needs: ["figure", "table"],
      children: [
        {
          title: { zh: "结构加固与新增体系", en: "Strengthening and new structure" },
          intent: { zh: "传力路径、检测依据与缝的处理", en: "Load path, survey of the old frame, and the joint" },
          weight: 8,
          needs: ["figure"],
        },
        {
          title: { zh: "采光、通风与节能", en: "Daylight, ventilation and energy" },
          intent: { zh: "给出模拟条件、基准与结果", en: "Simulation conditions, baseline and results" },
          weight: 7,
          needs: ["table", "figure"],
          mistake: { zh: "绿色策略只有图标没有计算", en: "Green icons without a calculation" },
        },
      ],
    },
    {
      title: { zh: "总结", en: "Conclusions" },
      intent: { zh: "回到任务书与居民需求逐条核对", en: "Back to the brief and to residents, point by point" },
      weight: 7,
      children: [
        {
          title: { zh: "指标核对", en: "Check against the brief" },
          intent: { zh: "用技术经济指标表收束，超限说明", en: "A table of indicators, with any excess explained" },
          weight: 4,
          needs: ["table"],
        },
        { title: { zh: "反思", en: "Reflection" }, intent: { zh: "写被放弃的方案及理由", en: "What was given up, and why" }, weight: 3 },
      ],
    },
  ],
  whyGood: [
    { zh: "概念能在平面图上指得出来，不是空话", en: "The concept can be pointed out in the plan" },
    { zh: "场地调研以使用者的一天组织，读得出人", en: "Site research follows users through a day" },
    { zh: "留、改、拆都有价值评估依据", en: "Keep, change, remove: each has its grounds" },
    { zh: "技术设计与概念互相支撑", en: "Technical design and concept support each other" },
  ],
  opening: [
    { type: "heading", text: { zh: "第一章 选题与任务解读", en: "Chapter 1 Topic and brief" } },
    { type: "heading", text: { zh: "1.1 城市更新背景下的社区阅读", en: "1.1 Community reading amid urban renewal" } },
    {
      type: "paragraph",
      text: {
        zh: "场地位于【待补充：城市与街区】，原为一处停产多年的机修车间，四周是建成较早的住宅小区。白天，老人在车间外墙的荫凉下打牌；放学后，孩子把空地当球场；到了晚上，这里几乎没有灯。社区已有的阅览室设在居委会二层，上楼不便，开放时间又与上班时间重合，使用者并不多。访谈中居民提到最多的并不是“想看书”，而是“想有个能待着的地方”【待补充：访谈记录编号】。",
        en: 'The site, in 【to fill in: city and block】, is a machine shop that has stood idle for years among older housing. By day, the elderly play cards in the shade of its outer wall; after school, children use the yard as a pitch; at night there is hardly a light. The neighbourhood\'s reading room is on an upper floor of the residents\' committee, awkward to climb to and open during working hours, and few use it. What residents said most often in interviews was not "I want to read" but "I want a place to be" 【to fill in: interview number】.',
      },
    },
    {
      type: "paragraph",
      text: {
        zh: "因此，本设计把图书馆理解为一处全天可用的社区客厅：书是停留的理由，空间本身要能容纳聊天、写作业、听讲座和安静阅读这几种互相干扰的行为。设计需要回答的问题是，如何在保留车间骨架和集体记忆的前提下，让动与静在不大的面积里各得其所。",
        en: "The design therefore takes the library as a living room of the neighbourhood that can be used all day. Books are a reason to stay, and the space itself must hold talking, homework, lectures and quiet reading, which disturb one another. The question to answer is how, while keeping the frame of the shop and the memory attached to it, loud and quiet can each find their place within a small area.",
      },
    },
  ],
  hardSample: {
    title: { zh: "概念生成", en: "Finding the concept" },
    text: {
      zh: "车间原有的排架以均匀的跨距重复，空间高而通透，不利于安静阅读；但这种重复又是场地最有辨识度的东西。方案保留全部排架，在其中插入几只尺度不同的“木盒子”，盒子之间的缝隙成为公共走道和活动区，盒子内部按声音敏感程度依次布置儿童区、讨论室和阅览室。新旧结构脱开，缝宽取【待补充：尺寸】，既满足沉降变形，又让天光落到首层。概念在平面上可以概括为：排架是树，盒子是巢。",
      en: 'The frames of the shop repeat at an even span, high and open, which does not suit quiet reading; but this repetition is also what makes the place recognisable. The scheme keeps every frame and inserts several "wooden boxes" of different sizes. The gaps between the boxes become public passage and places for activity; inside them, children\'s area, discussion rooms and reading rooms are ordered by how sensitive they are to noise. Old and new structure stand apart, with a joint of 【to fill in: width】 that allows for settlement and lets daylight down to the ground floor. In plan the concept can be put briefly: the frames are trees, the boxes nests.',
    },
  },
  staged: false,
  checklist: [
    { zh: "指标表与图纸一致", en: "indicators agree with drawings" },
    { zh: "疏散、无障碍满足规范", en: "escape and accessibility meet the codes" },
    { zh: "分析图有图例与指北针", en: "analyses have legend and north" },
    { zh: "案例注明来源", en: "sources of precedents given" },
    { zh: "材料交接有节点详图", en: "joints of materials detailed" },
  ],
  scenes: ["defenseSpeech", "projectPlan", "classPresent"],
  since: "2026-11-22",
});
